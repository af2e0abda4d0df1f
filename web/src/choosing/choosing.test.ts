import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { kept } from "../lobby/kept.svelte";
import type { DeckSeen } from "../protocol/types";
import { settings } from "../settings/settings.svelte";
import { lettersOf } from "./api";
import DeckSelect from "./DeckSelect.svelte";
import { framed } from "./frame";
import Preview from "./Preview.svelte";
import { forget } from "./shelf.svelte";
import { choose, sampleAnswer, sampleSeen } from "./testing";
import { words } from "./words";

const DECKS = [
    { id: "challenge-a", title: "Stewards of Gondor", player: "wizard" as const, avatar: "Saruman" },
    { id: "challenge-e", title: "Return of the King", player: "wizard" as const, avatar: "Gandalf" },
    { id: "fallen-radagast", title: "Girdle", player: "fallen-wizard" as const, avatar: "Radagast" },
];
const OWN = { title: "Éored by sea", text: "title: Éored by sea\n5 Dodge\n" };

let answers: Record<string, Partial<DeckSeen>>;
let asked: { path: string; body: { decks?: string[]; length?: string } }[];

beforeEach(() => {
    settings.language = "en";
    Object.assign(kept, { name: "", decks: [OWN], tables: [] });
    forget();
    answers = {};
    asked = [];
    vi.stubGlobal("fetch", (path: string, request?: RequestInit) => {
        const body = JSON.parse(String(request?.body)) as { decks?: string[]; length?: string };
        asked.push({ path, body });
        const told: Record<string, unknown> = {
            "/api/decks/seen": sampleAnswer(body.decks ?? []).map((one, at) => ({
                ...one,
                ...answers[body.decks?.[at] ?? ""],
            })),
            "/api/decks/read": { deck: { title: "Éored by sea" } },
            "/api/decks/mend": { deck: { title: "Éored by sea" }, done: ["DECK-02: …"] },
            "/api/decks/write": { text: "mended" },
        };
        return Promise.resolve(new Response(JSON.stringify(told[path])));
    });
});
afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
});

function shown(value = "challenge-a") {
    const { component, rerender } = render(DeckSelect, {
        label: "Your deck",
        decks: DECKS,
        length: "short",
        value,
    });
    void component;
    return { line: screen.getByRole<HTMLInputElement>("combobox", { name: "Your deck" }), rerender };
}

describe("choosing a deck", () => {
    test("the decks stand in groups, one's own first, each with its points and badge", async () => {
        answers[OWN.text] = { standing: "faulty", faults: [{ text: "Three at most.", rule: "DECK-02" }] };
        const { line } = shown();
        await fireEvent.mouseDown(line);
        const groups = within(screen.getByRole("listbox")).getAllByRole("group");
        expect(groups.map((group) => group.getAttribute("aria-label"))).toEqual([
            "Yours",
            "Decks of Wizards",
            "Decks of Fallen-wizards",
        ]);
        await waitFor(() => expect(within(groups[0]!).getByText("▲ 1 fault")).toBeTruthy());
        const row = within(groups[1]!).getAllByRole("option")[0]!;
        await waitFor(() => expect(within(row).getByText("✓ ready")).toBeTruthy());
        expect(within(row).getByText("53%")).toBeTruthy();
        expect(within(row).getByText("12 character points")).toBeTruthy();
    });

    test("letters find, arrows look, Enter takes", async () => {
        const { line } = shown();
        await fireEvent.mouseDown(line);
        await fireEvent.input(line, { target: { value: "eored" } });
        expect(screen.getAllByRole("option")).toHaveLength(1);
        await fireEvent.input(line, { target: { value: "of" } });
        expect(screen.getAllByRole("option")).toHaveLength(2);
        await fireEvent.keyDown(line, { key: "ArrowDown" });
        await fireEvent.keyDown(line, { key: "Enter" });
        expect(line.value).toBe("Return of the King");
        expect(screen.queryByRole("listbox")).toBeNull();
    });

    test("the row one looks at is shown beside, with who begins, sites and the lab's interval", async () => {
        const { line } = shown();
        await fireEvent.mouseDown(line);
        const preview = await screen.findByRole("article");
        expect(preview.textContent).toContain("1 people, 20 mind");
        expect(within(preview).getByText("Minas Tirith")).toBeTruthy();
        expect(within(preview).getByText("won 53% of 492 games, between 49% and 58%")).toBeTruthy();
        expect(line.getAttribute("aria-describedby")).toBe(preview.parentElement?.id);
    });

    test("Escape leaves everything as it was, and what is called by no deck is said", async () => {
        const { line } = shown();
        await fireEvent.mouseDown(line);
        await fireEvent.input(line, { target: { value: "balrog" } });
        expect(screen.getByText("No deck is called that.")).toBeTruthy();
        await fireEvent.keyDown(line, { key: "Escape" });
        expect(line.value).toBe("Stewards of Gondor");
    });

    test("the chosen deck is checked for the length of the table at once", async () => {
        const { rerender } = shown();
        await waitFor(() => expect(asked.at(-1)?.body.length).toBe("short"));
        await rerender({ length: "campaign" });
        await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ length: "campaign" }));
    });

    test("a faulty deck says why, and is mended and kept", async () => {
        answers[OWN.text] = { standing: "faulty", faults: [{ text: "Three at most.", rule: "DECK-02" }] };
        shown(OWN.text);
        const alert = await screen.findByRole("alert");
        expect(within(alert).getByRole("link").getAttribute("href")).toBe("#decks");
        await fireEvent.click(within(alert).getByRole("button", { name: "Mend and sit down" }));
        await waitFor(() => expect(kept.decks[0]).toEqual({ title: "Éored by sea", text: "mended" }));
        expect(asked.map((one) => one.path).slice(-4)).toContain("/api/decks/mend");
    });

    test.each([
        [{ standing: "waiting", not_yet: ["A", "B"] }, "2 cards not yet"],
        [{ standing: "half read", waiting: 3 }, "3 lines wait"],
    ] satisfies [Partial<DeckSeen>, string][])(
        "a deck that is not ready here comes last: %o",
        async (seen, badge) => {
            answers[OWN.text] = seen;
            const { line } = shown();
            await fireEvent.mouseDown(line);
            await waitFor(() => expect(screen.getByText(badge)).toBeTruthy());
            const groups = screen.getAllByRole("group").map((group) => group.getAttribute("aria-label"));
            expect(groups.at(-1)).toBe("Not ready here");
        },
    );

    test("a click takes a deck", async () => {
        const { line } = shown();
        await choose("Your deck", "Girdle");
        expect(line.value).toBe("Girdle");
    });
});

test("a file is read in the letters it is written in", () => {
    const latin = new Uint8Array([0xc9, 0x6f, 0x77, 0x79, 0x6e]).buffer;
    expect(lettersOf(latin)).toBe("Éowyn");
    expect(lettersOf(new TextEncoder().encode("Éowyn").buffer as ArrayBuffer)).toBe("Éowyn");
});

test("everything is said in every language", () => {
    const keys = Object.keys(words.en);
    for (const language of ["de", "fr"] as const) {
        expect(Object.keys(words[language])).toEqual(keys);
        expect(words[language].rate(0.53, 492, 0.49, 0.58)).toContain("492");
    }
    expect(sampleSeen().standing).toBe("ready");
});

describe("the map of a deck", () => {
    test("is framed by the deck's sites and stays within the map", () => {
        const all = framed(
            [
                [0, 0],
                [1000, 800],
            ],
            1000,
            800,
        );
        expect(all).toEqual({ x: 0, y: 0, width: 1000, height: 800 });
        const near = framed([[500, 400]], 1000, 800);
        expect([near.x + near.width / 2, near.y + near.height / 2]).toEqual([500, 400]);
    });

    test("stands in the preview", () => {
        render(Preview, { seen: sampleSeen(), title: "Deck A" });
        expect(screen.getByRole("img", { name: "Map with 1 of its sites" })).toBeTruthy();
    });
});
