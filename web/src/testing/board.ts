// A board that knows some faces and notes what is asked of it.

import { sampleTerms } from "./terms";
import type { Board } from "../board";
import type { Face } from "../protocol/types";

export function sampleBoard(faces: Record<string, Face> = {}, changes: Partial<Board> = {}): Board {
    return {
        language: "en",
        terms: sampleTerms(),
        motion: false,
        face: (code) => (code === null ? null : (faces[code] ?? null)),
        mark: () => null,
        pick: () => {},
        drop: () => {},
        zoom: () => {},
        rule: () => {},
        ...changes,
    };
}
