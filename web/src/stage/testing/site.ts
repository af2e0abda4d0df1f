// A table at which a faction is won over at a site.

import type { Ledger, State } from "../../protocol/types";
import { card, COMPANY, FACE_DOWN, player, table, text, view } from "./builders";

export const INFLUENCE: Ledger = {
    kind: "influence",
    title: text("Influence check"),
    about: null,
    rule: "SITE-30",
    lines: [
        { label: text("Adrazar’s direct influence", "TW-116"), code: "TW-116", amount: 1, rule: "INF-03" },
        { label: text("Adrazar, against factions", "TW-116"), code: "TW-116", amount: 1, rule: null },
        { label: text("Horn of Anor, against factions", "TW-259"), code: "TW-259", amount: 2, rule: null },
        {
            label: text("A Dúnadan asks Men of Lebennin", "TW-280"),
            code: "TW-280",
            amount: 1,
            rule: "INF-02",
        },
    ],
    total: 5,
    against: { label: text("must be more than"), number: 7 },
    least: 3,
    odds: 35,
    outcomes: [
        { from: 3, to: 12, tone: "good", text: text("The Men of Lebennin join you.", "TW-280"), rule: null },
        { from: 2, to: 2, tone: "bad", text: text("They are discarded."), rule: "INF-02" },
    ],
};

export const siteTable: State = table({
    posture: "scene",
    view: view({
        phase: "site phase",
        players: [player(0, { companies: [{ ...COMPANY, on_guard: [FACE_DOWN] }] }), player(1)],
        attempt: {
            seat: 0,
            character: card("TW-116"),
            target: card("TW-280"),
            shown: null,
            canceled: false,
            modifier: 5,
            to_exceed: 7,
        },
    }),
    ledgers: [INFLUENCE],
});
