// What was laid out for the others stays so when one of them has been rolled for.

import type { AnswerSheet, SheetGroup, SheetPart } from "../protocol/types";
import { meaning, orderOf, presets, type Ticks } from "./laying";

/** The ticks of the next sheet, if it goes on with the order of the last one after that part of it. */
export function carried(before: AnswerSheet, at: string | null, ticks: Ticks, now: AnswerSheet): Ticks {
    const left = orderOf(before)?.parts.filter(({ id }) => id !== at) ?? [];
    const goes: (SheetPart | null)[] = orderOf(now)?.parts ?? [null];
    if (before.kind !== now.kind || left.length !== goes.length || !left.every(isStill)) return presets(now);
    const kept = new Map(presets(now));
    left.forEach((part, index) => {
        for (const group of under(now, goes[index]?.id ?? null)) keep(group, part);
    });
    return kept;

    function isStill(part: SheetPart, index: number): boolean {
        const other = goes[index] ?? null;
        return other === null || meaning(other.answer) === meaning(part.answer);
    }
    function keep(group: SheetGroup, part: SheetPart): void {
        const old = under(before, part.id).find(({ kind }) => kind === group.kind);
        const meant = old?.parts.filter(({ id }) => ticks.has(id)).map(({ answer }) => meaning(answer)) ?? [];
        const again = group.parts.filter(({ answer }) => meant.includes(meaning(answer)));
        if (again.length < group.least || old === undefined) return;
        for (const { id, fixed } of group.parts) if (!fixed) kept.delete(id);
        for (const { id } of again) kept.set(id, 1);
    }
}

function under(sheet: AnswerSheet, part: string | null): SheetGroup[] {
    return sheet.groups.filter((group) => group.kind !== "order" && group.under === part);
}
