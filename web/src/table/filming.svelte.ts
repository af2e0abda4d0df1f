// When it is shown what the other did: unless things are to be still or there is no time for it.

import { untrack } from "svelte";
import { film, PACE } from "../reel/film.svelte";
import { moves, settings } from "../settings/settings.svelte";
import { ownSeat } from "../shell/sides";
import type { Sat } from "./sat";

/** Whoever has fewer seconds left than these is asked at once. */
const HURRY = 60;

/** Milliseconds for each deed, or null for no film at all. */
function paceAt({ seated, table }: Sat): number | null {
    const left = table.clocks?.[ownSeat(seated.seat)] ?? Infinity;
    const hurries = seated.seat !== null && left < HURRY;
    if (settings.film === "off" || !moves() || hurries || table.view.turn === 0) return null;
    return PACE[settings.film];
}

export function filming(sat: Sat): void {
    $effect(() => {
        const { since } = sat.table;
        const own = sat.seated.seat;
        const pace = paceAt(sat);
        untrack(() => film.see({ lines: sat.connection.log, since, own, pace }));
    });
    $effect(() => {
        if (!sat.connection.connected) untrack(() => film.forget());
        return () => film.forget();
    });
}
