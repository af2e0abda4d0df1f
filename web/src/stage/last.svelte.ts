// The last throw: news for a moment, then a chip, until the next question.

import { untrack } from "svelte";
import type { State } from "../protocol/types";
import { rollsBetween, type Roll } from "./rolls";

const MOST = 3;

export class LastThrow {
    rolls = $state.raw<Roll[]>([]);
    /** Whether the dice have only just fallen. */
    fresh = $state(false);
    last = $derived(this.rolls.at(-1) ?? null);
    #before: State | null = null;
    #asked: string | null = null;

    /** What the table shows now; the throws since it was last seen are news. */
    see(now: State): void {
        untrack(() => {
            const rolls = rollsBetween(this.#before, now).slice(-MOST);
            this.#before = now;
            const asked = now.question?.id ?? null;
            if (rolls.length > 0) {
                this.rolls = rolls;
                this.fresh = true;
                this.#asked = asked;
            } else if (asked !== null && asked !== this.#asked) {
                if (this.#asked !== null) this.rolls = [];
                this.#asked = asked;
            }
        });
    }

    settle(): void {
        this.fresh = false;
    }
}
