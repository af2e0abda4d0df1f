// Names as people type them: case, accents, quotes, apostrophes, hyphens and signs make no difference.

const QUOTES = /["'`´‘’‚‛“”„‟«»‹›′″]/gu;
const LIGATURES: [RegExp, string][] = [
    [/œ/gu, "oe"],
    [/æ/gu, "ae"],
    [/ß/gu, "ss"],
];

/** The name reduced to what has to agree. */
export function fold(name: string): string {
    const small = LIGATURES.reduce((text, [from, to]) => text.replace(from, to), name.toLowerCase());
    const bare = small.normalize("NFKD").replace(QUOTES, "").replace(/\p{M}/gu, "");
    return bare.trim().replace(/\s+/gu, " ");
}

/** A name or value folded, hyphens and signs made blanks. */
export function plain(text: string): string {
    return fold(text)
        .replace(/[^\p{L}\p{N}]+/gu, " ")
        .trim();
}
