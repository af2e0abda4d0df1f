// Regions travel by their English names; the map knows them in every language.

import { inLanguage, regionOf } from "../map/atlas";
import type { Language } from "../protocol/messages";

export function regionName(english: string, language: Language): string {
    const region = regionOf(english);
    return region === null ? english : inLanguage(region.names, language);
}
