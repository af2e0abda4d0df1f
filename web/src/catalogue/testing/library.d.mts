import type { CardIndex, Language } from "../../protocol/types";

type Answered = {
    line: string;
    language?: Language;
    found?: number;
    /** Some of them, in the order of their sets. */
    codes?: string;
    complaints?: ({ place: number; length: number } & Record<Language, string>)[];
};

/** Everything that the server would send of the catalogue, asked for once. */
export function library(): {
    index: CardIndex;
    texts: Record<Language, Record<string, string>>;
    /** What the library finds by each of the queries, in its order. */
    hits: string[][];
};

export function queries(): Answered[];
