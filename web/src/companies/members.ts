// Who is in a company, and which company matters now.

import type { Place } from "../board";
import type {
    CardView,
    CharacterView,
    CompanyView,
    EventView,
    Face,
    PlayerSeat,
    View,
} from "../protocol/types";

/** Where a card is on the board, if one may know which it is. */
export function placeOf(card: CardView, kind: "card" | "site" = "card"): Place | null {
    return card.id === null ? null : { kind, ref: `${card.id}` };
}

/** Everybody in it, leaders before their followers. */
export function everybody(company: CompanyView): CharacterView[] {
    return company.characters.flatMap(withFollowers);
}

/** Those whom nobody leads, an avatar before the others. */
export function avatarFirst(
    company: CompanyView,
    face: (code: string | null) => Face | null,
): CharacterView[] {
    const isAvatar = ({ card }: CharacterView): boolean => face(card.code)?.kind === "avatar";
    return [...company.characters].sort((one, other) => Number(isAvatar(other)) - Number(isAvatar(one)));
}

/** Whether its player's avatar is in it. */
export function hasAvatar(company: CompanyView, face: (code: string | null) => Face | null): boolean {
    return everybody(company).some(({ card }) => face(card.code)?.kind === "avatar");
}

function withFollowers(character: CharacterView): CharacterView[] {
    return [character, ...character.followers.flatMap(withFollowers)];
}

/** Whether a card on a company is the mode of its Ringwraith. [ORG-75] */
export function isMode(event: EventView, face: (code: string | null) => Face | null): boolean {
    return face(event.card.code)?.badge === "mode";
}

/** The avatars that follow the avatar of a company: a Ringwraith may have others of the Nine with him. */
export function fellowAvatars(company: CompanyView, face: (code: string | null) => Face | null): Face[] {
    const avatars = everybody(company).flatMap(({ card }) => face(card.code) ?? []);
    return avatars.filter(({ kind }) => kind === "avatar").slice(1);
}

/** Whose name a company goes by: its avatar's, else that of the first of those with the most mind. */
export function leaderOf(company: CompanyView, face: (code: string | null) => Face | null): Face | null {
    let best: Face | null = null;
    for (const { card } of everybody(company)) {
        const found = face(card.code);
        if (found?.kind === "avatar") return found;
        if (found !== null && (best === null || mind(found) > mind(best))) best = found;
    }
    return best;
}

function mind(face: Face): number {
    return face.numbers.mind ?? 0;
}

/** The company that moves, is attacked or is at its site now. */
export function companyAtHand(view: View): number | null {
    return view.attack?.company ?? view.company;
}

/** Whose companies one wants to see: those of the company at hand, or else of whoever's turn it is. */
export function sideToShow(view: View): PlayerSeat {
    const at_hand = companyAtHand(view);
    const owner = view.players.find((player) => player.companies.some(({ id }) => id === at_hand));
    return owner?.seat ?? view.active;
}
