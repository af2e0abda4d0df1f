// The story as people read it: deeds, what came of each, and the turns they belong to.

import type { Happening, LogLine, PlayerSeat } from "../protocol/types";

export type Deed = {
    number: number;
    /** What it was, as far as it has come. */
    head: LogLine;
    /** What came of it. */
    under: LogLine[];
    /** How many points it brought whom it is told of. */
    gains: number;
};

export type Turn = {
    turn: number;
    seat: PlayerSeat | null;
    /** Both players' points when it ended, or now. */
    score: [number, number];
    deeds: Deed[];
};

export type Filter = "all" | "mine" | "theirs" | "fights";

const FIGHTS: readonly Happening[] = [
    "attack began",
    "attack canceled",
    "attack defeated",
    "attack ended",
    "strike failed",
    "strike ineffectual",
    "strike succeeded",
    "strike canceled",
    "wounded",
    "eliminated",
    "taken prisoner",
];

/** The lines that still hold: of those that head a deed the last, and of what somebody drew with it. */
export function standing(lines: LogLine[]): LogLine[] {
    const last = new Map<string, LogLine>();
    for (const line of lines) last.set(placeOf(line), line);
    return lines.filter((line) => last.get(placeOf(line)) === line);
}

function placeOf({ deed, head, kind, seat, number }: LogLine): string {
    if (head === true) return `${deed}`;
    return kind === "drew" ? `${deed} drawn by ${seat}` : `line ${number}`;
}

/** The deeds in the order in which they were begun. */
export function deedsOf(lines: LogLine[]): Deed[] {
    const deeds = new Map<number, { head: LogLine | null; under: LogLine[]; gains: number }>();
    for (const line of lines) {
        const deed = deeds.get(line.deed) ?? { head: null, under: [], gains: 0 };
        deeds.set(line.deed, deed);
        deed.gains += line.gains ?? 0;
    }
    for (const line of standing(lines)) {
        const deed = deeds.get(line.deed);
        if (line.head === true && deed !== undefined) deed.head = line;
        else deed?.under.push(line);
    }
    return [...deeds].flatMap(([number, { head, under, gains }]) =>
        head === null ? [] : [{ number, head, under, gains }],
    );
}

/** The turns from the first to the last; what came before the first is turn 0. */
export function turnsOf(deeds: Deed[], score: [number, number]): Turn[] {
    const turns: Turn[] = [];
    for (const deed of deeds) {
        const { turn, kind, seat } = deed.head;
        const begins = kind === "turn began";
        const last = turns.at(-1);
        if (last === undefined || (begins && last.turn !== turn)) {
            if (last !== undefined) last.score = deed.head.score ?? score;
            turns.push({ turn: begins ? turn : 0, seat: begins ? seat : null, score, deeds: [] });
        }
        if (!begins) turns.at(-1)?.deeds.push(deed);
    }
    return turns;
}

export function passes({ head, under }: Deed, filter: Filter, own: PlayerSeat): boolean {
    if (filter === "all") return true;
    if (filter === "fights") return [head, ...under].some(({ kind }) => FIGHTS.includes(kind));
    return head.seat !== null && (head.seat === own) === (filter === "mine");
}

const ICONS: Partial<Record<Happening, string>> = {
    drafted: "g-star",
    played: "g-star",
    "gained an item": "g-gem",
    transferred: "g-hand",
    stored: "g-home",
    "site revealed": "g-boots",
    "company arrived": "g-boots",
    "company returned to its site of origin": "u-undo",
    "company could not move on": "u-no",
    "company changed": "g-helm",
    "became a follower": "g-helm",
    "came under general influence": "g-helm",
    "site entered": "g-door",
    "attack began": "g-blades",
    "attack canceled": "g-dodge",
    "attack defeated": "sk-warrior",
    "attack ended": "g-blades",
    "strike failed": "sk-warrior",
    "strike ineffectual": "g-mail",
    "strike succeeded": "u-wound",
    "strike canceled": "g-dodge",
    wounded: "u-wound",
    eliminated: "g-ghost",
    "taken prisoner": "g-chain",
    healed: "g-leaf",
    rolled: "u-die",
    "corruption check passed": "g-ring",
    "corruption check failed": "g-ring",
    "influence succeeded": "g-banner",
    "influence failed": "g-banner",
    "ring tested": "g-ring",
    "discarded from hand": "u-discard",
    discarded: "u-discard",
    drew: "u-cards",
    "revealed on-guard": "u-guard",
    "agent revealed": "g-mask",
    "agent moved": "g-mask",
    "called the end": "g-gavel",
    "game ended": "g-gavel",
};

/** A sign for what sort of deed it was; of a card that is played, the card's own. */
export function iconOf({ kind }: LogLine, emblem: string | null): string {
    return ICONS[kind] ?? emblem ?? "g-scroll";
}
