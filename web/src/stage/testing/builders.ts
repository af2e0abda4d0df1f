// The pieces that tables are made of: cards, characters, companies, players, views.

import type {
    CardView,
    CharacterView,
    CompanyView,
    NumberView,
    PlayerSeat,
    PlayerView,
    PointsSource,
    State,
    Status,
    Text,
    View,
    WorthView,
} from "../../protocol/types";
import { samplePlayer, sampleState, sampleView } from "../../testing/sample";
import { FACES } from "./faces";

const IDS = new Map(Object.keys(FACES).map((code, index) => [code, index + 100]));

export function card(code: string): CardView {
    return { id: IDS.get(code) ?? 999, code };
}
export const FACE_DOWN: CardView = { id: null, code: null };

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
        whole_direct_influence: 1,
        corruption_points: 0,
        uncontrolled: false,
        followers: [],
        items: items.map((item) => ({ card: card(item), status: "untapped", in_use: true, on_it: [] })),
        allies: [],
        events: [],
    };
}

export function company(
    id: number,
    seat: PlayerSeat,
    site: string,
    characters: CharacterView[],
): CompanyView {
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
        drawn: [],
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

export function points(all: Counted[], penalty = 0): PlayerView["marshalling_points"] {
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

export function player(seat: PlayerSeat, changes: Partial<PlayerView> = {}): PlayerView {
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

/** Saruman's company, whom all this happens to. */
export const COMPANY = company(1, 0, "TW-419", [
    character("TW-181"),
    character("TW-116", "untapped", ["TW-259"]),
    character("TW-180", "tapped", ["TD-105"]),
    character("TW-161", "untapped", ["TW-244"]),
    character("TW-164", "tapped"),
]);

/** What these cards are worth to their player: what is printed on them. */
export function worths(...codes: string[]): WorthView[] {
    return codes.flatMap((code) => {
        const printed = FACES[code]?.points ?? null;
        if (printed === null) return [];
        const { source, amount } = printed;
        return [{ card: card(code), source, normal: amount, points: amount, by: null, rule: "" }];
    });
}
