// What cards, values and places are called for the reader, and in which language a card was found.

import type { IndexedCard, Language } from "../protocol/types";
import { words as cardWords } from "../card/words";
import { plain } from "./search/folding";
import type { Entry, Known } from "./search/known";
import { words } from "./words";

export type Tongue = Language | "es";
const TONGUES: Tongue[] = ["en", "de", "fr", "es"];
const KINDS = [
    "avatar",
    "agent",
    "character",
    "stage",
    "item",
    "ally",
    "faction",
    "creature",
    "resource event",
    "hazard event",
    "site",
    "region",
];
const PLACE_IN_LABELS: Record<Language, number> = { en: 0, de: 1, fr: 2 };

export function nameIn(card: IndexedCard, tongue: Tongue): string {
    return card.names[tongue] ?? card.names.en;
}

/** The name in which all words were found, the reader's own first; null if a letter was off. */
export function matchedName(
    { card }: Entry,
    said: string[],
    language: Language,
): { name: string; tongue: Tongue } | null {
    for (const tongue of [language, ...TONGUES]) {
        const name = plain(nameIn(card, tongue));
        if (said.every((word) => name.includes(word))) return { name: nameIn(card, tongue), tongue };
    }
    return null;
}

/** The one other language in which all of some cards were found; null if there is none. */
export function sharedTongue(found: Entry[], said: string[], language: Language): Tongue | null {
    if (said.length === 0 || found.length === 0) return null;
    const tongues = new Set(found.map((entry) => matchedName(entry, said, language)?.tongue));
    const [only] = tongues;
    return tongues.size === 1 && only !== undefined && only !== language ? only : null;
}

/** A name cut into pieces; every second one is what was asked for. */
export function marked(name: string, said: string[]): string[] {
    const pieces: string[] = [""];
    for (const word of name.split(/([\p{L}\p{N}]+)/u)) {
        const folded = plain(word);
        const asked = said.find((one) => folded !== "" && folded.startsWith(one));
        const held = said.some((one) => folded.includes(one));
        if (asked !== undefined) pieces.push(word.slice(0, asked.length), word.slice(asked.length));
        else if (folded !== "" && held) pieces.push(word, "");
        else pieces[pieces.length - 1] += word;
    }
    return pieces;
}

/** What a value of a filter is called. */
export function valueName(filter: string, value: string, known: Known, language: Language): string {
    const own = words[language].values[filter]?.[value];
    if (own !== undefined) return own;
    if (filter === "set") return words[language].sets[value.toUpperCase()] ?? value.toUpperCase();
    const label = known.index.labels[filter === "attack" ? "race" : filter]?.[value];
    if (label !== undefined) return label[PLACE_IN_LABELS[language]] ?? value;
    return placeName(value, known, language);
}

/** What a land, a sort of site, or a place is called, whichever way it is written in the index. */
export function placeName(value: string, known: Known, language: Language): string {
    const land = known.index.lands[value[0] ?? ""];
    if (land !== undefined && [...value].every((letter) => letter === value[0])) {
        const name = cardWords[language].lands[land as keyof (typeof cardWords)["en"]["lands"]];
        return value.length === 1 ? name : `${value.length} × ${name}`;
    }
    const named = Object.values(known.index.lands).find((name) => plain(name) === value);
    if (named !== undefined)
        return cardWords[language].lands[named as keyof (typeof cardWords)["en"]["lands"]];
    const hold = holdOf(value, known);
    if (hold !== null)
        return cardWords[language].siteTypes[
            known.holds[hold] as keyof (typeof cardWords)["en"]["siteTypes"]
        ];
    const place = known.named(value).find(({ card }) => card.kind === "site" || card.kind === "region");
    if (place) return nameIn(place.card, language);
    return words[language].values["is"]?.[value] ?? value.replace(/^./u, (letter) => letter.toUpperCase());
}

/** The letter of a sort of site; null if it is none. */
export function holdOf(value: string, known: Known): string | null {
    return Object.entries(known.holds).find(([, name]) => plain(name) === value)?.[0] ?? null;
}

/** The kind under which a card is filtered, the narrowest of those that filters offer. */
export function mainKind(card: IndexedCard, known: Known): string | null {
    const kinds = known.valuesOf(card, "kind");
    return KINDS.find((kind) => kinds.includes(kind)) ?? null;
}

/** What a card is, in a few words: "major item", "Orc creature", "ruins & lairs in Rohan". */
export function kindLine(card: IndexedCard, known: Known, language: Language): string {
    const kind = cardWords[language].kinds[card.kind];
    const details = [...known.valuesOf(card, "race").map((race) => valueName("race", race, known, language))];
    if (card.kind === "item") {
        const own = known.valuesOf(card, "item").map((one) => valueName("item", one, known, language));
        return [kind, ...own].join(" · ");
    }
    if (card.kind === "site") {
        const hold = known.valuesOf(card, "site").find((one) => one.length > 1);
        const region = known.valuesOf(card, "region").at(-1);
        const said = [hold, region].flatMap((one) => (one ? [placeName(one, known, language)] : []));
        return [kind, ...said].join(" · ");
    }
    return [kind, ...details].join(" · ");
}
