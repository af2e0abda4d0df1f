// The rows of a list of decks: in groups, found by the words that are typed.

import type { DeckSeen, GameLength, Language, Lobby, PlayerKind } from "../protocol/types";
import { isDeck, seenOf } from "./shelf.svelte";

export type Row = { value: string; title: string; avatar: string; seen: DeckSeen | null };
export type Group = { name: string; rows: Row[] };

type Names = { own: string; kinds: Record<PlayerKind, string>; notReady: string };

/** One's own decks first, then ours by kind of player; what cannot sit down for now comes last. */
export function groupsOf(
    decks: Lobby["decks"],
    own: { title: string; text: string }[],
    names: Names,
    length: GameLength,
    language: Language,
): Group[] {
    const row = (value: string, title: string, avatar: string | null): Row => {
        const seen = seenOf(value, length, language);
        const known = isDeck(seen) ? seen : null;
        return { value, title, avatar: known?.avatar ?? avatar ?? "", seen: known };
    };
    const mine = own.map((deck) => row(deck.text, deck.title, null));
    const ready = mine.filter((one) => !isNotYet(one));
    const kinds = [...new Set(decks.map((deck) => deck.player))];
    const ours = kinds.map((kind) => ({
        name: names.kinds[kind],
        rows: decks
            .filter((deck) => deck.player === kind)
            .map((deck) => row(deck.id, deck.title, deck.avatar)),
    }));
    const groups = [
        { name: names.own, rows: ready },
        ...ours,
        { name: names.notReady, rows: mine.filter(isNotYet) },
    ];
    return groups.filter((group) => group.rows.length > 0);
}

function isNotYet(row: Row): boolean {
    return row.seen?.standing === "waiting" || row.seen?.standing === "half read";
}

/** The rows whose title or avatar holds every word that is typed. */
export function found(groups: Group[], typed: string): Group[] {
    const words = fold(typed).split(/\s+/).filter(Boolean);
    const holds = (row: Row): boolean =>
        words.every((word) => fold(`${row.title} ${row.avatar}`).includes(word));
    return groups
        .map((group) => ({ ...group, rows: group.rows.filter(holds) }))
        .filter((group) => group.rows.length > 0);
}

function fold(text: string): string {
    return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
