// A sentence in pieces: plain words, and stretches that name a card.

import type { Text } from "../protocol/question";

/** `tail`: what belongs to the last word of a name, such as an "’s" or a comma; no line breaks before it. */
type Piece = { words: string; code: string | null; tail: string };

export function pieces({ text, names }: Text): Piece[] {
    const found: Piece[] = [];
    const sorted = [...names].sort((a, b) => a.from - b.from);
    let at = 0;
    for (const [index, { from, to, code }] of sorted.entries()) {
        if (from < at) continue;
        if (from > at) found.push({ words: text.slice(at, from), code: null, tail: "" });
        const [tail = ""] = /^\S*/.exec(text.slice(to, sorted[index + 1]?.from)) ?? [];
        found.push({ words: text.slice(from, to), code, tail });
        at = to + tail.length;
    }
    if (at < text.length) found.push({ words: text.slice(at), code: null, tail: "" });
    return found;
}
