// What was rolled between one state of the table and the next.

import type { Ledger, LogLine, State, Text } from "../protocol/types";
import { isRolled } from "./throws";

export type Roll = {
    number: number;
    roll: number;
    /** What it brought, as the story tells it. */
    text: Text;
    /** The sum it went into, if that was on the table before. */
    ledger: Ledger | null;
};

/** The rolls that are news, in their order; none after sitting down or when the story is told again. */
export function rollsBetween(before: State | null, now: State): Roll[] {
    if (before === null || now.n <= before.n) return [];
    const told = before.log_from + before.log.length;
    const rolls = now.log.filter(
        ({ roll, number, turn }) => roll !== undefined && number >= told && turn >= now.view.turn - 1,
    );
    const known = before.ledgers.find(isRolled) ?? null;
    return rolls.map((line, index) => ({
        number: line.number,
        roll: line.roll ?? 0,
        text: broughtBy(now.log, line),
        ledger: index === 0 ? known : null,
    }));
}

/** The deed that the dice decided, as far as it has come. */
function broughtBy(log: LogLine[], { deed, text }: LogLine): Text {
    return log.findLast((line) => line.deed === deed && line.head === true)?.text ?? text;
}
