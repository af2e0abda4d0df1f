// The colour of a card's band.

import type { Face, FaceKind } from "../protocol/types";

const COLOURS: Partial<Record<FaceKind, string>> = {
    avatar: "wizard",
    "resource-event": "event",
    "hazard-event": "hazard",
};

/** The name of the colour of its kind, after `--k-`. */
export function colourOf({ kind }: Face): string {
    return colourOfKind(kind);
}

export function colourOfKind(kind: FaceKind): string {
    return COLOURS[kind] ?? kind;
}
