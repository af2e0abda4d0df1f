// Which cards are played at which site of the deck, and which wait for one.

import type { PlayedAt } from "../protocol/types";

export type SiteOfDeck = { site: string; cards: string[] };
export type Waiting = { card: string; sites: string[] };

/** The deck's sites with what is played there, the fullest first. */
export function atSites(sites: readonly string[], played: readonly PlayedAt[]): SiteOfDeck[] {
    return sites
        .map((site) => ({
            site,
            cards: played.filter(({ here }) => here.includes(site)).map(({ card }) => card),
        }))
        .sort((one, other) => other.cards.length - one.cards.length);
}

/** The cards without a site in the deck, and where they could be played. */
export function withoutSite(played: readonly PlayedAt[]): Waiting[] {
    return played
        .filter(({ here }) => here.length === 0)
        .map(({ card, elsewhere }) => ({ card, sites: elsewhere }));
}
