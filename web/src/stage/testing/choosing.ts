// Tables at which somebody is chosen: in the draft, and in a search through cards.

import type { Anchor, Option, State } from "../../protocol/types";
import { card, character, company, player, table, text, view } from "./builders";
import { FACES } from "./faces";

export const draftTable: State = table({
    posture: "draft",
    question: {
        id: "q1",
        kind: "draft pick",
        window: null,
        eyebrow: "Draft",
        title: text("Whom do you reveal next?"),
        help: null,
        rules: [],
        about: [],
        options: [],
        refusals: [],
        sheet: null,
        inside: null,
        hasty: null,
    },
    view: view({
        players: [
            player(0, {
                companies: [company(1, 0, "TW-419", [character("TW-161"), character("TW-116")])],
                pool: { count: 5, cards: ["TW-180", "TW-495", "TW-118", "TD-105", "TW-259"].map(card) },
            }),
            player(1, {
                companies: [company(2, 1, "TW-419", [character("TW-120"), character("TW-149")])],
                pool: { count: 6, cards: [card("TW-152")] },
            }),
        ],
    }),
});

export function option(code: string, target: Anchor | null = null): Option {
    return {
        id: `take-${code}`,
        verb: "take",
        kind: "choose",
        source: { kind: "card", ref: `${card(code).id}`, code },
        targets: target === null ? [] : [target],
        title: text(FACES[code]?.name ?? ""),
        detail: null,
        odds: null,
        weight: "plain",
        tone: "may",
        undoable: false,
        warns: null,
    };
}

export const pickerTable: State = table({
    posture: "picker",
    question: {
        id: "q1",
        kind: "card from the sideboard",
        window: null,
        eyebrow: "Sideboard",
        title: text("Which card do you take?"),
        help: null,
        rules: [],
        about: [],
        options: ["TW-204", "TW-209", "TW-353", "TW-289", "TW-280", "TW-277", "TW-254"].map((code) =>
            option(code),
        ),
        refusals: [],
        sheet: null,
        inside: null,
        hasty: null,
    },
});
