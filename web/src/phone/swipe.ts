// A finger that draws the sheet up or down by its grip or by the question.

import type { Attachment } from "svelte/attachments";

const FAR_ENOUGH = 36;

/** Calls one of the two when a finger goes up or down far enough; a tap is no swipe. */
export function swiped(up: () => void, down: () => void): Attachment<HTMLElement> {
    return (element) => {
        let from: number | null = null;
        const begin = (event: PointerEvent): void => {
            const grip = event.target instanceof Element && event.target.closest("[data-grip], header");
            from = grip ? event.clientY : null;
        };
        const end = (event: PointerEvent): void => {
            if (from === null) return;
            const way = event.clientY - from;
            from = null;
            if (way > FAR_ENOUGH) down();
            else if (way < -FAR_ENOUGH) up();
        };
        const cancel = (): void => {
            from = null;
        };
        element.addEventListener("pointerdown", begin);
        window.addEventListener("pointerup", end);
        window.addEventListener("pointercancel", cancel);
        return () => {
            element.removeEventListener("pointerdown", begin);
            window.removeEventListener("pointerup", end);
            window.removeEventListener("pointercancel", cancel);
        };
    };
}
