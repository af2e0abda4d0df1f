// The board of this table: what its parts may ask and do, put together from who answers and who looks.

import type { Board } from "../board";
import type { Terms } from "../protocol/types";
import { rulebook } from "../rules/rulebook.svelte";
import { moves, settings } from "../settings/settings.svelte";
import type { Answering } from "./answering.svelte";
import type { Looking } from "./looking.svelte";
import type { Preferring } from "./preferring.svelte";
import type { Sat } from "./sat";

export function boardOf(
    sat: Sat,
    terms: () => Terms,
    answering: Answering,
    preferring: Preferring,
    looking: Looking,
): Board {
    const { organizing, plan, walk } = answering;
    return {
        get language() {
            return settings.language;
        },
        get terms() {
            return terms();
        },
        get motion() {
            return moves();
        },
        face: (code) => (code === null ? null : (sat.connection.faces[code] ?? null)),
        mark: (place) => plan.mark(place) ?? walk.mark(place),
        bell: (place) => preferring.bell(place),
        hint: (place) => organizing.hint(place),
        pick: (place) => {
            if (plan.pick(place) || (place.kind === "path" && organizing.goBy(place.ref))) return;
            walk.pick(place);
        },
        lift: (place) => walk.lift(place),
        drop: (source, target) => {
            if (!plan.drop(source, target)) walk.drop(source, target);
        },
        zoom: (code, near) => looking.zoom(code, near ?? null),
        // A sheet lies over everything, so it makes room for the rulebook.
        rule: (id) => {
            looking.close();
            rulebook.show(id);
        },
    };
}
