// What was rolled between one state of the table and the next.

import type { Happening, Ledger, LogLine, State, Text } from "../protocol/types";
import { isRolled } from "./throws";

export type Roll = {
    number: number;
    roll: number;
    text: Text;
    /** What it brought, as the story tells it next. */
    then: Text | null;
    /** The sum it went into, if that was on the table before. */
    ledger: Ledger | null;
};

/** The rolls that are news, in their order; none after sitting down or when the story is told again. */
export function rollsBetween(before: State | null, now: State): Roll[] {
    if (before === null || now.n <= before.n) return [];
    const told = before.log_from + before.log.length;
    const rolls = now.log.filter(
        ({ roll, number, turn }) => roll !== null && number >= told && turn >= now.view.turn - 1,
    );
    const known = before.ledgers.find(isRolled) ?? null;
    return rolls.map((line, index) => ({
        number: line.number,
        roll: line.roll ?? 0,
        text: line.text,
        then: following(now.log, line),
        ledger: index === 0 ? known : null,
    }));
}

/** What comes next in any case, and is not what the dice brought. */
const GOING_ON: readonly Happening[] = ["attack ended", "attack began", "phase began", "turn began"];

function following(log: LogLine[], line: LogLine): Text | null {
    const next = log[log.indexOf(line) + 1];
    return next === undefined || next.roll !== null || GOING_ON.includes(next.kind) ? null : next.text;
}
