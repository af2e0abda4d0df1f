// Which cards a search is about, and which of them fit what the reader types.

import type { Anchor, Face, FaceKind, Option } from "../protocol/types";
import type { Place } from "../board";

type Found = { place: Place; code: string | null };
export type Order = "order" | "name" | "kind";

/** The cards among which the options choose: their sources, or their targets where all have one source. */
export function cardsOfOptions(options: Option[]): Found[] {
    const sources = new Set(options.flatMap((option) => (isCard(option.source) ? [option.source.ref] : [])));
    const found = new Map<string, Found>();
    for (const option of options) {
        const target = option.targets.find(isCard);
        const anchor = sources.size > 1 || target === undefined ? option.source : target;
        if (!isCard(anchor) || found.has(anchor.ref)) continue;
        const place = { kind: anchor.kind, ref: anchor.ref };
        found.set(anchor.ref, { place, code: anchor.code ?? null });
    }
    return [...found.values()];
}

function isCard(anchor: Anchor | null | undefined): anchor is Anchor {
    return anchor?.kind === "card" || anchor?.kind === "site";
}

function folded(text: string): string {
    return text
        .normalize("NFD")
        .replace(/\p{Diacritic}/gu, "")
        .toLowerCase();
}

/** Whether every word that was typed occurs on the card; accents and capitals do not matter. */
export function fits(face: Face | null, typed: string): boolean {
    const wanted = folded(typed)
        .split(/\s+/)
        .filter((word) => word !== "");
    if (wanted.length === 0) return true;
    if (face === null) return false;
    const skills = face.skills.map((skill) => skill.name);
    const all = folded([face.name, face.line, face.race ?? "", face.gist, ...skills, ...face.text].join(" "));
    return wanted.every((word) => all.includes(word));
}

const KINDS: FaceKind[] = [
    "avatar",
    "character",
    "minion",
    "agent",
    "item",
    "ally",
    "faction",
    "stage",
    "resource-event",
    "creature",
    "hazard-event",
    "site",
    "region",
];

export function compare(order: Order, one: Face | null, other: Face | null, language: string): number {
    const names = (one?.name ?? "").localeCompare(other?.name ?? "", language);
    if (order === "name") return names;
    const rank = (face: Face | null): number => (face === null ? KINDS.length : KINDS.indexOf(face.kind));
    return rank(one) - rank(other) || names;
}
