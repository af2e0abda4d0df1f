// What the page counts by itself: minds, points, keys, chances.

import type { BenchCard, PointsSource } from "../protocol/types";
import type { Place, Sheet } from "./sheet";

export type Counted = { card: BenchCard; count: number; section: Place };
type Known = (code: string) => BenchCard | undefined;

export const LANDS = ["w", "b", "f", "s", "d", "c"] as const;
export const HOLDS = ["R", "B", "F", "S", "D"] as const;
export const SOURCES: readonly PointsSource[] = [
    "character",
    "item",
    "faction",
    "ally",
    "kill",
    "miscellaneous",
];

export function counted(sheet: Sheet, known: Known, places: readonly Place[]): Counted[] {
    return sheet.rows.flatMap(({ card: code, count, section }) => {
        const card = known(code);
        return card === undefined || !places.includes(section) ? [] : [{ card, count, section }];
    });
}

/** How many characters have each mind, from 0 upwards, and their sum. */
export function minds(cards: readonly Counted[]): { curve: number[]; sum: number } {
    const people = cards.filter(({ card }) => card.of === "character" || card.of === "agent");
    const most = Math.max(0, ...people.map(({ card }) => card.mind ?? 0));
    const curve = Array.from({ length: most + 1 }, () => 0);
    for (const { card, count } of people) curve[card.mind ?? 0] = (curve[card.mind ?? 0] ?? 0) + count;
    return { curve, sum: people.reduce((all, { card, count }) => all + (card.mind ?? 0) * count, 0) };
}

/** Marshalling points to be had, by where they come from. */
export function points(cards: readonly Counted[]): Record<PointsSource, number> {
    const sums = Object.fromEntries(SOURCES.map((source) => [source, 0])) as Record<PointsSource, number>;
    for (const { card, count } of cards) {
        const source = SOURCES.find((one) => one === card.points_of);
        if (source !== undefined && source !== "kill" && card.kind !== "hazard")
            sums[source] += (card.points ?? 0) * count;
    }
    return sums;
}

/**
 * How many creatures are keyed to each kind of region, for one and for two of them in a row, to kinds of
 * sites, and to places by their English names.
 */
export function keys(cards: readonly Counted[]): Map<string, number> {
    const sums = new Map<string, number>();
    for (const { card, count } of cards.filter(({ card }) => card.of === "creature"))
        for (const key of new Set(card.keyed)) sums.set(key, (sums.get(key) ?? 0) + count);
    return sums;
}

/** How many creatures can strike in a region: by its type, or by its name without being keyed to its type. */
export function strikingIn(cards: readonly Counted[], type: string, name: string): number {
    return cards.reduce(
        (all, { card, count }) =>
            card.of === "creature" && card.keyed?.some((key) => key === type || key === name)
                ? all + count
                : all,
        0,
    );
}

/** The skills of the characters. */
export function skills(cards: readonly Counted[]): [string, number][] {
    const sums = new Map<string, number>();
    for (const { card, count } of cards)
        for (const skill of card.skills ?? []) sums.set(skill, (sums.get(skill) ?? 0) + count);
    return [...sums].sort(([, a], [, b]) => b - a);
}

/** The chance of at least one of so many cards among those drawn from a deck. */
export function chanceOf(some: number, deck: number, drawn: number): number {
    let none = 1;
    for (let one = 0; one < Math.min(drawn, deck); one++)
        none *= Math.max(0, deck - some - one) / (deck - one);
    return deck === 0 ? 0 : 1 - none;
}
