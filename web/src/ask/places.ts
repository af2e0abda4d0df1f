// Places on the board by which the parts of the page know what they are talking about.

import type { Place } from "../board";
import type { Anchor, Option } from "../protocol/question";

/** One word for a place, as it also stands in the attribute `data-place` of what is drawn there. */
export function placeKey(place: Place): string {
    return `${place.kind}:${place.ref}`;
}

export function placeOf(key: string): Place | null {
    const colon = key.indexOf(":");
    if (colon < 0) return null;
    return { kind: key.slice(0, colon) as Place["kind"], ref: key.slice(colon + 1) };
}

/** Where cards are placed on-guard: nearly every card may be, so the place is chosen before the card. */
export const ON_GUARD: Anchor = { kind: "pile", ref: "on-guard" };

export function isOnGuard(option: Option): boolean {
    return option.verb === "place-on-guard";
}

/** What an option asks for, one after the other: its source, then its targets. */
export function stepsOf(option: Option): Anchor[] {
    const steps = option.source === null ? option.targets : [option.source, ...option.targets];
    return isOnGuard(option) ? [ON_GUARD, ...steps] : steps;
}

export function touches(option: Option, key: string): boolean {
    return stepsOf(option).some((step) => placeKey(step) === key);
}

/** The first place of an option that has not been chosen yet. */
export function nextStep(option: Option, chosen: ReadonlySet<string>): Anchor | null {
    return stepsOf(option).find((step) => !chosen.has(placeKey(step))) ?? null;
}
