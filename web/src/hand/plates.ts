// Which cards of a hand lie as cards and which as plates: what cannot be played now gives way to what can.

import type { Mark } from "../board";
import type { CardView } from "../protocol/types";

/** How many plates lie one above the other. */
export const ROWS = 4;
/** So wide a plate has to be for a name in two lines. */
const PLATE = 132;
const GAP = 5;
/** Cards that show less of themselves than this beneath their neighbour hide their names. */
const LEAST_SHOWN = 0.85;

export type Held = { card: CardView; plate: boolean };

/** Whether an answer begins or goes on with the card. */
export function isOpen(mark: Mark | null): boolean {
    return mark !== null && mark.state !== "refused";
}

/**
 * Tells which cards may be played, as it was before one of them was chosen: while a card is held, the hand does not
 * move under it.
 */
export function steadily(): (cards: CardView[], mark: (card: CardView) => Mark | null) => Set<number | null> {
    let open = new Set<number | null>();
    return (cards, mark) => {
        const held = cards.some((card) => mark(card)?.state === "chosen");
        if (!held) open = new Set(cards.filter((card) => isOpen(mark(card))).map(({ id }) => id));
        return open;
    };
}

/** Those that may be played first, each half in the order in which they are held. */
export function openFirst(cards: CardView[], open: (card: CardView) => boolean): CardView[] {
    return [...cards.filter(open), ...cards.filter((card) => !open(card))];
}

/** Whether so many cards, side by side or nearly so, have no room in that width. */
export function isCrowded(count: number, width: number, card: number): boolean {
    return count > 1 && width > 0 && (width - card) / (count - 1) < card * LEAST_SHOWN;
}

/** As many of those that may be played lie as cards as leave room for the plates of the others. */
export function laidOut(
    cards: CardView[],
    open: (card: CardView) => boolean,
    width: number,
    card: number,
): Held[] {
    const playable = cards.filter(open).length;
    let shown = playable;
    while (shown > 0 && needed(shown, cards.length - shown, card) > width) shown--;
    return openFirst(cards, open).map((one, at) => ({ card: one, plate: at >= shown }));
}

function needed(cards: number, plates: number, card: number): number {
    const columns = Math.ceil(plates / ROWS);
    return cards * (card + GAP) + columns * (PLATE + GAP) - GAP;
}
