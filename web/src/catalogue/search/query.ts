// What a query says, as values.

export type Comparison = "=" | "<" | ">" | "<=" | ">=";

export type Query =
    /** The card's name holds this, in any language, or a word of it is one letter off; folded. */
    | { is: "word"; text: string }
    /** The card's name holds this, in any language; folded. */
    | { is: "phrase"; text: string }
    /** A filter is one of some values; folded. */
    | { is: "has"; filter: string; values: Set<string> }
    /** What the card says, in the reader's language, holds one of these; folded. */
    | { is: "says"; texts: string[] }
    /** A number compares like this with another. */
    | { is: "number"; filter: string; comparison: Comparison; value: number }
    | { is: "no"; what: Query }
    /** All of it holds; of nothing, that is any card. */
    | { is: "every"; parts: Query[] }
    | { is: "some"; parts: Query[] };

export function every(parts: Query[]): Query {
    return parts.length === 1 && parts[0] ? parts[0] : { is: "every", parts };
}
