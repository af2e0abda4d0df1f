// The story cut into turns.

import type { LogLine } from "../protocol/types";

export type Turn = { turn: number; lines: LogLine[] };

/** Lines that stand together because they belong to one turn, in the order they were told. */
export function turnsOf(lines: LogLine[]): Turn[] {
    const turns: Turn[] = [];
    for (const line of lines) {
        const last = turns.at(-1);
        if (last?.turn === line.turn) last.lines.push(line);
        else turns.push({ turn: line.turn, lines: [line] });
    }
    return turns;
}
