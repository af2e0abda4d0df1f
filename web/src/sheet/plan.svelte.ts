// A sheet being laid out: what is ticked, what that would bring, and the walk that it makes.

import type { Mark, Place } from "../board";
import { placeName } from "../card/anchored";
import type {
    Answer,
    AnswerSheet,
    CardView,
    Ledger,
    Option,
    Question,
    SheetGroup,
    SheetPart,
    Text,
    Tried,
} from "../protocol/types";
import { carried } from "./carrying";
import { drawsIn, enough, inSequence, moved, strikesIn } from "./counting";
import { oddsWith, thrownFor, Knowing } from "./knowing.svelte";
import {
    answersAt,
    answersFor,
    countIn,
    groupsAt,
    meaning,
    orderOf,
    placesOf,
    presets,
    type Ticks,
} from "./laying";
import { isDiscardPile, marksOf } from "./marking";
import { ticked, toggled } from "./ticking";
import { Trying } from "./trying";

/** What a plan needs from whoever holds it. */
export type PlanHost = {
    walk(question: string, answers: Answer[]): void;
    try(question: string, answers: Answer[]): void;
    /** The word above a card that is on the sheet. */
    readonly tag: string;
    /** A sheet that needs nothing more is walked with the last card that is thrown away. */
    readonly quick: boolean;
    /** The cards in hand that are the like of one, itself among them. */
    copies(ref: string): string[];
};

export class Plan {
    question = $state.raw<Question | null>(null);
    sheet = $derived<AnswerSheet | null>(this.question?.sheet ?? null);
    /** Walked, and nothing new has come yet. */
    busy = $state(false);
    #ticks = $state.raw<Ticks>(new Map());
    /** The part of the order that is at hand. */
    at = $state<string | null>(null);
    /** In which order somebody wants to go through it. */
    #sequence = $state.raw<string[]>([]);
    #knowing = new Knowing();
    /** The sheet that was walked last. */
    #walked: AnswerSheet | null = null;
    #host: PlanHost;
    #trying: Trying;

    constructor(host: PlanHost) {
        this.#host = host;
        this.#trying = new Trying((answers) => {
            if (this.question !== null) host.try(this.question.id, answers);
        });
    }

    order = $derived(this.sheet === null ? null : orderOf(this.sheet));
    groups = $derived(this.sheet === null ? [] : groupsAt(this.sheet, this.at, this.#ticks));
    /** Those that are shown: what counts together with another group is ticked there. */
    shown = $derived(this.groups.filter(({ id }) => !this.groups.some(({ beside }) => beside === id)));
    answers = $derived(this.sheet === null ? [] : answersAt(this.sheet, this.at, this.#ticks));
    tried = $derived(this.#knowing.nearest(this.answers));
    /** At what the walk would stop as it is laid out now. */
    stops = $derived(this.#knowing.of(this.answers)?.stops ?? null);
    ledger = $derived<Ledger | null>(thrownFor(this.tried));
    /** Whether as much is ticked as must be; of strikes at least one, since to leave them all is said apart. */
    ready = $derived(
        this.sheet !== null &&
            (this.sheet.kind === "draw" ||
                this.groups.every((group) => enough(group, countIn(group, this.#ticks)))),
    );
    /** Everything that a number key ticks, in its order. */
    keyed = $derived(
        this.shown.flatMap((group) =>
            group.parts.filter(({ fixed }) => !fixed).map((part) => ({ group, part })),
        ),
    );
    /** The parts of the order that wait, as they will be gone through; the first is at hand. */
    waiting = $derived(inSequence(this.order?.parts.map(({ id }) => id) ?? [], this.#sequence));
    /** Whatever is ticked in the groups that count. */
    laid = $derived(this.groups.flatMap(({ parts }) => parts).filter(({ id }) => this.#ticks.has(id)));
    /** Whether the sheet ends with dice, so that it lies on the stage. */
    rolls = $derived(this.sheet !== null && ROLLED.includes(this.sheet.kind));
    /** Whether its strikes are given out on the stage. */
    gives = $derived(this.sheet?.kind === "assign" || this.sheet?.kind === "pair");
    /** What the main button says. */
    end = $derived.by((): Text | null => {
        const at = this.order?.parts.find(({ id }) => id === this.at);
        return at?.end ?? this.laid.find(({ end }) => end !== null)?.end ?? this.sheet?.end ?? null;
    });
    strikes = $derived(strikesIn(this.groups, (group) => this.count(group)));
    /** Whoever is at hand: who is struck, or tested. */
    whom = $derived.by((): CardView | null => {
        const at = this.order?.parts.find(({ id }) => id === this.at);
        const way = this.groups.find(({ kind }) => kind === "how")?.parts[0];
        const part = at ?? way;
        const place = part && placesOf(part).find(({ kind }) => kind === "card");
        return place === undefined ? null : { id: Number(place.ref), code: place.code ?? null };
    });
    /** The groups of cards that may or must be thrown away. */
    discards = $derived(this.shown.filter(({ kind }) => kind === "discards" || kind === "free"));
    draws = $derived(this.sheet?.kind === "draw" ? drawsIn(this.groups) : null);
    #marks = $derived.by(() => {
        const { tag, copies } = this.#host;
        const tone = this.question?.options[0]?.tone ?? "may";
        return marksOf(this.keyed, { tone, tag, copies, ticked: (part) => this.ticked(part) });
    });

    /** The question that is asked now; another one is another sheet. */
    ask(question: Question | null): void {
        const another = question?.id !== this.question?.id;
        this.question = question;
        if (!another) return;
        this.busy = false;
        this.#knowing.forget();
        if (this.sheet === null) return;
        this.#ticks = this.#begin(this.sheet);
        this.at = this.order === null ? null : this.#first(this.order);
        this.#sequence = this.at === null ? [] : [this.at];
        this.#try();
    }

    /** The walk was refused: the question still stands. */
    release(): void {
        this.busy = false;
    }

    /** What the server says that a walk would bring. */
    hear(tried: Tried): void {
        if (tried.question === this.question?.id) this.#knowing.hear(tried, this.answers);
    }

    ticked(part: SheetPart): number {
        return part.id === this.at ? 1 : (this.#ticks.get(part.id) ?? 0);
    }

    count(group: SheetGroup): number {
        return countIn(group, this.#ticks);
    }

    /** How many of the 36 throws go well with this part ticked as well, or without it if it is. */
    oddsWith(part: SheetPart): number | null {
        return oddsWith(this.tried, part);
    }

    /** How many go well for a part of the order as it is laid out. */
    oddsAt(part: SheetPart): number | null {
        if (this.sheet === null) return null;
        const tried = this.#knowing.of(answersAt(this.sheet, part.id, this.#ticks));
        const known = thrownFor(tried)?.odds ?? part.odds;
        return known ?? this.under(part).find(({ odds }) => odds !== null)?.odds ?? null;
    }

    /** What is ticked under a part of the order. */
    under(part: SheetPart): SheetPart[] {
        const groups = this.sheet?.groups.filter(({ under }) => under === part.id) ?? [];
        return groups.flatMap(({ parts }) => parts).filter(({ id }) => this.#ticks.has(id));
    }

    /** Takes another part of the order first. */
    turnTo(part: SheetPart): void {
        this.move(part.id, this.waiting[0] ?? part.id);
    }

    /** Puts a part of the order in the place of another. */
    move(id: string, to: string): void {
        if (this.busy) return;
        this.#sequence = moved(this.waiting, id, to);
        const first = this.waiting[0] ?? null;
        if (first === this.at) return;
        this.at = first;
        this.#knowing.turnTo(this.answers);
        this.#try();
    }

    /** Ticks a part once more; where it is full, unticks it. */
    toggle(group: SheetGroup, part: SheetPart): void {
        if (this.busy || part.fixed) return;
        const ticks = toggled(group, part, this.#ticks);
        if (ticks === null) return;
        this.#ticks = ticks;
        this.#try();
    }

    /** Ticks so many of a part. */
    set(part: SheetPart, number: number): void {
        this.#ticks = ticked(part, number, this.#ticks);
        this.#try();
    }

    /** Takes back one tick, where a part has several. */
    untick(part: SheetPart): void {
        if (!this.busy && !part.fixed) this.set(part, Math.max(0, this.ticked(part) - 1));
    }

    /** Ticks what an answer means; false if it is not on the sheet. */
    prepare(option: Option): boolean {
        const found = this.keyed.find(({ part }) => meaning(part.answer) === meaning(option));
        if (found !== undefined && this.ticked(found.part) === 0) this.toggle(found.group, found.part);
        return found !== undefined;
    }

    mark(place: Place): Mark | null {
        if (isDiscardPile(place) && this.discards.length > 0) return TARGET;
        return this.#marks.get(placeName(place))?.mark ?? null;
    }

    /** Throws a card onto the discard pile: it is ticked; false if the sheet has nothing to do with it. */
    drop(source: Place, target: Place): boolean {
        const found = this.#marks.get(placeName(source));
        if (!isDiscardPile(target) || found === undefined) return false;
        if (!found.mark.ticked) this.toggle(found.group, found.part);
        if (this.#host.quick && this.#isFull()) this.go();
        return true;
    }

    /** Whether nothing can be added to what is ticked. */
    #isFull(): boolean {
        return this.shown.every((group) => group.parts.length === 0 || this.count(group) === group.most);
    }

    /** Ticks what lies there; false if the sheet has nothing to do with it. */
    pick(place: Place): boolean {
        const found = this.#marks.get(placeName(place));
        if (found === undefined) return false;
        if (found.mark.ticked) this.untick(found.part);
        else this.toggle(found.group, found.part);
        return true;
    }

    /** Walks what is laid out. */
    go(): void {
        if (this.draws !== null) this.draw(this.draws.most);
        else if (this.ready) this.#walk(this.answers);
    }

    /** Gives no strike at all. */
    leave(): void {
        if (this.strikes?.mayLeave) this.#walk(this.groups.flatMap(({ closing }) => closing));
    }

    /** Draws so many cards. */
    draw(number: number): void {
        let left = number;
        for (const part of this.groups.flatMap(({ parts }) => parts)) {
            this.set(part, Math.min(left, part.most));
            left -= Math.min(left, part.most);
        }
        this.#walk(this.answers);
    }

    /** Walks everything that waits, one after the other. */
    goAll(): void {
        if (this.sheet !== null && this.ready && this.waiting.length > 1)
            this.#walk(answersFor(this.sheet, this.waiting, this.#ticks));
    }

    #walk(answers: Answer[]): void {
        if (this.question === null || this.busy) return;
        this.busy = true;
        this.#walked = this.sheet;
        this.#trying.forget();
        this.#host.walk(this.question.id, answers);
    }

    #try(): void {
        if (this.rolls && this.#knowing.of(this.answers) === null) this.#trying.ask(this.answers);
        else this.#trying.forget();
    }

    /** What is ticked from the start: as it was laid out before, where the last walk led here. */
    #begin(sheet: AnswerSheet): Ticks {
        const walked = this.#walked;
        this.#walked = null;
        return walked === null ? presets(sheet) : carried(walked, this.at, this.#ticks, sheet);
    }

    #first(order: SheetGroup): string | null {
        return (order.parts.find(({ preset }) => preset) ?? order.parts[0])?.id ?? null;
    }
}

const TARGET: Mark = { state: "target", tone: "may", tag: null, refusal: null };

/** Sheets that end with dice, so that it is worth trying what they bring. */
const ROLLED: AnswerSheet["kind"][] = ["strike", "check", "influence", "ring"];
