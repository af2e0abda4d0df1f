import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LogLine } from "../protocol/types";
import { settings } from "../settings/settings.svelte";
import { sampleBoard } from "../testing/board";
import { sampleLine } from "../testing/sample";
import WithBoard from "../testing/WithBoard.svelte";
import { deedsOf, passes, standing, turnsOf } from "./deeds";
import Log from "./Log.svelte";

const text = (words: string) => ({ text: words, names: [] });

/** Getting ready, a turn of the other's with a fight, and one's own turn. */
const LINES: LogLine[] = [
    sampleLine(0, { turn: 0, seat: 1, text: text("Ana drafts Aragorn II.") }),
    sampleLine(1, { turn: 1, seat: 1, kind: "turn began", score: [0, 3] }),
    sampleLine(2, { turn: 1, seat: 1, kind: "site revealed", text: text("Ana’s company goes to Moria.") }),
    sampleLine(3, { turn: 1, seat: 1, kind: "drew", deed: 2, head: false, text: text("Ana draws a card.") }),
    sampleLine(4, { turn: 1, seat: 1, kind: "drew", deed: 2, head: false, text: text("Ana draws 2 cards.") }),
    sampleLine(5, { turn: 1, seat: 0, kind: "declared", text: text("You play Orc-watch.") }),
    sampleLine(6, {
        turn: 1,
        seat: 0,
        kind: "attack began",
        deed: 5,
        text: text("You play Orc-watch: 3 of 9."),
    }),
    sampleLine(7, {
        turn: 1,
        seat: 1,
        kind: "strike failed",
        gains: 1,
        text: text("Aragorn II beats a strike."),
    }),
    sampleLine(8, { turn: 1, seat: 1, kind: "rolled", deed: 7, head: false, roll: 8 }),
    sampleLine(9, { turn: 2, seat: 0, kind: "turn began", score: [0, 4] }),
    sampleLine(10, {
        turn: 2,
        text: { text: "You play Haldir.", names: [{ from: 9, to: 15, code: "TW-164" }] },
        anchors: [{ kind: "card", ref: "7" }],
    }),
];

const zoom = vi.fn();

function show(lines: LogLine[], since: number | null = null, watching = false) {
    return render(WithBoard, {
        part: Log,
        board: sampleBoard({}, { zoom }),
        given: { lines, own: 0, names: ["Bo", "Ana"], score: [2, 4], since, watching },
    });
}

function told(): string[] {
    return [...screen.getByRole("log").querySelectorAll("[data-deed]")].map(
        (item) => item.textContent?.replace(/\s+/g, " ").trim() ?? "",
    );
}

beforeEach(() => {
    settings.language = "en";
    settings.log = true;
    zoom.mockClear();
});
afterEach(cleanup);

test("of the lines that head a deed the last one holds, and of what was drawn with it", () => {
    expect(standing(LINES).map(({ number }) => number)).toEqual([0, 1, 2, 4, 6, 7, 8, 9, 10]);
    expect(deedsOf(LINES).map(({ head, under }) => [head.number, under.length])).toEqual([
        [0, 0],
        [1, 0],
        [2, 1],
        [6, 0],
        [7, 1],
        [9, 0],
        [10, 0],
    ]);
});

test("a turn is headed by whose it was and by the score with which it ended", () => {
    expect(turnsOf(deedsOf(LINES), [2, 4]).map(({ turn, seat, score }) => [turn, seat, score])).toEqual([
        [0, null, [0, 3]],
        [1, 1, [0, 4]],
        [2, 0, [2, 4]],
    ]);
    show(LINES);
    const heads = within(screen.getByRole("log")).getAllByRole("heading");
    expect(heads.map((one) => one.textContent?.replace(/\s+/g, " ").trim())).toEqual([
        "Turn 2 Bo 2 : 4",
        "Turn 1 Ana 0 : 4",
        "Getting ready",
    ]);
});

test("the newest deed comes first, with what it brought and what is folded under it", async () => {
    show(LINES);
    expect(told()).toEqual([
        "You play Haldir.",
        "Aragorn II beats a strike. gains 1 point+1 1 more",
        "You play Orc-watch: 3 of 9.",
        "Ana’s company goes to Moria. 1 more",
        "Ana drafts Aragorn II.",
    ]);
    expect(screen.getByRole("log").getAttribute("aria-live")).toBe("polite");
    await fireEvent.click(screen.getAllByRole("button", { name: "1 more" })[1] as HTMLElement);
    expect(screen.getByText("Ana draws 2 cards.")).toBeTruthy();
    expect(screen.queryByText("Ana draws a card.")).toBeNull();
});

test("mine, theirs and fights are found by a filter", async () => {
    show(LINES);
    await fireEvent.click(screen.getByRole("button", { name: "Mine" }));
    expect(told()).toEqual(["You play Haldir.", "You play Orc-watch: 3 of 9."]);
    await fireEvent.click(screen.getByRole("button", { name: "Ana" }));
    expect(told()).toHaveLength(3);
    await fireEvent.click(screen.getByRole("button", { name: "Fights" }));
    expect(told()).toHaveLength(2);
    expect(deedsOf(LINES).filter((deed) => passes(deed, "fights", 0))).toHaveLength(2);
});

test("for who watches both go by their names", () => {
    show(LINES, null, true);
    expect(screen.getByRole("button", { name: "Bo" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Mine" })).toBeNull();
});

test("what is new since one's last answer stands above a mark", () => {
    const { container } = show(LINES, 7);
    const order = [...container.querySelectorAll("[data-deed], .news")].map((one) =>
        one.classList.contains("news") ? "news" : one.getAttribute("data-deed"),
    );
    expect(order).toEqual(["10", "7", "news", "5", "2", "0"]);
});

test("without news there is no mark", () => {
    const { container } = show(LINES, 11);
    expect(container.querySelector(".news")).toBeNull();
});

test("a card that is named can be looked at", async () => {
    show(LINES);
    const name = screen.getByRole("button", { name: "Haldir" });
    await fireEvent.click(name);
    expect(zoom).toHaveBeenLastCalledWith("TW-164", name);
});

test("what a line is about is lit as long as one points at it", async () => {
    const card = document.createElement("div");
    card.dataset["place"] = "card:7";
    document.body.append(card);
    const { container } = show(LINES);
    const line = container.querySelector('[data-deed="10"]') as HTMLElement;
    await fireEvent.pointerEnter(line);
    expect(card.hasAttribute("data-lit")).toBe(true);
    await fireEvent.pointerLeave(line);
    expect(card.hasAttribute("data-lit")).toBe(false);
    card.remove();
});

test("a click on a turn opens the whole story there", async () => {
    const into = vi.fn();
    Element.prototype.scrollIntoView = into;
    show(LINES);
    await fireEvent.click(screen.getByRole("button", { name: "Turn 1" }));
    const sheet = screen.getByRole("dialog", { name: "The whole story" });
    expect(sheet.querySelectorAll("[data-deed]")).toHaveLength(5);
    expect(sheet.querySelector("[data-deed]")?.textContent).toContain("Ana drafts");
    expect(into.mock.contexts).toEqual([sheet.querySelector('[data-turn="1"]')]);
});

test("it folds, and stays folded", async () => {
    show(LINES);
    await fireEvent.click(screen.getByRole("button", { name: "Log" }));
    expect(settings.log).toBe(false);
    expect(screen.getByRole("button", { name: "Log" }).getAttribute("aria-expanded")).toBe("false");
});
