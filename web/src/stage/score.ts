// The score sheet: which cards make up each of the six sources.

import type { Face } from "../protocol/face";
import type { CardView, EventView, PlayerView, PointsSource, View } from "../protocol/view";
import { everybody } from "../companies/members";

export type Scoring = { code: string; name: string; points: number };
type Faces = (code: string | null) => Face | null;

/** The cards of a player that carry points, by their source, as they are printed. */
export function scoring(view: View, player: PlayerView, faceOf: Faces): Record<PointsSource, Scoring[]> {
    const found: Record<PointsSource, Scoring[]> = {
        character: [],
        ally: [],
        item: [],
        faction: [],
        kill: [],
        miscellaneous: [],
    };
    for (const { card, won } of cardsOf(view, player)) {
        const face = faceOf(card.code);
        if (card.code === null || face === null || face.points === null) continue;
        const hazard = face.kind === "creature" || face.kind === "hazard-event" || face.kind === "agent";
        const source = won && hazard ? "kill" : face.points.source;
        if (hazard && !won) continue;
        found[source].push({ code: card.code, name: face.name, points: face.points.amount });
    }
    return found;
}

/** Whether the printed points of these cards are what the source counts; rules may have changed them. */
export function addsUp(cards: Scoring[], points: number): boolean {
    return cards.reduce((sum, card) => sum + card.points, 0) === points;
}

type Held = { card: CardView; won: boolean };

function cardsOf(view: View, player: PlayerView): Held[] {
    const held: CardView[] = [];
    const events = (found: EventView[]): void => {
        for (const event of found) {
            if (event.seat === player.seat) held.push(event.card);
            for (const aside of event.aside) held.push(aside.card);
            events(event.on_it);
        }
    };
    for (const company of player.companies) {
        events(company.events);
        events(company.site.on_it);
        for (const character of everybody(company)) {
            held.push(character.card);
            held.push(
                ...character.items.map((item) => item.card),
                ...character.allies.map((ally) => ally.card),
            );
            events(character.events);
        }
    }
    events(view.events);
    held.push(...player.stored.map((stored) => stored.card));
    const won = player.marshalling_points_pile.map((card) => ({ card, won: true }));
    return [...held.map((card) => ({ card, won: false })), ...won];
}
