// A company's pin taken up and put down elsewhere; whatever is no pin is left to other hands.

import type { Point } from "./geometry";

export type PinMoves = {
    /** It is taken up. */
    lift: (company: string) => void;
    /** It is held over a point of the pane. */
    over: (at: Point) => void;
    /** It is carried onto the stairs, which lead to the other sheet. */
    turn: () => void;
    /** It is let go where it is held. */
    drop: () => void;
    cancel: () => void;
};

const STILL = 5; // a press that moves less than this is a click

/** An attachment for the pane; it hears of the pointer before those who would move the map. */
export function pins(moves: PinMoves): (pane: HTMLElement) => () => void {
    return (pane) => {
        let held: { company: string; pointer: number; from: Point; lifted: boolean } | null = null;
        let dropped = false;
        let onStairs = false;

        function climb({ clientX, clientY }: PointerEvent): void {
            const under = document.elementsFromPoint(clientX, clientY);
            const climbs = under.some((one) => one.closest("[data-stairs]") !== null);
            if (climbs && !onStairs) moves.turn();
            onStairs = climbs;
        }
        function down(event: PointerEvent): void {
            const pin = event.target instanceof Element ? event.target.closest("[data-pin]") : null;
            const company = pin?.getAttribute("data-pin");
            dropped = false;
            if (event.button !== 0 || company == null) return;
            event.stopImmediatePropagation();
            held = { company, pointer: event.pointerId, from: [event.clientX, event.clientY], lifted: false };
        }
        function move(event: PointerEvent): void {
            if (held === null || event.pointerId !== held.pointer) return;
            event.stopImmediatePropagation();
            const [x, y] = held.from;
            if (!held.lifted && Math.hypot(event.clientX - x, event.clientY - y) < STILL) return;
            if (!held.lifted) {
                held.lifted = true;
                pane.setPointerCapture(event.pointerId);
                moves.lift(held.company);
            }
            climb(event);
            const box = pane.getBoundingClientRect();
            moves.over([event.clientX - box.left, event.clientY - box.top]);
        }
        function up(event: PointerEvent): void {
            if (held === null || event.pointerId !== held.pointer) return;
            event.stopImmediatePropagation();
            dropped = held.lifted;
            held = null;
            if (dropped && event.type === "pointerup") moves.drop();
            else if (dropped) moves.cancel();
        }
        function escape(event: KeyboardEvent): void {
            if (event.key !== "Escape" || held === null || !held.lifted) return;
            event.stopImmediatePropagation();
            held = null;
            moves.cancel();
        }
        /** A drag ends in no click. */
        function click(event: MouseEvent): void {
            if (!dropped || event.detail === 0) return;
            dropped = false;
            event.stopImmediatePropagation();
            event.preventDefault();
        }
        const on = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up, click };
        for (const [name, hear] of Object.entries(on)) {
            pane.addEventListener(name, hear as EventListener, true);
        }
        addEventListener("keydown", escape, true);
        return () => {
            for (const [name, hear] of Object.entries(on)) {
                pane.removeEventListener(name, hear as EventListener, true);
            }
            removeEventListener("keydown", escape, true);
        };
    };
}
