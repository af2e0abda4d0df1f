// The rows of what is gone through in order: the strikes of an attack, or those who are tested one after another.

import type { AttackView, SheetGroup, SheetPart, StrikeResult } from "../protocol/types";
import { codeOf } from "./brief";
import { placesOf } from "./laying";

type Naming = (code: string | null) => string;

export type Row = {
    key: string;
    code: string | null;
    name: string;
    now: boolean;
    /** What became of it; null as long as it waits. */
    result: string | null;
    /** What takes it next; null for what is over, or where there is nothing to choose. */
    part: SheetPart | null;
};

/** Which strike a part of the order takes: the first that waits for whoever it names. */
function strikeOf(part: SheetPart, { strikes }: AttackView): number {
    const named = placesOf(part).map(({ ref }) => ref);
    return strikes.findIndex(
        ({ defender, result }) => result === "waiting" && named.includes(`${defender.id}`),
    );
}

/** Which strike of the attack is at hand: the one that the order is at, or else the first that waits. */
export function strikeAt(attack: AttackView, order: SheetGroup | null, at: string | null): number {
    const part = order?.parts.find(({ id }) => id === at);
    const chosen = part === undefined ? -1 : strikeOf(part, attack);
    if (chosen >= 0) return chosen;
    const begun = attack.strikes.findIndex((strike) => strike.at_hand);
    return begun >= 0 ? begun : attack.strikes.findIndex(({ result }) => result === "waiting");
}

export function strikeRows(
    attack: AttackView,
    order: SheetGroup | null,
    at: string | null,
    nameOf: Naming,
    results: Record<StrikeResult, string>,
): Row[] {
    const now = strikeAt(attack, order, at);
    return attack.strikes.map(({ defender, result }, index) => ({
        key: `${index}`,
        code: defender.code,
        name: nameOf(defender.code),
        now: index === now,
        result: result === "waiting" ? null : results[result],
        part: order?.parts.find((part) => strikeOf(part, attack) === index) ?? null,
    }));
}

/** Those who are tested, as the order lists them. */
export function orderRows(order: SheetGroup, at: string | null, nameOf: Naming): Row[] {
    return order.parts.map((part) => ({
        key: part.id,
        code: codeOf(part),
        name: nameOf(codeOf(part)),
        now: part.id === at,
        result: null,
        part,
    }));
}

/** The rows as they will be gone through; what is over stays where it is. */
export function arranged(rows: readonly Row[], waiting: readonly string[]): Row[] {
    const place = ({ part }: Row): number => waiting.indexOf(part?.id ?? "");
    const open = rows.filter(({ part }) => part !== null).sort((one, other) => place(one) - place(other));
    return rows.map((row) => (row.part === null ? row : (open.shift() ?? row)));
}
