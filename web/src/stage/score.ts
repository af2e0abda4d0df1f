// The score sheet: which cards make up each of the six sources.

import type { CardView, EventView, Face, PlayerView, PointsSource, View, WorthView } from "../protocol/types";
import { everybody } from "../companies/members";

/** `normal` is what the card would give, were it not a Fallen-wizard's. */
export type Scoring = { code: string; name: string; points: number; normal: number };
type Faces = (code: string | null) => Face | null;

/** The cards of a player that carry points, by their source: as they are printed, or as they are worth to him. */
export function scoring(view: View, player: PlayerView, faceOf: Faces): Record<PointsSource, Scoring[]> {
    const found: Record<PointsSource, Scoring[]> = {
        character: [],
        ally: [],
        item: [],
        faction: [],
        kill: [],
        miscellaneous: [],
    };
    if (player.kind === "fallen-wizard") {
        for (const worth of player.worths) found[worth.source].push(judged(worth, faceOf));
        return found;
    }
    for (const { card, won } of cardsOf(view, player)) {
        const face = faceOf(card.code);
        if (card.code === null || face === null || face.points === null) continue;
        const hazard = face.kind === "creature" || face.kind === "hazard-event" || face.kind === "agent";
        const source = won && hazard ? "kill" : face.points.source;
        if (hazard && !won) continue;
        found[source].push({
            code: card.code,
            name: face.name,
            points: face.points.amount,
            normal: face.points.amount,
        });
    }
    return found;
}

function judged({ card, points, normal }: WorthView, faceOf: Faces): Scoring {
    return { code: card.code ?? "", name: faceOf(card.code)?.name ?? "", points, normal };
}

const ALL_OTHERS = "FW-44";

/** A Fallen-wizard's cards that have their worth from the same card or by the same rule. */
export type Reason = { by: string | null; rule: string; cards: Scoring[] };

/** What a Fallen-wizard's cards are worth, by the reasons for it: the rule for all other cards comes last. */
export function reasons(player: PlayerView, faceOf: Faces): Reason[] {
    const found = new Map<string, Reason>();
    for (const worth of player.worths) {
        const by = worth.by?.code ?? null;
        const reason = found.get(by ?? worth.rule) ?? { by, rule: worth.rule, cards: [] };
        reason.cards.push(judged(worth, faceOf));
        found.set(by ?? worth.rule, reason);
    }
    const order = ({ by, rule }: Reason): number => (by !== null ? 0 : rule === ALL_OTHERS ? 2 : 1);
    return [...found.values()].sort((one, other) => order(one) - order(other));
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
