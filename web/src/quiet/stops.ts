// Where one is asked: a stop for each class of window, in one's own turn and in the other's.

import type { Draws, Phase, Stop, WindowKind } from "../protocol/types";
import presets from "./presets.json";

export type Stops = Record<WindowKind, [Stop, Stop]>;
export type Preset = "everything" | "newcomer" | "veteran";

/** What a bell goes through with each click. */
export const STOPS: readonly Stop[] = ["able", "always", "never"];

/** In the order of a turn, in one's own and in the other's. */
const TABLE = presets as { window: WindowKind; newcomer: [Stop, Stop]; veteran: [Stop, Stop] }[];

export const WINDOWS: readonly WindowKind[] = TABLE.map(({ window }) => window);

/** Only the other's companies have cards placed on-guard with them, and turned up against them. */
export const ONLY_THEIRS: readonly WindowKind[] = ["on-guard", "reveals"];

export const PRESETS: Readonly<Record<Preset, Stops>> = {
    everything: filled(() => ["always", "always"]),
    newcomer: filled(({ newcomer }) => newcomer),
    veteran: filled(({ veteran }) => veteran),
};

/** Veterans draw as many cards as they may; all others say how many. */
export const DRAWS: Readonly<Record<Preset, Draws>> = {
    everything: "ask",
    newcomer: "ask",
    veteran: "all",
};

/** Their companies go as they are listed; all others say which comes next. */
export const ORDER: Readonly<Record<Preset, "ask" | "listed">> = {
    everything: "ask",
    newcomer: "ask",
    veteran: "listed",
};

/** The phases in which one comes to such a window. */
const PHASES: Readonly<Partial<Record<WindowKind, Phase>>> = {
    untap: "untap phase",
    organization: "organization phase",
    "end of organization": "organization phase",
    "long-events": "long-event phase",
    journey: "movement/hazard phase",
    site: "site phase",
    reveals: "site phase",
    "end begins": "end-of-turn phase",
    "end of turn": "end-of-turn phase",
};

export function same(one: Partial<Stops>, other: Partial<Stops>): boolean {
    return WINDOWS.every((window) => `${one[window]}` === `${other[window]}`);
}

/** Which of the presets it is, if it is one. */
export function presetOf(stops: Stops): Preset | null {
    const names: readonly Preset[] = ["everything", "newcomer", "veteran"];
    return names.find((name) => same(PRESETS[name], stops)) ?? null;
}

export function next(stop: Stop): Stop {
    return STOPS[(STOPS.indexOf(stop) + 1) % STOPS.length] ?? "able";
}

/** The same stops but for one. */
export function changed(stops: Stops, window: WindowKind, mine: boolean, stop: Stop): Stops {
    const [own, other] = stops[window];
    return { ...stops, [window]: mine ? [stop, other] : [own, stop] };
}

/** The next of these phases in which one stops. */
export function nextStop(stops: Stops, ahead: readonly Phase[], mine: boolean): Phase | null {
    const stopsIn = (phase: Phase): boolean =>
        WINDOWS.some((window) => PHASES[window] === phase && stops[window][mine ? 0 : 1] !== "never");
    return ahead.find(stopsIn) ?? null;
}

/** What was kept, as far as it can be understood. */
export function recalled(kept: unknown): Stops {
    const said = (typeof kept === "object" && kept !== null ? kept : {}) as Record<string, unknown>;
    const entries = WINDOWS.map((window) => {
        const pair = said[window];
        const good =
            Array.isArray(pair) && pair.length === 2 && pair.every((one) => STOPS.includes(one as Stop));
        return [window, good ? pair : PRESETS.newcomer[window]];
    });
    return Object.fromEntries(entries) as Stops;
}

function filled(pair: (row: (typeof TABLE)[number]) => [Stop, Stop]): Stops {
    return Object.fromEntries(TABLE.map((row) => [row.window, pair(row)])) as Stops;
}
