// Tables at which a strike, several strikes or a company is fought.

import type { AttackView, Ledger, State, StrikeView } from "../../protocol/types";
import { card, character, company, COMPANY, number, player, table, text, view } from "./builders";

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
        detained_by: "",
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
