// What is asked and what can be answered. The page knows verbs and places, never cards.

/** A sentence that is ready to be shown; `names` are the stretches that name a card. */
export type Text = { text: string; names: { from: number; to: number; code: string }[] };

/** A place on the board. `ref` is a card's or a company's id, a region's English name, a number; for a path,
 * `regions` are the English names of the regions on it. `code` is the card's code where a card is meant.
 * An agent of whom one knows nothing is "1-0": the first of the second player's. */
export type Anchor = {
    kind:
        | "card"
        | "company"
        | "site"
        | "region"
        | "path"
        | "strike"
        | "declaration"
        | "pile"
        | "player"
        | "agent";
    ref: string;
    code?: string;
    regions?: string[];
};

export type Weight = "main" | "plain" | "pass" | "grave";
export type Tone = "may" | "peril" | "stage";

export type Option = {
    id: string;
    /** The engine's verb, such as "play-creature". */
    verb: string;
    source: Anchor | null;
    targets: Anchor[];
    title: Text;
    detail: Text | null;
    /** How many of the 36 throws go well, where dice follow at once. */
    odds: number | null;
    weight: Weight;
    tone: Tone;
};

export type Refusal = { anchor: Anchor; reason: Text; rule: string };

export type LedgerLine = { label: Text; code: string | null; amount: number; rule: string | null };
export type Outcome = {
    from: number;
    to: number;
    tone: "good" | "even" | "bad";
    text: Text;
    rule: string | null;
};
/** A sum and where it comes from; `least` is the number to roll, `outcomes` what each throw of 2 to 12 brings. */
export type Ledger = {
    kind: "strike" | "body" | "corruption" | "influence" | "roll" | "hazard-limit" | "attack";
    title: Text;
    about: Anchor | null;
    rule: string | null;
    lines: LedgerLine[];
    total: number;
    against: { label: Text; number: number } | null;
    least: number | null;
    odds: number | null;
    outcomes: Outcome[];
};

export type Step = { name: string; rule: string; state: "done" | "now" | "ahead" };

export type Posture = "draft" | "journey" | "duel" | "scene" | "council" | "picker";

export type Question = {
    id: string;
    /** The engine's question, such as "actions in the organization phase". */
    kind: string;
    eyebrow: string;
    title: Text;
    help: Text | null;
    rules: string[];
    about: Anchor[];
    /** Complete, in the engine's order. */
    options: Option[];
    /** Cards in hand that cannot be played now, and why. */
    refusals: Refusal[];
};
