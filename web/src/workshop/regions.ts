// What regions are called.

import { inLanguage, regionOf } from "../map/atlas";
import type { Language } from "../protocol/types";

/** A region by its English name, as the reader calls it; nothing for a site below the ground. */
export function regionName(ref: string | undefined, language: Language): string {
    const region = ref === undefined ? null : regionOf(ref);
    return region === null ? (ref ?? "") : inLanguage(region.names, language);
}
