import { describe, expect, it } from "vitest";
import { backLabel, cardLabel, ledgerOf } from "./labels";
import { FACES, mark, number } from "./testing/faces";
import { words } from "./words";

describe("what a card is called", () => {
    it("begins with what may be done, then name, kind and values", () => {
        expect(cardLabel(FACES.lebennin, { mark: mark("playable") }, "en")).toBe(
            "May play. Men of Lebennin, Faction, 2 faction points, needs more than 7.",
        );
    });

    it("tells a state, changed numbers beside the printed ones, and what is borne", () => {
        const told = { status: "tapped" as const, now: { prowess: number(5) }, bears: ["Horn of Anor"] };

        expect(cardLabel(FACES.adrazar, told, "en")).toBe(
            "Tapped. Adrazar, Dúnadan, 1 character point, prowess 5, printed 3, body 6, mind 3, direct influence 1, bears Horn of Anor.",
        );
    });

    it("calls an event that lies upside-down inverted, in every language", () => {
        const told = { status: "inverted" as const };

        expect(cardLabel(FACES.horn, told, "en")).toMatch(/^Inverted\. /);
        expect(cardLabel(FACES.horn, told, "de")).toMatch(/^Umgedreht\. /);
        expect(cardLabel(FACES.horn, told, "fr")).toMatch(/^Retournée\. /);
    });

    it("ends with why not, and the rule", () => {
        const told = { mark: mark("refused", "Pelargir offers no items.", "SITE-31") };

        expect(cardLabel(FACES.horn, told, "en")).toBe(
            "Horn of Anor, Minor item, corruption 1. Not now: Pelargir offers no items SITE-31.",
        );
    });

    it("says a creature's strikes and a site's way, in the reader's language", () => {
        expect(cardLabel(FACES.guard, {}, "de")).toContain("5 Schläge mit Kampfkraft 8");
        expect(cardLabel(FACES.moria, {}, "fr")).toContain("trajet\u00a0: Contrée sauvage, Contrée sauvage");
    });

    it("keeps what lies face-down to its owner", () => {
        expect(backLabel(null, "en")).toBe("face-down card");
        expect(backLabel("Pelargir", "en")).toBe("face-down card; only you know: Pelargir");
    });
});

describe("what a number is made of", () => {
    const parts = number(
        5,
        { card: { id: 1, code: "TW-116" }, amount: 3, rule: "CMB-30" },
        { card: { id: 2, code: "TW-244" }, amount: 3, rule: "CMB-31" },
        { card: null, amount: -1, rule: "CMB-33" },
    );
    const nameOf = (code: string | null) =>
        Object.values(FACES).find((face) => face.code === code)?.name ?? null;

    it("names each part's source, or its rule", () => {
        expect(ledgerOf(parts, words.en.prowess, nameOf, "en")).toBe(
            "prowess 5: 3 Adrazar, +3 Glamdring, −1 CMB-33",
        );
    });

    it("says nothing of a number that is as printed", () => {
        expect(ledgerOf(number(3), words.en.prowess, nameOf, "en")).toBe("");
    });
});
