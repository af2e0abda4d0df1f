// A card taken with the pointer and put down on what it is meant for.

import type { Board, Place } from "../board";
import { placeKey, placeOf } from "../ask/places";

const SLACK = 6;
const LONG_PRESS = 450;

export class Drag {
    /** What is held, and how far it has been carried. */
    held = $state<{ key: string; x: number; y: number } | null>(null);
    /** What a finger rests on: its reason is shown. */
    pressed = $state<string | null>(null);
    #board: Board;
    #start: { place: Place; pointer: number; x: number; y: number } | null = null;
    #timer: ReturnType<typeof setTimeout> | undefined;
    #ended = 0;

    constructor(board: Board) {
        this.#board = board;
    }

    down(event: PointerEvent, place: Place): void {
        this.pressed = null;
        if (event.button !== 0) return;
        this.#start = { place, pointer: event.pointerId, x: event.clientX, y: event.clientY };
        if (event.pointerType !== "mouse")
            this.#timer = setTimeout(() => (this.pressed = placeKey(place)), LONG_PRESS);
    }

    move(event: PointerEvent & { currentTarget: HTMLElement }): void {
        const start = this.#start;
        if (start === null || event.pointerId !== start.pointer) return;
        const [x, y] = [event.clientX - start.x, event.clientY - start.y];
        if (this.held === null) {
            if (Math.hypot(x, y) < SLACK) return;
            clearTimeout(this.#timer);
            const state = this.#board.mark(start.place)?.state;
            if (state !== "playable" && state !== "chosen") return this.#forget();
            if (state === "playable") this.#board.lift?.(start.place);
            this.#board.zoom(null);
            event.currentTarget.setPointerCapture(event.pointerId);
        }
        this.held = { key: placeKey(start.place), x, y };
    }

    up(event: PointerEvent): void {
        const start = this.#start;
        const carried = this.held !== null;
        this.#forget();
        if (start === null || !carried) return;
        this.#ended = event.timeStamp;
        const target = this.#under(event, start.place);
        if (target !== null) this.#board.drop(start.place, target);
    }

    cancel(): void {
        this.#forget();
    }

    /** The click that ends a drag picks nothing. */
    swallows(event: MouseEvent): boolean {
        return this.#ended > 0 && event.timeStamp - this.#ended < 80;
    }

    #under(event: PointerEvent, source: Place): Place | null {
        for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
            const key = element.closest("[data-place]")?.getAttribute("data-place");
            const place = key == null || key === placeKey(source) ? null : placeOf(key);
            const state = place === null ? undefined : this.#board.mark(place)?.state;
            if (place !== null && (state === "target" || state === "chosen")) return place;
        }
        return null;
    }

    #forget(): void {
        clearTimeout(this.#timer);
        this.#start = null;
        this.held = null;
    }
}
