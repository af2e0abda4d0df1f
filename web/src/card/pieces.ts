// A sentence in pieces: plain words, and stretches that name a card.

import type { Text } from "../protocol/question";

type Piece = { words: string; code: string | null };

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
