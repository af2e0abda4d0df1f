// Decks as the server shows them, and the hands that choose one, for tests.

import { fireEvent, screen, within } from "@testing-library/svelte";
import type { DeckSeen } from "../protocol/types";

export function sampleSeen(changed: Partial<DeckSeen> = {}): DeckSeen {
    return {
        title: "Deck A",
        player: "wizard",
        avatar: "Saruman",
        emblem: "g-staff",
        standing: "ready",
        faults: [],
        waiting: 0,
        not_yet: [],
        lengths: ["starter", "short", "long", "campaign"],
        points: { character: 12, item: 13, faction: 12, ally: 2, kill: 0, miscellaneous: 0 },
        mind: 20,
        resources: 30,
        hazards: 30,
        characters: 8,
        creatures: 16,
        sideboard: 20,
        begin: [{ name: "Adrazar", mind: 3 }],
        after: ["Scroll of Isildur"],
        sites: [{ code: "TW-412", name: "Minas Tirith", on_map: "Minas Tirith" }],
        lab: { games: 492, share: 0.53, low: 0.49, high: 0.58 },
        ...changed,
    };
}

/** What the server says of decks of which nothing else is said. */
export function sampleAnswer(decks: string[]): (DeckSeen | { why: string })[] {
    return decks.map((deck) => {
        const title = /^title: (.*)$/m.exec(deck)?.[1] ?? deck;
        return deck === "shopping list" ? { why: "This is not a deck." } : sampleSeen({ title });
    });
}

type Within = Pick<ReturnType<typeof within>, "getByRole">;

/** Opens the list of that name and clicks the deck whose row begins with that title. */
export async function choose(label: string, title: string, where: Within = screen): Promise<void> {
    const line = where.getByRole("combobox", { name: label });
    await fireEvent.mouseDown(line);
    const list = where.getByRole("listbox", { name: label });
    await fireEvent.click(within(list).getByRole("option", { name: new RegExp(`^${title}`) }));
}
