import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { brought, kept } from "../lobby/kept.svelte";
import type { CheckDeck, DeckSheet, ReadFile } from "../protocol/types";
import { settings } from "../settings/settings.svelte";
import { Bench, REST } from "./bench.svelte";
import { emptySheet, put } from "./sheet";
import { begin, deckOf, forget, keep, shelf, understood } from "./shelf.svelte";
import { serving, SOUND, TOO_MANY } from "./testing/cards";
import Workshop from "./Workshop.svelte";

const glamdrings = (deck: DeckSheet): number =>
    deck.rows.reduce((all, row) => all + (row.card === "TW-244" ? row.count : 0), 0);
const check = (body: Record<string, unknown>): unknown =>
    glamdrings((body as CheckDeck).deck) > 1 ? TOO_MANY : SOUND;

beforeEach(() => {
    settings.language = "en";
    Object.assign(kept, { name: "Mira", decks: [], tables: [] });
    brought.deck = null;
});
afterEach(() => {
    for (const { id } of shelf.decks) forget(id);
    vi.unstubAllGlobals();
});

describe("the bench", () => {
    test("asks the rules once after the last of several changes", async () => {
        vi.useFakeTimers();
        const asked = serving({ check });
        const bench = new Bench(begin(emptySheet("T", "wizard")));
        for (let more = 0; more < 5; more++) {
            bench.edit(put(bench.sheet, "resources", "TW-244", 1));
            vi.advanceTimersByTime(REST - 1);
        }
        expect(asked).toEqual([]);
        expect(bench.stale).toBe(true);
        await vi.advanceTimersByTimeAsync(1);
        expect(asked.map(({ path }) => path)).toEqual(["/api/decks/check"]);
        expect(bench.checked?.standing).toBe("faulty");
        expect(bench.stale).toBe(false);
        bench.stop();
    });

    test("mends everything in one step that can be taken back, and keeps what is set aside", async () => {
        serving({
            check,
            mend: () => ({
                deck: {
                    title: "x",
                    player: "wizard",
                    avatar: null,
                    rows: [{ section: "resources", card: "TW-244", count: 1 }],
                },
                done: ["DECK-02: Take 1 Glamdring from the resources."],
            }),
        });
        const two = put(put(emptySheet("T", "wizard"), "resources", "TW-244", 2), "aside", "TW-20", 1);
        const bench = new Bench(begin(two));
        await bench.mendAll();
        expect(bench.sheet).toEqual(put(two, "resources", "TW-244", -1));
        expect(bench.done).toEqual(["DECK-02: Take 1 Glamdring from the resources."]);
        bench.undo();
        expect(bench.sheet).toEqual(two);
        expect(bench.canUndo).toBe(false);
        bench.stop();
    });

    test("makes a version of what has lasted a minute", () => {
        serving({ check });
        const bench = new Bench(begin(put(emptySheet("T", "wizard"), "hazards", "TW-20", 1)));
        const { at } = bench.deck;
        bench.edit(put(bench.sheet, "hazards", "TW-20", 1), at + 1000);
        expect(bench.deck.versions).toEqual([]);
        const before = bench.sheet;
        bench.edit(put(bench.sheet, "hazards", "TW-20", 1), at + 100_000);
        expect(bench.deck.versions.map(({ sheet }) => sheet)).toEqual([before]);
        bench.stop();
    });

    test("goes on counting while the server cannot be reached, and says since when", async () => {
        vi.useFakeTimers();
        serving({ check });
        vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
        const bench = new Bench(begin(emptySheet("T", "wizard")));
        bench.edit(put(bench.sheet, "hazards", "TW-20", 1));
        await vi.advanceTimersByTimeAsync(REST);
        expect(bench.unasked).not.toBeNull();
        expect(bench.sheet.rows).toHaveLength(1);
        bench.stop();
    });
});

describe("the shelf", () => {
    test("keeps decks between visits, and passes over what is none", () => {
        const deck = begin(put(emptySheet("T", "wizard"), "hazards", "TW-20", 1), "notes");
        expect(understood(localStorage.getItem(`wizardhaven deck ${deck.id}`))).toEqual(deck);
        for (const text of [null, "", "[]", "{", '{"id":"x"}', '{"id":"x","sheet":{"title":"t","rows":[1]}}'])
            expect(understood(text)).toBeNull();
    });

    test("keeps a deck without its versions where there is no room", () => {
        const deck = begin(emptySheet("T", "wizard"));
        const full = vi.spyOn(Storage.prototype, "setItem").mockImplementationOnce(() => {
            throw new DOMException("full", "QuotaExceededError");
        });
        keep({ ...deck, notes: "still", versions: [{ name: "", at: 1, sheet: deck.sheet }] });
        full.mockRestore();
        expect(understood(localStorage.getItem(`wizardhaven deck ${deck.id}`))).toMatchObject({
            notes: "still",
            versions: [],
        });
    });
});

describe("the workshop", () => {
    const opened = (address: string): { go: ReturnType<typeof vi.fn> } => {
        const go = vi.fn();
        render(Workshop, { address, go });
        return { go };
    };

    test("a card is added by its name where it belongs, and a fault is mended by its button", async () => {
        serving({ check });
        const deck = begin(put(emptySheet("Mine", "wizard"), "resources", "TW-244", 1));
        opened(`decks/${deck.id}`);
        const line = screen.getByRole("combobox", { name: "Add a card" });
        await fireEvent.input(line, { target: { value: "glam" } });
        await fireEvent.keyDown(line, { key: "Enter" });
        expect(screen.getByRole("button", { name: /^2 Glamdring/ })).toBeTruthy();
        const mend = await screen.findByRole("button", { name: "Take 1 Glamdring from the resources." });
        await waitFor(() => expect(mend).not.toHaveProperty("disabled", true));
        await fireEvent.click(mend);
        expect(screen.getByRole("button", { name: /^1 Glamdring/ })).toBeTruthy();
        await screen.findByText("Everything is in order");
        expect(deckOf(deck.id)?.sheet.rows).toEqual([{ section: "resources", card: "TW-244", count: 1 }]);
    });

    test("a digit before the name adds so many, and an agent goes where its player needs it", async () => {
        serving({ check });
        const deck = begin(emptySheet("Mine", "ringwraith"));
        opened(`decks/${deck.id}`);
        const line = screen.getByRole("combobox", { name: "Add a card" });
        for (const typed of ["3 cave", "dror"]) {
            await fireEvent.input(line, { target: { value: typed } });
            await fireEvent.keyDown(line, { key: "Enter" });
        }
        expect(deckOf(deck.id)?.sheet.rows).toEqual([
            { section: "hazards", card: "TW-20", count: 3 },
            { section: "characters", card: "DM-16", count: 1 },
        ]);
    });

    test("keys change a row: more, fewer, to the sideboard, aside", async () => {
        serving({ check });
        const deck = begin(put(emptySheet("Mine", "wizard"), "hazards", "TW-20", 1));
        opened(`decks/${deck.id}`);
        const row = (): HTMLElement =>
            screen.getByRole("button", { name: /Cave-drake/, description: /TW-20/ });
        await fireEvent.keyDown(row(), { key: "+" });
        await fireEvent.keyDown(row(), { key: "s" });
        expect(deckOf(deck.id)?.sheet.rows).toEqual([{ section: "sideboard", card: "TW-20", count: 2 }]);
        await fireEvent.keyDown(row(), { key: "x" });
        await fireEvent.keyDown(row(), { key: "-" });
        expect(deckOf(deck.id)?.sheet.rows).toEqual([{ section: "aside", card: "TW-20", count: 1 }]);
        await fireEvent.keyDown(window, { key: "u" });
        expect(deckOf(deck.id)?.sheet.rows).toEqual([{ section: "aside", card: "TW-20", count: 2 }]);
    });

    test("one goes to play with the deck, and the hall offers it first", async () => {
        serving({ check });
        const deck = begin(put(emptySheet("Mine", "wizard"), "resources", "TW-244", 1));
        const { go } = opened(`decks/${deck.id}`);
        const [play] = screen.getAllByRole("button", { name: "Play with it" });
        await fireEvent.click(play as HTMLElement);
        expect(go).toHaveBeenCalledWith("");
        expect(kept.decks.map(({ title }) => title)).toEqual(["Mine"]);
        expect(brought.deck).toBe(kept.decks[0]?.text);
    });

    test("a list is read line by line, and what waits is answered before it is kept", async () => {
        const asked = serving({
            check,
            read: (body) => {
                const answers = (body as ReadFile).answers ?? {};
                const answered = "2" in answers;
                return {
                    form: "plain",
                    letters: "ASCII",
                    told: "as the file says",
                    notes: ["a remark"],
                    waiting: answered ? 0 : 1,
                    deck: {
                        title: "Two",
                        player: "wizard",
                        avatar: null,
                        rows: answered ? [{ section: "resources", card: answers["2"], count: 1 }] : [],
                    },
                    lines: [
                        { number: 1, text: "# a remark", state: "comment" },
                        answered
                            ? {
                                  number: 2,
                                  text: "1 Versteck",
                                  state: "read, with a remark",
                                  card: "TW-204",
                                  name: "Concealment",
                                  count: 1,
                              }
                            : {
                                  number: 2,
                                  text: "1 Versteck",
                                  state: "choose",
                                  why: "Several cards are called that.",
                                  candidates: [
                                      { card: "TW-204", name: "Concealment", version: "hero" },
                                      { card: "TW-256", name: "Hiding", version: "hero" },
                                  ],
                              },
                    ],
                };
            },
        });
        const { go } = opened("decks/new");
        await fireEvent.input(screen.getByRole("textbox", { name: "Text of the list" }), {
            target: { value: "1 Versteck" },
        });
        await fireEvent.click(screen.getByRole("button", { name: "Read it" }));
        const line = await screen.findByRole("group", { name: "1 Versteck" });
        expect(shelf.decks).toEqual([]);
        await fireEvent.click(within(line).getByRole("button", { name: /Concealment/ }));
        await fireEvent.click(await screen.findByRole("button", { name: "Put it on the shelf" }));
        expect(asked.at(-1)?.body["answers"]).toEqual({ "2": "TW-204" });
        const [deck] = shelf.decks;
        expect(deck?.sheet.rows).toEqual([{ section: "resources", card: "TW-204", count: 1 }]);
        expect([deck?.notes, deck?.half]).toEqual(["a remark", null]);
        expect(go).toHaveBeenCalledWith(`decks/${deck?.id}`);
    });

    test("a deck is kept half read, with the lines that wait", async () => {
        serving({
            read: () => ({
                form: "plain",
                letters: "ASCII",
                told: "",
                notes: [],
                waiting: 1,
                deck: { title: "Half", player: "wizard", avatar: null, rows: [] },
                lines: [{ number: 1, text: "1 Nobody", state: "unknown" }],
            }),
        });
        opened("decks/new");
        await fireEvent.input(screen.getByRole("textbox", { name: "Text of the list" }), {
            target: { value: "1 Nobody" },
        });
        await fireEvent.click(screen.getByRole("button", { name: "Read it" }));
        await fireEvent.click(await screen.findByRole("button", { name: "Put it on the shelf as it is" }));
        expect(shelf.decks[0]?.half).toMatchObject({ answers: {} });
    });

    test("what is no deck is refused in the server's words, and the text stays", async () => {
        serving({});
        opened("decks/new");
        const text = screen.getByRole("textbox", { name: "Text of the list" });
        await fireEvent.input(text, { target: { value: "hello" } });
        await fireEvent.click(screen.getByRole("button", { name: "Read it" }));
        expect((await screen.findByRole("alert")).textContent).toBe("No.");
        expect(text).toHaveProperty("value", "hello");
    });

    test("a shared link shows the deck and keeps nothing before one says so", async () => {
        serving({ check });
        const { toLink } = await import("./link");
        const { go } = opened(
            `deck=${toLink(put(emptySheet("Shared", "wizard"), "resources", "TW-244", 1))}`,
        );
        expect(screen.getByRole("heading", { name: "Shared" })).toBeTruthy();
        expect(shelf.decks).toEqual([]);
        await fireEvent.click(screen.getByRole("button", { name: "Put it on the shelf" }));
        expect(shelf.decks[0]?.sheet.title).toBe("Shared");
        expect(go).toHaveBeenCalledWith(`decks/${shelf.decks[0]?.id}`);
    });
});
