// Which sounds are wished for in this browser: none until somebody asks, and none on a phone.

import { media } from "../shell/media.svelte";
import type { Instrument, Sounding } from "./instrument";

export type Wish = "off" | "question" | "all";

const PLACE = "wizardhaven sounds";
const WISHES: readonly Wish[] = ["off", "question", "all"];
const touched = media("(pointer: coarse)");

type Kept = { wish: Wish; volume: number };

/** What is kept, as far as it can be understood. */
export function recall(kept: string | null): Kept {
    try {
        const said = JSON.parse(kept ?? "{}") as Partial<Kept> | null;
        const wish = WISHES.find((one) => one === said?.wish) ?? "off";
        const volume = typeof said?.volume === "number" ? Math.min(1, Math.max(0, said.volume)) : 0.5;
        return { wish, volume };
    } catch {
        return { wish: "off", volume: 0.5 };
    }
}

class Sounds {
    #kept = $state(recall(localStorage.getItem(PLACE)));
    #instrument: Promise<Instrument> | null = null;

    get wish(): Wish {
        return touched.now ? "off" : this.#kept.wish;
    }
    get volume(): number {
        return this.#kept.volume;
    }
    /** Whether sounds may be wished for here. */
    get offered(): boolean {
        return !touched.now;
    }

    choose(wish: Wish): void {
        this.#keep({ ...this.#kept, wish });
    }
    turn(volume: number): void {
        this.#keep({ ...this.#kept, volume });
    }

    /** Plays what is wished for; the instrument is fetched with the first sound. */
    play(soundings: readonly Sounding[]): void {
        const wished =
            this.wish === "all" ? soundings : soundings.filter(({ voice }) => voice === "question");
        if (this.wish === "off" || wished.length === 0) return;
        this.#instrument ??= import("./instrument").then((found) => new found.Instrument());
        void this.#instrument.then((instrument) => instrument.play(wished, this.volume));
    }

    #keep(kept: Kept): void {
        this.#kept = kept;
        localStorage.setItem(PLACE, JSON.stringify(kept));
    }
}

export const sounds = new Sounds();
