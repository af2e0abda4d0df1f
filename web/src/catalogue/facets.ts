// The filters beside the cards: which belong to which kind, and how many cards each value would leave.

import type { Reader } from "./search/search";
import { search } from "./search/search";
import type { Known } from "./search/known";
import { ticked, without } from "./editing";

export type Facet = { filter: string; sort: "values" | "number" };
export type Value = { value: string; count: number; ticked: boolean };

const VALUES = (filter: string): Facet => ({ filter, sort: "values" });
const NUMBER = (filter: string): Facet => ({ filter, sort: "number" });
const SOMEBODY = [VALUES("race"), VALUES("skill"), NUMBER("mind"), NUMBER("prowess"), VALUES("home")];
const WON = [VALUES("at"), NUMBER("needs")];
const OWN: Record<string, Facet[]> = {
    creature: [NUMBER("prowess"), NUMBER("strikes"), VALUES("keyed"), VALUES("race")],
    character: SOMEBODY,
    avatar: SOMEBODY,
    agent: SOMEBODY,
    item: [VALUES("item"), NUMBER("corruption")],
    site: [VALUES("site"), VALUES("region"), NUMBER("draws"), VALUES("item"), VALUES("attack")],
    region: [VALUES("region")],
    faction: [VALUES("race"), ...WON],
    ally: [VALUES("race"), ...WON],
    stage: [NUMBER("stage")],
};
const ALWAYS = [VALUES("set"), VALUES("side"), VALUES("is"), NUMBER("points"), VALUES("word")];
/** Values that are always shown, in this order; other filters show what there is, most first. */
const FIXED: Record<string, string[]> = {
    kind: [
        "character",
        "avatar",
        "agent",
        "item",
        "ally",
        "faction",
        "resource event",
        "stage",
        "creature",
        "hazard event",
        "site",
        "region",
    ],
    set: ["tw", "td", "dm", "le", "as", "wh", "ba"],
    side: ["hero", "minion", "fallen wizard", "balrog", "neutral"],
    item: ["minor", "major", "greater", "gold ring", "special"],
    site: ["haven", "free hold", "border hold", "ruins lairs", "shadow hold", "dark hold", "under deeps"],
    keyed: [
        "w",
        "b",
        "f",
        "s",
        "d",
        "c",
        "ruins lairs",
        "border hold",
        "free hold",
        "shadow hold",
        "dark hold",
    ],
    is: [
        "playable",
        "unique",
        "reprint",
        "manifestation",
        "spell",
        "hoard",
        "hazard and resource",
        "under deeps",
        "uncertain",
    ],
    word: [
        "cancel",
        "untap",
        "heal",
        "detainment",
        "attack",
        "attacker assigns",
        "prisoner",
        "influence",
        "general influence",
        "corruption check",
        "body check",
        "ring test",
        "prowess",
        "hazard limit",
        "hand size",
        "draw",
        "return",
        "store",
        "sideboard",
        "weapon",
        "armor",
        "shield",
        "environment",
    ],
};
const MOST = 40;

/** The filters that belong to a line: those of its kinds, then those that every card has. */
export function facetsOf(line: string, known: Known): Facet[] {
    const kinds = [...ticked(line, "kind", known)];
    const own = kinds.length === 1 ? (OWN[kinds[0] ?? ""] ?? []) : [];
    return [VALUES("kind"), ...own, ...ALWAYS];
}

/** The values of a filter, each with how many cards it would leave. */
export function valuesFor(line: string, filter: string, known: Known, reader: Reader): Value[] {
    const counts = new Map<string, number>();
    for (const { card } of search(known, without(line, filter), reader).cards)
        for (const value of new Set(known.valuesOf(card, filter)))
            counts.set(value, (counts.get(value) ?? 0) + 1);
    const now = ticked(line, filter, known);
    const most = [...counts.keys()].toSorted(
        (one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0),
    );
    const shown = FIXED[filter] ?? most.slice(0, MOST);
    const all = [...shown, ...[...now].filter((value) => !shown.includes(value))];
    return all.map((value) => ({ value, count: counts.get(value) ?? 0, ticked: now.has(value) }));
}

/** How many cards have each number of a filter, if the filter itself is left out. */
export function numbersFor(
    line: string,
    filter: string,
    known: Known,
    reader: Reader,
): { number: number; count: number }[] {
    const counts = new Map<number, number>();
    for (const { card } of search(known, without(line, filter), reader).cards) {
        const number = card.numbers[filter];
        if (number !== undefined) counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    const numbers = [...counts.keys()];
    const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
    if (numbers.length === 0) return [];
    return Array.from({ length: most - least + 1 }, (_, i) => ({
        number: least + i,
        count: counts.get(least + i) ?? 0,
    }));
}
