// A table in mid-game to test and look at parts with: small, but nothing is missing.

import { PRESETS } from "../quiet/stops";
import type {
    CardView,
    Face,
    Invited,
    LogLine,
    PileView,
    PlayerSeat,
    PlayerView,
    PointsSource,
    Question,
    Seated,
    State,
    View,
} from "../protocol/types";

const SOURCES: PointsSource[] = ["character", "item", "faction", "ally", "kill", "miscellaneous"];

export function pile(count: number, cards: CardView[] | null = null): PileView {
    return { count, cards };
}

export function samplePlayer(seat: PlayerSeat, points: number[] = [7, 2, 2, 0, 1, 0]): PlayerView {
    const sources = SOURCES.map((source, at) => {
        const amount = points[at] ?? 0;
        return { source, points: amount, doubled: amount, counted: Math.min(amount, 5) };
    });
    return {
        seat,
        companies: [],
        agents: [],
        empty_sites: [],
        general_influence: { total: 20, used: 16, unused: 4 },
        marshalling_points: {
            sources,
            plain: sources.reduce((sum, source) => sum + source.points, 0),
            avatar_penalty: 0,
            at_council: sources.reduce((sum, source) => sum + source.counted, 0),
        },
        stage_points: { total: 0, made_of: [] },
        worths: [],
        marshalling_points_pile: [],
        stored: [],
        removed: [],
        hand_size: 8,
        hand: pile(8),
        discard_pile: pile(2, [
            { id: 31, code: "TW-204" },
            { id: 32, code: null },
        ]),
        sideboard: pile(25),
        location_deck: pile(11, []),
        play_deck: pile(29),
        pool: pile(0),
        out_of_the_game: pile(0),
        pick: null,
        exhaustions: 0,
        avatar: seat === 0 ? "Saruman" : "Gandalf",
        avatar_eliminated: false,
        kind: "wizard",
        declared: "",
    };
}

export function sampleView(changes: Partial<View> = {}): View {
    return {
        seat: 0,
        asked: null,
        outcome: null,
        turn: 9,
        active: 0,
        phase: "organization phase",
        company: null,
        players: [samplePlayer(0), samplePlayer(1, [7, 0, 2, 0, 0, 0])],
        lands: [],
        events: [],
        chain: [],
        outer_chains: [],
        lasting: [],
        attack: null,
        check: null,
        attempt: null,
        called_by: null,
        council: false,
        ...changes,
    };
}

export function sampleQuestion(changes: Partial<Question> = {}): Question {
    return {
        id: "q1",
        kind: "actions in the organization phase",
        window: null,
        eyebrow: "Organization",
        title: { text: "What do you do?", names: [] },
        help: null,
        rules: [],
        about: [],
        options: [],
        refusals: [],
        sheet: null,
        inside: null,
        hasty: null,
        ...changes,
    };
}

export function sampleLine(number: number, changes: Partial<LogLine> = {}): LogLine {
    return {
        number,
        turn: 9,
        seat: 0,
        kind: "came into play",
        text: { text: `Line ${number}.`, names: [] },
        deed: number,
        head: true,
        ...changes,
    };
}

export function sampleState(changes: Partial<State> = {}): State {
    return {
        type: "state",
        n: 1,
        view: sampleView(),
        asked: 0,
        question: sampleQuestion(),
        posture: "journey",
        ledgers: [],
        steps: [],
        log_from: 0,
        log: [],
        since: 0,
        faces: {},
        undo: true,
        walking: false,
        early: null,
        chosen: [],
        clocks: null,
        over: null,
        ...changes,
    };
}

export function sampleSeated(changes: Partial<Seated> = {}): Seated {
    return {
        type: "seated",
        seat: 0,
        started: true,
        people: [
            { name: "Mira", kind: "person", here: true, deck: "Challenge Deck A" },
            { name: "Planner", kind: "bot", here: true, deck: "Challenge Deck E" },
        ],
        length: "short",
        lesson: null,
        language: "en",
        passing: "always",
        until: null,
        rolls: "all",
        stops: PRESETS.everything,
        mutes: [],
        draws: "ask",
        wait: false,
        invite: null,
        watch: "watch-key",
        clock: null,
        spectators: 0,
        rematch: [],
        options: [],
        elsewhere: false,
        suggestions: true,
        edition: "CoE",
        asked_back: null,
        ...changes,
    };
}

export function sampleInvited(changes: Partial<Invited> = {}): Invited {
    return {
        type: "invited",
        host: "Mira",
        length: "short",
        clock: null,
        options: [],
        suggestions: false,
        edition: "CoE",
        ...changes,
    };
}

export function sampleFace(code: string, name: string, changes: Partial<Face> = {}): Face {
    return {
        code,
        name,
        kind: "resource-event",
        line: "Short-event",
        sort: "Short-event",
        gist: "",
        text: [],
        emblem: "g-hood",
        unique: false,
        points: null,
        duration: "short",
        numbers: {},
        facts: [],
        skills: [],
        keys: [],
        home: [],
        race: null,
        site: null,
        badge: null,
        ...changes,
    };
}
