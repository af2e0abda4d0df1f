import { fireEvent, screen, within } from "@testing-library/svelte";
import axe from "axe-core";
import { tick } from "svelte";
import { describe, expect, it } from "vitest";
import type { Answer, AnswerSheet } from "../protocol/types";
import { FakeBoard } from "../stage/testing/board";
import { STRIKE } from "../stage/testing/combat";
import { said, show } from "../stage/testing/show";
import Assign from "./Assign.svelte";
import Go from "./Go.svelte";
import Last from "./Last.svelte";
import Sheet from "./Sheet.svelte";
import { ASSIGNING, brings, DRAWS, FACING, planned, STRIKES } from "./testing/sheets";
import Will from "./Will.svelte";

const LEAVE: Answer = { verb: "pass", question: "assign a strike as the defender" };

function facing(language: FakeBoard["language"] = "en", sheet: AnswerSheet = STRIKES) {
    const board = new FakeBoard();
    board.language = language;
    const made = planned(sheet);
    made.plan.hear(brings(made.tried[0] ?? [], 30, { "s1-stay": 15, "s1-TW-180": 33 }));
    const page = show(Sheet, { plan: made.plan, state: FACING, last: null, odds: true }, board);
    return { ...made, ...page };
}

describe("A strike on one sheet", () => {
    it("tells who faces whom, how, with whose help and with which odds", () => {
        const { container } = facing();
        expect(said(container.querySelector(".sheet header"))).toContain(
            "faces the strike Haldir 4 8 · tapped strike 2 of 3",
        );
        const how = screen.getByRole("radiogroup", { name: "How he faces it" });
        expect(within(how).getAllByRole("radio").map(said)).toEqual([
            "Tap as he is 72%, goes well in 72% 1",
            "Stay untapped 42%, goes well in 42% 2",
        ]);
        const help = screen.getByRole("group", { name: /^Who helps/ });
        expect(within(help).getAllByRole("button").map(said)[0]).toBe("Sam Gamgee taps: 92% +1 3");
        expect(said(container)).toContain("Glorfindel II: no is struck himself");
    });

    it("has the strikes in their order, each with its odds or what became of it", async () => {
        const { plan } = facing();
        const rows = () =>
            within(screen.getByRole("list", { name: /^Three strikes/ })).getAllByRole("button");
        expect(rows().map(said)).toEqual(["Glorfindel II defeated", "Haldir Tap 83%", "Adrazar Tap 58%"]);
        await fireEvent.click(rows()[2] as HTMLElement);
        expect(plan.at).toBe("s2");
        expect(rows()[1]?.getAttribute("aria-current")).toBe("step");
        expect(said(document.querySelector(".sheet header"))).toContain("Adrazar");
        await fireEvent.keyDown(rows()[1] as HTMLElement, { key: "ArrowDown", altKey: true });
        expect(rows().map(said)[1]).toContain("Haldir");
        expect(plan.at).toBe("s1");
    });

    it("opens the source or the rule of a term of the sum", async () => {
        const { board } = facing();
        const sum = screen.getByRole("group", { name: "The sum" });
        expect(said(sum)).toContain("10together against 15");
        expect(said(sum)).toContain("roll6+");
        await fireEvent.click(within(sum).getByTitle("Haldir taps in support"));
        expect(board.opened).toEqual(["CMB-27"]);
    });

    it("shows the last throw in its head", () => {
        const roll = { number: 7, roll: 8, text: STRIKE.title, then: null, ledger: STRIKE };
        const { container } = show(Last, { roll });
        expect(said(container)).toBe("last: 8, beaten");
    });

    it.each([
        ["en", "Three strikes"],
        ["de", "Drei Schläge"],
        ["fr", "Trois coups"],
    ] as const)("has no serious fault for those who cannot see it: %s", async (language, title) => {
        const { container } = facing(language);
        expect(said(container)).toContain(title);
        const rules = {
            "color-contrast": { enabled: false },
            "label-content-name-mismatch": { enabled: false },
        };
        const { violations } = await axe.run(container, { rules });
        expect(violations.filter(({ impact }) => impact === "serious" || impact === "critical")).toEqual([]);
    });
});

describe("What is asked beside the sheet", () => {
    it("says what the roll will do, step by step", async () => {
        const { plan, tick: toggle } = planned(STRIKES);
        const { container } = show(Will, { plan });
        const steps = () => [...container.querySelectorAll("li span")].map(said);
        expect(steps()).toEqual(["Tap", "nobody helps", "the dice fall"]);
        toggle("s1-TW-181");
        await tick();
        expect(steps()).toEqual(["Tap", "Saruman: +1", "the dice fall"]);
    });

    it("rolls for one with its odds, or for both as they are laid out", async () => {
        const { plan, walked, tried } = planned(STRIKES);
        plan.hear(brings(tried[0] ?? [], 30));
        const go = { plan, other: "Ana", odds: true, undo: false, onundo: () => {} };
        const { container } = show(Go, go);
        expect(said(container.querySelector("[data-main]"))).toBe("Roll for Haldir 83% ↵");
        expect(said(container)).toContain("stops by itself if somebody is wounded or Ana plays a card");
        await fireEvent.click(screen.getByRole("button", { name: /^Roll both as laid out/ }));
        expect(walked[0]?.filter(({ verb }) => verb === "roll")).toHaveLength(2);
    });

    it("draws all, one or none", async () => {
        const { plan, walked } = planned(DRAWS);
        const { container } = show(Go, { plan, other: "Ana", odds: true, undo: false, onundo: () => {} });
        expect([...container.querySelectorAll("button")].map(said)).toEqual([
            "Draw 2 ↵",
            "Draw 1",
            "Draw none",
        ]);
        await fireEvent.click(screen.getByRole("button", { name: "Draw none" }));
        expect(walked).toEqual([[{ verb: "pass", question: "draw more" }]]);
    });
});

it("gives out all strikes on one screen, by clicks or by prowess, and takes them back", async () => {
    const { plan, find } = planned(ASSIGNING);
    const board = new FakeBoard();
    board.pick = (place) => void plan.pick(place);
    board.mark = (place) => plan.mark(place);
    const { container } = show(Assign, { plan, state: FACING }, board);
    expect(said(container.querySelector("[role=status]"))).toBe("1 of 3 strikes given");
    await fireEvent.click(screen.getByRole("button", { name: /Adrazar/ }));
    expect(said(container.querySelector("[role=status]"))).toBe("2 of 3 strikes given");
    await fireEvent.click(screen.getByRole("button", { name: "Take one strike back from Adrazar" }));
    await fireEvent.click(screen.getByRole("button", { name: "Spread by prowess" }));
    expect(["haldir", "adrazar", "glorfindel"].map((id) => plan.ticked(find(id)[1]))).toEqual([1, 1, 1]);
    expect(plan.ready).toBe(true);
});

it("says how many strikes are given, and that the rest is left to the other", async () => {
    const [group] = ASSIGNING.groups;
    if (group === undefined) throw new Error("nothing is given out");
    const free = { ...group, least: 0, closing: [LEAVE], parts: group.parts.slice(1) };
    const { plan, walked, tick: give } = planned({ ...ASSIGNING, groups: [free] });
    const { container } = show(Go, { plan, other: "Ana", odds: true, undo: false, onundo: () => {} });
    expect(container.querySelector("[data-main]")?.getAttribute("aria-disabled")).toBe("true");
    give("adrazar");
    await tick();
    expect(said(container)).toContain("Give 1 strike");
    expect(said(container)).toContain("Ana gives the other 2");
    give("adrazar");
    give("adrazar");
    await tick();
    await fireEvent.click(screen.getByRole("button", { name: "Leave them all to Ana" }));
    expect(walked).toEqual([[LEAVE]]);
});
