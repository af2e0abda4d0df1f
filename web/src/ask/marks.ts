// How everything on the board stands to the question: what may be chosen, what has been, what is refused.

import type { Mark } from "../board";
import type { Anchor, Option, Question } from "../protocol/types";
import type { Node } from "./node";
import { placeName } from "../card/anchored";
import { isOnGuard, ON_GUARD, stepsOf } from "./places";
import type { AskWords } from "./words";

/** Kinds of places that can be clicked before anybody has said who goes there. */
const BEFORE_ITS_SOURCE: ReadonlySet<Anchor["kind"]> = new Set(["site", "region"]);

function goesBeforeItsSource(place: Pick<Anchor, "kind">): boolean {
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
    const refusals = new Map(question.refusals.map((refusal) => [placeName(refusal.anchor), refusal]));
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
                if (goesBeforeItsSource(target) && marks.get(placeName(target))?.state !== "playable")
                    put(placeName(target), "target", option, null);
    }
    for (const { place, options: ways } of node.turnings) {
        if (place === null) continue;
        const first = ways[0] ?? null;
        const begins = atStart && first?.source != null && placeName(first.source) === placeName(place);
        if (atStart && place === ON_GUARD) put(placeName(place), "playable", first, words.onGuard);
        else if (!begins || (first !== null && isOnGuard(first)))
            put(placeName(place), "target", first, null);
    }
    const has = (key: string): void => put(key, "chosen", leaf ?? node.left[0] ?? null, null);
    for (const place of node.implied)
        if (!atStart || leaf !== null || place === ON_GUARD) has(placeName(place));
    chosen.forEach(has);
    if (leaf !== null) stepsOf(leaf).forEach((step) => has(placeName(step)));
    return marks;
}

function bySource(options: Option[]): Map<string, Option[]> {
    const found = new Map<string, Option[]>();
    for (const option of options) {
        if (option.source === null || isOnGuard(option)) continue;
        const key = placeName(option.source);
        found.set(key, [...(found.get(key) ?? []), option]);
    }
    return found;
}

function tagFor(options: Option[], words: AskWords): string {
    const found = (["play", "use", "discard"] as const).find((kind) =>
        options.some((option) => option.kind === kind),
    );
    return words.tags[found ?? "choose"];
}
