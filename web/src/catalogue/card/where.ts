// Where a card can be played, and what can be played at a site: as searches that find it.

import type { IndexedCard } from "../../protocol/types";
import { holdOf } from "../naming";
import type { Entry, Known } from "../search/known";
import { search } from "../search/search";

export type Way = {
    /** The value of a filter by which it is called: a sort of site, a land, a place, a class of items. */
    filter: string;
    value: string;
    /** The search that finds what is meant, and how much that is; null if there is nothing to find. */
    line: string | null;
    count: number;
    /** The one card that is meant, if it is one. */
    card: string | null;
};

const said = (value: string): string => value.replace(/ /gu, "-");

/** Where it can be played; for a site, what can be played there. */
export function waysOf(card: IndexedCard, known: Known): Way[] {
    if (card.kind === "site") return ofSite(card, known);
    const side = card.side === "hero" || card.side === "minion" ? ` side:${card.side}` : "";
    const places = known.valuesOf(card, "at").map((place) => placed("at", place, side, card, known));
    const homes = known.valuesOf(card, "home").map((home) => placed("home", home, side, card, known));
    const keys = known.valuesOf(card, "keyed").map((key) => placed("keyed", key, "", card, known));
    const classes =
        card.kind === "item" ? known.valuesOf(card, "item").filter((one) => one !== "special") : [];
    const items = classes.map((one) => found("item", one, `kind:site item:${said(one)}${side}`, known));
    return [...places, ...items, ...homes, ...keys];
}

function ofSite(card: IndexedCard, known: Known): Way[] {
    const name = card.names.en.toLowerCase();
    const quoted = `"${name}"`;
    const side = card.side === "hero" || card.side === "minion" ? ` side:${card.side}` : "";
    const here = [`at:${quoted}${side}`, `home:${quoted}${side}`].map((line) =>
        found(line.split(":")[0] ?? "", name, line, known),
    );
    const items = known
        .valuesOf(card, "item")
        .map((one) => found("item", one, `kind:item item:${said(one)}${side}`, known));
    return [...here, ...items].filter((way) => way.count > 0);
}

function found(filter: string, value: string, line: string, known: Known): Way {
    const { cards, complaints } = search(known, line);
    return { filter, value, line, count: complaints.length > 0 ? 0 : cards.length, card: null };
}

function placed(filter: string, value: string, side: string, card: IndexedCard, known: Known): Way {
    if (/^[wbfsdc]+$/u.test(value) && value.length < 4)
        return { filter, value, line: null, count: 0, card: null };
    if (holdOf(value, known) !== null || value === "under deeps")
        return found(filter, value, `kind:site site:${said(value)}${side}`, known);
    const there = known.named(value).filter((one) => one.card.kind === "site" || one.card.kind === "region");
    const own = there.find((one: Entry) => one.card.side === card.side) ?? there[0];
    return { filter, value, line: null, count: 0, card: own?.card.code ?? null };
}
