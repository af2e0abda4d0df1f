import { fireEvent, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, test } from "vitest";
import type { LogLine, State } from "../protocol/types";
import { text } from "./testing/builders";
import { strikeTable } from "./testing/combat";
import Rolled from "./Rolled.svelte";
import { rollsBetween } from "./rolls";
import { said, show } from "./testing/show";

function line(number: number, words: string, roll: number | null = null): LogLine {
    return { number, turn: 9, seat: 0, kind: "rolled", text: text(words), roll };
}

const after: State = {
    ...strikeTable,
    n: 2,
    ledgers: [],
    log: [
        line(7, "The roll is 8."),
        line(8, "The roll for Glorfindel II is 8.", 8),
        line(9, "The strike fails by 3."),
        line(10, "The body check is 4.", 4),
    ],
};

test("Rolls are told with the sum they went into and what followed", () => {
    const rolls = rollsBetween(strikeTable, after);
    expect(rolls.map((one) => one.roll)).toEqual([8, 4]);
    expect(rolls.map((one) => one.ledger?.total ?? null)).toEqual([10, null]);
    expect(rolls.map((one) => one.then?.text ?? null)).toEqual(["The strike fails by 3.", null]);
});

test("What goes on in any case is not told as what the dice brought", () => {
    const over: LogLine = { ...line(11, "The attack is over."), kind: "attack ended" };
    const rolls = rollsBetween(strikeTable, { ...after, log: [...after.log, over] });
    expect(rolls.map((one) => one.then?.text ?? null)).toEqual(["The strike fails by 3.", null]);
});

test("After sitting down, and when a state comes again, nothing is rolled", () => {
    expect(rollsBetween(null, after)).toEqual([]);
    expect(rollsBetween(after, after)).toEqual([]);
    const toldAgain = { ...after, n: 3, log_from: 0, log: [...after.log, line(11, "The roll is 6.", 6)] };
    expect(rollsBetween({ ...after, log_from: 7 }, toldAgain).map(({ number }) => number)).toEqual([11]);
    const later = { ...after, view: { ...after.view, turn: 11 } };
    expect(rollsBetween(strikeTable, later)).toEqual([]);
});

test("What was rolled stays until the next deed", async () => {
    const { container, rerender, board } = show(Rolled, { state: strikeTable });
    expect(container.querySelector(".rolled")).toBeNull();

    await rerender({ board, part: Rolled, given: { state: after } });
    expect(said(container.querySelector(".roll p"))).toBe(
        "10 + 8 = 18 The roll for Glorfindel II is 8. The strike fails by 3.",
    );
    expect(screen.getAllByRole("img").length).toBe(3);

    await rerender({ board, part: Rolled, given: { state: { ...after, n: 3, log: [] } } });
    expect(container.querySelector(".rolled")).not.toBeNull();

    await fireEvent.keyDown(window, { key: "p" });
    await tick();
    expect(container.querySelector(".rolled")).toBeNull();
});
