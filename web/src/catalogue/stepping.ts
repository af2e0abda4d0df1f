// The arrows go from card to card, in a list and in a field of cards alike.

const STEPS: Record<string, "back" | "on" | "up" | "down" | "first" | "last"> = {
    ArrowLeft: "back",
    ArrowRight: "on",
    ArrowUp: "up",
    ArrowDown: "down",
    Home: "first",
    End: "last",
};

/** Where a key leads from a card; null if it leads nowhere. */
export function stepTo(key: string, from: HTMLElement, cards: HTMLElement[]): HTMLElement | null {
    const place = cards.indexOf(from);
    const step = STEPS[key];
    if (place < 0 || step === undefined) return null;
    switch (step) {
        case "back":
            return cards[place - 1] ?? null;
        case "on":
            return cards[place + 1] ?? null;
        case "up":
            return cards[place - across(cards)] ?? null;
        case "down":
            return cards[place + across(cards)] ?? null;
        case "first":
            return cards[0] ?? null;
        case "last":
            return cards.at(-1) ?? null;
    }
}

/** How many cards lie beside each other. */
function across(cards: HTMLElement[]): number {
    const top = cards[0]?.getBoundingClientRect().top;
    const next = cards.findIndex((card) => card.getBoundingClientRect().top !== top);
    return Math.max(1, next === -1 ? cards.length : next);
}
