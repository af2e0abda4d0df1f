// A card that leaves one place of the table and comes to another travels there.

import { cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";

const TRAVEL = 280;

/** How long a card is on its way; no time at all where things should not move. */
export function travelTime(motion: boolean): number {
    return motion ? TRAVEL : 0;
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
