import { fireEvent, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { LogLine, State } from "../protocol/types";
import { text } from "./testing/builders";
import { strikeTable } from "./testing/combat";
import { sampleQuestion } from "../testing/sample";
import { LastThrow } from "./last.svelte";
import Rolled from "./Rolled.svelte";
import { rollsBetween } from "./rolls";
import { said, show } from "./testing/show";

function line(number: number, words: string, more: Partial<LogLine> = {}): LogLine {
    return { number, turn: 9, seat: 0, kind: "rolled", text: text(words), deed: 3, ...more };
}

const after: State = {
    ...strikeTable,
    n: 2,
    ledgers: [],
    log: [
        line(7, "Glorfindel II beats a strike.", { head: true }),
        line(8, "The roll for Glorfindel II is 8.", { roll: 8 }),
        line(9, "Glorfindel II beats a strike, body check 4.", { head: true }),
        line(10, "The body check is 4.", { roll: 4 }),
        line(11, "The roll is 6.", { roll: 6, deed: 4 }),
    ],
};

test("Rolls are told with the sum they went into and the deed that they decided", () => {
    const rolls = rollsBetween(strikeTable, after);
    expect(rolls.map((one) => one.roll)).toEqual([8, 4, 6]);
    expect(rolls.map((one) => one.ledger?.total ?? null)).toEqual([10, null, null]);
    const decided = "Glorfindel II beats a strike, body check 4.";
    expect(rolls.map((one) => one.text.text)).toEqual([decided, decided, "The roll is 6."]);
});

test("After sitting down, and when a state comes again, nothing is rolled", () => {
    expect(rollsBetween(null, after)).toEqual([]);
    expect(rollsBetween(after, after)).toEqual([]);
    const toldAgain = {
        ...after,
        n: 3,
        log_from: 0,
        log: [...after.log, line(12, "The roll is 6.", { roll: 6 })],
    };
    expect(rollsBetween({ ...after, log_from: 7 }, toldAgain).map(({ number }) => number)).toEqual([12]);
    const later = { ...after, view: { ...after.view, turn: 11 } };
    expect(rollsBetween(strikeTable, later)).toEqual([]);
});

test("What was rolled is told until the next deed", async () => {
    let ended = 0;
    const { container } = show(Rolled, { rolls: rollsBetween(strikeTable, after), end: () => (ended += 1) });
    expect(said(container.querySelector(".roll p"))).toBe(
        "10 + 8 = 18 Glorfindel II beats a strike, body check 4.",
    );
    expect(screen.getAllByRole("img").length).toBe(4);
    await fireEvent.keyDown(window, { key: "p" });
    expect(ended).toBe(1);
});

test("The last throw is news, then a chip, and goes with the next question", () => {
    const thrown = new LastThrow();
    const at = (state: State, id: string): State => ({ ...state, question: sampleQuestion({ id }) });
    thrown.see(at(strikeTable, "q1"));
    thrown.see(at(after, "q2"));
    expect([thrown.fresh, thrown.last?.roll]).toEqual([true, 6]);
    thrown.settle();
    thrown.see(at({ ...after, n: 3, log: [] }, "q2"));
    expect([thrown.fresh, thrown.last?.roll]).toEqual([false, 6]);
    thrown.see(at({ ...after, n: 4, log: [] }, "q3"));
    expect(thrown.last).toBeNull();
});

test("A throw that comes while the other is asked waits for one's own question", () => {
    const thrown = new LastThrow();
    thrown.see({ ...strikeTable, question: null });
    thrown.see({ ...after, question: null });
    thrown.settle();
    thrown.see({ ...after, n: 3, log: [], question: sampleQuestion({ id: "q3" }) });
    expect(thrown.last?.roll).toBe(6);
});
