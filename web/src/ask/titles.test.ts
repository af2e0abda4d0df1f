import { expect, it } from "vitest";
import { parted, sharedTitle } from "./titles";

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

it("tells once what several titles share before and after their own words", () => {
    const titles = ["Bruchtal", "Lórien", "Edhellond"].map((site) =>
        named(`Von Isengart nach ${site} ziehen`, site, site),
    );
    expect(parted(titles)).toEqual({
        before: "Von Isengart nach ",
        after: " ziehen",
        own: ["Bruchtal", "Lórien", "Edhellond"].map((site) => ({
            text: site,
            names: [{ from: 0, to: site.length, code: site }],
        })),
    });
});

it("leaves titles whole that share too little, are too few, or would lose a name", () => {
    const plain = (text: string) => ({ text, names: [] });
    expect(parted([plain("Tap Sam"), plain("Tap Merry"), plain("Tap Frodo")])).toBeNull();
    expect(parted([plain("Move to the Shire"), plain("Move to the Havens")])).toBeNull();
    const roads = ["Old Road", "Old Forest", "Old Bridge"].map((name) =>
        named(`Go along the ${name}`, name, name),
    );
    expect(parted(roads)?.own.map(({ text }) => text)).toEqual(["Old Road", "Old Forest", "Old Bridge"]);
});
