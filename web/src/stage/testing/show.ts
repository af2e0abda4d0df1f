// Draws a part of the stage with a board around it.

import { render } from "@testing-library/svelte";
import type { Component } from "svelte";
import WithBoard from "../../testing/WithBoard.svelte";
import { FakeBoard } from "./board";

/** `part` is drawn with `props`; the board is the caller's to look at afterwards. */
export function show<Props extends Record<string, unknown>>(
    part: Component<Props>,
    props: Props,
    board: FakeBoard = new FakeBoard(),
) {
    return { ...render(WithBoard, { board, part, given: props }), board };
}

/** The words of an element with single spaces. */
export function said(element: Element | null): string {
    return (element?.textContent ?? "").replace(/\s+/g, " ").trim();
}
