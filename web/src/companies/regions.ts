// Regions travel by their English names; the map knows them in every language.

import map from "../map/map.json";
import type { Language } from "../protocol/messages";

export function regionName(english: string, language: Language): string {
    return map.regions.find((region) => region.name.en === english)?.name[language] ?? english;
}
