// Where an agent is, as far as one may know: its site, its homes, the way it has come.

import type { Board, Place } from "../board";
import { placeNamed } from "../map/atlas";
import { nameOf } from "../map/scene";
import type { AgentView, PlayerSeat } from "../protocol/types";
import { words } from "./words";

/** An agent with its place on the board: by its card, or else by where it lies among its player's agents. */
export type PlacedAgent = { agent: AgentView; place: Place };

export function placedAgents(agents: readonly AgentView[], seat: PlayerSeat): PlacedAgent[] {
    return agents.map((agent, index) => ({
        agent,
        place:
            agent.card.id === null
                ? { kind: "agent", ref: `${seat}-${index}` }
                : { kind: "card", ref: `${agent.card.id}` },
    }));
}

/** What one may know of an agent's place, line by line. */
export function whereabouts(agent: AgentView, board: Board): string[] {
    const say = words[board.language];
    const steps = agent.sites.map(({ card }) => board.face(card.code)?.name ?? null);
    const way = steps.filter((step) => step !== null);
    const here = steps.at(-1) ?? null;
    if (here !== null) {
        const lines = [say.agentAt(here)];
        if (agent.face_down && way.length > 1) lines.push(say.agentWay(way.join(" → ")));
        return lines;
    }
    const seen = way.at(-1);
    const moved = agent.sites.length - way.length;
    const lines: string[] = [];
    if (seen !== undefined) lines.push(say.agentSeen(seen));
    if (moved > 0) lines.push(say.agentMoved(moved));
    if (agent.sites.length > 0) return lines;
    if (agent.at !== "") return [say.agentAt(placed(agent.at, board))];
    if (agent.homes.length === 1) return [say.agentAt(placed(agent.homes[0] ?? "", board))];
    const homes = agent.homes.map((name) => placed(name, board));
    return homes.length > 0 ? [say.agentHomes(homes.join(", "))] : [];
}

/** The name of a site in the reader's language. */
function placed(name: string, board: Board): string {
    const place = placeNamed(name);
    return place === null ? name : nameOf(place, board.language);
}
