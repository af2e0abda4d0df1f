// What a card is called for somebody who hears it: state · name · kind · values · what it bears · why (not).

import type { Mark } from "../board";
import type { Standing } from "./bearing";
import type { Face, Language, NumberView } from "../protocol/types";
import { words, type CardWords } from "./words";

/** Numbers as they are now, with what they are made of; what is left of direct influence. */
export type Now = {
    prowess?: NumberView;
    body?: NumberView;
    mind?: number;
    influence?: number;
};

type Told = {
    status?: Standing;
    mark?: Mark | null;
    now?: Now;
    bears?: string[];
    /** More to say of its state, such as "not in use". */
    also?: string[];
};

/** "May play. Men of Lebennin, Faction, 2 faction points, needs more than 7." */
export function cardLabel(face: Face, told: Told, language: Language): string {
    const said = words[language];
    const states = stateOf(told, said);
    const body = [face.name, face.sort, ...values(face, told.now ?? {}, said)];
    if (told.bears?.length) body.push(said.bears(told.bears.join(", ")));
    const sentences = [states.join(", "), body.join(", "), whyNot(told.mark ?? null, said)];
    return sentences
        .filter((each) => each !== "")
        .map(sentence)
        .join(" ");
}

/** A card that lies face-down, and what its owner alone knows of it. */
export function backLabel(known: string | null, language: Language): string {
    return known === null ? words[language].faceDown : words[language].faceDownKnown(known);
}

function stateOf(told: Told, said: CardWords): string[] {
    const states: string[] = [];
    const state = told.mark?.state;
    if (state === "playable") states.push(told.mark?.tag || said.mayPlay);
    if (state === "target") states.push(told.mark?.tag || said.canBeChosen);
    if (state === "chosen") states.push(said.chosen);
    if (told.status !== undefined && told.status !== "untapped") states.push(said.statuses[told.status]);
    return [...states, ...(told.also ?? [])];
}

function values(face: Face, now: Now, said: CardWords): string[] {
    const { numbers, points } = face;
    const told: string[] = [];
    if (points !== null) told.push(said.points(points.amount, points.source));
    if (numbers.strikes !== undefined) {
        told.push(said.strikes(numbers.strikes, numbers.prowess ?? 0));
    } else if (numbers.prowess !== undefined) {
        told.push(changed(said.prowess, now.prowess?.total, numbers.prowess, said));
    }
    if (numbers.body !== undefined) told.push(changed(said.body, now.body?.total, numbers.body, said));
    if (numbers.mind !== undefined) told.push(said.mind(now.mind ?? numbers.mind));
    if (numbers.influence) told.push(said.influence(now.influence ?? numbers.influence));
    if (numbers.influence_number !== undefined) told.push(said.needsMoreThan(numbers.influence_number));
    if (numbers.corruption !== undefined) told.push(said.corruption(numbers.corruption));
    if (numbers.stage !== undefined) told.push(said.stage(numbers.stage));
    if (face.site !== null) told.push(...siteValues(face.site, said));
    return told;
}

function siteValues(site: NonNullable<Face["site"]>, said: CardWords): string[] {
    const lands = site.path.map((land) => said.lands[land]).join(", ");
    const path = lands === "" ? [] : [said.pathFrom(lands)];
    return [site.region, ...path, said.draws(...site.draws), ...site.attacks.map(said.automaticAttack)];
}

function changed(
    say: (value: number) => string,
    now: number | undefined,
    printed: number,
    said: CardWords,
): string {
    return now === undefined || now === printed ? say(printed) : said.printed(say(now), printed);
}

function whyNot(mark: Mark | null, said: CardWords): string {
    if (mark?.state !== "refused" || mark.refusal === null) return "";
    return said.notNow(mark.refusal.reason.text.replace(/[.]$/, ""), mark.refusal.rule);
}

/** What a changed number is made of, part by part; empty if it is as printed. */
export function ledgerOf(
    view: NumberView | undefined,
    say: (value: number) => string,
    nameOf: (code: string | null) => string | null,
    language: Language,
): string {
    if (view === undefined || view.made_of.length < 2) return "";
    const said = words[language];
    const parts = view.made_of.map((part, i) => {
        const amount = i === 0 ? String(part.amount) : signed(part.amount);
        const source = nameOf(part.card?.code ?? null) ?? (i === 0 ? said.base : part.rule);
        return `${amount} ${source}`;
    });
    return said.madeOf(say(view.total), parts.join(", "));
}

export function signed(amount: number): string {
    return amount < 0 ? `−${-amount}` : `+${amount}`;
}

function sentence(text: string): string {
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
