// The game's terms as a server tells them, as far as the page's own stories need them.

import type { KindOfPlayer, Race, RaceTerm, Terms } from "../protocol/types";

const hero: KindOfPlayer = {
    starting_characters: 5,
    starting_companies: 1,
    sites: "hero",
    tunnels: "hero",
    last_day: "Free Council",
    name: "Wizard",
    emblem: "g-staff",
    haven: "Haven",
};
const minion: KindOfPlayer = {
    starting_characters: 6,
    starting_companies: 2,
    sites: "minion",
    tunnels: "minion",
    last_day: "Audience with Sauron",
    name: "Ringwraith",
    emblem: "g-crown",
    haven: "Darkhaven",
};

/** Peoples that are called as the engine calls them, or as a story says. */
function races(told: Partial<Record<Race, RaceTerm>>): Record<Race, RaceTerm> {
    const all = new Proxy(told, {
        get: (known, race) => known[race as Race] ?? { name: String(race), emblem: "g-blades" },
    });
    return all as Record<Race, RaceTerm>;
}

export function sampleTerms(told: Partial<Record<Race, RaceTerm>> = {}): Terms {
    return {
        type: "terms",
        phases: [
            "untap phase",
            "organization phase",
            "long-event phase",
            "movement/hazard phase",
            "site phase",
            "end-of-turn phase",
        ],
        sources: ["character", "ally", "item", "faction", "kill", "miscellaneous"],
        races: races(told),
        players: {
            wizard: hero,
            ringwraith: minion,
            "fallen-wizard": {
                ...hero,
                sites: "fallen-wizard",
                last_day: "Day of Reckoning",
                name: "Fallen-wizard",
                emblem: "g-hand",
                haven: "Wizardhaven",
            },
            balrog: {
                ...minion,
                sites: "balrog",
                tunnels: "balrog",
                last_day: "Day of Decision",
                name: "Balrog",
                emblem: "g-worm",
            },
        },
        avatars: {},
    };
}
