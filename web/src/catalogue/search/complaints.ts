// What can be wrong with a query, as a sentence in each language and the place where it is wrong.

import type { Language } from "../../protocol/types";

export type Trouble =
    | "NO_FILTER"
    | "NO_VALUE"
    | "NO_NUMBER"
    | "NOT_COMPARED"
    | "SAYS_NOTHING"
    | "OPEN_QUOTE"
    | "OPEN_BRACKET"
    | "LONELY_BRACKET"
    | "LONELY_OR"
    | "NOTHING_DENIED"
    | "TOO_LONG"
    | "TOO_DEEP";

export type Complaint = {
    trouble: Trouble;
    /** From which character on, and for how many. */
    place: number;
    length: number;
    said: (string | number)[];
    nearest: string[];
};

const TABLES: Record<Language, Record<Trouble, string>> = {
    en: {
        NO_FILTER: "“{}” is no filter.",
        NO_VALUE: "“{}” is nothing that “{}:” could be.",
        NO_NUMBER: "“{}” is no number; say “{}>=5” or “{}:5..8”.",
        NOT_COMPARED: "“{}” cannot be larger or smaller; say “{}:…”.",
        SAYS_NOTHING: "“{}” says nothing.",
        OPEN_QUOTE: "This quotation does not end.",
        OPEN_BRACKET: "This bracket does not end.",
        LONELY_BRACKET: "This bracket did not begin.",
        LONELY_OR: "“or” stands between two things; in a name it wants quotation marks.",
        NOTHING_DENIED: "“{}” is followed by nothing that could be left out.",
        TOO_LONG: "A query has at most {} characters.",
        TOO_DEEP: "Brackets may lie at most {} deep.",
    },
    de: {
        NO_FILTER: "„{}“ ist kein Filter.",
        NO_VALUE: "„{}“ ist nichts, was „{}:“ sein könnte.",
        NO_NUMBER: "„{}“ ist keine Zahl; schreib „{}>=5“ oder „{}:5..8“.",
        NOT_COMPARED: "„{}“ kann nicht größer oder kleiner sein; schreib „{}:…“.",
        SAYS_NOTHING: "„{}“ sagt nichts.",
        OPEN_QUOTE: "Dieses Anführungszeichen wird nicht geschlossen.",
        OPEN_BRACKET: "Diese Klammer wird nicht geschlossen.",
        LONELY_BRACKET: "Diese Klammer wurde nicht geöffnet.",
        LONELY_OR: "„or“ steht zwischen zwei Dingen; in einem Namen braucht es Anführungszeichen.",
        NOTHING_DENIED: "Auf „{}“ folgt nichts, was wegbleiben könnte.",
        TOO_LONG: "Eine Suche hat höchstens {} Zeichen.",
        TOO_DEEP: "Klammern dürfen höchstens {} tief ineinander liegen.",
    },
    fr: {
        NO_FILTER: "« {} » n’est pas un filtre.",
        NO_VALUE: "« {} » n’est rien que « {}: » puisse être.",
        NO_NUMBER: "« {} » n’est pas un nombre ; écrivez « {}>=5 » ou « {}:5..8 ».",
        NOT_COMPARED: "« {} » ne peut être ni plus grand ni plus petit ; écrivez « {}:… ».",
        SAYS_NOTHING: "« {} » ne dit rien.",
        OPEN_QUOTE: "Ces guillemets ne se ferment pas.",
        OPEN_BRACKET: "Cette parenthèse ne se ferme pas.",
        LONELY_BRACKET: "Cette parenthèse n’a pas été ouverte.",
        LONELY_OR: "« or » se place entre deux choses ; dans un nom, il lui faut des guillemets.",
        NOTHING_DENIED: "« {} » n’est suivi de rien que l’on puisse exclure.",
        TOO_LONG: "Une recherche a au plus {} caractères.",
        TOO_DEEP: "Les parenthèses s’emboîtent au plus {} fois.",
    },
};
const PERHAPS: Record<Language, { question: string; quoted: string; or: string }> = {
    en: { question: " Did you mean {}?", quoted: "“{}”", or: " or " },
    de: { question: " Meintest du {}?", quoted: "„{}“", or: " oder " },
    fr: { question: " Voulais-tu dire {} ?", quoted: "« {} »", or: " ou " },
};

export function complaint(
    trouble: Trouble,
    place: number,
    length: number,
    said: (string | number)[] = [],
    nearest: string[] = [],
): Complaint {
    return { trouble, place, length, said, nearest };
}

/** What is wrong, with the nearest words that would be understood. */
export function sentence(one: Complaint, language: Language): string {
    const told = filled(TABLES[language][one.trouble], one.said);
    if (one.nearest.length === 0) return told;
    const { question, quoted, or } = PERHAPS[language];
    return told + filled(question, [one.nearest.map((word) => filled(quoted, [word])).join(or)]);
}

function filled(text: string, said: (string | number)[]): string {
    let next = 0;
    return text.replace(/\{\}/gu, () => String(said[next++]));
}
