// What every thing on the board does under the hand: it can be looked at closely, picked, and dragged.

import type { Attachment } from "svelte/attachments";
import type { Board, Place } from "../board";

const LOOK_AFTER = 280;
const HOLD_FOR = 450;
const DRAG_FROM = 8;

type Anchored = { board: Board; place: Place | null; code: string | null; draggable?: boolean };

/** Hovering, holding a finger, or Z and Space show the card large; dragging drops it onto another place. */
export function anchored({ board, place, code, draggable = false }: Anchored): Attachment<HTMLElement> {
    return (element) => {
        let waiting: ReturnType<typeof setTimeout> | undefined;
        let start: { x: number; y: number } | null = null;
        let dragged = false;
        let held = false;
        const showing = { now: false };

        const isMovable = () => {
            const state = place === null ? undefined : board.mark(place)?.state;
            return state === "playable" || state === "chosen";
        };
        const look = () => {
            if (code === null) return;
            showing.now = true;
            board.zoom(code, element);
        };
        const stopLooking = () => {
            if (waiting !== undefined) clearTimeout(waiting);
            if (showing.now) board.zoom(null);
            showing.now = false;
        };
        const lookAfter = (time: number) => {
            clearTimeout(waiting);
            waiting = setTimeout(() => {
                held = start !== null;
                look();
            }, time);
        };
        const on = {
            pointerenter: (event: PointerEvent) => {
                if (event.pointerType === "mouse") lookAfter(LOOK_AFTER);
            },
            pointerleave: () => {
                if (start === null) stopLooking();
            },
            pointerdown: (event: PointerEvent) => {
                stopLooking();
                start = { x: event.clientX, y: event.clientY };
                dragged = held = false;
                if (event.pointerType !== "mouse") lookAfter(HOLD_FOR);
            },
            pointermove: (event: PointerEvent) => {
                if (start === null) return;
                const [x, y] = [event.clientX - start.x, event.clientY - start.y];
                if (!dragged && Math.hypot(x, y) < DRAG_FROM) return;
                clearTimeout(waiting);
                if (!draggable || held || !(dragged || isMovable())) return;
                if (!dragged) {
                    dragged = true;
                    if (place !== null) board.lift?.(place);
                    element.setPointerCapture?.(event.pointerId);
                    element.dataset.dragged = "";
                }
                element.style.translate = `${x}px ${y}px`;
            },
            pointerup: (event: PointerEvent) => {
                if (dragged && place !== null) {
                    const target = targetUnder(event.clientX, event.clientY, element, board);
                    if (target !== null) board.drop(place, target);
                }
                stopLooking();
                letGo();
            },
            pointercancel: () => {
                stopLooking();
                letGo();
            },
            keydown: (event: KeyboardEvent) => {
                if (!isLook(event) || event.target !== element.querySelector("[data-hit]")) return;
                event.preventDefault();
                if (!event.repeat) look();
            },
            keyup: (event: KeyboardEvent) => {
                if (!isLook(event)) return;
                event.preventDefault();
                stopLooking();
            },
            focusout: stopLooking,
            contextmenu: (event: Event) => {
                if (held) event.preventDefault();
            },
        };
        /** A drag or a long look ends in no click. */
        const swallow = (event: Event) => {
            if (!dragged && !held) return;
            event.stopPropagation();
            event.preventDefault();
            dragged = held = false;
        };
        const letGo = () => {
            start = null;
            element.style.translate = "";
            delete element.dataset.dragged;
        };
        for (const [name, handler] of Object.entries(on)) {
            element.addEventListener(name, handler as EventListener);
        }
        element.addEventListener("click", swallow, true);
        return () => {
            stopLooking();
            for (const [name, handler] of Object.entries(on)) {
                element.removeEventListener(name, handler as EventListener);
            }
            element.removeEventListener("click", swallow, true);
        };
    };
}

/** How an element on the page says which place of the board it is. */
export function placeName(place: Place): string {
    return `${place.kind}:${place.ref}`;
}

/** The place that an element's name says; null if it is not one. */
export function placeNamed(name: string): Place | null {
    const [kind, ref] = name.split(/:(.*)/s);
    return kind && ref !== undefined ? { kind: kind as Place["kind"], ref } : null;
}

/** What lies uppermost under the pointer of all that the dragged thing can be put onto. */
function targetUnder(x: number, y: number, dragged: Element, board: Board): Place | null {
    for (const element of document.elementsFromPoint(x, y)) {
        const anchor = element.closest<HTMLElement | SVGElement>("[data-place], [data-kind][data-ref]");
        if (anchor === null || dragged.contains(anchor)) continue;
        const { place: name, kind, ref } = anchor.dataset;
        const place = placeNamed(name ?? `${kind}:${ref}`);
        const state = place === null ? undefined : board.mark(place)?.state;
        if (state === "target" || state === "chosen") return place;
    }
    return null;
}

function isLook(event: KeyboardEvent): boolean {
    return event.key === " " || event.key === "z" || event.key === "Z";
}
