// A sentence in pieces: plain words, and stretches that name a card.

import type { Text } from "../protocol/types";

/** `head` and `tail`: what belongs to a name, such as a „ before it or an "’s" behind; no line breaks between. */
type Piece = { words: string; code: string | null; head: string; tail: string };

export function pieces({ text, names }: Text): Piece[] {
    const found: Piece[] = [];
    const sorted = [...names].sort((a, b) => a.from - b.from);
    let at = 0;
    for (const [index, { from, to, code }] of sorted.entries()) {
        if (from < at) continue;
        const before = text.slice(at, from);
        const [head = ""] = /[\S\u00a0]*$/.exec(before) ?? [];
        const words = before.slice(0, before.length - head.length);
        if (words !== "") found.push(plain(words));
        const [tail = ""] = /^[\S\u00a0]*/.exec(text.slice(to, sorted[index + 1]?.from)) ?? [];
        found.push({ words: text.slice(from, to), code, head, tail });
        at = to + tail.length;
    }
    if (at < text.length) found.push(plain(text.slice(at)));
    return found;
}

function plain(words: string): Piece {
    return { words, code: null, head: "", tail: "" };
}
