// How near a name is to what somebody has typed.

import type { Entry } from "./known";

/** A shorter word is any other one with a letter changed. */
const LEAST_LETTERS = 4;

/** How near a card's names are to some words, the nearest first; all are alike if nothing is said. */
export function nearness({ spoken }: Entry, said: string[]): number {
    if (said.length === 0) return 0;
    const whole = said.join(" ");
    if (spoken.includes(`\n${whole}\n`)) return 1;
    if (spoken.includes(`\n${whole}`)) return 2;
    if (said.every((word) => spoken.includes(` ${word}`) || spoken.includes(`\n${word}`))) return 3;
    return said.every((word) => spoken.includes(word)) ? 4 : 5;
}

/** Those of some words that begin like this but for one letter: another, missing, added or exchanged. */
export function oneLetterOff(said: string, words: string[]): Set<string> {
    if (said.length < LEAST_LETTERS) return new Set();
    const rests = restsOf(said);
    return new Set(words.filter((word) => beginsAlmost(word, said, rests)));
}

type Rest = { from: string; after: string; exchanged: string };

/** For every number of letters that agree, what has to follow. */
function restsOf(said: string): Rest[] {
    return Array.from({ length: said.length + 1 }, (_, same) => ({
        from: said.slice(same),
        after: said.slice(same + 1),
        exchanged: said.slice(same + 1, same + 2) + said.slice(same, same + 1) + said.slice(same + 2),
    }));
}

function beginsAlmost(word: string, said: string, rests: Rest[]): boolean {
    let same = 0;
    while (same < said.length && same < word.length && said[same] === word[same]) same++;
    const { from, after, exchanged } = rests[same] as Rest;
    return (
        (same < word.length && (word.startsWith(after, same + 1) || word.startsWith(from, same + 1))) ||
        word.startsWith(after, same) ||
        word.startsWith(exchanged, same)
    );
}
