// What a sheet says besides the sentences that come ready from the server.

import type { Language, Status } from "../protocol/types";
import type { Tone } from "../stage/throws";
import { english } from "./english";
import { french } from "./french";
import { german } from "./german";

export type SheetWords = {
    /** The word above a card that is on the sheet. */
    onSheet: string;
    sheet: string;
    faces: string;
    strikes: string;
    tested: string;
    strike: string;
    of: (all: number) => string;
    noBody: string;
    status: Record<Status, string>;
    /** Above the strikes in their order. */
    inOrder: (number: number) => string;
    waits: string;
    now: string;
    checks: string;
    reorder: string;
    /** Where there is no mouse to drag with. */
    chooseFirst: string;
    // The sum and its dice.
    sum: string;
    together: string;
    against: string;
    roll: string;
    none: string;
    chance: (percent: string) => string;
    tap: string;
    asHeIs: string;
    stay: string;
    /** By how much it changes the prowess. */
    prowess: (by: string) => string;
    taps: string;
    // What is ticked, and the walk in words.
    any: string;
    upTo: (most: number) => string;
    exactly: (number: number) => string;
    no: (names: string) => string;
    will: string;
    adds: (title: string, amount: string) => string;
    nobodyHelps: string;
    noCard: string;
    dice: string;
    // The buttons.
    howFaces: (name: string) => string;
    help: (other: string) => string;
    rollAll: (number: number) => string;
    stops: (other: string) => string;
    stopsAtFailure: (other: string) => string;
    wouldStop: string;
    draw: (number: number) => string;
    drawNone: string;
    walking: (other: string) => string;
    otherwise: string;
    // Strikes given out.
    company: string;
    tokens: (given: number, all: number) => string;
    give: (number: number) => string;
    leaveAll: (other: string) => string;
    leaves: (other: string, number: number) => string;
    spread: string;
    // Strikes between two companies.
    pairing: string;
    match: string;
    clear: string;
    takeBack: (name: string) => string;
    strikesOn: (number: number) => string;
    // The last throw.
    last: (roll: number, brought: string | null) => string;
    beaten: Record<Tone, string>;
    passed: Record<Tone, string>;
};

export const words: Record<Language, SheetWords> = { en: english, de: german, fr: french };
