// All that this window has been sent of the catalogue: the index, once; texts and faces as they are asked for.

import { SvelteMap } from "svelte/reactivity";
import { Patience } from "../connection/patience.svelte";
import type { Face, Language } from "../protocol/types";
import { askFaces, askIndex, askTexts } from "./api";
import { ownDecks } from "./own";
import { Known } from "./search/known";
import { type Found, type Reader, search } from "./search/search";

const AT_ONCE = 60;

class Library {
    known = $state.raw<Known | null>(null);
    readonly patience = new Patience();
    private readonly texts = new SvelteMap<Language, Record<string, string>>();
    private readonly faces = new SvelteMap<string, Face>();
    private readonly asked = new Set<string>();
    private wanted: { code: string; language: Language }[] = [];

    /** Fetches the index, unless it is there or under way. */
    open(): void {
        if (this.asked.has("index")) return;
        this.asked.add("index");
        void this.patience.ask(askIndex).then((index) => (this.known = index && new Known(index)));
    }

    /** What a line finds for this reader. */
    search(known: Known, line: string, language: Language): Found {
        const found = search(known, line, this.reader(known, language));
        if (found.asksForTexts) this.wantTexts(language);
        return found;
    }

    reader(known: Known, language: Language): Reader {
        const texts = this.texts.get(language);
        const shipped = known.index.decks.map((deck): [string, string[]] => [
            deck.name,
            deck.cards.map((place) => known.index.cards[place]?.code ?? ""),
        ]);
        const own = ownDecks(known).map((deck): [string, Iterable<string>] => [
            deck.title,
            [...deck.held.keys()],
        ]);
        return { ...(texts ? { texts } : {}), decks: Object.fromEntries([...shipped, ...own]) };
    }

    /** Whether what cards say is still on its way. */
    waitsForTexts(found: Found, language: Language): boolean {
        return found.asksForTexts && !this.texts.has(language);
    }

    /** The face of a card, as soon as it is there. */
    face(code: string, language: Language): Face | null {
        return this.faces.get(`${language} ${code}`) ?? null;
    }

    /** Fetches the faces of some cards that are not there yet. */
    want(codes: string[], language: Language): void {
        const fresh = codes.filter((code) => !this.asked.has(`${language} ${code}`));
        if (fresh.length === 0) return;
        for (const code of fresh) this.asked.add(`${language} ${code}`);
        if (this.wanted.length === 0) queueMicrotask(() => this.fetchFaces());
        this.wanted.push(...fresh.map((code) => ({ code, language })));
    }

    private fetchFaces(): void {
        const wanted = this.wanted;
        this.wanted = [];
        for (const language of new Set(wanted.map((one) => one.language))) {
            const codes = wanted.filter((one) => one.language === language).map((one) => one.code);
            for (let from = 0; from < codes.length; from += AT_ONCE)
                void this.fetchSome(codes.slice(from, from + AT_ONCE), language);
        }
    }

    private async fetchSome(codes: string[], language: Language): Promise<void> {
        const faces = await new Patience().ask(() => askFaces(codes, language));
        for (const face of faces ?? []) this.faces.set(`${language} ${face.code}`, face);
    }

    private wantTexts(language: Language): void {
        if (this.asked.has(`texts ${language}`)) return;
        this.asked.add(`texts ${language}`);
        void new Patience()
            .ask(() => askTexts(language))
            .then((texts) => texts && this.texts.set(language, texts));
    }
}

export const library = new Library();
