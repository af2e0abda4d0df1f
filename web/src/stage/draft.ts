// The draft as one side sees it: who has joined, whom one has chosen in secret, and how much mind that takes.

import { tabsOf, type Tab } from "../card/bearing";
import type { CardView, Face, PlayerView } from "../protocol/types";
import { everybody } from "../companies/members";

export type Drafted = {
    card: CardView;
    face: Face | null;
    mind: number;
    bears: Tab[];
    /** Where he begins, if not all begin there. [SET-30, SET-32] */
    at: string | null;
};
type Faces = (code: string | null) => Face | null;

function drafted(card: CardView, faceOf: Faces, bears: Tab[], at: string | null = null): Drafted {
    const face = faceOf(card.code);
    return { card, face, mind: face?.numbers.mind ?? 0, bears, at };
}

/** Who has joined the starting company so far. */
export function startingCompany(player: PlayerView, faceOf: Faces): Drafted[] {
    const apart = player.companies.length > 1;
    return player.companies.flatMap((company) => {
        const site = apart ? (faceOf(company.site.card.code)?.name ?? null) : null;
        return everybody(company).map(({ card, items, events }) =>
            drafted(card, faceOf, tabsOf(items, events), site),
        );
    });
}

/** The site at which all begin, once it lies there and as long as nobody begins elsewhere. */
export function startingSite(player: PlayerView, faceOf: Faces): string | null {
    const [first, ...others] = player.companies;
    if (first === undefined || others.length > 0) return null;
    return faceOf(first.site.card.code)?.name ?? null;
}

export function sealedPick(player: PlayerView, faceOf: Faces): Drafted | null {
    return player.pick === null ? null : drafted(player.pick, faceOf, []);
}

export function mindOf(company: Drafted[]): number {
    return company.reduce((sum, one) => sum + one.mind, 0);
}

export function emptySlots(filled: number, all: number): number[] {
    return Array.from({ length: Math.max(0, all - filled) }, (_, index) => filled + index + 1);
}
