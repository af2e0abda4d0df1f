// Everything an answer is given with: a walk from choice to choice, a sheet that is laid out, notes while organizing.

import { untrack } from "svelte";
import { Walk } from "../ask/walk.svelte";
import { words as askWords } from "../ask/words";
import { answersIn } from "../organizing/doors";
import { Organizing } from "../organizing/organizing.svelte";
import { words as organizingWords } from "../organizing/words";
import type { CardView, Option, Question } from "../protocol/types";
import type { Muting } from "../quiet/muting.svelte";
import { settings } from "../settings/settings.svelte";
import { alike, besides } from "../sheet/laying";
import { Plan } from "../sheet/plan.svelte";
import { words as sheetWords } from "../sheet/words";
import { ownSeat } from "../shell/sides";
import type { Sat } from "./sat";

export class Answering {
    readonly organizing: Organizing;
    readonly walk: Walk;
    readonly plan: Plan;
    #sat: Sat;
    #muting: Muting;

    constructor(sat: Sat, muting: Muting) {
        this.#sat = sat;
        this.#muting = muting;
        this.organizing = this.#organize();
        this.walk = this.#walk();
        this.plan = this.#lay();
    }

    readonly undo = (): void => {
        this.walk.given = null;
        if (!this.organizing.undo()) this.#sat.connection.send({ type: "undo" });
    };

    readonly pass = (): void => {
        const { passOption } = this.walk;
        if (passOption !== null) this.walk.give(passOption);
    };

    /** Whoever may be sent on a journey next is taken up. */
    journey(): void {
        const place = { kind: "company", ref: this.organizing.next ?? "" } as const;
        if (this.walk.mark(place)?.state === "playable") this.walk.lift(place);
    }

    /** Goes along with what is asked, tried, refused and suggested. */
    follow(): void {
        this.#followQuestion();
        this.#followWord();
        this.#followSuggestion();
    }

    get #held(): CardView[] {
        const { seated, table } = this.#sat;
        return table.view.players[ownSeat(seated.seat)].hand.cards ?? [];
    }

    readonly #nameOf = (code: string): string | null => this.#sat.connection.faces[code]?.name ?? null;

    #organize(): Organizing {
        const { connection } = this.#sat;
        return new Organizing({
            send: (message) => void connection.send(message),
            get table() {
                return connection.key.split(".", 1)[0] ?? "";
            },
            nameOf: this.#nameOf,
            get inOrder() {
                return settings.order === "listed";
            },
            get words() {
                return organizingWords[settings.language];
            },
        });
    }

    #walk(): Walk {
        return new Walk({
            send: (question, option, hold) => this.#choose(question, option, hold),
            sendAll: (asked, options) =>
                void this.#sat.connection.send({
                    type: "walk",
                    question: asked.id,
                    answers: answersIn(asked, options),
                }),
            isNote: (option) => this.organizing.isNote(option),
            nameOf: this.#nameOf,
            inHand: (ref) => this.#held.some(({ id }) => `${id}` === ref),
            get words() {
                return askWords[settings.language];
            },
            get quick() {
                return settings.quick;
            },
        });
    }

    #lay(): Plan {
        const { connection } = this.#sat;
        return new Plan({
            walk: (question, answers) => connection.send({ type: "walk", question, answers }),
            try: (question, answers) => connection.send({ type: "try", question, answers }),
            get tag() {
                return sheetWords[settings.language].onSheet;
            },
            get quick() {
                return settings.quick;
            },
            copies: (ref) => alike(this.#held, ref),
        });
    }

    #choose(question: string, option: string, hold: boolean): void {
        const asked = this.#sat.table.question;
        const given = asked?.options.find(({ id }) => id === option);
        if (asked !== null && given?.verb === "pass") this.#muting.passed(asked);
        if (!this.organizing.gives(option))
            this.#sat.connection.send({ type: "choose", question, option, hold });
    }

    /** Before anything is drawn: otherwise the table would be drawn once with the question before. */
    #followQuestion(): void {
        $effect.pre(() => {
            const { question, view } = this.#sat.table;
            untrack(() => this.organizing.ask(question, view));
        });
        $effect.pre(() => {
            const { asked } = this.organizing;
            untrack(() => this.#ask(asked));
        });
    }

    /** What the sheet holds is not asked beside it once more. */
    #ask(asked: Question | null): void {
        this.plan.ask(asked);
        const { sheet } = this.plan;
        this.walk.ask(
            sheet === null || asked === null ? asked : { ...asked, options: besides(sheet, asked.options) },
        );
    }

    #followWord(): void {
        const { connection } = this.#sat;
        $effect(() => {
            const { planned } = connection;
            if (planned !== null) untrack(() => this.organizing.hear(planned));
        });
        $effect(() => {
            const { tried } = connection;
            if (tried !== null) untrack(() => this.plan.hear(tried));
        });
        $effect(() => {
            if (connection.refusals.length > 0) untrack(() => this.#release());
        });
    }

    #release(): void {
        this.walk.release();
        this.plan.release();
    }

    /** What is suggested is lit and ready, but not given. */
    #followSuggestion(): void {
        const { connection } = this.#sat;
        $effect(() => {
            const options = this.#sat.table.question?.options ?? [];
            const option = options.find(({ id }) => id === connection.suggestion?.option);
            if (option !== undefined) untrack(() => this.#prepare(option));
        });
    }

    #prepare(option: Option): void {
        if (!this.plan.prepare(option) && option.weight !== "pass") this.walk.prepare(option);
    }
}
