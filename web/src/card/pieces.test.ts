import { expect, test } from "vitest";
import { pieces } from "./pieces";

test("What follows a name without a space stays with it", () => {
    const text = "Glorfindel II’s company, led by Haldir.";
    const names = [
        { from: 32, to: 38, code: "TW-164" },
        { from: 0, to: 13, code: "TW-161" },
    ];
    const found = pieces({ text, names });
    expect(found.map(({ words, tail }) => [words, tail])).toEqual([
        ["Glorfindel II", "’s"],
        [" company, led by ", ""],
        ["Haldir", "."],
    ]);
    expect(found.map(({ words, tail }) => words + tail).join("")).toBe(text);
});

test("A name that stands in the tail of another is still a name", () => {
    const names = [
        { from: 0, to: 4, code: "A" },
        { from: 5, to: 8, code: "B" },
    ];
    const found = pieces({ text: "Cram/Sam", names });
    expect(found.map(({ words, code }) => [words, code])).toEqual([
        ["Cram", "A"],
        ["Sam", "B"],
    ]);
});

test("A space that does not break keeps a name with its quotation marks", () => {
    const text = "le coup de «\u00a0Goules\u00a0» échoue";
    const found = pieces({ text, names: [{ from: 13, to: 19, code: "TW-1" }] });
    expect(found.map(({ head, words, tail }) => [head, words, tail])).toEqual([
        ["", "le coup de ", ""],
        ["«\u00a0", "Goules", "\u00a0»"],
        ["", " échoue", ""],
    ]);
});

test("A quotation mark before a name stays with it", () => {
    const text = "Der Schlag von „Grabunhold“ gelingt.";
    const found = pieces({ text, names: [{ from: 16, to: 26, code: "TW-1" }] });
    expect(found.map(({ head, words, tail }) => [head, words, tail])).toEqual([
        ["", "Der Schlag von ", ""],
        ["„", "Grabunhold", "“"],
        ["", " gelingt.", ""],
    ]);
});
