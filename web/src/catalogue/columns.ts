// The columns of the list: they belong to the kind; mixed kinds share name, kind, points and sets.

import type { IndexedCard, Language } from "../protocol/types";
import { kindLine, nameIn, valueName } from "./naming";
import type { Entry, Known } from "./search/known";
import type { CatalogueWords } from "./words";

export type Column = keyof CatalogueWords["heads"];

const SOMEBODY: Column[] = [
    "name",
    "race",
    "prowess",
    "mind",
    "influence",
    "skills",
    "home",
    "points",
    "sets",
];
const MIXED: Column[] = ["name", "kind", "points", "sets"];
const OF_KIND: Partial<Record<IndexedCard["kind"], Column[]>> = {
    creature: ["name", "race", "fight", "body", "keyed", "kill", "sets"],
    character: SOMEBODY,
    site: ["name", "region", "path", "draws", "items", "attacks", "sets"],
    region: ["name", "region", "sets"],
    item: ["name", "class", "corruption", "points", "sets"],
    faction: ["name", "race", "needs", "at", "points", "sets"],
    ally: ["name", "prowess", "mind", "at", "points", "sets"],
};

/** Whoever may be in a company is listed alike. */
const PEOPLE = new Set<IndexedCard["kind"]>(["character", "minion", "avatar", "agent"]);

/** The columns for some cards. */
export function columnsOf(cards: Entry[]): Column[] {
    const kinds = [...new Set(cards.map(({ card }) => (PEOPLE.has(card.kind) ? "character" : card.kind)))];
    return (kinds.length === 1 && OF_KIND[kinds[0] ?? "site"]) || MIXED;
}

/** By what a column is sorted: numbers from the largest, words from A. */
export function sortKey({ card }: Entry, column: Column, known: Known, language: Language): number | string {
    const number = (name: string): number => card.numbers[name] ?? -Infinity;
    switch (column) {
        case "name":
            return nameIn(card, language);
        case "kind":
            return kindLine(card, known, language);
        case "fight":
            return number("prowess") + (card.each ? 9 : Math.max(0, number("strikes"))) / 100;
        case "kill":
        case "points":
            return number("points");
        case "prowess":
        case "body":
        case "mind":
        case "influence":
        case "corruption":
        case "needs":
        case "draws":
        case "path":
            return number(column);
        case "sets":
            return card.code;
        default: {
            const filter = { skills: "skill", class: "item", items: "item", attacks: "attack" }[
                column as string
            ];
            return known
                .valuesOf(card, filter ?? column)
                .map((value) => valueName(filter ?? column, value, known, language))
                .join(", ");
        }
    }
}

export type Sorting = { column: Column; turned: boolean } | null;

/** The cards in the order of a column; as they were found without one. */
export function sorted(cards: Entry[], by: Sorting, known: Known, language: Language): Entry[] {
    if (by === null) return cards;
    const keyed = cards.map((entry) => ({ entry, key: sortKey(entry, by.column, known, language) }));
    const turn = by.turned ? -1 : 1;
    return keyed
        .toSorted((one, other) => {
            if (typeof one.key === "number" && typeof other.key === "number")
                return turn * (one.key === other.key ? 0 : other.key - one.key);
            return turn * String(one.key).localeCompare(String(other.key), language);
        })
        .map(({ entry }) => entry);
}
