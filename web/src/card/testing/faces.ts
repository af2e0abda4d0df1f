// A few faces and a board, for tests.

import { sampleTerms } from "../../testing/terms";
import type { Board, Mark } from "../../board";
import type { CharacterView, Face, Language, NumberView } from "../../protocol/types";
import { sampleFace } from "../../testing/sample";

const PLAIN = sampleFace("TW-204", "Concealment", {
    line: "Resource short-event",
    gist: "Scout taps: cancel an attack",
    text: ["Scout only: tap a scout to cancel an attack against his company."],
});

export const FACES = {
    concealment: PLAIN,
    adrazar: {
        ...PLAIN,
        code: "TW-116",
        name: "Adrazar",
        kind: "character",
        line: "Unique Dúnadan character, scout and diplomat",
        sort: "Dúnadan",
        gist: "",
        text: ["+1 direct influence against factions."],
        emblem: "g-star",
        unique: true,
        points: { source: "character", amount: 1 },
        duration: null,
        numbers: { prowess: 3, body: 6, mind: 3, influence: 1 },
        facts: [
            { label: "prowess", value: "3" },
            { label: "body", value: "6" },
        ],
        skills: [{ id: "sk-scout", name: "scout" }],
        home: ["Dol Amroth"],
        race: "Dúnadan",
    },
    haldir: {
        ...PLAIN,
        code: "TW-164",
        name: "Haldir",
        kind: "character",
        sort: "Elf",
        emblem: "g-leaf",
        points: { source: "character", amount: 1 },
        duration: null,
        numbers: { prowess: 4, body: 8, mind: 3, influence: 0 },
    },
    lebennin: {
        ...PLAIN,
        code: "TW-280",
        name: "Men of Lebennin",
        kind: "faction",
        sort: "Faction",
        gist: "At Pelargir: more than 7",
        emblem: "g-banner",
        points: { source: "faction", amount: 2 },
        duration: null,
        numbers: { influence_number: 7 },
    },
    horn: {
        ...PLAIN,
        code: "TW-259",
        name: "Horn of Anor",
        kind: "item",
        sort: "Minor item",
        emblem: "g-horn",
        duration: null,
        numbers: { corruption: 1 },
    },
    glamdring: {
        ...PLAIN,
        code: "TW-244",
        name: "Glamdring",
        kind: "item",
        sort: "Major item",
        emblem: "g-sword",
        points: { source: "item", amount: 2 },
        duration: null,
        numbers: { corruption: 1 },
    },
    guard: {
        ...PLAIN,
        code: "TW-72",
        name: "Orc-guard",
        kind: "creature",
        sort: "Orc",
        emblem: "g-orc",
        points: { source: "kill", amount: 1 },
        duration: null,
        numbers: { prowess: 8, strikes: 5 },
        keys: [{ icon: "rt-s", name: "Shadow-land", count: 2 }],
    },
    moria: {
        ...PLAIN,
        code: "TW-413",
        name: "Moria",
        kind: "site",
        sort: "Shadow-hold",
        emblem: "st-S",
        duration: null,
        site: {
            type: "S",
            type_name: "Shadow-hold",
            icon: "st-S",
            region: "Redhorn Gate",
            path: ["Wilderness", "Wilderness"],
            draws: [2, 3],
            attacks: ["Orcs 4×7"],
        },
    },
} satisfies Record<string, Face>;

type Seen = { picked: string[]; rules: string[]; zoomed: (string | null)[]; dropped: string[] };

/** A board that knows these faces, gives these marks and remembers what was done. */
export function board(marks: Record<string, Mark> = {}, language: Language = "en"): Board & { seen: Seen } {
    const seen: Seen = { picked: [], rules: [], zoomed: [], dropped: [] };
    const known = new Map(Object.values(FACES).map((face) => [face.code, face as Face]));
    return {
        seen,
        language,
        terms: sampleTerms(),
        motion: true,
        face: (code) => (code === null ? null : (known.get(code) ?? null)),
        mark: (place) => marks[place.ref] ?? null,
        pick: (place) => void seen.picked.push(place.ref),
        drop: (source, target) => void seen.dropped.push(`${source.ref}>${target.ref}`),
        zoom: (code) => void seen.zoomed.push(code),
        rule: (id) => void seen.rules.push(id),
    };
}

export function mark(state: Mark["state"], reason: string | null = null, rule = "SITE-31"): Mark {
    const refusal =
        reason === null
            ? null
            : { anchor: { kind: "card" as const, ref: "1" }, reason: { text: reason, names: [] }, rule };
    return { state, tone: "may", tag: null, refusal };
}

export function number(total: number, ...made_of: NumberView["made_of"]): NumberView {
    return { total, made_of };
}

export function character(id: number, face: Face, more: Partial<CharacterView> = {}): CharacterView {
    return {
        card: { id, code: face.code },
        status: "untapped",
        prowess: number(face.numbers.prowess ?? 0),
        body: number(face.numbers.body ?? 0),
        mind: face.numbers.mind ?? 0,
        direct_influence: face.numbers.influence ?? 0,
        whole_direct_influence: face.numbers.influence ?? 0,
        corruption_points: 0,
        uncontrolled: false,
        followers: [],
        items: [],
        allies: [],
        events: [],
        ...more,
    };
}
