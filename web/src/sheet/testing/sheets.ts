// Sheets made by hand, as the server would lay them out, and a plan that notes what is sent.

import type {
    Anchor,
    Answer,
    AnswerSheet,
    Question,
    SheetGroup,
    SheetPart,
    State,
    Tried,
} from "../../protocol/types";
import { attack, strike, STRIKE } from "../../stage/testing/combat";
import { card, COMPANY, number, player, table, text, view } from "../../stage/testing/builders";
import { sampleQuestion } from "../../testing/sample";
import { Plan } from "../plan.svelte";

export function place(code: string): Anchor {
    return { kind: "card", ref: `${card(code).id}`, code };
}

export function part(id: string, answer: Answer, title: string, more: Partial<SheetPart> = {}): SheetPart {
    const plain = { detail: null, amount: null, odds: null, most: 1, preset: false, fixed: false, end: null };
    return { id, answer, title: text(title), ...plain, ...more };
}

export function group(
    id: string,
    kind: SheetGroup["kind"],
    parts: SheetPart[],
    more: Partial<SheetGroup> = {},
): SheetGroup {
    const plain = { least: 0, most: parts.length, closing: [], under: null, beside: null, refusals: [] };
    return { id, kind, title: text(id), parts, ...plain, ...more };
}

const PASS: Answer = { verb: "pass", question: "actions bearing on the strike" };
const ROLL: Answer = { verb: "roll", question: "roll against the strike" };
const BETWEEN: Answer = { verb: "pass", question: "actions between strikes" };

function how(strike: string): SheetGroup {
    return group(
        `How he faces it ${strike}`,
        "how",
        [
            part(`${strike}-tap`, { verb: "tap-to-face" }, "Tap", { odds: 26, preset: true }),
            part(`${strike}-stay`, { verb: "stay-untapped" }, "Stay untapped", { odds: 15 }),
        ],
        { least: 1, most: 1, under: strike, title: text("How he faces it") },
    );
}
function help(strike: string): SheetGroup {
    const helper = (code: string, name: string): SheetPart =>
        part(`${strike}-${code}`, { verb: "support", source: place(code) }, name, {
            amount: 1,
            detail: text("taps"),
        });
    const refusals = [{ anchor: place("TW-161"), reason: text("is struck himself"), rule: "CMB-27" }];
    return group(
        `Who helps ${strike}`,
        "help",
        [helper("TW-180", "Sam Gamgee"), helper("TW-181", "Saruman")],
        { under: strike, title: text("Who helps"), closing: [PASS], refusals },
    );
}
function waiting(id: string, code: string, name: string, odds: number): SheetPart {
    const end = text(`Roll for ${name}`);
    const answer: Answer = { verb: "resolve-strike", source: place(code) };
    return part(id, answer, `Resolve the strike against ${name}`, { odds, end });
}

/** Haldir and Adrazar wait for a strike each; Sam or Saruman may help either. */
export const STRIKES: AnswerSheet = {
    kind: "strike",
    groups: [
        group(
            "order",
            "order",
            [waiting("s1", "TW-164", "Haldir", 26), waiting("s2", "TW-116", "Adrazar", 21)],
            {
                least: 1,
                most: 1,
            },
        ),
        how("s1"),
        help("s1"),
        how("s2"),
        help("s2"),
    ],
    end: text("Roll for Haldir"),
    closing: [ROLL],
    between: [BETWEEN],
};

export const FACING: State = table({
    posture: "duel",
    view: view({
        players: [player(0, { companies: [COMPANY] }), player(1)],
        attack: attack({
            prowess: number(9),
            strikes_count: number(3),
            strikes: [strike("TW-161", { result: "defeated" }), strike("TW-164"), strike("TW-116")],
        }),
    }),
});

/** Three cards of a hand, two of which must go. */
export const DISCARDS: AnswerSheet = {
    kind: "discard",
    groups: [
        group(
            "discards",
            "discards",
            ["TW-204", "TW-209", "TW-289"].map((code) =>
                part(code, { verb: "discard", source: place(code) }, code),
            ),
            { least: 2, most: 2 },
        ),
    ],
    end: text("Discard 2"),
    closing: [],
    between: [],
};

export const DRAWS: AnswerSheet = {
    kind: "draw",
    groups: [
        group("draws", "draws", [part("card", { verb: "draw" }, "Draw a card", { most: 2 })], { most: 2 }),
    ],
    end: text("Draw 2"),
    closing: [{ verb: "pass", question: "draw more" }],
    between: [],
};

/** Three strikes for two characters, of whom Haldir must face one. */
export const ASSIGNING: AnswerSheet = {
    kind: "assign",
    groups: [
        group(
            "strikes",
            "strikes",
            [
                part("haldir", { verb: "assign", targets: [place("TW-164")] }, "Haldir", {
                    preset: true,
                    fixed: true,
                }),
                part("adrazar", { verb: "assign", targets: [place("TW-116")] }, "Adrazar", { most: 2 }),
                part("glorfindel", { verb: "assign", targets: [place("TW-161")] }, "Glorfindel II", {
                    most: 2,
                }),
            ],
            { least: 3, most: 3 },
        ),
    ],
    end: text("Give 3 strikes"),
    closing: [],
    between: [],
};

export function asked(sheet: AnswerSheet | null, id = "q1"): Question {
    return sampleQuestion({ id, title: text("How does Haldir face it?"), sheet });
}

export function brings(answers: Answer[], odds: number, parts: Record<string, number> = {}): Tried {
    const ledgers = [{ ...STRIKE, odds }];
    return { type: "tried", question: "q1", answers, ledgers, odds: parts, stops: null };
}

/** A plan that notes what it sends. */
export function planned(sheet: AnswerSheet | null, quick = false) {
    const walked: Answer[][] = [];
    const tried: Answer[][] = [];
    const plan = new Plan({
        walk: (_, answers) => walked.push(answers),
        try: (_, answers) => tried.push(answers),
        tag: "in the sheet",
        quick,
        copies: (ref) => (ref === place("TW-204").ref ? [ref, "copy"] : [ref]),
    });
    plan.ask(asked(sheet));
    const find = (id: string): [SheetGroup, SheetPart] => {
        for (const one of plan.sheet?.groups ?? [])
            for (const found of one.parts) if (found.id === id) return [one, found];
        throw new Error(`There is no part ${id}.`);
    };
    return { plan, walked, tried, tick: (id: string) => plan.toggle(...find(id)), find };
}
