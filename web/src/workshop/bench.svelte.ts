// The deck one works on: every change is counted and kept at once, and the rules are asked a moment later.

import { Unreached } from "../connection/patience.svelte";
import type { CheckedDeck, Counted, DeckCount, DeckEdit, GameLength, Language } from "../protocol/types";
import { checkDeck, mendDeck, Refused } from "./api";
import { applied, gathered, sent, type Sheet } from "./sheet";
import { keep, VERSIONS, type KeptDeck } from "./shelf.svelte";

/** The rules are asked so many milliseconds after the last key. */
export const REST = 150;
const MINUTE = 60_000;
const WAYS_BACK = 100;

export class Bench {
    deck = $state.raw() as KeptDeck;
    checked = $state.raw<CheckedDeck | null>(null);
    /** Whether the deck has changed since the rules were asked. */
    stale = $state(true);
    /** Since when the server could not be asked; null while it answers. */
    unasked = $state<Date | null>(null);
    /** Why the server does not look at this deck at all. */
    refused = $state<string | null>(null);
    /** The card that is looked at. */
    on = $state<string | null>(null);
    /** What was mended last, a line each. */
    done = $state.raw<string[]>([]);
    #past = $state.raw<Sheet[]>([]);
    #timer: ReturnType<typeof setTimeout> | undefined;
    #asking: AbortController | null = null;
    #language: Language = "en";

    constructor(deck: KeptDeck) {
        this.deck = deck;
    }

    get sheet(): Sheet {
        return this.deck.sheet;
    }
    get canUndo(): boolean {
        return this.#past.length > 0;
    }

    count(what: Counted): DeckCount | undefined {
        return this.checked?.counts.find((one) => one.what === what);
    }

    /** Changes the deck; a change that has lasted a minute becomes a version. */
    edit(sheet: Sheet, now = Date.now()): void {
        if (sheet === this.sheet) return;
        this.#past = [...this.#past, this.sheet].slice(-WAYS_BACK);
        this.done = [];
        const { deck } = this;
        const lasted = now - deck.at > MINUTE && deck.sheet.rows.length > 0;
        const versions = lasted
            ? [{ name: "", at: deck.at, sheet: deck.sheet }, ...deck.versions]
            : deck.versions;
        this.#set({ ...deck, sheet, at: now, versions: versions.slice(0, VERSIONS) });
    }

    apply(edits: readonly DeckEdit[]): void {
        this.edit(applied(this.sheet, edits));
    }

    undo(): void {
        const before = this.#past.at(-1);
        if (before === undefined) return;
        this.#past = this.#past.slice(0, -1);
        this.done = [];
        this.#set({ ...this.deck, sheet: before, at: Date.now() });
    }

    /** Keeps the deck as it is now under a name. */
    keepVersion(name: string): void {
        const version = { name, at: Date.now(), sheet: this.sheet };
        this.#keep({ ...this.deck, versions: [version, ...this.deck.versions].slice(0, VERSIONS) });
    }

    note(notes: string): void {
        this.#keep({ ...this.deck, notes });
    }

    for(length: GameLength): void {
        this.#set({ ...this.deck, length });
    }

    speak(language: Language): void {
        this.#language = language;
        this.askSoon(0);
    }

    /** Takes the best remedy of every fault: one step to take back. */
    async mendAll(): Promise<void> {
        const { sheet, length } = this.deck;
        const answer = await this.#heard(() =>
            mendDeck({ deck: sent(sheet), length, language: this.#language }),
        );
        if (answer === null || sheet !== this.sheet) return;
        const aside = sheet.rows.filter((row) => row.section === "aside");
        const mended = gathered(answer.deck);
        this.edit({ ...mended, title: sheet.title, rows: [...mended.rows, ...aside] });
        this.done = answer.done;
    }

    askSoon(rest = REST): void {
        clearTimeout(this.#timer);
        this.#asking?.abort();
        this.stale = true;
        this.#timer = setTimeout(() => void this.#check(), rest);
    }

    stop(): void {
        clearTimeout(this.#timer);
        this.#asking?.abort();
    }

    async #check(): Promise<void> {
        const asking = new AbortController();
        this.#asking = asking;
        const { sheet, length } = this.deck;
        const checked = await this.#heard(() =>
            checkDeck({ deck: sent(sheet), length, language: this.#language }, asking.signal),
        );
        if (checked === null || asking.signal.aborted) return;
        this.checked = checked;
        this.stale = false;
    }

    /** What the server answers; nothing if it cannot be reached, says no, or is not wanted any more. */
    async #heard<T>(question: () => Promise<T>): Promise<T | null> {
        try {
            const answer = await question();
            this.unasked = null;
            this.refused = null;
            return answer;
        } catch (error) {
            if (error instanceof Unreached) this.#unreached();
            else if (error instanceof Refused) this.refused = error.message;
            else if (!(error instanceof DOMException)) throw error;
            return null;
        }
    }

    #unreached(): void {
        this.unasked ??= new Date();
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => void this.#check(), 3000);
    }

    #set(deck: KeptDeck): void {
        this.#keep(deck);
        this.askSoon();
    }

    #keep(deck: KeptDeck): void {
        this.deck = deck;
        keep(deck);
    }
}
