import { expect, it } from "vitest";
import type { CardView } from "../protocol/types";
import { mark } from "../card/testing/faces";
import { isCrowded, laidOut, openFirst, steadily } from "./plates";

const held = (count: number): CardView[] =>
    Array.from({ length: count }, (_, id): CardView => ({ id, code: `C-${id}` }));
const among =
    (...open: number[]) =>
    ({ id }: CardView): boolean =>
        id !== null && open.includes(id);
const cardsOf = (laid: { card: CardView; plate: boolean }[]): (number | null)[] =>
    laid.filter(({ plate }) => !plate).map(({ card }) => card.id);

it("puts what may be played first and keeps the order of the rest", () => {
    expect(openFirst(held(5), among(3, 1)).map(({ id }) => id)).toEqual([1, 3, 0, 2, 4]);
});

it("lays what may be played as cards and everything else as plates", () => {
    expect(cardsOf(laidOut(held(8), among(6), 540, 90))).toEqual([6]);
    expect(cardsOf(laidOut(held(8), among(), 540, 90))).toEqual([]);
});

it("makes plates also of what may be played where not all of it has room", () => {
    const all = held(10);
    const cards = cardsOf(laidOut(all, () => true, 540, 90));
    expect(cards.length).toBeGreaterThan(0);
    const columns = Math.ceil((all.length - cards.length) / 4);
    expect(cards.length * 95 + columns * 137).toBeLessThanOrEqual(545);
});

it("turns to plates from eleven cards on in a window of 1440 pixels", () => {
    const row = 1440 - 338 - 186 - 22;
    expect(isCrowded(10, row, 98)).toBe(false);
    expect(isCrowded(11, row, 98)).toBe(true);
});

it("does not move under a card that is held", () => {
    const open = steadily();
    const cards = held(3);
    const playable = mark("playable");
    expect([...open(cards, ({ id }) => (id === 2 ? null : playable))]).toEqual([0, 1]);
    expect([...open(cards, ({ id }) => (id === 1 ? mark("chosen") : null))]).toEqual([0, 1]);
    expect([...open(cards, () => null)]).toEqual([]);
});
