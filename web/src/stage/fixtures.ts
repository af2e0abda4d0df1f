// Tables at the moments of the stage, made by hand to test and look at its parts.

import type { Board, Mark, Place } from "../board";
import type { State } from "../protocol/messages";
import type { Anchor, Ledger, Option, Text } from "../protocol/question";
import type {
    AttackView,
    CardView,
    CharacterView,
    CompanyView,
    DeclarationView,
    NumberView,
    PlayerView,
    PointsSource,
    Seat,
    Status,
    StrikeView,
    View,
} from "../protocol/view";
import { samplePlayer, sampleState, sampleView } from "../testing/sample";
import { FACES } from "./testing/faces";

const IDS = new Map(Object.keys(FACES).map((code, index) => [code, index + 100]));

export function card(code: string): CardView {
    return { id: IDS.get(code) ?? 999, code };
}
const FACE_DOWN: CardView = { id: null, code: null };

export function text(words: string, ...codes: string[]): Text {
    const names = codes.flatMap((code) => {
        const name = FACES[code]?.name ?? "";
        const from = words.indexOf(name);
        return from < 0 ? [] : [{ from, to: from + name.length, code }];
    });
    return { text: words, names };
}

export function number(total: number, printed: number = total): NumberView {
    const changed = total === printed ? [] : [{ card: null, amount: total - printed, rule: "CMB-11" }];
    return { total, made_of: [{ card: null, amount: printed, rule: "" }, ...changed] };
}

export function character(code: string, status: Status = "untapped", items: string[] = []): CharacterView {
    const numbers = FACES[code]?.numbers ?? {};
    return {
        card: card(code),
        status,
        prowess: number(numbers.prowess ?? 0),
        body: number(numbers.body ?? 0),
        mind: numbers.mind ?? 0,
        direct_influence: 1,
        corruption_points: 0,
        uncontrolled: false,
        followers: [],
        items: items.map((item) => ({ card: card(item), status: "untapped", in_use: true, on_it: [] })),
        allies: [],
        events: [],
    };
}

export function company(id: number, seat: Seat, site: string, characters: CharacterView[]): CompanyView {
    return {
        id,
        seat,
        site: {
            card: card(site),
            status: "untapped",
            site_type: null,
            on_it: [],
            haven: false,
            protected: false,
        },
        destination: null,
        characters,
        events: [],
        on_guard: [],
        movement: "staying",
        path: [],
        regions: [],
        hazard_limit: 5,
        size: 2,
        overt: false,
        hazards: 2,
        moved: false,
        returned: false,
        travelled: false,
        visited: false,
        entered: true,
    };
}

type Counted = [source: PointsSource, points: number, doubled: number, counted: number];

function points(all: Counted[], penalty = 0): PlayerView["marshalling_points"] {
    const sources = all.map(([source, plain, doubled, counted]) => ({
        source,
        points: plain,
        doubled,
        counted,
    }));
    return {
        sources,
        plain: sources.reduce((sum, one) => sum + one.points, 0),
        avatar_penalty: penalty,
        at_council: sources.reduce((sum, one) => sum + one.counted, penalty),
    };
}

export function player(seat: Seat, changes: Partial<PlayerView> = {}): PlayerView {
    const hidden = { count: 0, cards: null };
    return { ...samplePlayer(seat), marshalling_points: points([]), discard_pile: hidden, ...changes };
}

export function view(changes: Partial<View> = {}): View {
    return sampleView({
        phase: "movement/hazard phase",
        company: 1,
        players: [player(0, { companies: [COMPANY] }), player(1)],
        ...changes,
    });
}

export function table(changes: Partial<State> = {}): State {
    return sampleState({ view: view(), question: null, faces: FACES, undo: false, ...changes });
}

const COMPANY = company(1, 0, "TW-419", [
    character("TW-181"),
    character("TW-116", "untapped", ["TW-259"]),
    character("TW-180", "tapped", ["TD-105"]),
    character("TW-161", "untapped", ["TW-244"]),
    character("TW-164", "tapped"),
]);

// --- A strike -----------------------------------------------------------------------------------------

export function strike(code: string, changes: Partial<StrikeView> = {}): StrikeView {
    return {
        defender: card(code),
        result: "waiting",
        at_hand: false,
        prowess: null,
        to_beat: null,
        body: null,
        attacker: null,
        attacker_prowess: null,
        ...changes,
    };
}

export function attack(changes: Partial<AttackView> = {}): AttackView {
    return {
        company: 1,
        source: card("TD-57"),
        race: "Drake",
        prowess: number(15),
        body: null,
        strikes_count: number(1),
        strikes: [strike("TW-161", { at_hand: true })],
        defenders: COMPANY.characters.map((one) => one.card),
        attackers: [],
        must_face: null,
        keyed_to: "Coastal Sea",
        agent: false,
        automatic: false,
        attacker_chooses: false,
        detainment: false,
        canceled: false,
        assigned: true,
        excess: 0,
        further: 0,
        ...changes,
    };
}

export const STRIKE: Ledger = {
    kind: "strike",
    title: text("Glorfindel II against Rain-drake", "TW-161", "TD-57"),
    about: null,
    rule: "CMB-30",
    lines: [
        { label: text("Prowess of Glorfindel II", "TW-161"), code: "TW-161", amount: 8, rule: null },
        {
            label: text("Glamdring: +3, but never above 8", "TW-244"),
            code: "TW-244",
            amount: 0,
            rule: "CMB-30",
        },
        { label: text("Haldir taps in support", "TW-164"), code: "TW-164", amount: 1, rule: "CMB-27" },
        { label: text("Sam Gamgee taps in support", "TW-180"), code: "TW-180", amount: 1, rule: "CMB-27" },
    ],
    total: 10,
    against: { label: text("Strike’s prowess"), number: 15 },
    least: 6,
    odds: 26,
    outcomes: [
        {
            from: 6,
            to: 12,
            tone: "good",
            text: text("The Rain-drake is defeated: 1 kill point.", "TD-57"),
            rule: "CMB-33",
        },
        { from: 5, to: 5, tone: "even", text: text("A tie: nobody is harmed; he taps."), rule: "CMB-35" },
        {
            from: 2,
            to: 4,
            tone: "bad",
            text: text("Wounded; then a body check against 9: lost on 10 or more."),
            rule: "CMB-46",
        },
    ],
};

const STRIKE_STEPS = ["Hazards", "Excess strikes", "Tap or −3", "Support", "Your cards", "Roll", "Outcome"];

export const strikeTable: State = table({
    posture: "duel",
    view: view({ attack: attack() }),
    ledgers: [STRIKE],
    steps: STRIKE_STEPS.map((name, index) => ({
        name,
        rule: `CMB-${24 + index}`,
        state: index < 5 ? "done" : index === 5 ? "now" : "ahead",
    })),
});

const ORCS = attack({
    source: null,
    race: "Orc",
    automatic: true,
    prowess: number(7),
    strikes_count: number(4),
});

/** One of several strikes of an automatic-attack. */
export const manyStrikesTable: State = table({
    posture: "duel",
    view: view({
        attack: {
            ...ORCS,
            body: 7,
            detainment: true,
            strikes: [
                strike("TW-116", { result: "defeated" }),
                strike("TW-180", { result: "successful" }),
                strike("TW-161", { at_hand: true }),
                strike("TW-164"),
            ],
        },
    }),
    ledgers: [STRIKE],
    steps: strikeTable.steps,
});

/** Strikes are being given out. */
export const assigningTable: State = table({
    posture: "duel",
    view: view({ attack: { ...ORCS, assigned: false, strikes: [strike("TW-161"), strike("TW-161")] } }),
});

/** A company against a company. */
export const versusTable: State = table({
    posture: "duel",
    view: view({
        players: [
            player(0, { companies: [COMPANY] }),
            player(1, { companies: [company(2, 1, "TW-419", [character("TW-120"), character("TW-149")])] }),
        ],
        attack: attack({
            source: null,
            race: null,
            strikes_count: number(2),
            attackers: [card("TW-120"), card("TW-149")],
            strikes: [
                strike("TW-161", { at_hand: true, attacker: card("TW-120") }),
                strike("TW-116", { attacker: card("TW-149") }),
            ],
        }),
    }),
    ledgers: [STRIKE],
    steps: strikeTable.steps,
});

// --- At a site ----------------------------------------------------------------------------------------

export const INFLUENCE: Ledger = {
    kind: "influence",
    title: text("Influence check"),
    about: null,
    rule: "SITE-30",
    lines: [
        { label: text("Adrazar’s direct influence", "TW-116"), code: "TW-116", amount: 1, rule: "INF-03" },
        { label: text("Adrazar, against factions", "TW-116"), code: "TW-116", amount: 1, rule: null },
        { label: text("Horn of Anor, against factions", "TW-259"), code: "TW-259", amount: 2, rule: null },
        {
            label: text("A Dúnadan asks Men of Lebennin", "TW-280"),
            code: "TW-280",
            amount: 1,
            rule: "INF-02",
        },
    ],
    total: 5,
    against: { label: text("must be more than"), number: 7 },
    least: 3,
    odds: 35,
    outcomes: [
        { from: 3, to: 12, tone: "good", text: text("The Men of Lebennin join you.", "TW-280"), rule: null },
        { from: 2, to: 2, tone: "bad", text: text("They are discarded."), rule: "INF-02" },
    ],
};

export const siteTable: State = table({
    posture: "scene",
    view: view({
        phase: "site phase",
        players: [player(0, { companies: [{ ...COMPANY, on_guard: [FACE_DOWN] }] }), player(1)],
        attempt: {
            seat: 0,
            character: card("TW-116"),
            target: card("TW-280"),
            shown: null,
            canceled: false,
            modifier: 5,
            to_exceed: 7,
        },
    }),
    ledgers: [INFLUENCE],
});

// --- The council --------------------------------------------------------------------------------------

export const councilTable: State = table({
    posture: "council",
    asked: null,
    view: view({
        council: true,
        called_by: 0,
        players: [
            player(0, {
                companies: [
                    {
                        ...COMPANY,
                        characters: [
                            character("TW-181"),
                            character("TW-161", "untapped", ["TW-244", "TW-254"]),
                            character("TW-116"),
                            character("TW-180"),
                            character("TW-164"),
                            character("TW-495"),
                        ],
                    },
                ],
                marshalling_points_pile: ["TW-263", "TW-280", "TW-276", "TW-277", "TD-57", "LE-59"].map(card),
                marshalling_points: points([
                    ["character", 7, 7, 7],
                    ["item", 4, 4, 4],
                    ["faction", 9, 18, 15],
                    ["ally", 2, 2, 2],
                    ["kill", 2, 2, 2],
                    ["miscellaneous", 0, 0, 0],
                ]),
                stored: [{ card: card("TW-353"), at: null }],
            }),
            player(1, {
                companies: [
                    company(2, 1, "TW-419", [
                        character("TW-120", "untapped", ["TW-289"]),
                        character("TW-149"),
                    ]),
                ],
                marshalling_points: points(
                    [
                        ["character", 9, 9, 9],
                        ["item", 8, 8, 8],
                        ["faction", 0, 0, 0],
                        ["ally", 2, 2, 2],
                        ["kill", 3, 3, 3],
                        ["miscellaneous", 3, 3, 3],
                    ],
                    -5,
                ),
                avatar_eliminated: true,
                kind: "wizard",
                declared: "",
            }),
        ],
    }),
    over: {
        winner: 0,
        by: "council",
        totals: [29, 20],
        text: text("You win, 29 to 20."),
    },
});

// --- The draft ----------------------------------------------------------------------------------------

export const draftTable: State = table({
    posture: "draft",
    question: {
        id: "q1",
        kind: "draft pick",
        eyebrow: "Draft",
        title: text("Whom do you reveal next?"),
        help: null,
        rules: [],
        about: [],
        options: [],
        refusals: [],
    },
    view: view({
        players: [
            player(0, {
                companies: [company(1, 0, "TW-419", [character("TW-161"), character("TW-116")])],
                pool: { count: 5, cards: ["TW-180", "TW-495", "TW-118", "TD-105", "TW-259"].map(card) },
            }),
            player(1, {
                companies: [company(2, 1, "TW-419", [character("TW-120"), character("TW-149")])],
                pool: { count: 6, cards: [card("TW-152")] },
            }),
        ],
    }),
});

// --- Searching ----------------------------------------------------------------------------------------

export function option(code: string, target: Anchor | null = null): Option {
    return {
        id: `take-${code}`,
        verb: "take",
        source: { kind: "card", ref: `${card(code).id}`, code },
        targets: target === null ? [] : [target],
        title: text(FACES[code]?.name ?? ""),
        detail: null,
        odds: null,
        weight: "plain",
        tone: "may",
    };
}

export const pickerTable: State = table({
    posture: "picker",
    question: {
        id: "q1",
        kind: "a card from the sideboard",
        eyebrow: "Sideboard",
        title: text("Which card do you take?"),
        help: null,
        rules: [],
        about: [],
        options: ["TW-204", "TW-209", "TW-353", "TW-289", "TW-280", "TW-277", "TW-254"].map((code) =>
            option(code),
        ),
        refusals: [],
    },
});

// --- The chain ----------------------------------------------------------------------------------------

export function declaration(code: string, seat: Seat, at: string | null = null): DeclarationView {
    return {
        kind: "card",
        seat,
        card: card(code),
        use: null,
        user: null,
        aim:
            at === null
                ? null
                : { kind: "declaration", card: card(at), company: null, name: "", number: null },
        shown: null,
    };
}

export const chainView: View = view({
    chain: [declaration("LE-110", 1), declaration("TW-204", 0, "LE-110"), declaration("LE-145", 1, "TW-204")],
    outer_chains: [[declaration("TW-209", 0)]],
});

// --- The board ----------------------------------------------------------------------------------------

export function mark(state: Mark["state"], tone: Mark["tone"] = "may", tag: string | null = null): Mark {
    return { state, tone, tag, refusal: null };
}

/** A board that remembers what was picked, and marks what it is told to. */
export class FakeBoard implements Board {
    language: Board["language"] = "en";
    motion = false;
    picked: Place[] = [];
    zoomed: (string | null)[] = [];
    opened: string[] = [];
    marks: Record<string, Mark> = {};

    face(code: string | null) {
        return code === null ? null : (FACES[code] ?? null);
    }
    mark(place: Place): Mark | null {
        return this.marks[`${place.kind} ${place.ref}`] ?? null;
    }
    pick(place: Place): void {
        this.picked.push({ kind: place.kind, ref: place.ref });
    }
    drop(): void {}
    zoom(code: string | null): void {
        this.zoomed.push(code);
    }
    rule(id: string): void {
        this.opened.push(id);
    }
}
