import { describe, expect, it } from "vitest";
import { library, queries } from "../testing/library.mjs";
import { sentence } from "./complaints";
import { Known } from "./known";
import { search } from "./search";

const { index, texts, hits } = library();
const known = new Known(index);
const decks = Object.fromEntries(
    index.decks.map((deck) => [deck.name, deck.cards.map((place) => index.cards[place]?.code ?? "")]),
);

describe("The page finds what the library finds", () => {
    it.each(queries().map((asked, i) => ({ ...asked, hits: hits[i] })))("by “$line”", (asked) => {
        const found = search(known, asked.line, { texts: texts[asked.language ?? "en"], decks });
        const codes = new Set(found.cards.map(({ card }) => card.code));
        const bySet = index.cards.map(({ code }) => code).filter((code) => codes.has(code));

        expect([...codes]).toEqual(asked.hits);
        expect({
            found: codes.size,
            codes: bySet.slice(0, 25).join(" "),
            complaints: found.complaints.map((one) => ({
                place: one.place,
                length: one.length,
                en: sentence(one, "en"),
                de: sentence(one, "de"),
                fr: sentence(one, "fr"),
            })),
        }).toEqual({ found: asked.found ?? 0, codes: asked.codes ?? "", complaints: asked.complaints ?? [] });
    });
});

describe("A line", () => {
    it("says whether it asks what cards say, so that the texts can be fetched", () => {
        expect(search(known, "text:ring").asksForTexts).toBe(true);
        expect(search(known, "ring").asksForTexts).toBe(false);
    });
});
