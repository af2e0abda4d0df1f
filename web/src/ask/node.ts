// Where a walk through the options stands: what is left, and what it can turn to next.

import type { Anchor, Option } from "../protocol/types";
import { placeName } from "../card/anchored";
import { isOnGuard, nextStep, ON_GUARD, touches } from "./places";
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
        const next = node.turnings.find(({ place }) => place !== null && placeName(place) === key);
        const left = node.left.filter((option) => touches(option, key));
        passed.add(key);
        node = settle(
            next === undefined ? left : left.filter((one) => next.options.includes(one) || isOnGuard(one)),
            passed,
        );
    }
    return node;
}

/** Goes on by itself as long as there is only one way to go and still something to choose. */
function settle(left: Option[], chosen: ReadonlySet<string>): Node {
    const passed = new Set(chosen);
    const implied: Anchor[] = [];
    let turnings = turningsOf(left, passed);
    let only = onlyWay(turnings);
    while (only !== null) {
        implied.push(only);
        passed.add(placeName(only));
        turnings = turningsOf(left, passed);
        only = onlyWay(turnings);
    }
    return { left, implied, turnings };
}

/** To place a card on-guard is always possible beside what else is, and does not count. */
function onlyWay(turnings: Turning[]): Anchor | null {
    const others = turnings.filter(({ place }) => place !== ON_GUARD);
    const [only, another] = others.length > 0 ? others : turnings;
    if (only === undefined || another !== undefined) return null;
    return unlike(only.options).length > 1 ? only.place : null;
}

function turningsOf(options: Option[], passed: ReadonlySet<string>): Turning[] {
    const found = new Map<string, Turning>();
    for (const option of options) {
        const place = nextStep(option, passed);
        const key = place === null ? `option:${option.id}` : placeName(place);
        const turning = found.get(key);
        if (turning === undefined) found.set(key, { place, options: [option] });
        else turning.options.push(option);
    }
    return [...found.values()];
}
