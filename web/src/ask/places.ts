// The places on the board that an option asks for, one after the other.

import { placeName } from "../card/anchored";
import type { Anchor, Option } from "../protocol/types";

/** Where cards are placed on-guard: nearly every card may be, so the place is chosen before the card. */
export const ON_GUARD: Anchor = { kind: "pile", ref: "on-guard" };

export function isOnGuard(option: Option): boolean {
    return option.kind === "on-guard";
}

/** What an option asks for, one after the other: its source, then its targets. */
export function stepsOf(option: Option): Anchor[] {
    const steps = option.source === null ? option.targets : [option.source, ...option.targets];
    return isOnGuard(option) ? [ON_GUARD, ...steps] : steps;
}

export function touches(option: Option, key: string): boolean {
    return stepsOf(option).some((step) => placeName(step) === key);
}

/** The first place of an option that has not been chosen yet. */
export function nextStep(option: Option, chosen: ReadonlySet<string>): Anchor | null {
    return stepsOf(option).find((step) => !chosen.has(placeName(step))) ?? null;
}
