// What travels between the page and the server. A choice names the question it answers and the option's id.

import type { Face } from "./face";
import type { Ledger, Posture, Question, Step, Text } from "./question";
import type { Seat, View } from "./view";

export type Language = "en" | "de" | "fr";

/** When the server passes for a seat. "always": ask even who can only pass. "nothing": pass for me when I can
 * do nothing else (against a person at a pace that tells nothing). `until` passes on, whatever is in hand. */
export type Passing = "always" | "nothing";
export type Until = "end-of-phase" | "end-of-turn" | null;

/** What may be agreed beyond the rules that always hold. */
export type OptionalRule = "wizard-may-fall" | "fallen-wizard-duels" | "starter-movement-only";

export type Person = {
    name: string;
    kind: "person" | "bot";
    here: boolean;
    deck: string;
};

/** Sent after sitting down and whenever something about the table, not the game, changes. */
export type Seated = {
    type: "seated";
    seat: Seat | null;
    started: boolean;
    people: [Person, Person | null];
    length: "starter" | "short" | "long" | "campaign";
    guided: boolean;
    language: Language;
    passing: Passing;
    until: Until;
    /** Whether this seat throws its dice by a click of its own; else they fall by themselves. */
    rolls: boolean;
    /** Keys for links: an invitation to a seat that is still free, and for those who only want to watch. */
    invite: string | null;
    watch: string | null;
    /** Seconds for each player in all, or none. */
    clock: number | null;
    spectators: number;
    /** The seats that want another game. */
    rematch: Seat[];
    /** The optional rules that are agreed. */
    options: OptionalRule[];
    /** Whether the same seat is open in another browser. */
    elsewhere: boolean;
    /** Whether the machine may be asked what it would do. */
    suggestions: boolean;
};

/** The answer to an invitation: what is agreed at the table. The seat is taken over HTTP, by `TakeSeat`. */
export type Invited = {
    type: "invited";
    host: string;
    length: Seated["length"];
    clock: number | null;
    options: OptionalRule[];
    suggestions: boolean;
};

export type LogLine = {
    number: number;
    turn: number;
    /** Whose doing it was; none if nobody's. */
    seat: Seat | null;
    /** The engine's word for what happened, such as "strike assigned". */
    kind: string;
    text: Text;
    /** What the two dice showed together. */
    roll: number | null;
};

export type Over = {
    winner: Seat | null;
    by: "council" | "concession" | "clock" | "one ring" | "other";
    totals: [number, number];
    text: Text;
};

/** The whole table as the seat sees it. `log` are the lines since the last state (all of them after sitting
 * down), `faces` the cards that this connection has not been shown before. */
export type State = {
    type: "state";
    /** Grows by one with everything that changes the table. */
    n: number;
    view: View;
    /** Who is asked now; none once the game is over. */
    asked: Seat | null;
    /** The seat's own question; none while others are asked. */
    question: Question | null;
    posture: Posture;
    ledgers: Ledger[];
    steps: Step[];
    /** The lines from this number on are replaced by `log`: an undone choice is untold. */
    log_from: number;
    log: LogLine[];
    faces: Record<string, Face>;
    undo: boolean;
    /** Seconds left for each player; only with a clock. */
    clocks: [number, number] | null;
    over: Over | null;
};

/** A "no" to the sender alone; nothing has changed. */
export type Refused = { type: "refused"; text: string; rule: string | null };
/** What the planning bot would choose in your place, and why. */
export type Suggestion = { type: "suggestion"; question: string; option: string; why: Text };
/** Why the bot did what it last did, newest last. */
export type Why = { type: "why"; lines: { number: number; text: Text }[] };
/** Another game has been laid out between the same two; the key is this seat's. */
export type Rematch = { type: "rematch"; key: string };
/** The new key of the seat; the old one opens nothing once somebody sits down with this one. */
export type Renewed = { type: "renewed"; key: string };

export type ServerMessage = Seated | Invited | State | Refused | Suggestion | Why | Rematch | Renewed;

export type ClientMessage =
    | { type: "sit"; key: string; language: Language; browser: string }
    | { type: "choose"; question: string; option: string }
    | { type: "undo" }
    | { type: "prefer"; passing: Passing; until: Until; rolls: boolean }
    | { type: "speak"; language: Language }
    | { type: "suggest" }
    | { type: "why" }
    | { type: "concede" }
    | { type: "rematch" }
    | { type: "renew" };

// --- Over HTTP -------------------------------------------------------------------------------------------

/** GET /api/lobby?language=en */
export type Lobby = {
    decks: { id: string; title: string; player: string; avatar: string | null }[];
    lengths: { id: Seated["length"]; name: string; about: string }[];
    bots: { id: string; name: string; about: string }[];
    options: { id: OptionalRule; name: string; about: string }[];
};
/** POST /api/tables. `deck` is a deck of ours or the text of a .deck file; `against` is the bot's deck. */
export type NewTable = {
    name: string;
    deck: string;
    opponent: string; // a bot's id, or "friend"
    against: string | null;
    length: Seated["length"];
    language: Language;
    clock: number | null;
    guided: boolean;
    options: OptionalRule[];
    /** Whether two people may ask the machine for advice; against a bot one always may. */
    suggestions: boolean;
};
/** POST /api/seats: an invited friend brings a deck and the secret of the key to his seat, and the game begins.
 * Who asks again with the same secret has the same answer. */
export type TakeSeat = { key: string; secret: string; name: string; deck: string; language: Language };
/** The answer to both: the key of the seat, for the link `/#key`. */
export type Opened = { key: string };
/** The answer to anything that cannot be done; `faults` names what is wrong with a deck, one by one. */
export type NotOpened = { text: string; faults: { text: string; rule: string }[] };
/** GET /api/rules?search=strike&language=en answers with some of these. */
export type FoundRule = { id: string; title: string; language: Language };
/** GET /api/rules/MOV-27?language=en; in English where it is not written in the language. */
export type RuleEntry = {
    id: string;
    title: string;
    text: string;
    chapter: string;
    /** A story that shows the rule; empty if it has none. */
    example: string;
    /** What other editions and languages say instead; empty if they say the same. */
    differs: string;
    see_also: string[];
    language: Language;
};
