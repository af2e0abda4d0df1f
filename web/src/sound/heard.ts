// What is heard of what happened: a sound tells no more than the line of the story it belongs to.

import type { Happening, LogLine, View } from "../protocol/types";
import type { Sounding } from "./instrument";
import type { Voice } from "./voices";

const VOICE_OF: Partial<Record<Happening, Voice>> = {
    played: "card",
    "came into play": "card",
    "site revealed": "pin",
    "company arrived": "pin",
    rolled: "dice",
    "strike failed": "strike",
    "strike ineffectual": "strike",
    "strike succeeded": "strike",
    wounded: "strike",
    "influence succeeded": "points",
    "gained an item": "points",
    "attack defeated": "points",
    declared: "link",
};
const HURTS: readonly Happening[] = ["strike succeeded", "wounded"];
const LOW = 0.45;
const MOST = 4;
/** So many lines at once are news of long ago, as after a broken line. */
const STALE = 40;
/** The highest that two dice can show. */
const HIGHEST = 12;

/** The sounds of what was told after a line, each voice once and the oldest first.
 *
 * A card that is laid on-guard is declared like any other, and heard like one that is put down.
 */
export function heardOf(log: readonly LogLine[], after: number, isOnGuard = false): Sounding[] {
    const told = new Set(log.filter(({ head, number }) => head && number <= after).map(said));
    // A deed is headed anew as it goes on; what has been heard of it is not heard again.
    const lines = log.filter((line) => line.number > after && !(line.head && told.has(said(line))));
    if (lines.length > STALE) return [];
    const found = new Map<Voice, Sounding>();
    for (const { kind, roll } of lines) {
        const voice = isOnGuard && kind === "declared" ? "card" : VOICE_OF[kind];
        if (voice === undefined || found.has(voice)) continue;
        const pitch = HURTS.includes(kind) ? LOW : 1;
        const force = voice === "dice" && roll !== undefined ? 0.5 + roll / HIGHEST / 2 : 1;
        found.set(voice, { voice, pitch, force });
    }
    return [...found.values()].slice(0, MOST);
}

/** How many cards lie on-guard. */
export function onGuardIn({ players }: View): number {
    const companies = players.flatMap((player) => player.companies);
    return companies.reduce((all, company) => all + company.on_guard.length, 0);
}

function said({ deed, kind }: LogLine): string {
    return `${deed} ${kind}`;
}

export function plainly(voice: Voice): Sounding {
    return { voice, pitch: 1, force: 1 };
}
