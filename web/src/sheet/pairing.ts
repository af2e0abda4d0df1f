// Two companies at blows: who could face whose strike, and which pairs are made.

import type { AttackView, SheetGroup, SheetPart } from "../protocol/types";

/** A card of one side, by its number and its code. */
export type One = { ref: string; code: string | null };

/** A strike that goes from one to another; `part` is its tick on the sheet, null if it was given before. */
export type Blow = { striker: string; facer: string; part: SheetPart | null };

function unique(ones: One[]): One[] {
    return [...new Map(ones.map((one) => [one.ref, one])).values()];
}

/** Who strikes, with those whose strikes were given before. */
export function strikersOf(group: SheetGroup, attack: AttackView | null): One[] {
    const given = (attack?.strikes ?? []).flatMap(({ attacker }) => seen(attacker));
    const free = group.parts.flatMap(({ answer }) => (answer.targets ?? []).map(oneOf));
    return unique([...given, ...free]);
}

/** Who faces them, with those who have a strike already. */
export function facersOf(group: SheetGroup, attack: AttackView | null): One[] {
    const given = (attack?.strikes ?? []).flatMap(({ defender }) => seen(defender));
    const free = group.parts.flatMap(({ answer }) => (answer.source == null ? [] : [oneOf(answer.source)]));
    return unique([...given, ...free]);
}

function seen(card: { id: number | null; code: string | null } | null): One[] {
    return card === null || card.id === null ? [] : [{ ref: `${card.id}`, code: card.code }];
}

function oneOf({ ref, code }: { ref: string; code?: string | null }): One {
    return { ref, code: code ?? null };
}

/** The pairs of earlier rounds, then those that are ticked. */
export function blowsOf(
    group: SheetGroup,
    attack: AttackView | null,
    ticked: (part: SheetPart) => number,
): Blow[] {
    const given = (attack?.strikes ?? []).flatMap(({ attacker, defender }) =>
        seen(attacker).flatMap(({ ref: striker }) =>
            seen(defender).map(({ ref: facer }): Blow => ({ striker, facer, part: null })),
        ),
    );
    const made = group.parts.filter((part) => ticked(part) > 0);
    return [...given, ...made.map((part): Blow => ({ ...bothOf(part), part }))];
}

export function bothOf({ answer }: SheetPart): { striker: string; facer: string } {
    return { striker: answer.targets?.[0]?.ref ?? "", facer: answer.source?.ref ?? "" };
}

export function partOf(group: SheetGroup, striker: string, facer: string): SheetPart | null {
    const isIt = (part: SheetPart): boolean => {
        const both = bothOf(part);
        return both.striker === striker && both.facer === facer;
    };
    return group.parts.find(isIt) ?? null;
}

/** The strongest face the strongest. */
export function matched(group: SheetGroup, prowessOf: (ref: string) => number): SheetPart[] {
    const byProwess = (one: string, other: string): number => prowessOf(other) - prowessOf(one);
    const strikers = [...new Set(group.parts.map((part) => bothOf(part).striker))].toSorted(byProwess);
    const facers = [...new Set(group.parts.map((part) => bothOf(part).facer))].toSorted(byProwess);
    return facers.flatMap((facer, index) => partOf(group, strikers[index] ?? "", facer) ?? []);
}
