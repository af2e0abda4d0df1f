// What the map is given to draw, taken from the view and from the answers to the question.

import type { Board } from "../board";
import { LETTERS, siteLetter } from "../card/signs";
import { companyAtHand, everybody, leaderOf } from "../companies/members";
import { placeOf } from "../map/atlas";
import type { Size } from "../map/camera";
import type { Point } from "../map/geometry";
import type { Alignment, MapAgent, MapCompany, MapPath, MapPrison, MapReach } from "../map/types";
import type { Note } from "../organizing/notes";
import type { Organizing } from "../organizing/organizing.svelte";
import type { Anchor, CompanyView, PlayerSeat, Question, State, Terms, View } from "../protocol/types";
import { prisonsIn } from "../companies/prisons";
import { otherSeat, ownSeat } from "../shell/sides";

/** Who only watches is told everybody by name: nothing is his own. */
export function named<T extends { own: boolean }>(view: View, names: [string, string], drawn: T[]): T[] {
    return view.seat !== null ? drawn : drawn.map((one) => ({ ...one, of: names[one.own ? 0 : 1] }));
}

/** Both players' companies; where one's own shall go may be no more than a note. */
export function mapCompanies(view: View, face: Board["face"], notes: readonly Note[] = []): MapCompany[] {
    const atHand = companyAtHand(view);
    return view.players.flatMap(({ companies }) =>
        companies.map((company) => {
            const drawn = mapCompany(company, company.id === atHand, ownSeat(view.seat), face);
            const note = notes.find((one) => one.company === `${company.id}`);
            const isNoted = note !== undefined && drawn.own && drawn.to === null && !company.travelled;
            return isNoted ? { ...drawn, to: note.code, hidden: true } : drawn;
        }),
    );
}

function mapCompany(company: CompanyView, acting: boolean, own: PlayerSeat, face: Board["face"]): MapCompany {
    const leader = leaderOf(company, face);
    return {
        id: company.id,
        own: company.seat === own,
        name: leader?.name ?? "",
        size: `${everybody(company).length}`,
        at: company.site.card.code ?? "",
        to: company.destination?.card.code ?? null,
        hidden: company.destination !== null && !company.moved && !company.travelled,
        regions: company.drawn,
        acting,
        ...(leader === null ? {} : { emblem: leader.emblem }),
    };
}

/** The types of sites that count as another than is printed on them, by the cards' codes. */
export function changedTypes(view: View, face: Board["face"]): Record<string, string> {
    const changed: Record<string, string> = {};
    for (const { companies } of view.players) {
        for (const { site, destination } of companies) {
            for (const { card, site_type } of [site, ...(destination === null ? [] : [destination])]) {
                const printed = face(card.code)?.site?.type;
                if (card.code === null || printed === undefined) continue;
                const letter = siteLetter(printed, site_type);
                if (letter !== printed) changed[card.code] = letter;
            }
        }
    }
    return changed;
}

/** The codes of the site cards that are protected Wizardhavens. */
export function protectedSites(view: View): string[] {
    const sites = view.players.flatMap(({ companies }) => companies.map(({ site }) => site));
    return sites.flatMap(({ card, protected: warded }) => (warded && card.code !== null ? [card.code] : []));
}

/** Whose versions of the sites are drawn: first those of the one who looks, then the other player's. */
export function alignmentsOf(view: View, { players }: Terms): [Alignment, Alignment] {
    const [own, other] = [view.players[ownSeat(view.seat)], view.players[otherSeat(view.seat)]];
    return [players[own.kind].sites, players[other.kind].sites];
}

/** As whose the companies of the two go through the Under-deeps. */
export function delversOf(view: View, { players }: Terms): Alignment[] {
    const [own, other] = [view.players[ownSeat(view.seat)], view.players[otherSeat(view.seat)]];
    return [...new Set([players[own.kind].tunnels, players[other.kind].tunnels])];
}

/** Agents that lie face-up, and one's own; where the other player's hidden ones are nobody else knows. */
export function mapAgents(view: View, face: Board["face"]): MapAgent[] {
    return view.players.flatMap(({ seat, agents }) =>
        agents.flatMap((agent) => {
            const known = face(agent.card.code);
            if (agent.card.id === null || known === null) return [];
            return {
                id: agent.card.id,
                own: seat === ownSeat(view.seat),
                name: known.name,
                faceDown: agent.face_down,
                status: agent.status,
                code: known.code,
                way: agent.sites.flatMap(({ card }) => card.code ?? []),
                homes: agent.shown > 0 ? [] : agent.at === "" ? agent.homes : [agent.at],
                emblem: known.emblem,
            };
        }),
    );
}

/** Where characters are held prisoner. */
export function mapPrisons(view: View, face: Board["face"]): MapPrison[] {
    return prisonsIn(view).flatMap(({ host, prison, seat, prisoners }) => {
        const { id, code } = host.card;
        const at = prison.site.card.code;
        if (id === null || code === null || at === null) return [];
        const names = prisoners.flatMap(({ card }) => face(card.code)?.name ?? []);
        return { id, code, at, own: seat === ownSeat(view.seat), names };
    });
}

/** Every site that some answer names. */
export function reachOf(question: Question | null): MapReach[] {
    const found = new Map<string, MapReach>();
    for (const { source, targets } of question?.options ?? []) {
        for (const anchor of [source, ...targets]) {
            if (anchor !== null && anchor.kind === "site" && anchor.code !== undefined) {
                found.set(anchor.ref, { ref: anchor.ref, code: anchor.code });
            }
        }
    }
    return [...found.values()];
}

/** The ways that are offered to the company at hand. */
export function pathsOf(state: State, board: Board): MapPath[] {
    const atHand = companyAtHand(state.view);
    const company = state.view.players.flatMap((player) => player.companies).find(({ id }) => id === atHand);
    const from = company?.site.card.code;
    const to = company?.destination?.card.code;
    if (from == null || to == null) return [];
    const ways = (state.question?.options ?? []).flatMap(({ targets }) => targets.filter(isPath));
    return ways.map(({ ref, regions }) => ({
        ref,
        regions: regions ?? [],
        from,
        to,
        chosen: board.mark({ kind: "path", ref })?.state === "chosen",
    }));
}

/** The ways of the journey that is thought of; the one that would be taken is drawn through. */
export function plannedPaths(
    organizing: Organizing,
    companies: readonly MapCompany[],
    to: string,
): MapPath[] {
    const from = companies.find(({ id }) => `${id}` === organizing.shown?.company)?.at;
    if (from === undefined) return [];
    return (organizing.planned?.ways ?? []).map((way) => ({
        ref: way.anchor.ref,
        regions: way.anchor.regions ?? [],
        from,
        to,
        chosen: way === organizing.way,
    }));
}

/** The letters of types that regions have now and that are not printed, by their names. */
export function landsNow(view: View): Record<string, string> {
    return Object.fromEntries(view.lands.map(({ region, land }) => [region, LETTERS[land]]));
}

/** The corner of a pane that is farthest from a point. */
export function farCorner([x, y]: Point, { width, height }: Size): string {
    return `${y > height / 2 ? "top" : "bottom"} ${x > width / 2 ? "left" : "right"}`;
}

function isPath(anchor: Anchor): boolean {
    return anchor.kind === "path";
}

/**
 * What the map frames itself on: the company at hand first, then what can be chosen, then everybody.
 * Whoever is at home in the Under-deeps sees first who is there.
 */
export function focusOf(
    companies: MapCompany[],
    reach: MapReach[],
    board: Board,
    alignment: Alignment = "hero",
): string[] {
    const acting = companies.filter((company) => company.acting);
    const own = companies.filter((company) => company.own);
    const home = alignment === "balrog" ? own.filter(({ at }) => placeOf(at)?.sheet === "deeps") : [];
    const seen = acting.length > 0 ? acting : [...new Set([...home, ...own])];
    const lit = reach.filter(({ ref }) => {
        const state = board.mark({ kind: "site", ref })?.state;
        return state === "target" || state === "chosen";
    });
    const codes = [...seen.flatMap(({ at, to }) => [at, to ?? ""]), ...lit.map(({ code }) => code)];
    return [...new Set(codes)].filter((code) => code !== "");
}
