// Where a walk through the options stands: what is left, and what it can turn to next.

import type { Anchor, Option } from "../protocol/question";
import { nextStep, placeKey, touches } from "./places";
import { unlike } from "./titles";

/** What can be chosen next: a place with the options that lead there, or an answer without a place. */
export type Turning = {
    place: Anchor | null;
    options: Option[];
};

export type Node = {
    /** The options that all the chosen places belong to. */
    left: Option[];
    /** Places that need no choice because nothing else is left. */
    implied: Anchor[];
    turnings: Turning[];
};

export function nodeAt(options: Option[], chosen: readonly string[]): Node {
    let node = settle(options, new Set());
    const passed = new Set<string>();
    for (const key of chosen) {
        const next = node.turnings.find(({ place }) => place !== null && placeKey(place) === key);
        passed.add(key);
        node = settle(next?.options ?? node.left.filter((option) => touches(option, key)), passed);
    }
    return node;
}

/** Goes on by itself as long as there is only one way to go and still something to choose. */
function settle(left: Option[], chosen: ReadonlySet<string>): Node {
    const passed = new Set(chosen);
    const implied: Anchor[] = [];
    let turnings = turningsOf(left, passed);
    let only = turnings[0];
    while (turnings.length === 1 && only?.place && unlike(left).length > 1) {
        implied.push(only.place);
        passed.add(placeKey(only.place));
        turnings = turningsOf(left, passed);
        only = turnings[0];
    }
    return { left, implied, turnings };
}

function turningsOf(options: Option[], passed: ReadonlySet<string>): Turning[] {
    const found = new Map<string, Turning>();
    for (const option of options) {
        const place = nextStep(option, passed);
        const key = place === null ? `option:${option.id}` : placeKey(place);
        const turning = found.get(key);
        if (turning === undefined) found.set(key, { place, options: [option] });
        else turning.options.push(option);
    }
    return [...found.values()];
}
