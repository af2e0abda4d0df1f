// Dragging, pinching and the wheel, told as moves of the camera.

import type { Point } from "./geometry";

export type Moves = {
    pan: (dx: number, dy: number) => void;
    zoom: (by: number, at: Point) => void;
    /** Whether something is being dragged, so that the drawing can be moved as a whole. */
    hold: (held: boolean) => void;
};

const STILL = 5; // a press that moves less than this is a click

/** An attachment for the pane; a drag swallows the click that ends it. */
export function gestures(moves: Moves): (pane: HTMLElement) => () => void {
    return (pane) => {
        const fingers = new Map<number, Point>();
        let moved = 0;

        const local = (event: MouseEvent): Point => {
            const box = pane.getBoundingClientRect();
            return [event.clientX - box.left, event.clientY - box.top];
        };
        const spread = (): number => {
            const [a, b] = [...fingers.values()];
            return a === undefined || b === undefined ? 0 : Math.hypot(a[0] - b[0], a[1] - b[1]);
        };
        const middle = (): Point => {
            const all = [...fingers.values()];
            const sum = (axis: 0 | 1): number => all.reduce((total, finger) => total + finger[axis], 0);
            return [sum(0) / all.length, sum(1) / all.length];
        };

        function down(event: PointerEvent): void {
            if (fingers.size === 0) moved = 0;
            if (
                event.button !== 0 ||
                (event.target instanceof Element && event.target.closest("button") !== null)
            )
                return;
            fingers.set(event.pointerId, local(event));
        }
        function move(event: PointerEvent): void {
            if (!fingers.has(event.pointerId)) return;
            const [before, wide] = [middle(), spread()];
            fingers.set(event.pointerId, local(event));
            const after = middle();
            const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
            moved += Math.hypot(dx, dy) + Math.abs(spread() - wide);
            if (moved < STILL) return;
            if (!pane.hasPointerCapture(event.pointerId)) pane.setPointerCapture(event.pointerId);
            moves.hold(true);
            moves.pan(dx, dy);
            if (wide > 0 && spread() > 0) moves.zoom(spread() / wide, after);
        }
        function up(event: PointerEvent): void {
            fingers.delete(event.pointerId);
            if (fingers.size === 0) moves.hold(false);
        }
        function click(event: MouseEvent): void {
            if (moved < STILL || event.detail === 0) return;
            moved = 0;
            event.stopPropagation();
            event.preventDefault();
        }
        function wheel(event: WheelEvent): void {
            event.preventDefault();
            const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 24 : 1;
            moves.zoom(Math.exp(-event.deltaY * lines * 0.0016), local(event));
        }

        pane.addEventListener("pointerdown", down);
        pane.addEventListener("pointermove", move);
        pane.addEventListener("pointerup", up);
        pane.addEventListener("pointercancel", up);
        pane.addEventListener("click", click, true);
        pane.addEventListener("wheel", wheel, { passive: false });
        return () => {
            pane.removeEventListener("pointerdown", down);
            pane.removeEventListener("pointermove", move);
            pane.removeEventListener("pointerup", up);
            pane.removeEventListener("pointercancel", up);
            pane.removeEventListener("click", click, true);
            pane.removeEventListener("wheel", wheel);
        };
    };
}
