// What a part says where its place says the rest: on the sheet of a strike "Tap" is enough.

import type { SheetPart, Text } from "../protocol/types";
import { signed } from "../stage/numbers";
import { placesOf } from "./laying";
import type { SheetWords } from "./words";

type Brief = { title: Text; detail: Text | null };

export function codeOf(part: SheetPart): string | null {
    const places = part.answer.verb === "give-item" ? (part.answer.targets ?? []) : placesOf(part);
    return places.find(({ code }) => code !== undefined)?.code ?? null;
}

export function brief(
    part: SheetPart,
    nameOf: (code: string | null) => string | null,
    say: SheetWords,
): Brief {
    const { title, detail } = part;
    const name = nameOf(codeOf(part));
    switch (part.answer.verb) {
        case "tap-to-face":
            return { title: plain(say.tap), detail: detail ?? plain(say.asHeIs) };
        case "stay-untapped":
            return { title: plain(say.stay), detail: detail ?? costs(part, say) };
        case "support":
            return { title: plain(name ?? title.text), detail: detail ?? plain(say.taps) };
        case "draft":
        case "give-item":
        case "discard":
            return { title: plain(name ?? title.text), detail };
        default:
            return { title, detail };
    }
}

/** What it takes from his prowess. */
function costs({ amount }: SheetPart, say: SheetWords): Text | null {
    return amount === null || amount === 0 ? null : plain(say.prowess(signed(amount)));
}

function plain(words: string): Text {
    return { text: words, names: [] };
}
