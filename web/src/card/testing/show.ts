// Puts a component on a board, for tests.

import { render } from "@testing-library/svelte";
import type { Component } from "svelte";
import type { Board } from "../../board";
import WithBoard from "../../testing/WithBoard.svelte";

/** The component, drawn on that board. */
export function show<Props extends Record<string, unknown>>(
    component: Component<Props>,
    props: Props,
    board: Board,
): HTMLElement {
    return render(WithBoard, { board, part: component, given: props }).container as HTMLElement;
}
