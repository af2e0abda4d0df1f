// What every part of the table may ask and do, whatever it draws: the one thing that all of them share.

import { getContext, setContext } from "svelte";
import type { Anchor, Colour, Face, Language, Refusal, Terms } from "./protocol/types";

export type Place = Pick<Anchor, "kind" | "ref">;

/** How something on the board stands to the question that is asked.
 * playable: a choice begins here; target: it can be chosen next; chosen: it has been; refused: not now, and why. */
export type Mark = {
    state: "playable" | "target" | "chosen" | "refused";
    tone: Colour;
    /** A short word for the tag, such as "may play"; ready in the reader's language. */
    tag: string | null;
    /** Why not, for what is refused. */
    refusal: Refusal | null;
    /** Whether it is one of several that are ticked; they have a corner for it. */
    ticked?: boolean;
};

export interface Board {
    readonly language: Language;
    /** The game's own lists and numbers. */
    readonly terms: Terms;
    /** Whether things may move; false if the reader or the system asks for stillness. */
    readonly motion: boolean;
    /** A card's face; null for a card that lies face-down or is not known yet. */
    face(code: string | null): Face | null;
    /** How something stands to the question; null if it has no part in it. */
    mark(place: Place): Mark | null;
    /** What a card in hand would be good for where one thinks of going, in a word; null for any other. */
    hint?(place: Place): string | null;
    /** Click, tap or Enter on it. */
    pick(place: Place): void;
    /** What its bell does: not be asked about it again for a while; null if nothing is asked about it. */
    bell?(place: Place): (() => void) | null;
    /** A hand lifts it: what it can be put onto lights, and nothing is sent. */
    lift?(source: Place): void;
    /** Something dragged onto something else. */
    drop(source: Place, target: Place): void;
    /** Show a card large beside whatever is pointed at; null hides it again. */
    zoom(code: string | null, near?: Element): void;
    /** Open an entry of the rulebook beside the table. */
    rule(id: string): void;
}

const BOARD = Symbol("board");

export function provideBoard(board: Board): void {
    setContext(BOARD, board);
}

export function useBoard(): Board {
    return getContext<Board>(BOARD);
}
