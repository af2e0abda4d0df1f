// What the keyboard finds at a spot of the map: what can be chosen there, and what is told of it.

import type { Place as Anchor } from "../board";
import type { Language } from "../protocol/types";
import { inLanguage, type Place } from "./atlas";
import { figureTold, type Figure } from "./figures";
import { isOpen, tell, type Choice, type Token } from "./scene";
import type { MapCompany } from "./types";
import type { Spot } from "./viewer.svelte";
import { words } from "./words";

/** Whatever stands somewhere. */
type Standing = {
    choices: Choice[];
    tokens: Token[];
    figures: Figure[];
    here: ReadonlyMap<Place, MapCompany[]>;
};

/** What is picked there; null if nothing can be chosen. */
export function anchorOf({ place, region }: Spot, { choices, tokens, figures }: Standing): Anchor | null {
    if (region !== null) return { kind: "region", ref: region };
    const choice = choices.find((one) => one.place === place && isOpen(one.mark));
    if (choice !== undefined) return { kind: "site", ref: choice.ref };
    const token = tokens.find((one) => one.place === place && isOpen(one.mark));
    if (token !== undefined) return { kind: "company", ref: String(token.company.id) };
    const figure = figures.find((one) => one.place === place && isOpen(one.mark));
    return figure === undefined ? null : { kind: "card", ref: String(figure.id) };
}

/** The spot in words: its name, its region, who is there, and whether it can be chosen. */
export function spotTold(spot: Spot, standing: Standing, language: Language): string {
    const say = words[language];
    const at = spot.place === null ? [] : (standing.here.get(spot.place) ?? []);
    const others = standing.figures.filter(({ place }) => place !== null && place === spot.place);
    const present = [
        ...at.map((company) => tell(company, language)),
        ...others.map((figure) => figureTold(figure, language)),
    ];
    const facts = [spot.name];
    if (spot.place?.region) facts.push(inLanguage(spot.place.region.names, language));
    if (present.length > 0) facts.push(say.here(present.join("; ")));
    if (anchorOf(spot, standing) !== null) facts.push(say.choosable);
    return facts.join(", ");
}
