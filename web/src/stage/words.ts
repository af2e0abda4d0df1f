// What the stage says besides the sentences that come ready from the server.

import type { AimKind, DeclarationKind, Language, StrikeView } from "../protocol/types";
import type { Stretch, Tone } from "./throws";
import { english } from "./english";
import { french } from "./french";
import { german } from "./german";

export type StageWords = {
    percent: (ways: number) => string;
    steps: string;
    // Sums and throws.
    together: string;
    theDice: string;
    rollMoreThan: (number: number) => string;
    rollAtLeast: (number: number) => string;
    withMoreThan: (number: number) => string;
    anyThrow: string;
    noThrow: string;
    noThrowShort: string;
    thisMakes: string;
    odds: (stretches: Stretch[]) => string;
    tone: Record<Tone, string>;
    dice: (one: number, two: number) => string;
    diceWaiting: string;
    lastThrow: string;
    // Combat.
    attack: string;
    automaticAttack: string;
    attackOfTheSite: string;
    companyAttack: string;
    detainment: string;
    detains: string;
    detained: string;
    /** Why an attack only detains, by the rule. */
    detainedBy: Record<string, string>;
    canceled: string;
    strikes: string;
    prowess: string;
    body: string;
    mind: string;
    strikeNumber: (number: number, all: number) => string;
    result: Record<StrikeView["result"], string>;
    atHand: string;
    status: { tapped: string; wounded: string };
    toGive: (number: number) => string;
    allGiven: string;
    excess: (number: number) => string;
    whoFaces: string;
    theStrikes: string;
    attackerChooses: string;
    mustFace: string;
    against: (one: string, other: string) => string;
    strikesOn: (number: number) => string;
    // Places.
    entered: string;
    notEntered: string;
    siteUntapped: string;
    siteTapped: string;
    noAttacks: string;
    onGuardTheirs: (number: number) => string;
    onGuardOwn: (number: number) => string;
    onGuardHint: string;
    onlyYouKnow: (name: string) => string;
    company: (leader: string) => string;
    theCompany: string;
    whatIsHere: string;
    // The council.
    scoreSheet: string;
    scoreHelp: string;
    counted: string;
    doubled: string;
    halved: string;
    duplicates: string;
    avatarPenalty: string;
    final: string;
    atCouncil: string;
    doubledHint: string;
    halvedHint: string;
    /** What the cards of a Fallen-wizard are worth to him, and why. */
    worths: (name: string) => string;
    worthBy: (card: string) => string;
    worthRules: Record<string, string>;
    worthAsPrinted: string;
    worthInstead: (points: number, normal: number) => string;
    you: string;
    opponent: string;
    player: (number: number) => string;
    won: string;
    /** He has called the end. */
    called: string;
    avatarGone: string;
    // The draft.
    yourCompany: string;
    theirCompany: (name: string) => string;
    mindOfCompany: string;
    mindUsed: (used: number, all: number) => string;
    yourChoice: string;
    secret: string;
    slot: (number: number) => string;
    pool: string;
    poolLeft: (number: number) => string;
    bothTurnUp: string;
    chosenByBoth: string;
    startingSites: string;
    /** With how many one begins, where that may be in two companies. */
    twoCompanies: (characters: number) => string;
    startsAt: (site: string) => string;
    // Looking through cards.
    filter: string;
    sort: string;
    sorts: { order: string; name: string; kind: string };
    shown: (shown: number, all: number) => string;
    nothingFits: string;
    // The chain, the limit.
    chain: string;
    chainHint: string;
    outerChain: string;
    nextToResolve: string;
    aimedAt: (what: string) => string;
    usedBy: (who: string) => string;
    showing: (what: string) => string;
    kinds: Partial<Record<DeclarationKind, string>>;
    aims: Partial<Record<AimKind, string>>;
    unknownCard: string;
};

export const words: Record<Language, StageWords> = { en: english, de: german, fr: french };
