// What lies on the board and stands on the sheet as well: it is lit there, and can be ticked there.

import type { Mark, Place } from "../board";
import { placeName } from "../card/anchored";
import type { SheetGroup, SheetPart } from "../protocol/types";
import { placesOf } from "./laying";

export type Marked = { group: SheetGroup; part: SheetPart; mark: Mark };

/** One's own discard pile: what is thrown away is put there. */
export const DISCARD_PILE: Place = { kind: "pile", ref: "discard" };

export function isDiscardPile(place: Place): boolean {
    return placeName(place) === placeName(DISCARD_PILE);
}

/** Groups whose parts are several cards of a hand, ticked one by one. */
const TICKED: SheetGroup["kind"][] = ["discards", "free", "picks"];

export type Marking = {
    tone: Mark["tone"];
    /** The word above a card that is on the sheet. */
    tag: string;
    ticked(part: SheetPart): number;
    /** The cards in hand that are the like of one, itself among them. */
    copies(ref: string): string[];
};

/** Whatever on the board means exactly one part of the sheet. */
export function marksOf(
    keyed: { group: SheetGroup; part: SheetPart }[],
    marking: Marking,
): Map<string, Marked> {
    const marks = new Map<string, Marked>();
    const several = new Set<string>();
    for (const { group, part } of keyed)
        for (const [place, mark] of marksFor(group, part, marking)) {
            if (marks.has(place)) several.add(place);
            marks.set(place, { group, part, mark });
        }
    for (const place of several) marks.delete(place);
    return marks;
}

function marksFor(
    group: SheetGroup,
    part: SheetPart,
    { tone, tag, ticked, copies }: Marking,
): [string, Mark][] {
    const often = ticked(part);
    const word = group.kind === "strikes" ? "" : tag; // strikes lie above a card as tokens
    const mark = (on: boolean): Mark => ({
        state: on ? "chosen" : "playable",
        tone,
        tag: word,
        refusal: null,
    });
    if (!TICKED.includes(group.kind))
        return placesOf(part).map((place) => [placeName(place), mark(often > 0)]);
    return placesOf(part).flatMap((place) =>
        copies(place.ref).map((ref, index): [string, Mark] => {
            const copy: Place = { kind: place.kind, ref };
            return [placeName(copy), { ...mark(index < often), ticked: index < often }];
        }),
    );
}
