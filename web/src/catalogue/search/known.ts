// The index made ready for searching: names folded, and for every filter who has which value.

import type { CardIndex, IndexedCard } from "../../protocol/types";
import { plain } from "./folding";

export type Entry = {
    card: IndexedCard;
    /** Its names, each folded and on a line of its own. */
    spoken: string;
    words: string[];
};

export class Known {
    readonly entries: Entry[];
    readonly byCode: Map<string, Entry>;
    /** Every printing's code, and the card it prints. */
    readonly byPrinting = new Map<string, Entry>();
    readonly numbers: string[];
    readonly filters: string[];
    readonly holds: Record<string, string>;
    private readonly held = new Map<string, Map<string, Set<string>>>();
    private readonly said = new Map<string, Map<string, string>>();
    private words: string[] | null = null;
    private names: Map<string, Entry[]> | null = null;

    constructor(readonly index: CardIndex) {
        this.entries = index.cards.map(entryOf);
        this.byCode = new Map(this.entries.map((entry) => [entry.card.code, entry]));
        for (const entry of this.entries)
            for (const [code] of entry.card.printings) this.byPrinting.set(code, entry);
        this.numbers = index.numbers;
        this.filters = [...Object.keys(index.words), "text", "deck", ...index.numbers];
        this.holds = index.holds;
    }

    /** Every word of every name, once. */
    get allWords(): string[] {
        return (this.words ??= [...new Set(this.entries.flatMap((entry) => entry.words))]);
    }

    /** The cards with that name in some language; folded. */
    named(name: string): Entry[] {
        if (this.names === null) {
            this.names = new Map();
            for (const entry of this.entries)
                for (const spoken of entry.spoken.trim().split("\n")) {
                    const others = this.names.get(spoken);
                    if (others) others.push(entry);
                    else this.names.set(spoken, [entry]);
                }
        }
        return this.names.get(name) ?? [];
    }

    /** The codes of the cards behind every value of a filter. */
    having(filter: string): Map<string, Set<string>> {
        let held = this.held.get(filter);
        if (held === undefined) {
            held = new Map();
            for (const { card } of this.entries)
                for (const value of this.valuesOf(card, filter)) {
                    const codes = held.get(value);
                    if (codes === undefined) held.set(value, new Set([card.code]));
                    else codes.add(card.code);
                }
            this.held.set(filter, held);
        }
        return held;
    }

    /** What a card has under the name of a filter, folded. */
    valuesOf(card: IndexedCard, filter: string): string[] {
        switch (filter) {
            case "set":
                return card.printings.map(([code]) => code.slice(0, 2).toLowerCase());
            case "rarity":
                return card.printings.map(([, rarity]) => plain(rarity)).filter(Boolean);
            case "code":
                return card.printings.map(([code]) => plain(code));
            default: {
                const all = this.index.words[filter] ?? [];
                return (card.has[filter] ?? []).map((place) => all[place] ?? "");
            }
        }
    }

    /** Every way to say a value of a filter, and the value it means; places in all four languages. */
    values(filter: string): Map<string, string> {
        let said = this.said.get(filter);
        if (said === undefined) {
            said = new Map();
            if (this.index.places.includes(filter))
                for (const { card, spoken } of this.entries)
                    if (card.kind === "site" || card.kind === "region")
                        for (const name of spoken.trim().split("\n")) said.set(name, plain(card.names.en));
            for (const value of this.having(filter).keys()) said.set(value, value);
            this.said.set(filter, said);
        }
        return said;
    }
}

function entryOf(card: IndexedCard): Entry {
    const { en, de, fr, es } = card.names;
    const printed = [en, de, fr, es].filter((name) => name !== undefined).map(plain);
    const names = [...new Set([...printed, ...(card.also ?? [])])];
    return {
        card,
        spoken: `\n${names.join("\n")}\n`,
        words: [...new Set(names.flatMap((name) => name.split(" ")))],
    };
}
