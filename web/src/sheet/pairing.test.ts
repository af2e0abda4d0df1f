import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { AnswerSheet, SheetGroup, SheetPart } from "../protocol/types";
import { sampleBoard } from "../testing/board";
import { question } from "../testing/questions";
import { sampleState, sampleView } from "../testing/sample";
import WithBoard from "../testing/WithBoard.svelte";
import { matched } from "./pairing";
import Pair from "./Pair.svelte";
import { Plan } from "./plan.svelte";
import { toggled } from "./ticking";

function part(facer: number, striker: number): SheetPart {
    const answer = {
        verb: "assign" as const,
        source: { kind: "card" as const, ref: `${facer}` },
        targets: [{ kind: "card" as const, ref: `${striker}` }],
    };
    const title = { text: `${facer} faces ${striker}`, names: [] };
    const rest = { detail: null, amount: null, odds: null, most: 1, preset: false, fixed: false, end: null };
    return { id: `${facer}-${striker}`, answer, title, ...rest };
}

const group: SheetGroup = {
    id: "pairs",
    kind: "pairs",
    title: { text: "Who faces whose strike", names: [] },
    least: 2,
    most: 2,
    parts: [part(1, 11), part(1, 12), part(2, 11), part(2, 12)],
    closing: [],
    under: null,
    beside: null,
    refusals: [],
};
const sheet: AnswerSheet = {
    kind: "pair",
    groups: [group],
    end: { text: "Give 2 strikes", names: [] },
    closing: [],
    between: [],
};

afterEach(cleanup);

test("nobody stands in two pairs", () => {
    const [first, second, third] = group.parts as [SheetPart, SheetPart, SheetPart];
    const one = toggled(group, first, new Map()) ?? new Map();
    expect([...(toggled(group, second, one) ?? []).keys()]).toEqual(["1-12"]);
    expect([...(toggled(group, third, one) ?? []).keys()]).toEqual(["2-11"]);
});

test("the strongest face the strongest", () => {
    const prowess: Record<string, number> = { 1: 3, 2: 6, 11: 4, 12: 7 };
    expect(matched(group, (ref) => prowess[ref] ?? 0).map(({ id }) => id)).toEqual(["2-12", "1-11"]);
});

test("pairs are made by clicking one above and one below, and walked at once", async () => {
    const walk = vi.fn();
    const plan = new Plan({ walk, try: vi.fn(), tag: "", quick: false, copies: (ref) => [ref] });
    plan.ask({ ...question([]), sheet });
    const state = sampleState({ view: sampleView() });
    const { container } = render(WithBoard, { part: Pair, board: sampleBoard({}), given: { plan, state } });
    const click = (what: string) => fireEvent.click(container.querySelector(what) as Element);
    await click("[data-striker='12']");
    await click("[data-facer='1']");
    expect(plan.ready).toBe(false);
    await click("[data-striker='11']");
    await click("[data-facer='2']");
    expect(screen.getByRole("status").textContent).toContain("2");
    expect(container.querySelectorAll("[data-blow]")).toHaveLength(2);
    plan.go();
    expect(walk.mock.calls[0]?.[1]).toHaveLength(2);
});
