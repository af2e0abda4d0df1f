// Where in the catalogue one is: the line that is searched for, or a card, in the page's own address.

export type View = "list" | "cards";
export type Spot = { at: "search"; line: string; view: View } | { at: "card"; code: string };

const SEARCH = "cards";
const CARD = "card/";
const AS_CARDS = "?cards";

/** The spot that an address names; null if it is none of the catalogue. */
export function spotAt(address: string): Spot | null {
    if (address.startsWith(CARD)) return { at: "card", code: decoded(address.slice(CARD.length)) };
    if (address !== SEARCH && !address.startsWith(`${SEARCH}/`) && address !== SEARCH + AS_CARDS) return null;
    const asCards = address.endsWith(AS_CARDS);
    const path = asCards ? address.slice(0, -AS_CARDS.length) : address;
    return { at: "search", line: decoded(path.slice(SEARCH.length + 1)), view: asCards ? "cards" : "list" };
}

export function addressOf(spot: Spot): string {
    if (spot.at === "card") return CARD + encodeURIComponent(spot.code);
    const line = spot.line.trim() === "" ? "" : `/${encoded(spot.line)}`;
    return SEARCH + line + (spot.view === "cards" ? AS_CARDS : "");
}

/** As readable as an address may be. */
function encoded(line: string): string {
    return encodeURIComponent(line)
        .replace(/%20/gu, "+")
        .replace(/%3A/gu, ":")
        .replace(/%2C/gu, ",")
        .replace(/%3D/gu, "=");
}

function decoded(text: string): string {
    try {
        return decodeURIComponent(text.replace(/\+/gu, "%20"));
    } catch {
        return text;
    }
}
