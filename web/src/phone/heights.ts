// How high the sheet with the question stands: only as high as the question needs.

import type { Posture } from "../protocol/types";

/** The question and its button; its answers as well; everything that can be said about it. */
export type Height = "peek" | "half" | "full";

const HEIGHTS: readonly Height[] = ["peek", "half", "full"];
/** Where the answers lie on the stage themselves, a list of them would only cover it. */
const ANSWERED_ABOVE: readonly Posture[] = ["draft", "picker"];

/** What a question with so many answers needs in a posture of the stage. */
export function needed(answers: number, posture: Posture): Height {
    return answers === 0 || ANSWERED_ABOVE.includes(posture) ? "peek" : "half";
}

export function higher(height: Height): Height {
    return HEIGHTS[HEIGHTS.indexOf(height) + 1] ?? "full";
}

export function lower(height: Height): Height {
    return HEIGHTS[HEIGHTS.indexOf(height) - 1] ?? "peek";
}
