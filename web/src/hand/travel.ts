// A card that leaves one place of the table and comes to another travels there.

import type { AnimationConfig } from "svelte/animate";
import { cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";

const TRAVEL = 280;

/** How long a card is on its way; no time at all where things should not move. */
export function travelTime(motion: boolean): number {
    return motion ? TRAVEL : 0;
}

/** Goes from its old place to its new one and keeps its size. */
export function glide(
    _: Element,
    { from, to }: { from: DOMRect; to: DOMRect },
    { duration }: { duration: number },
): AnimationConfig {
    const [x, y] = [from.left - to.left, from.top - to.top];
    return { duration, easing: cubicOut, css: (_t, u) => `translate: ${x * u}px ${y * u}px` };
}

/** For cards that come from, or go to, somewhere that is not drawn. */
function appear(_: Element, { duration }: { duration?: unknown }): TransitionConfig {
    return {
        duration: typeof duration === "number" ? duration : TRAVEL,
        easing: cubicOut,
        css: (t, u) => `opacity: ${t}; translate: 0 ${u * 18}px`,
    };
}

export const [leave, arrive] = crossfade({ easing: cubicOut, fallback: appear });
