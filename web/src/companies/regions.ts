// Regions travel by their English names; the map knows them in every language.

import map from "../map/map.json";
import type { Language } from "../protocol/messages";
import type { RegionType } from "../protocol/view";

export function regionName(english: string, language: Language): string {
    return map.regions.find((region) => region.name.en === english)?.name[language] ?? english;
}

const LETTERS: Record<RegionType, string> = {
    Wilderness: "w",
    "Border-land": "b",
    "Free-domain": "f",
    "Shadow-land": "s",
    "Dark-domain": "d",
    "Coastal Sea": "c",
};

export function landLetter(type: RegionType): string {
    return LETTERS[type];
}
