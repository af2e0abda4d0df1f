// The letters of the signs for lands and sites.

import type { RegionType } from "../protocol/types";

export const LETTERS: Record<RegionType, string> = {
    Wilderness: "w",
    "Border-land": "b",
    "Free-domain": "f",
    "Shadow-land": "s",
    "Dark-domain": "d",
    "Coastal Sea": "c",
};

/** The letter of a site's sign: that of the type it counts as, or its own sort of Haven. */
export function siteLetter(printed: string, countsAs: string | null): string {
    const letter = countsAs?.charAt(0) ?? printed;
    return letter === "H" && (printed === "X" || printed === "Z") ? printed : letter;
}
