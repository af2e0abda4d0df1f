import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepDeck, kept } from "../lobby/kept.svelte";
import type { CardSheet } from "../protocol/types";
import { settings } from "../settings/settings.svelte";
import { forget, keep } from "../workshop/shelf.svelte";
import { spotAt } from "./address";
import Catalogue from "./Catalogue.svelte";
import { library } from "./library.svelte";
import { Known } from "./search/known";
import { library as sent } from "./testing/library.mjs";

const SHEET: CardSheet = {
    code: "TW-323",
    told: [
        { language: "en", line: "Unique greater item", text: ["Tests are modified."] },
        { language: "de", line: "Einzigartig", text: ["Prüfungen werden modifiziert."] },
        { language: "fr", line: "Unique", text: ["Les vérifications sont modifiées."] },
    ],
    rules: [{ id: "ITM-12", title: "What items are worth", language: "en" }],
    stories: ["A scroll in another company adds nothing"],
    decks: [
        {
            name: "challenge-a",
            title: "Challenge Deck A",
            player: "wizard",
            avatar: "Saruman",
            parts: [["resources", 1]],
        },
    ],
    games: {
        every: { games: 492, won: 0.53, low: 0.49, high: 0.58 },
        drawn: { games: 436, won: 0.58, low: 0.53, high: 0.62 },
        played: { games: 11, won: null, low: null, high: null },
        stuck: { games: 0, won: null, low: null, high: null },
    },
};

function answered(path: string): unknown {
    if (path.startsWith("/api/catalogue/index")) return sent().index;
    if (path.startsWith("/api/catalogue/texts")) return sent().texts.en;
    if (path.startsWith("/api/catalogue/cards/")) return SHEET;
    return [];
}

beforeEach(() => {
    settings.language = "en";
    library.known = new Known(sent().index); // whatever another file has put there
    vi.stubGlobal("fetch", (path: string) => Promise.resolve(new Response(JSON.stringify(answered(path)))));
});
afterEach(() => {
    vi.unstubAllGlobals();
    kept.decks = [];
    history.replaceState(null, "", "#");
});

async function open(address: string): Promise<HTMLInputElement> {
    render(Catalogue, { spot: spotAt(address) ?? expect.unreachable() });
    return screen.findByRole<HTMLInputElement>("textbox", { name: "Search all cards" });
}
const rows = (): string[] =>
    [...document.querySelectorAll<HTMLElement>("[data-row]")].map((row) => row.dataset["row"] ?? "");

test("What is typed is found at once, and the line is the address", async () => {
    const field = await open("cards");
    expect(screen.getByText("1,625 of 1,625 cards")).toBeTruthy();

    await fireEvent.input(field, { target: { value: "at:pelargir" } });

    expect(rows()).toEqual(["TW-280"]);
    expect(location.hash).toBe("#cards/at:pelargir");
});

test("A tick writes a word into the line, and a word in the line ticks the box", async () => {
    const field = await open("cards/kind:item");
    const box = screen.getByRole<HTMLInputElement>("checkbox", { name: /^Greater/u });
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /^Item/u }).checked).toBe(true);

    await fireEvent.click(box);

    expect(field.value).toBe("kind:item item:greater");
});

test("A word that is not understood is named with the nearest one, and the rest still searches", async () => {
    const field = await open("cards/rase:dwarf+moria");
    expect(screen.getByText(/“rase:” is no filter\./u)).toBeTruthy();
    expect(rows().slice(0, 3)).toEqual(["TW-413", "LE-392", "BA-93"]);

    await fireEvent.click(screen.getByRole("button", { name: "Say race:" }));

    expect(field.value).toBe("race:dwarf moria");
});

test("What cards say is fetched when it is asked for", async () => {
    await open('cards/text:"tests of gold rings"');

    await waitFor(() => expect(rows()).toContain("TW-323"));
});

test("The list has the columns of its kind and is sorted by any of them", async () => {
    await open("cards/kind:creature+prowess>=13");
    await fireEvent.click(screen.getByRole("button", { name: /^Strikes × prowess/u }));

    const first = rows()[0] ?? "";
    const prowess = (code: string): number =>
        sent().index.cards.find((one) => one.code === code)?.numbers["prowess"] ?? 0;
    expect(rows().every((code) => prowess(code) <= prowess(first))).toBe(true);
    expect(screen.getByRole("columnheader", { name: /^Strikes/u }).getAttribute("aria-sort")).toBe(
        "descending",
    );
});

test("Characters, avatars and agents are listed alike", async () => {
    await open("cards/kind:character+mind>=6");

    expect(screen.getAllByRole("columnheader").map((head) => head.textContent.trim())).toContain("Mind");
});

test("The arrows go from the line to the cards and back", async () => {
    const field = await open("cards/moria");
    field.focus();

    await fireEvent.keyDown(field, { key: "ArrowDown" });
    expect((document.activeElement as HTMLElement).dataset["card"]).toBe("TW-413");
    await fireEvent.keyDown(document.activeElement ?? field, { key: "Escape" });
    expect(document.activeElement).toBe(field);
});

test("A deck of this browser is asked for by its title", async () => {
    keepDeck({ title: "Stewards by sea", text: "wizardhaven deck 1\ntitle: Stewards by sea\n2 Concealment" });
    await open('cards/deck:"stewards by sea"');

    expect(rows()).toEqual(["TW-204"]);
});

test("So is one that was made in the workshop, without what is set aside", async () => {
    keep({
        id: "sea",
        sheet: {
            title: "By sea",
            player: "wizard",
            avatar: null,
            rows: [
                { section: "resources", card: "TW-204", count: 2 },
                { section: "aside", card: "TW-323", count: 1 },
            ],
        },
        length: "short",
        notes: "",
        at: 0,
        versions: [],
        half: null,
    });
    await open('cards/deck:"by sea"');

    expect(rows()).toEqual(["TW-204"]);
    forget("sea");
});

test("A card's page tells names, texts, rules, stories and decks, one's own among them", async () => {
    keepDeck({ title: "Mine", text: "wizardhaven deck 1\ntitle: Mine\n1 Scroll of Isildur" });
    render(Catalogue, { spot: { at: "card", code: "TW-323" } });

    expect(await screen.findByRole("heading", { level: 1, name: "Scroll of Isildur" })).toBeTruthy();
    expect(screen.getByText("Pergamino de Isildur")).toBeTruthy();
    expect(await screen.findByText("Prüfungen werden modifiziert.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "ITM-12" })).toBeTruthy();
    expect(screen.getByText("A scroll in another company adds nothing")).toBeTruthy();
    expect(screen.getByText("53%, between 49% and 58%")).toBeTruthy();
    expect(screen.getByRole("row", { name: "played too few to say 11 games" })).toBeTruthy();
    const decks = screen.getByRole("heading", { name: /^Decks that hold it/u }).parentElement as HTMLElement;
    expect(
        within(decks)
            .getAllByRole("listitem")
            .map((one) => one.querySelector("b")?.textContent),
    ).toEqual(["Mine", "Challenge Deck A"]);
    expect(screen.getByRole("link", { name: "23 sites" }).getAttribute("href")).toContain("item:greater");
});

test("What nobody knows for sure is said", async () => {
    render(Catalogue, { spot: { at: "card", code: "DM-108" } });

    expect(await screen.findByText("Not known for sure: its body.")).toBeTruthy();
});

test("An unknown code is answered with the nearest ones", async () => {
    render(Catalogue, { spot: { at: "card", code: "TW-3233" } });

    expect(await screen.findByText("There is no such card.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "TW-323 Scroll of Isildur" })).toBeTruthy();
});
