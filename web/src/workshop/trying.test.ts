import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forget as forgetSeen } from "../choosing/shelf.svelte";
import { sampleSeen } from "../choosing/testing";
import { kept } from "../lobby/kept.svelte";
import type { CheckDeck, DeckSeen, TriedDeck } from "../protocol/types";
import { settings } from "../settings/settings.svelte";
import { emptySheet, put } from "./sheet";
import { begin, forget, keep, shelf, understood } from "./shelf.svelte";
import { serving, SOUND, TOO_MANY } from "./testing/cards";
import Workshop from "./Workshop.svelte";

const TRIED: TriedDeck = {
    rounds: [
        { own: { card: "DM-16", set_aside: true }, theirs: { card: "DM-16", set_aside: true } },
        { own: { card: "TW-116", set_aside: false }, theirs: null },
    ],
    hand: Array.from({ length: 8 }, () => "TW-204"),
    draws: ["TW-244", "TW-20"],
    is_dealt: true,
};
const two = put(emptySheet("Two swords", "wizard"), "resources", "TW-244", 2);
const one = put(two, "resources", "TW-244", -1);
const check = (body: Record<string, unknown>): unknown =>
    (body as CheckDeck).deck.rows.some(({ count }) => count > 1) ? TOO_MANY : SOUND;

beforeEach(() => {
    settings.language = "en";
    Object.assign(kept, { name: "Mira", decks: [], tables: [] });
    forgetSeen();
});
afterEach(() => {
    cleanup();
    for (const { id } of shelf.decks) forget(id);
    vi.unstubAllGlobals();
});

test("a trial shows the draft, whom both wanted, the hand that the server deals, and the draws", async () => {
    const asked = serving({ check, try: () => TRIED });
    const { id } = begin(one);
    render(Workshop, { address: `decks/${id}/trials`, go: vi.fn() });
    const draft = await screen.findByRole("table");
    expect(within(draft).getAllByText("set aside")).toHaveLength(2);
    expect(screen.getByText("begins with 3 mind of 20")).toBeTruthy();
    expect(screen.getAllByText("Concealment")).toHaveLength(8);
    expect(screen.queryByText("Glamdring")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Draw one" }));
    expect(screen.getByText("Glamdring")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Another hand" }));
    await waitFor(() =>
        expect(asked.filter(({ path }) => path.endsWith("/try")).map(({ body }) => body["seed"])).toEqual([
            1, 2,
        ]),
    );
});

test("a deck that cannot sit down is only shuffled, and it is said", async () => {
    serving({ check, try: () => ({ ...TRIED, rounds: [], is_dealt: false }) });
    render(Workshop, { address: `decks/${begin(one).id}/trials`, go: vi.fn() });
    expect(await screen.findByText(/cannot sit down: there is no draft/)).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
});

test("two versions tell which faults came and which are mended", async () => {
    serving({ check });
    const deck = begin(one);
    keep({ ...deck, versions: [{ name: "bold", at: 1, sheet: two }] });
    render(Workshop, { address: `decks/${deck.id}/versions`, go: vi.fn() });
    expect(await screen.findByRole("heading", { name: /Faults that are mended/ })).toBeTruthy();
    expect(screen.getByText(/A unique card may be in the whole deck only once/)).toBeTruthy();
    expect(screen.queryByRole("heading", { name: /Faults that came/ })).toBeNull();
});

test("each deck on the shelf carries its badge", async () => {
    const faults: DeckSeen["faults"] = [{ text: "Too many.", rule: "DECK-02" }];
    serving({
        check,
        seen: (body) =>
            (body["decks"] as string[]).map((text) =>
                text.includes("2 TW-244") ? sampleSeen({ standing: "faulty", faults }) : sampleSeen(),
            ),
    });
    begin(two);
    begin({ ...one, title: "One sword" });
    render(Workshop, { address: "decks", go: vi.fn() });
    expect(await screen.findByText("▲ 1 fault")).toBeTruthy();
    expect(screen.getByText("✓ ready")).toBeTruthy();
});

test("a kept deck that says a card twice in a section holds it once", () => {
    const deck = begin(one);
    const [row] = deck.sheet.rows;
    const twice = { ...deck, sheet: { ...deck.sheet, rows: [row, row] } };
    expect(understood(JSON.stringify(twice))?.sheet.rows).toEqual([{ ...row, count: 2 }]);
});

test("the numbers show on the map where creatures strike", () => {
    serving({ check });
    const deck = begin(put(one, "hazards", "TW-20", 3));
    render(Workshop, { address: `decks/${deck.id}/numbers`, go: vi.fn() });
    expect(screen.getByRole("img", { name: "Where your creatures can strike" })).toBeTruthy();
});
