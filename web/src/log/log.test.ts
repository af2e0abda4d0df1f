import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LogLine } from "../protocol/types";
import { settings } from "../settings/settings.svelte";
import { sampleBoard } from "../testing/board";
import { sampleLine } from "../testing/sample";
import WithBoard from "../testing/WithBoard.svelte";
import Log from "./Log.svelte";
import { turnsOf } from "./turns";

const LINES = [
    sampleLine(0, { turn: 0, seat: null }),
    sampleLine(1, { turn: 1, seat: 1 }),
    sampleLine(2, { turn: 1, seat: 0, roll: 9 }),
    sampleLine(3, {
        turn: 2,
        text: { text: "You play Haldir.", names: [{ from: 9, to: 15, code: "TW-164" }] },
    }),
];

const zoom = vi.fn();

function show(lines: LogLine[]) {
    return render(WithBoard, {
        part: Log,
        board: sampleBoard({}, { zoom }),
        given: { lines, you: 0 },
    });
}

beforeEach(() => {
    settings.language = "en";
    settings.log = true;
    zoom.mockClear();
});
afterEach(cleanup);

test("the story is cut into turns", () => {
    expect(turnsOf(LINES).map((turn) => [turn.turn, turn.lines.length])).toEqual([
        [0, 1],
        [1, 2],
        [2, 1],
    ]);
});

test("the newest comes first, with whose doing it was and what the dice showed", () => {
    show(LINES);
    const log = screen.getByRole("log");
    const told = within(log)
        .getAllByRole("listitem")
        .map((item) => item.textContent?.replace(/\s+/g, " ").trim());
    expect(told).toEqual([
        "you: You play Haldir.",
        "you: Line 2. rolled 99",
        "your opponent: Line 1.",
        "Line 0.",
    ]);
    expect(
        within(log)
            .getAllByRole("heading")
            .map((one) => one.textContent),
    ).toEqual(["Turn 1", "Getting ready"]);
    expect(log.getAttribute("aria-live")).toBe("polite");
});

test("a card that is named can be looked at", async () => {
    show(LINES);
    const name = screen.getByRole("button", { name: "Haldir" });
    await fireEvent.click(name);
    expect(zoom).toHaveBeenLastCalledWith("TW-164", name);
});

test("the whole story is told from its beginning", async () => {
    Element.prototype.scrollIntoView = vi.fn();
    const lines = Array.from({ length: 60 }, (_, number) =>
        sampleLine(number, { turn: 1 + Math.floor(number / 30) }),
    );
    show(lines);
    expect(within(screen.getByRole("log")).getAllByRole("listitem")).toHaveLength(40);
    await fireEvent.click(screen.getByRole("button", { name: "The whole story" }));
    const sheet = within(screen.getByRole("dialog", { name: "The whole story" }));
    const items = sheet.getAllByRole("listitem");
    expect(items).toHaveLength(60);
    expect(items[0]?.textContent).toContain("Line 0.");
});

test("it folds, and stays folded", async () => {
    show(LINES);
    await fireEvent.click(screen.getByRole("button", { name: "Log" }));
    expect(settings.log).toBe(false);
    expect(screen.getByRole("button", { name: "Log" }).getAttribute("aria-expanded")).toBe("false");
});
