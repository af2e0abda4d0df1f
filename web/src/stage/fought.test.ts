import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import type { LogLine } from "../protocol/types";
import { sampleBoard } from "../testing/board";
import { sampleLine } from "../testing/sample";
import WithBoard from "../testing/WithBoard.svelte";
import { foughtSince } from "./fought";
import Fought from "./Fought.svelte";

const text = (words: string) => ({ text: words, names: [] });

/** Two attacks, the second by the site. */
const LINES: LogLine[] = [
    sampleLine(0, { kind: "attack began", text: text("Ana plays Orc-watch, 2 strikes of 9.") }),
    sampleLine(1, { kind: "strike failed", text: text("Haldir beats a strike: 4 + 8 = 12 v 9.") }),
    sampleLine(2, { kind: "wounded", text: text("Adrazar is wounded: 3 + 2 = 5 v 9.") }),
    sampleLine(3, { kind: "attack ended", text: text("The attack is over: 1 beaten, 1 hit.") }),
    sampleLine(4, { kind: "site entered", text: text("Haldir’s company has entered Moria.") }),
    sampleLine(5, { kind: "strike failed", text: text("Haldir beats a strike: 4 + 6 = 10 v 7.") }),
    sampleLine(6, { kind: "declared", text: text("You play Risky Blow.") }),
    sampleLine(7, { kind: "strike failed", gains: 1, text: text("Sam beats a strike: 3 + 7 = 10 v 7.") }),
    sampleLine(8, { kind: "attack ended", text: text("The attack is over, 2 strikes of 7: 2 beaten.") }),
];

afterEach(cleanup);

test("an attack that is over is summed up with its own strikes", () => {
    const fought = foughtSince(LINES, 7);
    expect(fought?.whole.head.number).toBe(8);
    expect(fought?.strikes.map(({ head }) => head.number)).toEqual([5, 7]);
    expect(foughtSince(LINES.slice(0, 4), 2)?.strikes.map(({ head }) => head.number)).toEqual([1, 2]);
});

test("it is no news any more once one has answered again", () => {
    expect(foughtSince(LINES, 9)).toBeNull();
    expect(foughtSince(LINES.slice(0, 3), 0)).toBeNull();
});

test("it shows the numbers of the attack, each strike with its sum, and the points", () => {
    const fought = foughtSince(LINES, 0);
    render(WithBoard, { part: Fought, board: sampleBoard({}), given: { fought, open: true } });
    expect(screen.getByText("The attack is over, 2 strikes of 7: 2 beaten.")).toBeTruthy();
    expect(screen.getAllByRole("listitem").map((item) => item.textContent?.trim())).toEqual([
        "Haldir beats a strike: 4 + 6 = 10 v 7.",
        "Sam beats a strike: 3 + 7 = 10 v 7. +1",
    ]);
});
