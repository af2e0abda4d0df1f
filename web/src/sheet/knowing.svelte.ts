// What the server has said that a sheet would bring, as it was laid out at one time or another.

import type { Answer, Ledger, SheetPart, Tried } from "../protocol/types";
import { wording } from "./laying";

export class Knowing {
    #tried = $state.raw<ReadonlyMap<string, Tried>>(new Map());
    /** The last that was said; a change is not shown as if nothing were known. */
    #latest = $state.raw<Tried | null>(null);

    /** What was said of these answers. */
    of(answers: Answer[]): Tried | null {
        return this.#tried.get(wording(answers)) ?? null;
    }

    /** What was said of these answers, or else last. */
    nearest(answers: Answer[]): Tried | null {
        return this.of(answers) ?? this.#latest;
    }

    hear(tried: Tried, answers: Answer[]): void {
        this.#tried = new Map(this.#tried).set(wording(tried.answers), tried);
        if (wording(tried.answers) === wording(answers)) this.#latest = tried;
    }

    /** From now on only what was said of these answers is the last of it. */
    turnTo(answers: Answer[]): void {
        this.#latest = this.of(answers);
    }

    forget(): void {
        this.#tried = new Map();
        this.#latest = null;
    }
}

/** The sum that the dice decide. */
export function thrownFor(tried: Tried | null): Ledger | null {
    return tried?.ledgers.find(({ odds }) => odds !== null) ?? null;
}

/** How many of the 36 throws go well with a part ticked as well, or without it if it is. */
export function oddsWith(tried: Tried | null, part: SheetPart): number | null {
    return tried?.odds[part.id] ?? part.odds ?? null;
}
