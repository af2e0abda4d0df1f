// What a newcomer may meet for the first time, and when it is there.

import type { PlayerSeat, QuestionKind, State, Verb } from "../protocol/types";

export const CONCEPTS = [
    "draft",
    "starting site",
    "starting items",
    "rest of the pool",
    "first turn",
    "organization",
    "characters",
    "followers",
    "journey",
    "splitting",
    "site path",
    "drawing",
    "other side",
    "hazard limit",
    "on-guard",
    "under way",
    "attack",
    "first strike",
    "support",
    "strike roll",
    "body check",
    "entering",
    "on-guard revealed",
    "at the site",
    "factions",
    "corruption",
    "chain",
    "long-events",
    "searching",
    "joining",
    "end of turn",
    "hand size",
    "calling",
    "council",
    "companies fight",
    "agents",
    "ring test",
    "waiting",
] as const;
export type Concept = (typeof CONCEPTS)[number];

/** The concepts that a kind of question brings with it, whatever else is true. */
const BY_QUESTION: Partial<Record<QuestionKind, Concept>> = {
    "draft pick": "draft",
    "starting site": "starting site",
    "starting item": "starting items",
    "rest of the pool": "rest of the pool",
    "roll for the first turn": "first turn",
    "actions in the organization phase": "organization",
    organizing: "organization",
    "actions in the long-event phase": "long-events",
    "site path": "site path",
    "draw more": "drawing",
    "actions before strikes are assigned": "attack",
    "assign a strike as the defender": "attack",
    "assign a strike as the attacker": "attack",
    "face the strike": "first strike",
    "support against the strike": "support",
    "roll against the strike": "strike roll",
    "body check of the strike": "body check",
    "body check": "body check",
    "enter the site": "entering",
    "reveal on-guard cards on entry": "on-guard revealed",
    "reveal an on-guard card against a play": "on-guard revealed",
    "actions at the site": "at the site",
    "influence check": "factions",
    "support for the corruption check": "corruption",
    "corruption check": "corruption",
    response: "chain",
    "card from the sideboard": "searching",
    "card to take from the sideboard": "searching",
    "card to fetch": "searching",
    "join companies": "joining",
    "actions in the end-of-turn phase": "end of turn",
    "discard one card": "end of turn",
    "discard down to hand size": "hand size",
    "call the end": "calling",
    "next corruption check": "council",
    reckoning: "council",
    "attack a company": "companies fight",
    "agents that attack": "agents",
    "ring test": "ring test",
};

/** The concepts that come with an answer that is offered in a turn of one's own. */
const BY_VERB: Partial<Record<Verb, Concept>> = {
    "play-character": "characters",
    follow: "followers",
    "plan-movement": "journey",
    split: "splitting",
    influence: "factions",
};

/** Everything about the moment that could be explained, the nearest first. */
export function conceptsOf(state: State, seat: PlayerSeat): Concept[] {
    const { question } = state;
    if (question === null) return state.asked === null ? [] : ["waiting"];
    if (question.kind === "actions in the movement/hazard phase") return underWay(state, seat);
    const asked = BY_QUESTION[question.kind];
    const offered = question.options.flatMap((option) => BY_VERB[option.verb] ?? []);
    return [...new Set([...(asked === undefined ? [] : [asked]), ...offered])];
}

function underWay(state: State, seat: PlayerSeat): Concept[] {
    if (state.view.active === seat) return ["under way"];
    const guard = state.question?.options.some((option) => option.verb === "place-on-guard") ?? false;
    return ["other side", "hazard limit", ...(guard ? (["on-guard"] as const) : [])];
}
