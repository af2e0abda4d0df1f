// Finding things in what a seat sees.

import { companyAtHand as atHand, everybody } from "../companies/members";
import type {
    CardView,
    CharacterView,
    CompanyView,
    Ledger,
    PlayerView,
    SiteView,
    State,
    View,
} from "../protocol/types";
import { otherSeat, ownSeat } from "../shell/sides";

export function companies(view: View): CompanyView[] {
    return view.players.flatMap((player) => player.companies);
}

function companyOf(view: View, card: CardView | null): CompanyView | null {
    if (card === null || card.id === null) return null;
    const bears = (character: CharacterView): boolean =>
        character.card.id === card.id || character.allies.some((ally) => ally.card.id === card.id);
    return companies(view).find((company) => everybody(company).some(bears)) ?? null;
}

/** The company that the moment is about: whose turn it is to act, or who is attacked or tested. */
export function companyAtHand(view: View): CompanyView | null {
    const number = atHand(view);
    const named = companies(view).find((company) => company.id === number);
    return (
        companyOf(view, view.check?.character ?? view.attempt?.character ?? null) ??
        named ??
        view.players[view.active].companies[0] ??
        null
    );
}

export function characterOf(view: View, card: CardView | null): CharacterView | null {
    const all = companies(view).flatMap(everybody);
    return all.find((character) => card !== null && character.card.id === card.id) ?? null;
}

export function bothSides(view: View): [PlayerView, PlayerView] {
    return [view.players[ownSeat(view.seat)], view.players[otherSeat(view.seat)]];
}

export function ledgersOf(state: State, kinds: Ledger["kind"][]): Ledger[] {
    return state.ledgers.filter((ledger) => kinds.includes(ledger.kind));
}

/** Where a company is: at the site it has reached, or still where it started. */
export function placeOf(company: CompanyView): SiteView {
    return company.moved && company.destination !== null ? company.destination : company.site;
}
