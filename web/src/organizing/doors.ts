// Both sides of a door as one question: who answers behind it goes through it without thinking of it.

import type { Anchor, Answer, Option, Question } from "../protocol/types";

/** Where somebody is put who shall form a company of his own. */
export const NEW_COMPANY: Anchor = { kind: "pile", ref: "new-company" };

/** What can be answered on either side; the door itself is no answer. */
export function bothSides(question: Question): Option[] {
    const { inside, options } = question;
    const all =
        inside === null ? options : [...options.filter(({ id }) => id !== inside.door), ...inside.options];
    return all.map(toNewCompany);
}

function toNewCompany(option: Option): Option {
    return option.verb === "split" ? { ...option, targets: [NEW_COMPANY, ...option.targets] } : option;
}

/** The answers by which the options of these handles are given, with the door where one lies behind it. */
export function answersTo(question: Question, ids: readonly string[]): Answer[] {
    const { inside, options } = question;
    const door = ids.some((id) => id.includes("/")) ? inside?.door : undefined;
    const through = door === undefined ? [] : [answerTo(options, door)];
    const behind = inside?.options ?? [];
    return [...through, ...ids.map((id) => answerTo(id.includes("/") ? behind : options, id))].flatMap(
        (answer) => answer ?? [],
    );
}

/** The same for answers to one question; a pass is meant for that question alone. */
export function answersIn(question: Question, options: readonly Option[]): Answer[] {
    const answers = answersTo(
        question,
        options.map(({ id }) => id),
    );
    return answers.map((answer) =>
        answer.verb === "pass" ? { ...answer, question: question.kind } : answer,
    );
}

function answerTo(options: readonly Option[], id: string): Answer | null {
    const option = options.find((one) => one.id === id);
    if (option === undefined) return null;
    const alike = options.filter((one) => said(one) === said(option));
    const number = alike.indexOf(option);
    return {
        verb: option.verb,
        ...(option.source === null ? {} : { source: option.source }),
        ...(option.targets.length === 0 ? {} : { targets: option.targets }),
        ...(number === 0 ? {} : { number }),
    };
}

function said({ verb, source, targets }: Option): string {
    return [verb, source, ...targets]
        .map((one) => (one === null || typeof one === "string" ? one : `${one.kind}:${one.ref}`))
        .join(" ");
}
