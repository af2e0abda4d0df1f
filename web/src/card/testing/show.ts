// Puts a component on a board, for tests.

import { render } from "@testing-library/svelte";
import type { Component } from "svelte";
import type { Board } from "../../board";
import Bench from "./Bench.svelte";

/** The component, drawn on that board. */
export function show<Props extends Record<string, unknown>>(
    component: Component<Props>,
    props: Props,
    board: Board,
): HTMLElement {
    const shown = component as Component<Record<string, unknown>>;
    return render(Bench, { props: { board, component: shown, props } }).container as HTMLElement;
}
