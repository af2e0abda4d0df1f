// What a card on the board is called aloud: state, name, kind, values, why not.

import type { Mark } from "../board";
import type { Face } from "../protocol/face";
import type { Status } from "../protocol/view";
import type { AskWords } from "./words";

export type Shown = {
    face: Face | null;
    mark: Mark | null;
    status?: Status;
    prowess?: number;
    body?: number;
    /** What it bears or who follows it, ready in words. */
    bears?: string[];
};

export function cardLabel(shown: Shown, words: AskWords): string {
    const { face, mark } = shown;
    const state = mark === null ? null : stateOf(mark, words);
    const name = face === null ? words.faceDown : [face.name, face.line].filter(Boolean).join(", ");
    const prowess = shown.prowess ?? face?.numbers.prowess;
    const body = shown.body ?? face?.numbers.body;
    const values = [
        prowess === undefined ? null : words.prowess(prowess),
        body === undefined ? null : words.body(body),
        shown.status === undefined ? null : words.statuses[shown.status],
        ...(shown.bears ?? []),
    ];
    const refusal = mark?.refusal ?? null;
    const why = refusal === null ? null : words.notNowBecause(refusal.reason.text, refusal.rule);
    const said = [name, ...values].filter(Boolean).join(", ");
    return [state, said, why].filter(Boolean).join(". ");
}

function stateOf(mark: Mark, words: AskWords): string | null {
    if (mark.state === "chosen") return words.states.chosen;
    if (mark.state === "target") return mark.tag ?? words.states.target;
    if (mark.state === "playable") return mark.tag ?? words.states.playable;
    return null;
}
