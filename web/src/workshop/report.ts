// The lines of a reading as they are shown: those that wait first, runs without a question folded.

import type { ReadLine } from "../protocol/types";

export type Shown = { line: ReadLine } | { folded: ReadLine[] };

const FEWEST = 3;

export function waits({ state }: ReadLine): boolean {
    return state === "choose" || state === "unknown";
}

/** A line about which there is nothing to say: read as it stands. */
function isPlain({ state, why }: ReadLine): boolean {
    return state === "read" && (why ?? "") === "";
}

/** The file in its own order without what waits, three or more plain lines in a row as one. */
export function shown(lines: readonly ReadLine[]): Shown[] {
    const found: Shown[] = [];
    let run: ReadLine[] = [];
    const close = (): void => {
        found.push(...(run.length < FEWEST ? run.map((line) => ({ line })) : [{ folded: run }]));
        run = [];
    };
    for (const line of lines) {
        if (line.state === "blank" || waits(line)) continue;
        if (isPlain(line)) run.push(line);
        else {
            close();
            found.push({ line });
        }
    }
    close();
    return found;
}
