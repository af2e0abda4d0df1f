// Hazard hosts that hold somebody: where, whom, and whose people they are.

import type { AsideView, EventView, PlayerSeat, PrisonView, SiteView, View } from "../protocol/types";
import { everybody } from "./members";

export type Prison = {
    host: EventView;
    prison: PrisonView;
    prisoners: AsideView[];
    /** Whose characters they are. */
    seat: PlayerSeat;
};

/** Every host that holds somebody, wherever it lies. */
export function prisonsIn(view: View): Prison[] {
    return deep(lying(view)).flatMap((host) => {
        const { prison, seat } = host;
        if (prison === null) return [];
        return [{ host, prison, prisoners: prisonersOf(host), seat: seat === 0 ? 1 : 0 }];
    });
}

/** Whom a host holds; its rescue site lies with them. */
export function prisonersOf({ aside, prison }: EventView): AsideView[] {
    return aside.filter(({ card }) => card.id !== prison?.site.card.id);
}

/** The prisons of a player's people. */
export function prisonsOf(view: View, seat: PlayerSeat): Prison[] {
    return prisonsIn(view).filter((one) => one.seat === seat);
}

/** The prisons of a player's people at a site, whichever card of it. */
export function prisonsAt(view: View, seat: PlayerSeat, site: SiteView): Prison[] {
    return prisonsOf(view, seat).filter(({ prison }) => prison.site.card.code === site.card.code);
}

function lying(view: View): EventView[] {
    const companies = view.players.flatMap((player) => player.companies);
    return [
        ...view.events,
        ...companies.flatMap((company) => [
            ...company.events,
            ...company.site.on_it,
            ...(company.destination?.on_it ?? []),
            ...everybody(company).flatMap(({ events }) => events),
        ]),
        ...view.players.flatMap(({ agents }) => agents.flatMap(({ events }) => events)),
    ];
}

function deep(events: EventView[]): EventView[] {
    return events.flatMap((event) => [event, ...deep(event.on_it)]);
}
