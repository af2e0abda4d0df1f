// Every card, as the workshop shows and searches it: loaded once, then everything is answered in the page.

import { library } from "../catalogue/library.svelte";
import { fetched, said, Unreached } from "../connection/patience.svelte";
import type { BenchCard, Language, PlayerKind, Section } from "../protocol/types";

const MOST_FOUND = 30;

class Cards {
    all = $state.raw<ReadonlyMap<string, BenchCard>>(new Map());
    #asked: Promise<void> | null = null;

    get ready(): boolean {
        return this.all.size > 0;
    }

    /** Fetches the cards unless they are there. */
    load(): Promise<void> {
        this.#asked ??= this.#fetch().catch((error: unknown) => {
            this.#asked = null;
            throw error;
        });
        return this.#asked;
    }

    take(cards: readonly BenchCard[]): void {
        this.all = new Map(cards.map((card) => [card.code, card]));
    }

    get(code: string): BenchCard | undefined {
        return this.all.get(code);
    }

    /** What a card is called; its code while it is not known. */
    name(code: string, language: Language): string {
        const card = this.get(code);
        return card === undefined ? code : nameOf(card, language);
    }

    /** The cards that a line of names and filters means, as the catalogue finds them. */
    search(line: string, language: Language): BenchCard[] {
        const { known } = library;
        if (known === null || line.trim() === "") return [];
        const found = library.search(known, line, language).cards;
        return found.flatMap((entry) => this.get(entry.card.code) ?? []).slice(0, MOST_FOUND);
    }

    async #fetch(): Promise<void> {
        library.open();
        const response = await fetched("/api/decks/cards");
        if (!response.ok) throw new Unreached(response.url);
        this.take((await said(response)) as BenchCard[]);
    }
}

export function nameOf(card: BenchCard, language: Language): string {
    return (language === "en" ? null : card[language]) ?? card.en;
}

/** Where a card goes by its nature in the deck of a player. */
export function homeOf(card: BenchCard, player: PlayerKind): Section {
    return card.character_of?.includes(player) ? "characters" : card.section;
}

/** The colour of its kind, as on the faces of cards. */
export function colourOf(card: BenchCard | undefined): string {
    switch (card?.of) {
        case "avatar":
            return "wizard";
        case "agent":
            return "agent";
        case "character":
            return card.version === "minion" ? "minion" : "character";
        case "event":
            return card.kind === "hazard" ? "hazard" : card.version === "stage" ? "stage" : "event";
        case undefined:
            return "region";
        default:
            return card?.of ?? "region";
    }
}

export const cards = new Cards();
