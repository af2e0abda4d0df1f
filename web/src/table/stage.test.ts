import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { State } from "../protocol/types";
import { Plan } from "../sheet/plan.svelte";
import { sampleBoard } from "../testing/board";
import { sampleState } from "../testing/sample";
import WithBoard from "../testing/WithBoard.svelte";
import Stage from "./Stage.svelte";

const plan = new Plan({ walk: () => {}, try: () => {}, tag: "", quick: false, copies: () => [] });

/** What the stage is given with this table. */
const given = (state: State) => ({
    part: Stage,
    board: sampleBoard(),
    given: { state, plan, lines: [], names: ["Mira", "Bo"], odds: true, reasons: false, looked: null },
});

test("The map is put away while somebody picks, and the same map is there again afterwards", async () => {
    const { container, rerender } = render(WithBoard, given(sampleState({ n: 1, posture: "journey" })));
    const map = container.querySelector("[data-zone=map]");
    expect(screen.getByRole("application")).toBeTruthy();

    await rerender(given(sampleState({ n: 2, posture: "picker" })));
    expect(screen.queryByRole("application")).toBeNull();
    expect(container.querySelector("[data-zone=companies]")).toBeNull();

    await rerender(given(sampleState({ n: 3, posture: "journey" })));
    expect(screen.getByRole("application")).toBeTruthy();
    expect(container.querySelector("[data-zone=companies]")).not.toBeNull();
    expect(container.querySelector("[data-zone=map]")).toBe(map);
});

test("Where nobody has travelled yet there is no map", () => {
    const { container } = render(WithBoard, given(sampleState({ posture: "picker" })));
    expect(container.querySelector("[data-zone=map]")).toBeNull();
});
