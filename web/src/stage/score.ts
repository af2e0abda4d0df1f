// The score sheet: which cards make up each of the sources.

import type { Face, PlayerView, PointsSource, WorthView } from "../protocol/types";

/** `normal` is what the card would give, were it not a Fallen-wizard's. */
export type Scoring = { code: string; name: string; points: number; normal: number };
type Faces = (code: string | null) => Face | null;

/** The cards of a player that carry points, by their source, as they are worth to him. */
export function scoring(player: PlayerView, faceOf: Faces): Partial<Record<PointsSource, Scoring[]>> {
    const found: Partial<Record<PointsSource, Scoring[]>> = {};
    for (const worth of player.worths) (found[worth.source] ??= []).push(judged(worth, faceOf));
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
