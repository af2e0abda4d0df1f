// The stations of the first game: conditions, not moves. Whoever strays is led back or let go.

import type { Board } from "../board";
import type { Anchor, Option, PlayerSeat, Question, State, Verb } from "../protocol/types";

export const STATIONS = [
    "friends",
    "journey",
    "setting out",
    "hazards",
    "strike",
    "entering",
    "item",
    "danger",
    "faction",
    "score",
] as const;
export type Station = (typeof STATIONS)[number];

/** The rule that answers "Why?". */
export const RULES: Record<Station, string> = {
    friends: "SET-14",
    journey: "ORG-61",
    "setting out": "MOV-06",
    hazards: "MOV-28",
    strike: "CMB-26",
    entering: "SITE-08",
    item: "SITE-22",
    danger: "MOV-15",
    faction: "SITE-30",
    score: "WIN-36",
};

/** What a lesson looks at. */
export type Moment = {
    state: State;
    seat: PlayerSeat;
    /** Whether a journey is noted. */
    noted: boolean;
    /** Whether a faction was ever spoken to. */
    tried: boolean;
    /** Whether there is a faction in the hand, to speak to. */
    holds: boolean;
};

const SECOND_TURN = 3;

const isOver: Record<Station, (moment: Moment) => boolean> = {
    friends: ({ state }) => state.view.turn > 0,
    journey: (moment) => isOnTheWay(moment) || !organizes(moment),
    "setting out": (moment) => !organizes(moment),
    hazards: ({ state, seat }) =>
        state.view.attack !== null ||
        state.view.phase !== "movement/hazard phase" ||
        state.view.active !== seat,
    strike: ({ state }) => state.view.attack?.strikes.every(({ result }) => result === "waiting") !== true,
    entering: (moment) => !isAtSite(moment) || (hasEntered(moment) && moment.state.view.attack === null),
    item: (moment) => !isAtSite(moment) || points(moment, "item") > 0,
    danger: ({ state, seat }) =>
        (state.view.active === seat && state.view.turn > 1) ||
        (state.view.active !== seat && (state.view.attack !== null || declared(state, seat))),
    faction: (moment) =>
        moment.state.over !== null ||
        (moment.tried ? !speaks(moment.state) : moment.state.view.turn > SECOND_TURN && !moment.holds),
    score: () => false,
};

/** Whether a faction is being won over at this moment. */
export function speaks({ question }: State): boolean {
    return question?.kind === "influence check";
}

/** How many stations lie behind whoever had so many behind him; while others act, nobody is hurried on. */
export function reached(behind: number, moment: Moment): number {
    let at = behind;
    for (let station = STATIONS[at]; station !== undefined && isOver[station](moment); station = STATIONS[at])
        at++;
    return at;
}

const GIVEN = "[data-main][aria-disabled=false]";
const ANSWER = "[data-line]";
const PASS = ".give .pass";
/** The main button once a line has been chosen; to set out is open before. */
const CHOSEN = `body:has([data-line][aria-pressed=true]) ${GIVEN}`;
/** What lies over the answers. */
const FOLD = ".folded button";
/** What is not ticked yet on a sheet; strikes are spread with one button. */
const SHEET = ["[data-spread]", "[data-part]:is([aria-pressed=false], [aria-checked=false])"];
const ONWARD = [GIVEN, PASS, ...SHEET, ANSWER];
/** A card of the hand; once one is chosen, whom or what it is for. */
const HAND = [
    "[data-zone=hand]:not(:has(.chosen)) .playable",
    "body:has([data-zone=hand] .chosen) [data-line]",
    "[data-turn=hand][aria-pressed=false]",
];
/** What a newcomer should rather do than not. */
const WORTH_DOING: readonly Verb[] = ["enter", "draw"];

/** Selectors of the things a station is about, the nearest first. */
export function pointsAt(
    station: Station,
    moment: Moment,
    sites: readonly [string, string],
    face: Board["face"],
): string[] {
    const { question, view } = moment.state;
    if (question?.kind === "discard down to hand size")
        return [GIVEN, ...spare(question, face), ...SHEET, ANSWER];
    if (question?.options.some(({ verb }) => WORTH_DOING.includes(verb))) return [GIVEN, ...SHEET, ANSWER];
    const wanted = station === "faction" ? sites.toReversed() : sites;
    const map = wanted.flatMap((code) => wayTo(moment.state, code));
    switch (station) {
        case "friends":
            return [
                GIVEN,
                "[data-posture=draft] .target",
                "[data-posture=draft] .playable",
                ...SHEET,
                ANSWER,
            ];
        case "journey":
            return map.length > 0 ? [CHOSEN, ...map, FOLD] : ONWARD;
        case "setting out":
        case "hazards":
        case "strike":
        case "entering":
            return ONWARD;
        case "item":
            return [GIVEN, ...HAND, ...ONWARD];
        case "danger":
            return view.active === moment.seat ? ONWARD : [GIVEN, ...HAND, ...ONWARD];
        case "faction":
            if (view.active !== moment.seat || (organizes(moment) && isOnTheWay(moment))) return ONWARD;
            return [
                CHOSEN,
                ...map,
                ...(map.length > 0 ? [FOLD] : []),
                GIVEN,
                ...(view.phase === "site phase" ? HAND : []),
                ...ONWARD,
            ];
        case "score":
            return [".you .points > button", "header .medal"];
    }
}

/** Cards that can be spared: a lesson needs no events that harm. */
function spare({ options }: Question, face: Board["face"]): string[] {
    return options.flatMap(({ source }) =>
        source?.kind === "card" && face(source.code ?? null)?.kind === "hazard-event"
            ? [`[data-zone=hand] [data-place="card:${source.ref}"]:not(.chosen)`, listed(source)]
            : [],
    );
}

/** A site on the map; where something lies over it, the line that names it, or the one that leads there. */
function going({ source, targets }: Option, code: string): string[] {
    const site = [source, ...targets].find((one) => one?.kind === "site" && one.code === code);
    if (!site) return [];
    const map = `[data-zone=map] [data-kind="site"][data-ref="${site.ref}"]`;
    return [map, listed(site), ...(source === null ? [] : [listed(source)])];
}

function listed({ kind, ref }: Anchor): string {
    return `.answers [data-place="${kind}:${ref}"]`;
}

function wayTo({ question }: State, code: string): string[] {
    const plans = question?.options.filter(({ verb }) => verb === "plan-movement") ?? [];
    return plans.map((option) => going(option, code)).find((found) => found.length > 0) ?? [];
}

function organizes({ state, seat }: Moment): boolean {
    const early = ["untap phase", "organization phase", "long-event phase"].includes(state.view.phase);
    return state.view.active === seat && early;
}

function isOnTheWay({ state, seat, noted }: Moment): boolean {
    return noted || state.view.players[seat].companies.some(({ destination }) => destination !== null);
}

function isAtSite({ state, seat }: Moment): boolean {
    const { active, phase } = state.view;
    return active === seat && (phase === "movement/hazard phase" || phase === "site phase");
}

function hasEntered({ state, seat }: Moment): boolean {
    return state.view.players[seat].companies.some(({ entered }) => entered);
}

function points({ state, seat }: Moment, wanted: "item" | "faction"): number {
    const { sources } = state.view.players[seat].marshalling_points;
    return sources.find(({ source }) => source === wanted)?.points ?? 0;
}

function declared({ view }: State, seat: PlayerSeat): boolean {
    return view.chain.some((declaration) => declaration.seat === seat);
}
