import { fireEvent, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import Dice from "./Dice.svelte";
import { FakeBoard } from "./testing/board";
import { text } from "./testing/builders";
import { STRIKE } from "./testing/combat";
import { INFLUENCE } from "./testing/site";
import Ledger from "./Ledger.svelte";
import Need from "./Need.svelte";
import Odds from "./Odds.svelte";
import Outcomes from "./Outcomes.svelte";
import Sum from "./Sum.svelte";
import { said, show } from "./testing/show";

describe("A ledger", () => {
    test("shows every line with its amount and sign, and their sum", () => {
        show(Ledger, { ledger: STRIKE });
        const table = screen.getByRole("table", { name: /Glorfindel II against Rain-drake/ });
        const rows = within(table).getAllByRole("row");

        expect(rows.map((row) => said(row.querySelector("th")))).toEqual([
            "Prowess of Glorfindel II",
            "Glamdring: +3, but never above 8",
            "Haldir taps in support",
            "Sam Gamgee taps in support",
            "Together",
        ]);
        expect(rows.map((row) => said(row.querySelector("td")))).toEqual(["8", "±0", "+1", "+1", "10"]);
    });

    test("writes what is taken away with a minus", () => {
        const line = { label: text("stays untapped"), code: null, amount: -3, rule: "CMB-26" };
        show(Ledger, { ledger: { ...STRIKE, lines: [...STRIKE.lines, line], total: 7 } });
        expect(screen.getByText("−3")).toBeTruthy();
    });

    test("opens the rule of a line", async () => {
        const { board } = show(Ledger, { ledger: STRIKE });
        await fireEvent.click(screen.getAllByText("CMB-27")[0]!);
        expect(board.opened).toEqual(["CMB-27"]);
    });

    test("without lines shows no sum", () => {
        show(Ledger, { ledger: { ...STRIKE, lines: [], total: 0 } });
        expect(screen.queryByText("Together")).toBeNull();
    });
});

describe("The number to roll", () => {
    test("follows from what stands against the sum", () => {
        const { container } = show(Need, { ledger: STRIKE });
        expect(said(container)).toBe("Strike’s prowess 15 − together 10 = roll more than 5 6+");
    });

    test("is none if no throw is enough, and any if every throw is", () => {
        expect(said(show(Need, { ledger: { ...STRIKE, least: 14, outcomes: [] } }).container)).toContain(
            "no throw is enough",
        );
        expect(said(show(Need, { ledger: { ...STRIKE, least: 2, outcomes: [] } }).container)).toContain(
            "any throw will do",
        );
    });

    test("is no order to whoever loses by it", () => {
        const lost = [{ from: 10, to: 12, tone: "bad" as const, text: text("Eliminated."), rule: null }];
        const body = { ...STRIKE, lines: [], total: 0, least: 10, outcomes: lost };
        const { container } = show(Need, {
            ledger: { ...body, against: { label: text("Body"), number: 9 } },
        });
        expect(said(container)).toBe("Body 9 with more than 9 10+");
    });
});

describe("The chart of throws", () => {
    test("is one sentence for who does not see it", () => {
        const board = new FakeBoard();
        board.language = "de";
        show(Odds, { ledger: INFLUENCE }, board);
        expect(screen.getByRole("img").getAttribute("aria-label")).toBe(
            "Von 36 Würfen: 3 oder mehr gelingt, 35; 2 oder weniger misslingt, 1.",
        );
    });

    test("says what each throw brings, the best first, and marks the one that fell", () => {
        const { container } = show(Outcomes, { ledger: STRIKE, roll: 3 });
        const boxes = [...container.querySelectorAll("li")];
        expect(boxes.map((box) => said(box.querySelector("b")))).toEqual([
            "6–12 · 72%, goes well",
            "5 · 11%, stays even",
            "2–4 · 17%, goes badly",
        ]);
        expect(boxes.map((box) => box.classList.contains("hit"))).toEqual([false, false, true]);
    });
});

describe("Dice", () => {
    afterEach(() => vi.useRealTimers());

    test("show the roll", () => {
        show(Dice, { roll: 9, seed: 2 });
        const dice = screen.getByRole("img");
        const shown = [...dice.querySelectorAll<HTMLElement>("[data-face]")].map((die) =>
            Number(die.dataset.face),
        );
        expect(shown.reduce((sum, face) => sum + face, 0)).toBe(9);
        expect(dice.getAttribute("aria-label")).toMatch(/: 9$/);
        expect(dice.querySelectorAll("i").length).toBe(9);
    });

    test("lie still if nothing may move", async () => {
        show(Dice, { roll: 9 });
        await tick();
        expect(screen.getByRole("img").classList.contains("tumbling")).toBe(false);
    });

    test("tumble for 700 milliseconds, and any key ends it", async () => {
        vi.useFakeTimers();
        const board = new FakeBoard();
        board.motion = true;
        show(Dice, { roll: 9 }, board);
        await tick();
        expect(screen.getByRole("img").classList.contains("tumbling")).toBe(true);

        await fireEvent.keyDown(window, { key: "x" });
        expect(screen.getByRole("img").classList.contains("tumbling")).toBe(false);
    });

    test("settle by themselves", async () => {
        vi.useFakeTimers();
        const board = new FakeBoard();
        board.motion = true;
        show(Dice, { roll: 9 }, board);
        await tick();
        vi.advanceTimersByTime(699);
        await tick();
        expect(screen.getByRole("img").classList.contains("tumbling")).toBe(true);
        vi.advanceTimersByTime(1);
        await tick();
        expect(screen.getByRole("img").classList.contains("tumbling")).toBe(false);
    });
});

describe("A sum beside its question", () => {
    test("shows also what each throw brings, if dice follow", () => {
        const { container } = show(Sum, { ledger: INFLUENCE });
        expect(container.querySelectorAll(".odds > b")).toHaveLength(11);
        expect(said(container)).toContain("The Men of Lebennin join you.");
    });

    test("is the sum alone, if none do", () => {
        const { container } = show(Sum, { ledger: { ...INFLUENCE, least: null, odds: null, outcomes: [] } });
        expect(container.querySelector(".odds")).toBeNull();
    });
});
