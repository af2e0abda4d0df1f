// The map by keys: arrows, letters, Enter, plus, minus, zero and T. What it does not use is left to the table.

import { find, isDirection, neighbour } from "./steer";
import type { Spot } from "./viewer.svelte";

type Hands = {
    spots: () => readonly Spot[];
    /** Where the keyboard begins. */
    start: () => Spot | null;
    cursor: () => Spot | null;
    look: (spot: Spot) => void;
    /** Chooses what is there; false if nothing there can be chosen. */
    choose: (spot: Spot) => boolean;
    step: (by: number) => void;
    fit: () => void;
    turn: () => void;
};

const PAUSE = 900; // milliseconds after which letters begin a new name

export class Keyboard {
    #hands: Hands;
    #typed = "";
    #typedAt = -Infinity;
    #turned = false;

    constructor(hands: Hands) {
        this.#hands = hands;
    }

    press(event: KeyboardEvent): void {
        if (event.ctrlKey || event.metaKey || event.altKey || !this.#use(event)) return;
        event.preventDefault();
        event.stopPropagation();
    }

    #use(event: KeyboardEvent): boolean {
        const { key } = event;
        const fresh = event.timeStamp - this.#typedAt > PAUSE;
        if (isDirection(key)) return this.#walk(key);
        if (key === "+" || key === "=") this.#hands.step(1.35);
        else if (key === "-" || key === "−") this.#hands.step(1 / 1.35);
        else if (key === "0") this.#hands.fit();
        else if (key === "t" && fresh) this.#turn(event.timeStamp);
        else if (key === "Enter") return this.#choose();
        else return /^\p{L}$/u.test(key) && this.#search(key, fresh, event.timeStamp);
        return true;
    }

    #walk(key: Parameters<typeof neighbour>[1]): boolean {
        const [at, start] = [this.#hands.cursor(), this.#hands.start()];
        const all = this.#hands.spots();
        const next = at === null ? (start ?? all[0] ?? null) : neighbour(at.at, key, all);
        if (next !== null) this.#hands.look(next);
        return true;
    }

    /** Turns the sheet; if more letters follow at once, it was the beginning of a name. */
    #turn(now: number): void {
        this.#hands.turn();
        this.#turned = true;
        this.#typed = "t";
        this.#typedAt = now;
    }

    #choose(): boolean {
        const at = this.#hands.cursor();
        return at !== null && this.#hands.choose(at);
    }

    #search(letter: string, fresh: boolean, now: number): boolean {
        if (this.#turned && !fresh) this.#hands.turn();
        this.#turned = false;
        this.#typed = fresh ? letter : this.#typed + letter;
        this.#typedAt = now;
        const found = find(this.#typed, this.#hands.spots(), ({ name }) => name);
        if (found !== null) this.#hands.look(found);
        return true;
    }
}
