// A name, broken where it may be broken and set as large as its longest unbreakable piece allows.

import type { Face } from "../protocol/types";

/** How wide letters are in hundredths of the type's size, in the bold of the names. */
const WIDTHS: Record<number, string> = {
    18: "' \u00ad",
    22: "’",
    26: "l,",
    28: "j.!()",
    30: "iîïí",
    32: "/",
    34: "ftJ",
    36: "IÎ1-?",
    40: "s“”",
    42: "r357",
    44: "cç",
    46: "evyzéèêë469",
    48: "aäàâá28",
    50: "gxöôó0",
    52: "bkoqL",
    54: "dhpuFSüûùú",
    56: "nT",
    58: "PZ",
    60: "EYÉÈ",
    62: "ABCVÄÂÁ",
    64: "Rß",
    66: "GKUÜÛÚ",
    68: "OQXÖÔÓ",
    70: "D",
    72: "N&",
    74: "wH",
    78: "œ",
    84: "mM",
    96: "W",
};
const WIDTH_OF = new Map(
    Object.entries(WIDTHS).flatMap(([width, letters]) => [...letters].map((one) => [one, Number(width)])),
);
const VOWEL = "aeiouyäöüáàâéèêëíîïóôúùûœ";
const TOGETHER = ["sch", "ch", "ck", "th", "ph", "sh", "qu", "st", "sp", "gn"];
const SILENT = /^[gq]ue$/;
const LIQUID = "lr";
const UNBROKEN = 11.2;
const LEAST = 10.8;
const MANY_LETTERS = 420;
const MOST_LINES = 3;
const SHORTEST_PIECE = 3;

/** Whether a card says so much that, large, it needs room for words more than for its picture. */
export function isWordy(face: Face): boolean {
    return face.text.reduce((sum, paragraph) => sum + paragraph.length, 0) > MANY_LETTERS;
}

/** The width of letters in the bold of names, if the type is that large. */
export function widthOf(text: string, size: number): number {
    return [...text].reduce((sum, one) => sum + (WIDTH_OF.get(one) ?? 56), 0) * (size / 100);
}

/** The name and the size to set it in; words are broken only where setting it smaller is not enough. */
export function fitName(name: string, room: number, size: number): { text: string; size: number } {
    const whole = sizeFor(name, room, size);
    const text = whole >= Math.min(size, UNBROKEN) ? name : broken(name, room, size);
    let fitting = Math.max(LEAST, sizeFor(text, room, size));
    while (fitting > LEAST && lines(text, room, fitting) > MOST_LINES) {
        fitting = Math.max(LEAST, Math.round((fitting - 0.2) * 10) / 10);
    }
    return { text, size: fitting };
}

function broken(name: string, room: number, size: number): string {
    return name
        .split(" ")
        .map((word) => (widest(word, size) > room ? hyphenated(word) : word))
        .join(" ");
}

/** How many lines a name takes. */
function lines(name: string, room: number, size: number): number {
    const pieces = name.split(/(?<=[ \u00ad-])/);
    let [count, used] = [1, 0];
    for (const piece of pieces) {
        const width = widthOf(piece.trimEnd(), size);
        if (used > 0 && used + width > room) [count, used] = [count + 1, 0];
        used += widthOf(piece, size);
    }
    return count;
}

function sizeFor(name: string, room: number, size: number): number {
    const longest = Math.max(...name.split(" ").map((word) => widest(word, size)));
    return longest <= room ? size : Math.floor((size * room * 10) / longest) / 10;
}

/** The widest piece of a word that cannot be broken, with the hyphen that it gets. */
function widest(word: string, size: number): number {
    const pieces = word.split("\u00ad").flatMap((piece, i, all) => {
        const parts = piece.split(/(?<=-)/);
        return i < all.length - 1 ? [...parts.slice(0, -1), `${parts.at(-1)}-`] : parts;
    });
    return Math.max(...pieces.map((piece) => widthOf(piece, size)));
}

/** A word with soft hyphens between its syllables, as far as their sounds tell them. */
function hyphenated(word: string): string {
    const lower = word.toLowerCase();
    const breaks: number[] = [];
    for (let i = 1; i < word.length - 1; i++) {
        if (!isVowel(lower, i) && isVowel(lower, i + 1)) {
            const at = onset(lower, i);
            const last = breaks.at(-1) ?? 0;
            const letters = (from: number, to: number) => /^[^-’]*$/.test(word.slice(from, to));
            const vowelBefore = [...lower.slice(last, at)].some((_, k) => isVowel(lower, last + k));
            const longEnough =
                at - last >= SHORTEST_PIECE &&
                word.length - at >= SHORTEST_PIECE &&
                !SILENT.test(word.slice(at));
            if (vowelBefore && longEnough && letters(Math.max(0, at - 2), at + 2)) breaks.push(at);
        }
    }
    return breaks.reduceRight((text, at) => `${text.slice(0, at)}\u00ad${text.slice(at)}`, word);
}

/** Where the syllable of a consonant begins: sounds that belong together stay together. */
function onset(word: string, at: number): number {
    const cluster = TOGETHER.find((sounds) => word.slice(0, at + 1).endsWith(sounds));
    if (cluster !== undefined) return at + 1 - cluster.length;
    const before = word[at - 1] ?? "";
    const isBlend = LIQUID.includes(word[at] ?? "") && "bcdfgkptv".includes(before) && before !== "";
    return isBlend ? at - 1 : at;
}

function isVowel(word: string, at: number): boolean {
    return VOWEL.includes(word[at] ?? " ");
}
