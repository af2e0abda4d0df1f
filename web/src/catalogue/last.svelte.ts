// The search one came from: a card's page leafs through what it found, and goes back to it.

import { addressOf, type Spot } from "./address";

class Last {
    address = $state(addressOf({ at: "search", line: "", view: "list" }));
    codes = $state.raw<string[]>([]);
    /** The card that was opened from it, to be stood on again. */
    opened = $state<string | null>(null);

    keep(spot: Spot, codes: string[]): void {
        this.address = addressOf(spot);
        this.codes = codes;
    }
}

export const last = new Last();
