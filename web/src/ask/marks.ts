// How everything on the board stands to the question: what may be chosen, what has been, what is refused.

import type { Mark } from "../board";
import type { Anchor, Option, Question } from "../protocol/question";
import type { Node } from "./node";
import { placeKey, stepsOf } from "./places";
import type { AskWords } from "./words";

/** Kinds of places that can be clicked before anybody has said who goes there. */
const BEFORE_ITS_SOURCE: ReadonlySet<Anchor["kind"]> = new Set(["site", "region"]);

export function goesBeforeItsSource(place: Pick<Anchor, "kind">): boolean {
    return BEFORE_ITS_SOURCE.has(place.kind);
}

export function marksOf(
    question: Question,
    options: Option[],
    node: Node,
    chosen: readonly string[],
    leaf: Option | null,
    words: AskWords,
): Map<string, Mark> {
    const marks = new Map<string, Mark>();
    const refusals = new Map(question.refusals.map((refusal) => [placeKey(refusal.anchor), refusal]));
    const put = (key: string, state: Mark["state"], option: Option | null, tag: string | null): void => {
        const refusal = refusals.get(key) ?? null;
        marks.set(key, { state, tone: option?.tone ?? "may", tag, refusal });
    };
    for (const key of refusals.keys()) put(key, "refused", null, null);
    for (const [key, sources] of bySource(options)) {
        put(key, "playable", sources[0] ?? null, tagFor(sources, words));
    }
    const atStart = chosen.length === 0;
    if (atStart) {
        for (const option of options)
            for (const target of option.targets)
                if (goesBeforeItsSource(target) && marks.get(placeKey(target))?.state !== "playable")
                    put(placeKey(target), "target", option, null);
    }
    for (const { place, options: ways } of node.turnings) {
        if (place === null) continue;
        const first = ways[0] ?? null;
        const begins = atStart && first?.source != null && placeKey(first.source) === placeKey(place);
        if (!begins) put(placeKey(place), "target", first, null);
    }
    const has = (key: string): void => put(key, "chosen", leaf ?? node.left[0] ?? null, null);
    if (!atStart || leaf !== null) node.implied.forEach((place) => has(placeKey(place)));
    chosen.forEach(has);
    if (leaf !== null) stepsOf(leaf).forEach((step) => has(placeKey(step)));
    return marks;
}

function bySource(options: Option[]): Map<string, Option[]> {
    const found = new Map<string, Option[]>();
    for (const option of options) {
        if (option.source === null) continue;
        const key = placeKey(option.source);
        found.set(key, [...(found.get(key) ?? []), option]);
    }
    return found;
}

export function isOnGuard(option: Option): boolean {
    return option.verb.includes("guard");
}

function tagFor(options: Option[], words: AskWords): string | null {
    const verbs = options.filter((option) => !isOnGuard(option)).map((option) => option.verb);
    if (verbs.some((verb) => verb.startsWith("play"))) return words.tags.play;
    if (verbs.some((verb) => verb.startsWith("discard"))) return words.tags.discard;
    return verbs.length === 0 ? words.tags.onGuard : null;
}
