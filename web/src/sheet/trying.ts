// Asking what a walk would bring: of several wishes in one breath, only the last.

import type { Answer } from "../protocol/types";

/** Milliseconds between two questions of the kind. */
const BREATH = 80;

export class Trying {
    #send: (answers: Answer[]) => void;
    #wish: Answer[] | null = null;
    #timer: ReturnType<typeof setTimeout> | undefined;

    constructor(send: (answers: Answer[]) => void) {
        this.#send = send;
    }

    /** Asks at once if nothing was asked just now, else as soon as it may. */
    ask(answers: Answer[]): void {
        this.#wish = answers;
        if (this.#timer === undefined) this.#say();
    }

    forget(): void {
        this.#wish = null;
    }

    #say(): void {
        const wish = this.#wish;
        this.#wish = null;
        this.#timer = wish === null ? undefined : setTimeout(() => this.#say(), BREATH);
        if (wish !== null) this.#send(wish);
    }
}
