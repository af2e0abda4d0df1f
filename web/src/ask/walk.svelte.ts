// A question answered step by step: source, then targets, then whatever else tells the options apart.

import type { Mark, Place } from "../board";
import type { Option, Question } from "../protocol/types";
import { found, linesOf, refusedLines, type Line } from "./lines";
import { marksOf } from "./marks";
import { nodeAt, type Turning } from "./node";
import { placeName } from "../card/anchored";
import { isOnGuard, ON_GUARD, stepsOf } from "./places";
import { unlike } from "./titles";
import type { AskWords } from "./words";

/** What a walk needs from whoever holds it. */
type WalkHost = {
    /** Gives the answer to the server. */
    send(question: string, option: string, hold: boolean): void;
    /** Gives several answers, one after the other. */
    sendAll(question: Question, options: Option[]): void;
    /** The name of a card by its code. */
    nameOf(code: string): string | null;
    inHand(ref: string): boolean;
    readonly words: AskWords;
    /** What can be taken back is given with the first click. */
    readonly quick: boolean;
    /** Whether an answer is only noted here, which takes no second click. */
    isNote(option: Option): boolean;
};

/** Milliseconds between the two words that a grave answer takes. */
const BREATH = 300;

export class Walk {
    question = $state.raw<Question | null>(null);
    /** Answered, and nothing new has come yet. */
    busy = $state(false);
    #chosen = $state.raw<string[]>([]);
    #leaf = $state<string | null>(null);
    #hovered = $state.raw<Option | null>(null);
    #doubt = $state.raw<Option | null>(null);
    #doubtedAt = 0;
    /** What was given with one click and can be taken back, until the next deed. */
    given = $state.raw<Option | null>(null);
    /** What is looked for among many lines. */
    filter = $state("");
    #host: WalkHost;

    constructor(host: WalkHost) {
        this.#host = host;
    }

    #passes = $derived((this.question?.options ?? []).filter((option) => option.weight === "pass"));
    #options = $derived((this.question?.options ?? []).filter((option) => option.weight !== "pass"));
    #node = $derived(nodeAt(this.#options, this.#chosen));
    #selected = $derived(this.#options.find((option) => option.id === this.#leaf) ?? null);
    /** The one thing to do that has no place on the board, such as to roll the dice. */
    #main = $derived.by(() => {
        const mains = unlike(this.#options.filter((option) => option.weight === "main"));
        return mains.length === 1 ? (mains[0] ?? null) : null;
    });
    #marks = $derived.by((): Map<string, Mark> => {
        if (this.question === null) return new Map();
        const { words } = this.#host;
        return marksOf(this.question, this.#options, this.#node, this.#chosen, this.#selected, words);
    });
    /** What is listed: neither the main button's own answer nor the on-guard place, which has its button too. */
    #turnings = $derived.by((): Turning[] => {
        const main = this.#main;
        const onButton = main !== null && stepsOf(main).length === 0 ? main : null;
        return this.#node.turnings.filter(
            ({ place, options }) => place !== ON_GUARD && (onButton === null || !options.includes(onButton)),
        );
    });
    /** Whether a card, the chosen one or another, may be placed on-guard. */
    mayPlaceOnGuard = $derived(this.#node.turnings.some(({ place }) => place === ON_GUARD));

    #all = $derived.by((): Line[] => linesOf(this.#turnings, this.#selected, this.#host));
    /** How many lines there are before anything is looked for among them. */
    count = $derived(this.#all.length);
    /** What can be chosen now, in the engine's order; long lists are put together by kind. */
    lines = $derived(found(this.#all, this.filter));
    /** What cannot, and why; only where the walk begins. */
    refused = $derived.by((): Line[] =>
        this.question === null || this.#chosen.length > 0
            ? []
            : refusedLines(this.question.refusals, this.#options, this.#host),
    );
    /** The answer that the main button gives. */
    ready = $derived.by((): Option | null => {
        if (this.#selected !== null) return this.#selected;
        const left = unlike(this.#node.left);
        const only = left.length === 1 ? (left[0] ?? null) : null;
        if (this.#chosen.length > 0) return only;
        if (only !== null && !this.#waitsForAPick(only)) return only;
        if (this.#main !== null) return this.#main;
        return this.#options.length === 0 && this.#passes.length === 1 ? (this.#passes[0] ?? null) : null;
    });
    /** The grave answer that was given once; it waits for a second word. */
    doubted = $derived.by((): Option | null => {
        const stands = [this.ready, this.#passing, ...this.#passes].includes(this.#doubt);
        return stands ? this.#doubt : null;
    });
    passOptions = $derived(this.#passes);
    /** To pass may stand on the main button, as where companies set out. */
    #passing = $derived(this.#passes[0] ?? this.#options.find(({ verb }) => verb === "pass") ?? null);
    passOption = $derived(this.#passes.find((option) => !isDone(option)) ?? this.#passing);
    doneOption = $derived(this.#passes.find(isDone) ?? this.#passing);
    /** What is pointed at, or else ready: its costs and sums can be shown. */
    focusedOption = $derived(this.#hovered ?? this.ready);
    /** Whether Esc has a step to take back. */
    mayGoBack = $derived(this.#chosen.length > 0 || this.#leaf !== null);

    /** The question that is asked now; another one begins another walk. */
    ask(question: Question | null): void {
        if (question?.id !== this.question?.id) {
            this.busy = false;
            this.#leave();
        }
        this.question = question;
    }

    /** The answer was refused: the question still stands. */
    release(): void {
        this.busy = false;
    }

    mark(place: Place): Mark | null {
        return this.#marks.get(placeName(place)) ?? null;
    }

    pick(place: Place): void {
        const key = placeName(place);
        const state = this.#marks.get(key)?.state;
        if (this.busy || state === undefined || state === "refused") return;
        if (state === "chosen") this.#unpick(key);
        else this.#turnTo(key);
    }

    /** As a hand lifts a card: its targets light, and nothing is given yet. */
    lift(place: Place): void {
        const key = placeName(place);
        if (this.busy || this.#marks.get(key)?.state !== "playable") return;
        this.#leave();
        this.#narrow([key], false);
    }

    /** Takes the first verb whose source and first target are these; what it leaves open is asked next. */
    drop(source: Place, target: Place): void {
        const [from, to] = [placeName(source), placeName(target)];
        const fits = this.#options.filter((option) => {
            const { source: first, targets } = option;
            const onto = isOnGuard(option) ? [ON_GUARD, ...targets.slice(0, 1)] : targets.slice(0, 1);
            return (
                first !== null && placeName(first) === from && onto.some((place) => placeName(place) === to)
            );
        });
        const verb = unlike(fits.filter((option) => option.verb === fits[0]?.verb));
        if (verb[0] === undefined || this.busy) return;
        this.#leave();
        if (verb.length === 1) this.#putDown(verb[0]);
        else this.#narrow([from, to]);
    }

    /** Chooses a line; choosing it once more confirms it, unless that is grave. */
    choose(line: Line): void {
        if (this.busy || line.refusal !== null) return;
        const first = line.options[0];
        if (line.chosen) {
            if (this.ready !== null && !isGrave(this.ready)) this.confirm();
            return;
        }
        if (line.options.length === 1 && first !== undefined) this.#select(first);
        else if (line.place !== null) this.#narrow([...this.#chosen, placeName(line.place)]);
    }

    /** Makes an answer ready, as if it had been chosen; gives nothing yet. */
    prepare(option: Option): void {
        if (this.busy) return;
        this.#leave();
        this.#select(option, false);
    }

    /** Places the chosen card on-guard, or else asks which card; gives nothing yet. */
    chooseOnGuard(): void {
        const option = this.#chosen.length > 0 ? this.#node.left.find(isOnGuard) : undefined;
        if (option !== undefined) this.#select(option, false);
        else this.pick(ON_GUARD);
    }

    /** One step back; false if the walk has not begun. */
    back(): boolean {
        if (this.doubted !== null) return this.spare();
        if (!this.mayGoBack) return false;
        if (this.#leaf !== null) this.#leaf = null;
        else this.#chosen = this.#chosen.slice(0, -1);
        return true;
    }

    hover(line: Line | null): void {
        this.#hovered = line?.options.length === 1 ? (line.options[0] ?? null) : null;
    }

    /** Gives the answer that is ready; who holds it wants to add to it before anybody else does. */
    confirm(hold = false): void {
        const option = this.doubted ?? this.ready;
        if (option !== null) this.give(option, hold);
    }

    /** The pass that may follow at once upon a card that is placed on-guard; null if none may. */
    last = $derived(this.ready !== null && isOnGuard(this.ready) ? this.passOption : null);

    /** Places the card that is ready on-guard, and does nothing more here. */
    confirmLast(): void {
        const { question, ready, last } = this;
        if (question === null || ready === null || last === null || this.busy) return;
        this.busy = true;
        this.given = null;
        this.#host.sendAll(question, [ready, last]);
    }

    /** Gives an answer; a grave one is asked about first. */
    give(option: Option, hold = false): void {
        if (this.question === null || this.busy) return;
        if (isGrave(option) && !this.#isMeant(option)) return;
        this.busy = true;
        this.given = null;
        this.#host.send(this.question.id, option.id, hold);
    }

    /** Whether a grave answer was given twice; two clicks in one breath are one. */
    #isMeant(option: Option): boolean {
        if (this.doubted === option) return performance.now() - this.#doubtedAt >= BREATH;
        this.#doubt = option;
        this.#doubtedAt = performance.now();
        return false;
    }

    /** The grave answer is not given after all. */
    spare(): true {
        this.#doubt = null;
        return true;
    }

    /** Nobody discards a character or spends a card by pressing Enter once too often. */
    #waitsForAPick(option: Option): boolean {
        return isGrave(option) || (option.source?.kind === "card" && this.#passes.length > 0);
    }

    #turnTo(key: string): void {
        const next = this.#node.turnings.some(({ place }) => place !== null && placeName(place) === key);
        const implied = this.#node.implied.some((place) => placeName(place) === key);
        if (!next && !implied) this.#leave();
        this.#narrow([...this.#chosen, key]);
    }

    #narrow(chosen: string[], quick?: boolean): void {
        const left = unlike(nodeAt(this.#options, chosen).left);
        const only = left[0];
        if (only === undefined) return;
        if (left.length === 1) this.#select(only, quick);
        else {
            this.#chosen = chosen;
            this.#leaf = null;
            this.filter = "";
        }
    }

    #select(option: Option, quick?: boolean): void {
        this.#leaf = option.id;
        const isNote = this.#host.isNote(option);
        if (!(quick ?? (this.#host.quick || isNote)) || !option.undoable || isGrave(option)) return;
        this.give(option);
        if (!isNote) this.given = option;
    }

    /** What is put down where it belongs is given, if plays are quick; only what is grave is asked about. */
    #putDown(option: Option): void {
        this.#select(option);
        if (this.#host.quick && !isGrave(option)) this.give(option);
    }

    #unpick(key: string): void {
        const at = this.#chosen.indexOf(key);
        if (at >= 0) this.#chosen = this.#chosen.slice(0, at);
        this.#leaf = null;
    }

    #leave(): void {
        this.#chosen = [];
        this.#leaf = null;
        this.#hovered = null;
        this.#doubt = null;
        this.filter = "";
    }
}

/** What is not easily mended is given with two words. */
export function isGrave(option: Option): boolean {
    return option.weight === "grave" || option.warns !== null;
}

function isDone(option: Option): boolean {
    return option.kind === "finish";
}
