// After a turn: what happened, what it was worth, what to try next.

import { standing } from "../log/deeds";
import type {
    CharacterView,
    Face,
    Happening,
    LogLine,
    PlayerSeat,
    PlayerView,
    View,
} from "../protocol/types";

export type Happened = {
    kind: "gained" | "fought" | "moved" | "quiet";
    /** Factions and other influence won, and items gained. */
    gained: number;
    defeated: number;
    wounded: number;
    moved: number;
};
export type Next = "character" | "rest" | "faction" | "missing" | "journey";
export type Recap = {
    turn: number;
    own: boolean;
    happened: Happened;
    gain: number;
    theirGain: number;
    points: number;
    theirPoints: number;
    next: Next;
    /** How much general influence is free, for who is told to bring in a character. */
    free: number;
};

/** What the turn that just ended was, seen from a seat. */
export function recapOf(
    before: View,
    after: View,
    log: LogLine[],
    seat: PlayerSeat,
    face: (code: string | null) => Face | null,
): Recap {
    const other = seat === 0 ? 1 : 0;
    const [own, theirs] = [after.players[seat], after.players[other]];
    return {
        turn: before.turn,
        own: before.active === seat,
        happened: happened(standing(log).filter((line) => line.turn === before.turn)),
        gain: own.marshalling_points.plain - before.players[seat].marshalling_points.plain,
        theirGain: theirs.marshalling_points.plain - before.players[other].marshalling_points.plain,
        points: own.marshalling_points.plain,
        theirPoints: theirs.marshalling_points.plain,
        next: nextFor(own, theirs, face),
        free: own.general_influence.unused,
    };
}

function happened(lines: LogLine[]): Happened {
    const count = (...kinds: Happening[]): number => lines.filter((line) => kinds.includes(line.kind)).length;
    const gained = count("influence succeeded", "gained an item");
    const defeated = count("attack defeated");
    const wounded = count("wounded");
    const moved = count("company arrived");
    const kind = gained > 0 ? "gained" : defeated + wounded > 0 ? "fought" : moved > 0 ? "moved" : "quiet";
    return { kind, gained, defeated, wounded, moved };
}

function everybody(characters: CharacterView[]): CharacterView[] {
    return characters.flatMap((character) => [character, ...everybody(character.followers)]);
}

function nextFor(own: PlayerView, theirs: PlayerView, face: (code: string | null) => Face | null): Next {
    const hand = (own.hand.cards ?? []).flatMap((card) => face(card.code) ?? []);
    const free = own.general_influence.unused;
    const people = everybody(own.companies.flatMap((company) => company.characters));
    if (hand.some(({ kind, numbers }) => kind === "character" && (numbers.mind ?? 0) <= free))
        return "character";
    if (people.some((character) => character.status === "wounded")) return "rest";
    if (hand.some(({ kind }) => kind === "faction")) return "faction";
    const has = (player: PlayerView, source: string): boolean =>
        player.marshalling_points.sources.some((one) => one.source === source && one.points > 0);
    if (theirs.marshalling_points.sources.some((one) => one.points > 0 && !has(own, one.source)))
        return "missing";
    return "journey";
}
