// A walk through a question, and the places it may lead over.

import { Walk } from "../ask/walk.svelte";
import { words } from "../ask/words";
import type { Question } from "../protocol/types";

export function walkOn(asked: Question, quick = false): { walk: Walk; sent: string[] } {
    const sent: string[] = [];
    const walk = new Walk({
        send: (_, id) => sent.push(id),
        sendAll: (_, all) => sent.push(all.map(({ id }) => id).join(", then ")),
        nameOf: (code) => `card ${code}`,
        inHand: () => false,
        words: words.en,
        quick,
        isNote: () => false,
    });
    walk.ask(asked);
    return { walk, sent };
}
export const titles = (walk: Walk): string[] => walk.lines.map((line) => line.title.text);
export const company = (ref: string) => ({ kind: "company" as const, ref });
export const site = (ref: string) => ({ kind: "site" as const, ref });
export const path = (ref: string) => ({ kind: "path" as const, ref });
export function line(walk: Walk, number: number) {
    const found = walk.lines[number - 1];
    if (found === undefined) throw new Error(`There is no line ${number}.`);
    return found;
}
