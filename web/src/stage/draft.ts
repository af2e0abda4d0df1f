// The draft as one side sees it: who has joined, whom one has chosen in secret, and how much mind that takes.

import { tabsOf, type Tab } from "../card/bearing";
import type { CardView, Face, PlayerView } from "../protocol/types";
import { everybody } from "../companies/members";

export type Drafted = { card: CardView; face: Face | null; mind: number; bears: Tab[] };
type Faces = (code: string | null) => Face | null;

function drafted(card: CardView, faceOf: Faces, bears: Tab[]): Drafted {
    const face = faceOf(card.code);
    return { card, face, mind: face?.numbers.mind ?? 0, bears };
}

/** Who has joined the starting company so far. */
export function startingCompany(player: PlayerView, faceOf: Faces): Drafted[] {
    return player.companies
        .flatMap(everybody)
        .map((character) => drafted(character.card, faceOf, tabsOf(character.items, character.events)));
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
