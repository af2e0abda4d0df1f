import { describe, expect, it } from "vitest";
import { addressOf, spotAt } from "./address";
import { dropped, range, ranged, ticked, toggled } from "./editing";
import { facetsOf, numbersFor, valuesFor } from "./facets";
import { marked, matchedName, sharedTongue } from "./naming";
import { heldIn } from "./own";
import { Known } from "./search/known";
import { search } from "./search/search";
import { library } from "./testing/library.mjs";

const known = new Known(library().index);
const entry = (code: string) => known.byPrinting.get(code) ?? expect.unreachable();

describe("A tick", () => {
    it("writes a word into the line", () => {
        expect(toggled("moria", "kind", "site", known)).toBe("moria kind:site");
        expect(toggled("kind:item x", "kind", "site", known)).toBe("kind:item,site x");
        expect(toggled("", "item", "gold ring", known)).toBe("item:gold-ring");
    });
    it("takes it out again", () => {
        expect(toggled("kind:item,site x", "kind", "item", known)).toBe("kind:site x");
        expect(toggled("a kind:item b", "kind", "item", known)).toBe("a b");
    });
    it("is there for every way to say the word", () => {
        expect(ticked('keyed:R,w region:"Rohan"', "keyed", known)).toEqual(new Set(["ruins lairs", "w"]));
        expect(ticked("home:bruchtal", "home", known)).toEqual(new Set(["rivendell"]));
    });
    it("leaves alone what is denied", () => {
        expect(ticked("-kind:item", "kind", known)).toEqual(new Set());
        expect(toggled("-set:ba", "set", "tw", known)).toBe("-set:ba set:tw");
    });
    it("written is understood as it was meant", () => {
        for (const { filter, sort } of facetsOf("kind:site", known))
            if (sort === "values")
                for (const { value } of valuesFor("", filter, known, {})) {
                    const line = toggled("", filter, value, known);
                    expect(search(known, line).complaints).toEqual([]);
                    expect(ticked(line, filter, known)).toEqual(new Set([value]));
                }
    });
});

describe("A number", () => {
    it("is written as it is meant", () => {
        expect(ranged("x", "mind", 3, null)).toBe("x mind>=3");
        expect(ranged("mind>=3 x", "mind", 3, 5)).toBe("mind:3..5 x");
        expect(ranged("mind:3..5", "mind", null, 4)).toBe("mind<=4");
        expect(ranged("mind:3..5 x", "mind", null, null)).toBe("x");
    });
    it("is read however it is written", () => {
        expect(range("mind>3 mind<9", "mind")).toEqual({ from: 4, to: 8 });
        expect(range("mind=4", "mind")).toEqual({ from: 4, to: 4 });
        expect(range("mind:x", "mind")).toEqual({ from: null, to: null });
    });
});

describe("A value", () => {
    it("says how many cards it would leave", () => {
        for (const { value, count } of valuesFor("kind:creature set:tw", "set", known, {}))
            expect(count).toBe(search(known, `kind:creature set:${value}`).cards.length);
    });
    it("stays when it would leave none", () => {
        const sites = valuesFor("kind:creature", "kind", known, {});
        expect(sites).toContainEqual({ value: "creature", count: 130, ticked: true });
        expect(valuesFor("at:pelargir", "kind", known, {})).toContainEqual({
            value: "creature",
            count: 0,
            ticked: false,
        });
    });
    it("of a number is counted without the number itself", () => {
        const bars = numbersFor("kind:creature prowess>=12", "prowess", known, {});
        expect(bars.reduce((sum, bar) => sum + bar.count, 0)).toBe(
            search(known, "kind:creature prowess>=0").cards.length,
        );
    });
});

describe("The line is the address", () => {
    it.each(["", "moria", "kind:creature prowess>=8", '"two or three" -set:ba', "épée a+b 50%", "a?cards"])(
        "and comes back from it: %s",
        (line) => {
            for (const view of ["list", "cards"] as const)
                expect(spotAt(addressOf({ at: "search", line, view }))).toEqual({ at: "search", line, view });
        },
    );
    it("is no key of a table", () => {
        expect(spotAt("")).toBeNull();
        expect(spotAt("cardsharp.0.secret")).toBeNull();
        expect(spotAt("card/TW-323")).toEqual({ at: "card", code: "TW-323" });
    });
    it("loses a word when its chip is closed", () => {
        const line = "a kind:item b";
        const [, piece] = search(known, line).pieces;
        expect(piece && dropped(line, piece)).toBe("a b");
    });
});

describe("A name", () => {
    it("says in which language it was found", () => {
        expect(matchedName(entry("TW-323"), ["schriftrolle"], "en")).toEqual({
            name: "Schriftrolle von Isildur",
            tongue: "de",
        });
        expect(matchedName(entry("TW-323"), ["isildur"], "fr")?.tongue).toBe("fr");
    });
    it("says so once if all were found in one", () => {
        expect(sharedTongue(search(known, "schwert").cards, ["schwert"], "en")).toBe("de");
        expect(sharedTongue(search(known, "schwert").cards, ["schwert"], "de")).toBeNull();
    });
    it("is marked where it was asked for", () => {
        expect(marked("Das Bleiche Schwert", ["schwert"])).toEqual(["Das Bleiche ", "Schwert", ""]);
        expect(marked("Éowyn", ["eo"])).toEqual(["", "Éo", "wyn"]);
    });
});

describe("A deck of one's own", () => {
    it("is read for the cards that it holds", () => {
        const text = [
            "wizardhaven deck 1",
            "title: Mine",
            "avatar: Saruman",
            "[resources]",
            "2 Scroll of Isildur",
            "1 Moria (LE-392)",
        ];
        expect([...heldIn(text.join("\n"), known)]).toEqual([
            ["TW-181", 0],
            ["TW-323", 2],
            ["LE-392", 1],
        ]);
    });
});
