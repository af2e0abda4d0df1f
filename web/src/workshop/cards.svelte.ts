// Every card, as the workshop shows and searches it: loaded once, then everything is answered in the page.

import { library } from "../catalogue/library.svelte";
import type { CardIndex, Language, PlayerKind, Section } from "../protocol/types";
import { benchCards, type BenchCard } from "./benchCards";

const MOST_FOUND = 30;

function made(index: CardIndex | null): ReadonlyMap<string, BenchCard> {
    return new Map(index === null ? [] : benchCards(index).map((card) => [card.code, card]));
}

class Cards {
    /** Those of the catalogue's index, as soon as it is there. */
    readonly all: ReadonlyMap<string, BenchCard> = $derived(made(library.known?.index ?? null));

    get ready(): boolean {
        return this.all.size > 0;
    }

    /** Has the index fetched unless it is there. */
    load(): void {
        library.open();
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
