// Who else stands on the map: agents, as far as one may know where they are, and prisoners where they are held.

import type { Board, Mark } from "../board";
import type { Language } from "../protocol/types";
import { isOn, neighbours, placeNamed, placeOf, type Place, type Sheet } from "./atlas";
import { distance, type Point } from "./geometry";
import { aside, companiesAt, listed, nameOf } from "./scene";
import type { MapAgent, MapCompany, MapPrison } from "./types";
import { words } from "./words";

/** An agent, or those whom one host holds. */
export type Somebody = { agent: MapAgent; prison: null } | { agent: null; prison: MapPrison };
export type Figure = Somebody & {
    id: number;
    mark: Mark | null;
    /** The place it is at; none if it may be in several. */
    place: Place | null;
    at: Point;
    /** How far beside its place it stands, as others are there too. */
    dx: number;
    /** How many notes at its place come before its own. */
    below: number;
    /** The homes it may have set out from, or may be in. */
    homes: Place[];
    /** The places on its way, the last one where it is. */
    trail: Place[];
};

const ROOM = 58; // what an agent's card needs between the homes it may be in

/** Everybody's place; several at one place stand side by side, after the companies there. */
export function figuresOf(
    agents: readonly MapAgent[],
    prisons: readonly MapPrison[],
    companies: readonly MapCompany[],
    board: Board,
): Figure[] {
    const found: Figure[] = [
        ...agents.flatMap((agent) => agentFigure(agent, board) ?? []),
        ...prisons.flatMap((prison) => prisonFigure(prison, board) ?? []),
    ];
    const counts = countsOf(found);
    const there = companiesAt(companies);
    return found.map((figure) => {
        if (figure.place === null) return figure;
        const beside = found.filter(({ place }) => place === figure.place).indexOf(figure);
        const hosts = there.get(figure.place) ?? [];
        const noted = hosts.filter(({ own, hidden, to }) => own && hidden && to !== null).length;
        const count = hosts.length + (counts.get(figure.place) ?? 0);
        return { ...figure, dx: aside(hosts.length + beside, count), below: noted + beside };
    });
}

/** How many figures stand at each place. */
export function countsOf(figures: readonly Figure[]): Map<Place, number> {
    const counts = new Map<Place, number>();
    for (const { place } of figures) {
        if (place !== null) counts.set(place, (counts.get(place) ?? 0) + 1);
    }
    return counts;
}

/** Those on a sheet. */
export function figuresOn(figures: readonly Figure[], sheet: Sheet): Figure[] {
    return figures.filter(({ place, homes }) =>
        place === null ? homes.some((home) => isOn(home, sheet)) : isOn(place, sheet),
    );
}

function agentFigure(agent: MapAgent, board: Board): Figure | null {
    const trail = agent.way.flatMap((code) => placeOf(code) ?? []);
    const homes = [...new Set(agent.homes.flatMap((name) => placeNamed(name) ?? []))];
    const place = trail.at(-1) ?? (homes.length === 1 ? (homes[0] ?? null) : null);
    if (place === null && homes.length === 0) return null;
    return {
        agent,
        prison: null,
        id: agent.id,
        mark: board.mark({ kind: "card", ref: String(agent.id) }),
        place,
        at: place?.at ?? between(homes),
        dx: 0,
        below: 0,
        homes: place !== null && trail.length === 0 ? [] : starts(homes, trail),
        trail,
    };
}

/** The homes from which an agent can have gone the first step of its way: no further than the next region. */
function starts(homes: Place[], trail: readonly Place[]): Place[] {
    const first = trail[0]?.region;
    if (first == null) return homes;
    const near = [first, ...neighbours(first)];
    return homes.filter(({ region }) => region !== null && near.includes(region));
}

function prisonFigure(prison: MapPrison, board: Board): Figure | null {
    const place = placeOf(prison.at);
    if (place === null) return null;
    const mark = board.mark({ kind: "card", ref: String(prison.id) });
    return {
        agent: null,
        prison,
        id: prison.id,
        mark,
        place,
        at: place.at,
        dx: 0,
        below: 0,
        homes: [],
        trail: [],
    };
}

/** In the middle of several places, or beside them if they lie too close for that. */
function between(homes: readonly Place[]): Point {
    const middle = (axis: 0 | 1): number => homes.reduce((sum, { at }) => sum + at[axis], 0) / homes.length;
    const centre: Point = [middle(0), middle(1)];
    const crowded = homes.every((place) => distance(place.at, centre) < ROOM);
    return crowded ? [centre[0] + ROOM, centre[1] + ROOM / 3] : centre;
}

/** What is written above a figure: who it is. */
export function noteOf(figure: Figure, language: Language): string {
    return figure.agent !== null ? figure.agent.name : listed(figure.prison.names, language);
}

/** A figure in words: whose it is, how it stands, where it may be and which way it has come. */
export function figureTold(figure: Figure, language: Language): string {
    const say = words[language];
    const names = (places: readonly Place[]): string =>
        listed(
            places.map((place) => nameOf(place, language)),
            language,
        );
    if (figure.agent === null) {
        const held = listed(figure.prison.names, language);
        const { of: player, own } = figure.prison;
        if (player !== undefined) return say.heldOf(held, player);
        return own ? say.heldOwn(held) : say.heldTheirs(held);
    }
    const { agent, place, homes, trail } = figure;
    const whose = agent.own ? say.agentOwn : say.agentTheirs;
    const facts = [agent.of === undefined ? whose(agent.name) : say.agentOf(agent.name, agent.of)];
    if (agent.faceDown) facts.push(say.agentHidden);
    if (agent.status !== "untapped") facts.push(say.status[agent.status]);
    if (place === null) facts.push(say.agentIn(names(homes)));
    if (trail.length > 1) facts.push(say.agentWay(names(trail)));
    return facts.join(", ");
}
