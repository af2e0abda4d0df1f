import type { Language } from "../protocol/types";
import type { Concept } from "./concepts";
import { english } from "./english";
import { french } from "./french";
import { german } from "./german";
import type { Happened, Next } from "./recap";

export type CoachWords = {
    title: string;
    suggest: string;
    suggestion: string;
    accept: string;
    thinking: string;
    why: string;
    whyTitle: string;
    whyNothing: string;
    putAway: string;
    modes: string;
    mode: { coach: string; hints: string; quiet: string };
    recap: (turn: number, own: boolean) => string;
    happened: (what: Happened, own: boolean) => string;
    worth: (gain: number, theirGain: number, points: number, theirPoints: number) => string;
    next: (next: Next, free: number) => string;
    concepts: Record<Concept, { name: string; text: string }>;
};

export const words: Record<Language, CoachWords> = { en: english, de: german, fr: french };
