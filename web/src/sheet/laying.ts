// What a sheet says when it is laid out so or so: which of its groups count, and which answers they make.

import { placeName } from "../card/anchored";
import type { Anchor, Answer, AnswerSheet, CardView, Option, SheetGroup, SheetPart } from "../protocol/types";

/** How often each part is ticked, by its id. */
export type Ticks = ReadonlyMap<string, number>;

export function presets(sheet: AnswerSheet): Ticks {
    const laid = sheet.groups.filter(({ kind }) => kind !== "order");
    const ticked = laid.flatMap(({ parts }) => parts).filter(({ preset }) => preset);
    return new Map(ticked.map(({ id }) => [id, 1]));
}

/** The group whose parts are gone through one after the other, such as the strikes that wait. */
export function orderOf(sheet: AnswerSheet): SheetGroup | null {
    return sheet.groups.find(({ kind }) => kind === "order") ?? null;
}

/** The groups that count, if of the order that part is at hand. */
export function groupsAt(sheet: AnswerSheet, at: string | null, ticks: Ticks): SheetGroup[] {
    return sheet.groups.filter(
        ({ kind, under }) =>
            kind !== "order" && (under === null || under === at || (ticks.get(under) ?? 0) > 0),
    );
}

export function countIn(group: SheetGroup, ticks: Ticks): number {
    return group.parts.reduce((sum, { id }) => sum + (ticks.get(id) ?? 0), 0);
}

/** The answers for one part of the order, up to its throw. */
export function answersAt(sheet: AnswerSheet, at: string | null, ticks: Ticks): Answer[] {
    const order = orderOf(sheet);
    const first = order?.parts.find(({ id }) => id === at);
    return [
        ...(order !== null && first !== undefined ? [first.answer, ...order.closing] : []),
        ...groupsAt(sheet, at, ticks).flatMap((group) => [
            ...group.parts.flatMap((part) => repeated(part, ticks)),
            ...group.closing,
        ]),
        ...sheet.closing,
    ];
}

/** The answers for several parts of the order, one after the other. */
export function answersFor(sheet: AnswerSheet, all: string[], ticks: Ticks): Answer[] {
    return all.flatMap((at, index) => [...(index > 0 ? sheet.between : []), ...answersAt(sheet, at, ticks)]);
}

function repeated({ id, answer }: SheetPart, ticks: Ticks): Answer[] {
    return Array.from({ length: ticks.get(id) ?? 0 }, () => answer);
}

/** An answer by its meaning, so that two can be compared. */
export function meaning(answer: Answer | Option): string {
    const targets = answer.targets?.map(placeName) ?? [];
    return [answer.verb, answer.source == null ? "" : placeName(answer.source), ...targets].join(" ");
}

/** What a walk says, told apart from every other. */
export function wording(answers: Answer[]): string {
    const said = answers.map((one) => `${meaning(one)} ${one.number ?? 0} ${one.question ?? ""}`);
    return said.join("\n");
}

/** The answers that no group of the sheet foresees. */
export function besides(sheet: AnswerSheet, options: Option[]): Option[] {
    const told = [
        ...sheet.groups.flatMap(({ parts, closing }) => [...parts.map(({ answer }) => answer), ...closing]),
        ...sheet.closing,
        ...sheet.between,
    ];
    const meant = new Set(told.map(meaning));
    return options.filter((option) => !meant.has(meaning(option)));
}

/** The places on the board that a part begins at: whoever does it, or else whom it is done to. */
export function placesOf({ answer }: SheetPart): Anchor[] {
    return answer.source == null ? (answer.targets ?? []) : [answer.source];
}

/** The cards that are the like of one, itself among them, by their ids. */
export function alike(cards: CardView[], ref: string): string[] {
    const code = cards.find(({ id }) => `${id}` === ref)?.code ?? null;
    return code === null ? [ref] : cards.filter((card) => card.code === code).map(({ id }) => `${id}`);
}
