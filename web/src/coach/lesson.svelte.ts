// How far the first game has been told; kept in this browser, so that a reload goes on where one was.

import type { Seated } from "../protocol/types";
import { settings } from "../settings/settings.svelte";
import { reached, speaks, STATIONS, type Moment, type Station } from "./stations";

const PLACE = "wizardhaven lesson";

class Lesson {
    #behind = $state(recall(localStorage.getItem(PLACE)));
    #begun = localStorage.getItem(PLACE) !== null;
    #tried = false;

    /** Where the lesson is; null once it has been left. */
    station = $derived<Station | null>(STATIONS[this.#behind] ?? null);
    number = $derived(this.#behind + 1);

    /** Looks at the table; a game that begins begins the lesson. */
    look(moment: Omit<Moment, "tried">): void {
        const { state, seat } = moment;
        const fresh = state.view.turn === 0 && state.view.players[seat].companies.length === 0;
        if (!this.#begun || (fresh && this.#behind > 0)) this.#begin();
        this.#tried ||= speaks(state);
        this.#go(reached(this.#behind, { ...moment, tried: this.#tried }));
    }

    leave(): void {
        this.#go(STATIONS.length);
    }

    /** Whether it is told at this table. */
    isTold({ lesson, seat }: Seated): boolean {
        return lesson !== null && seat !== null && this.station !== null;
    }

    /** To give with one click what can be taken back is among what is to be learnt. */
    #begin(): void {
        this.#begun = true;
        this.#tried = false;
        settings.quick = true;
        this.#go(0);
    }

    #go(to: number): void {
        this.#behind = to;
        localStorage.setItem(PLACE, `${to}`);
    }
}

function recall(kept: string | null): number {
    const number = Number(kept ?? "0");
    return Number.isInteger(number) && number >= 0 ? number : 0;
}

export const lesson = new Lesson();
