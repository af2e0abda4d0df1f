// What the pointer is at on the map: it is picked with a click, and shown large under a mouse.

import type { Board, Place } from "../board";

const KINDS = ["site", "region", "path", "company", "card"] as const;

export class Pointing {
    /** The way under the pointer. */
    way = $state<string | null>(null);
    #code: string | null = null;
    #board: () => Board;

    constructor(board: () => Board) {
        this.#board = board;
    }

    readonly click = (event: MouseEvent): void => {
        const on = marking(event);
        const [kind, ref] = [on?.getAttribute("data-kind"), on?.getAttribute("data-ref")];
        if (ref && isKind(kind)) this.#board().pick({ kind, ref });
    };

    readonly hover = (event: PointerEvent): void => {
        if (event.pointerType === "touch") return;
        const on = marking(event);
        const code = on?.getAttribute("data-code") ?? null;
        if (code !== this.#code) this.#board().zoom(code, on ?? undefined);
        this.#code = code;
        this.way = on?.getAttribute("data-kind") === "path" ? on.getAttribute("data-ref") : null;
    };

    readonly leave = (): void => {
        if (this.#code !== null) this.#board().zoom(null);
        this.#code = null;
        this.way = null;
    };
}

function marking(event: Event): Element | null {
    return event.target instanceof Element ? event.target.closest("[data-kind], [data-code]") : null;
}

function isKind(kind: string | null | undefined): kind is Place["kind"] {
    return (KINDS as readonly string[]).includes(kind ?? "");
}
