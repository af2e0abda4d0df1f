// A sentence in pieces: plain words, and stretches that name a card.

import type { Text } from "../protocol/question";

export type Piece = { words: string; code: string | null };

export function pieces({ text, names }: Text): Piece[] {
    const found: Piece[] = [];
    let at = 0;
    for (const { from, to, code } of [...names].sort((a, b) => a.from - b.from)) {
        if (from < at) continue;
        if (from > at) found.push({ words: text.slice(at, from), code: null });
        found.push({ words: text.slice(from, to), code });
        at = to;
    }
    if (at < text.length) found.push({ words: text.slice(at), code: null });
    return found;
}

/** A name and what follows it without a space, such as "’s" or a full stop: no line may break between them. */
export type Glued = Piece & { tail: string };

export function glued(all: readonly Piece[]): Glued[] {
    const found: Glued[] = [];
    for (const { words, code } of all) {
        const last = found.at(-1);
        const tail =
            code === null && last != null && last.code !== null ? (/^\S+/.exec(words)?.[0] ?? "") : "";
        if (last !== undefined) last.tail += tail;
        if (words.length > tail.length) found.push({ words: words.slice(tail.length), code, tail: "" });
    }
    return found;
}
