// A few cards, and a server that answers the workshop.

import { vi } from "vitest";
import type { CardIndex, CheckedDeck, IndexedCard } from "../../protocol/types";
import { library } from "../../catalogue/library.svelte";
import { Known } from "../../catalogue/search/known";
import type { BenchCard } from "../benchCards";

export const CARDS: BenchCard[] = [
    {
        code: "TW-204",
        en: "Concealment",
        de: "Versteck",
        kind: "resource",
        of: "event",
        version: "hero",
        section: "resources",
    },
    {
        code: "TW-256",
        en: "Hiding",
        de: "Versteck",
        kind: "resource",
        of: "event",
        version: "hero",
        section: "resources",
    },
    {
        code: "TW-244",
        en: "Glamdring",
        kind: "resource",
        of: "item",
        version: "hero",
        section: "resources",
        unique: true,
        points: 2,
        points_of: "item",
        corruption: 1,
    },
    {
        code: "TW-116",
        en: "Adrazar",
        kind: "character",
        of: "character",
        version: "hero",
        section: "characters",
        mind: 3,
        prowess: 3,
        body: 6,
        skills: ["scout", "diplomat"],
        points: 1,
        points_of: "character",
    },
    {
        code: "TW-20",
        en: "Cave-drake",
        kind: "hazard",
        of: "creature",
        version: "neutral",
        section: "hazards",
        strikes: 2,
        prowess: 10,
        keyed: ["ww", "R"],
    },
    {
        code: "DM-16",
        en: "Dror",
        kind: "character",
        of: "agent",
        version: "minion",
        section: "hazards",
        character_of: ["ringwraith", "fallen-wizard"],
        mind: 4,
    },
    {
        code: "TW-421",
        en: "Rivendell",
        kind: "site",
        of: "site",
        version: "hero",
        section: "sites",
        site: "H",
        region: "Rhudaur",
    },
];

const SKILLS = ["scout", "diplomat"];
const NUMBERS = ["mind", "prowess", "body", "strikes", "points", "corruption"] as const;

const indexed = (card: BenchCard): IndexedCard => {
    const { kind, of, section, character_of, points_of, keyed, site, region } = card;
    const inDeck = { kind, of, section, character_of, points_of, keyed, site, region };
    return {
        code: card.code,
        names: { en: card.en, ...(card.de ? { de: card.de } : {}) },
        kind: "resource-event",
        side: card.version,
        printings: [[card.code, "C"]],
        has: { skill: (card.skills ?? []).map((skill) => SKILLS.indexOf(skill)) },
        numbers: Object.fromEntries(
            NUMBERS.flatMap((one) => (card[one] === undefined ? [] : [[one, card[one]]])),
        ),
        playable: true,
        in_deck: inDeck as IndexedCard["in_deck"] & object,
    };
};

export const INDEX: CardIndex = {
    words: { skill: SKILLS },
    numbers: [],
    places: [],
    lands: {},
    holds: {},
    labels: {},
    cards: CARDS.map(indexed),
    decks: [],
};

export const SOUND: CheckedDeck = { standing: "ready", faults: [], thoughts: [], not_yet: [], counts: [] };

export const TOO_MANY: CheckedDeck = {
    ...SOUND,
    standing: "faulty",
    faults: [
        {
            rule: "DECK-02",
            text: "A unique card may be in the whole deck only once.",
            cards: ["TW-244"],
            remedies: [
                {
                    text: "Take 1 Glamdring from the resources.",
                    edits: [{ what: "remove", card: "TW-244", section: "resources" }],
                },
            ],
        },
    ],
};

export type Asked = { path: string; body: Record<string, unknown> };

/** A server that answers by the last word of the path; what it was asked is noted. */
export function serving(answers: Record<string, (body: Record<string, unknown>) => unknown>): Asked[] {
    library.known = new Known(INDEX);
    const asked: Asked[] = [];
    vi.stubGlobal("fetch", (path: string, request?: RequestInit) => {
        const body = JSON.parse(String(request?.body ?? "{}")) as Record<string, unknown>;
        asked.push({ path, body });
        if (path.endsWith("/index")) return Promise.resolve(new Response(JSON.stringify(INDEX)));
        const answer = answers[path.split("/").at(-1) ?? ""];
        const status = answer === undefined ? 404 : 200;
        return Promise.resolve(new Response(JSON.stringify(answer?.(body) ?? { text: "No." }), { status }));
    });
    return asked;
}
