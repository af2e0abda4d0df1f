// Who is in a company, and which company matters now.

import type { CharacterView, CompanyView, Seat, View } from "../protocol/view";

/** Everybody in it, leaders before their followers. */
export function everybody(company: CompanyView): CharacterView[] {
    return company.characters.flatMap(withFollowers);
}

function withFollowers(character: CharacterView): CharacterView[] {
    return [character, ...character.followers.flatMap(withFollowers)];
}

/** The company that moves, is attacked or is at its site now. */
export function companyAtHand(view: View): number | null {
    return view.attack?.company ?? view.company;
}

/** Whose companies one wants to see: those of the company at hand, or else of whoever's turn it is. */
export function sideToShow(view: View): Seat {
    const at_hand = companyAtHand(view);
    const owner = view.players.find((player) => player.companies.some(({ id }) => id === at_hand));
    return owner?.seat ?? view.active;
}
