import { expect, it } from "vitest";
import { sharedTitle } from "./titles";

const named = (text: string, name: string, code: string) => ({
    text,
    names: [{ from: text.indexOf(name), to: text.indexOf(name) + name.length, code }],
});

it("ends what titles share at a word", () => {
    expect(
        sharedTitle([
            named("Give Glamdring to Gandalf", "Glamdring", "TW-244"),
            named("Give Glamdring to Galadriel", "Glamdring", "TW-244"),
        ]),
    ).toEqual({ text: "Give Glamdring to …", names: [{ from: 5, to: 14, code: "TW-244" }] });
});

it("never cuts a card's name", () => {
    expect(
        sharedTitle([
            named("Now keep the Old Road safe", "Old Road", "TW-1"),
            named("Now keep the Old Forest safe", "Old Forest", "TW-2"),
        ])?.text,
    ).toBe("Now keep the …");
});

it("says nothing where titles share too little", () => {
    expect(
        sharedTitle([named("Tap Sam", "Sam", "TW-180"), named("Tap Pippin", "Pippin", "TW-1")]),
    ).toBeNull();
    expect(sharedTitle([])).toBeNull();
});
