import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { choose, sampleAnswer } from "../choosing/testing";
import { secretFor } from "../door/secrets";
import type { Lobby as LobbyData } from "../protocol/types";
import { rulebook } from "../rules/rulebook.svelte";
import { settings } from "../settings/settings.svelte";
import { sampleInvited, sampleSeated } from "../testing/sample";
import { keepDeck, keepTable, kept, otherKey, recall, titleOf } from "./kept.svelte";
import Lobby from "./Lobby.svelte";
import TakeSeat from "./TakeSeat.svelte";
import Waiting from "./Waiting.svelte";

const LOBBY: LobbyData = {
    first: {
        deck: "challenge-a",
        opponent: "teacher",
        against: "challenge-e",
        length: "starter",
        script: "first game",
    },
    clocks: [30, 60, 90],
    decks: [
        { id: "challenge-a", title: "Deck A", player: "wizard", avatar: "Saruman" },
        { id: "challenge-e", title: "Deck E", player: "wizard", avatar: null },
        { id: "fallen-radagast", title: "Deck R", player: "fallen-wizard", avatar: "Radagast" },
    ],
    lengths: [
        { id: "starter", name: "Starter", about: "One deck." },
        { id: "short", name: "Short", about: "Two decks." },
    ],
    bots: [
        { id: "planner", name: "Planner", about: "Plans." },
        { id: "gentle", name: "Gentle", about: "Gentle." },
    ],
    options: [
        { id: "wizard-may-fall", name: "A Wizard may fall", about: "falls" },
        { id: "fallen-wizard-duels", name: "Fallen-wizards duel", about: "duels" },
    ],
    editions: [
        { id: "CoE", name: "Today's rules", about: "today" },
        { id: "METW-U", name: "The Wizards, Unlimited", about: "both win" },
    ],
};

const asked: { path: string; body: unknown }[] = [];
let answer: { status: number; body: unknown };

beforeEach(() => {
    settings.language = "en";
    Object.assign(kept, { name: "Mira", decks: [], tables: [] });
    asked.length = 0;
    answer = { status: 200, body: { key: "new-key" } };
    vi.stubGlobal("fetch", (path: string, request?: RequestInit) => {
        if (path.startsWith("/api/lobby")) {
            asked.push({ path, body: null });
            return Promise.resolve(new Response(JSON.stringify(LOBBY)));
        }
        const body = JSON.parse(String(request?.body)) as { decks?: string[] };
        if (path === "/api/decks/seen") {
            return Promise.resolve(new Response(JSON.stringify(sampleAnswer(body.decks ?? []))));
        }
        asked.push({ path, body });
        return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status }));
    });
});
afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    rulebook.close();
});

const posted = () => asked.filter((one) => one.body !== null);

async function lobby() {
    const go = vi.fn();
    render(Lobby, { go });
    await screen.findByRole("button", { name: "Sit down and play" });
    return go;
}

describe("the lobby", () => {
    test("the first game is a lesson, one deck long, against the teacher", async () => {
        const go = await lobby();
        await fireEvent.click(screen.getByRole("button", { name: /Your first game/ }));
        await waitFor(() => expect(go).toHaveBeenCalledWith("new-key"));
        expect(posted()).toEqual([
            {
                path: "/api/tables",
                body: {
                    name: "Mira",
                    deck: "challenge-a",
                    opponent: "teacher",
                    against: "challenge-e",
                    length: "starter",
                    language: "en",
                    clock: null,
                    script: "first game",
                    options: [],
                    suggestions: false,
                },
            },
        ]);
        expect(settings.coach).toBe("coach");
    });

    test("what was chosen stays chosen in another language", async () => {
        await lobby();
        const machine = within(screen.getByRole("region", { name: "Play against the machine" }));
        const own = machine.getByRole<HTMLInputElement>("combobox", { name: "Your deck" });
        await choose("Your deck", "Deck R", machine);
        const before = asked.length;

        settings.language = "de";
        await waitFor(() => expect(asked.length).toBeGreaterThan(before));
        await screen.findAllByRole("combobox", { name: "Dein Deck" });

        await new Promise((done) => setTimeout(done));
        expect(own.value).toBe("Deck R");
    });

    test("a game against the machine is as it was chosen", async () => {
        const go = await lobby();
        const form = within(screen.getByRole("region", { name: "Play against the machine" }));
        await choose("Your deck", "Deck E", form);
        await choose("Its deck", "Deck A", form);
        await fireEvent.change(form.getByLabelText("Length"), { target: { value: "short" } });
        await fireEvent.click(form.getByRole("button", { name: "Sit down and play" }));
        await waitFor(() => expect(go).toHaveBeenCalledWith("new-key"));
        expect(posted()[0]?.body).toMatchObject({
            deck: "challenge-e",
            against: "challenge-a",
            opponent: "planner",
            length: "short",
        });
    });

    test("a table for a friend may have a clock, and advice from the machine", async () => {
        const go = await lobby();
        const form = within(screen.getByRole("region", { name: "Invite a friend" }));
        await fireEvent.change(form.getByLabelText("Time to think"), { target: { value: "60" } });
        await fireEvent.click(form.getByLabelText(/Advice from the machine/));
        await fireEvent.click(form.getByRole("button", { name: "Lay out the table" }));
        await waitFor(() => expect(go).toHaveBeenCalled());
        expect(posted()[0]?.body).toMatchObject({
            opponent: "friend",
            against: null,
            clock: 3600,
            suggestions: true,
        });
    });

    test.each([
        ["Play against the machine", "Sit down and play"],
        ["Invite a friend", "Lay out the table"],
    ])("optional rules are agreed by their boxes: %s", async (way, button) => {
        const go = await lobby();
        const form = within(screen.getByRole("region", { name: way }));
        await fireEvent.click(form.getByText("Optional rules"));
        await fireEvent.click(form.getByLabelText(/A Wizard may fall/));
        await fireEvent.click(form.getByLabelText(/Fallen-wizards duel/));
        await fireEvent.click(form.getByLabelText(/A Wizard may fall/));
        expect(form.getByText("Optional rules: 1 agreed")).toBeTruthy();
        await fireEvent.change(form.getByLabelText("Whose rules"), { target: { value: "METW-U" } });
        expect(form.getByText("both win")).toBeTruthy();
        await fireEvent.click(form.getByRole("button", { name: button }));
        await waitFor(() => expect(go).toHaveBeenCalled());
        expect(posted()[0]?.body).toMatchObject({ options: ["fallen-wizard-duels"], edition: "METW-U" });
    });

    test("the faults of a deck are listed one by one, and their rules open", async () => {
        answer = {
            status: 422,
            body: {
                text: "This deck cannot be played.",
                faults: [
                    { text: "Too few resources.", rule: "DECK-07" },
                    { text: "Too large a sideboard.", rule: "DECK-12" },
                ],
            },
        };
        const go = await lobby();
        await fireEvent.click(screen.getByRole("button", { name: "Sit down and play" }));
        const alert = await screen.findByRole("alert");
        expect(
            within(alert)
                .getAllByRole("listitem")
                .map((item) => item.textContent?.trim()),
        ).toEqual(["Too few resources. DECK-07", "Too large a sideboard. DECK-12"]);
        expect(go).not.toHaveBeenCalled();
        await fireEvent.click(within(alert).getByRole("button", { name: "DECK-12" }));
        expect(rulebook.shown).toBe("DECK-12");
    });

    test("a table that cannot be laid now is asked for again until it is laid", async () => {
        const go = await lobby();
        const answering = fetch;
        const broken = [
            () => Promise.reject(new TypeError("offline")),
            () => Promise.resolve(new Response("<html>", { status: 500 })),
        ];
        vi.stubGlobal("fetch", (path: string, request?: RequestInit) => {
            return broken.shift()?.() ?? answering(path, request);
        });
        await fireEvent.click(screen.getByRole("button", { name: "Sit down and play" }));
        const form = within(screen.getByRole("region", { name: "Play against the machine" }));
        await form.findByText("The table is not to be reached just now; trying again.");
        expect(go).not.toHaveBeenCalled();
        await waitFor(() => expect(go).toHaveBeenCalledWith("new-key"), { timeout: 20_000 });
        expect(form.queryByText(/not to be reached/)).toBeNull();
        expect(posted()).toHaveLength(1);
    });

    test("who does not want to wait leaves it, and what was chosen is still there", async () => {
        const go = await lobby();
        vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
        const form = within(screen.getByRole("region", { name: "Play against the machine" }));
        await fireEvent.change(form.getByLabelText("Its deck"), { target: { value: "challenge-a" } });
        await fireEvent.click(screen.getByRole("button", { name: "Sit down and play" }));
        await fireEvent.click(await form.findByRole("button", { name: "Stop trying" }));
        await waitFor(() => expect(form.queryByText(/not to be reached/)).toBeNull());
        expect((form.getByLabelText("Its deck") as HTMLSelectElement).value).toBe("challenge-a");
        expect(form.getByRole<HTMLButtonElement>("button", { name: "Sit down and play" }).disabled).toBe(
            false,
        );
        expect(go).not.toHaveBeenCalled();
    });

    test("a fault of the server that it tells in a sentence is not tried again", async () => {
        const go = await lobby();
        answer = { status: 500, body: { text: "Something is wrong with the server." } };
        await fireEvent.click(screen.getByRole("button", { name: "Sit down and play" }));
        expect((await screen.findByRole("alert")).textContent).toContain("Something is wrong");
        expect(posted()).toHaveLength(1);
        expect(go).not.toHaveBeenCalled();
    });

    test("another language is asked of the server too", async () => {
        await lobby();
        await fireEvent.click(screen.getByRole("button", { name: /Deutsch/ }));
        flushSync();
        expect(screen.getByRole("button", { name: /Dein erstes Spiel/ })).toBeTruthy();
        await waitFor(() => expect(asked.at(-1)?.path).toBe("/api/lobby?language=de"));
    });

    test("tables of one's own lead back", async () => {
        keepTable("old-key", sampleSeated(), false);
        await lobby();
        expect(screen.getByRole("link", { name: /Against Planner/ }).getAttribute("href")).toBe("/#old-key");
        await fireEvent.click(screen.getByRole("button", { name: /Forget the table/ }));
        expect(screen.queryByRole("link", { name: /Against Planner/ })).toBeNull();
    });
});

describe("a deck of one's own", () => {
    const TEXT = "wizardhaven deck 1\ntitle: Riders and rings\nplayer: wizard\n";

    test("is pasted, kept, chosen and sent as it is", async () => {
        const go = await lobby();
        await fireEvent.input(screen.getByLabelText("Text of the deck"), { target: { value: TEXT } });
        await fireEvent.click(screen.getByRole("button", { name: "Put it on the shelf" }));
        const form = within(screen.getByRole("region", { name: "Play against the machine" }));
        await waitFor(() => expect(kept.decks).toHaveLength(1));
        await choose("Your deck", "Riders and rings", form);
        await fireEvent.click(form.getByRole("button", { name: "Sit down and play" }));
        await waitFor(() => expect(go).toHaveBeenCalled());
        expect(posted()[0]?.body).toMatchObject({ deck: TEXT });
    });

    test("what cannot be read is no deck, and why is said", async () => {
        await lobby();
        await fireEvent.input(screen.getByLabelText("Text of the deck"), {
            target: { value: "shopping list" },
        });
        await fireEvent.click(screen.getByRole("button", { name: "Put it on the shelf" }));
        expect((await screen.findByRole("alert")).textContent).toContain("This is not a deck");
        expect(kept.decks).toEqual([]);
    });

    test("one of the same title gives way", () => {
        keepDeck({ title: "Riders", text: "old" });
        keepDeck({ title: "Riders", text: "new" });
        expect(kept.decks).toEqual([{ title: "Riders", text: "new" }]);
        expect(recall(localStorage.getItem("wizardhaven kept")).decks).toEqual(kept.decks);
    });

    test("its title is its own line", () => {
        expect(titleOf(TEXT)).toBe("Riders and rings");
        expect(titleOf("the title: none")).toBeNull();
    });
});

test("a table is kept by its newest key, to which older links and the invitation lead", () => {
    keepTable("table.1.old", sampleSeated({ seat: 1 }), false);
    keepTable("table.1.new", sampleSeated({ seat: 1 }), false);
    expect(kept.tables.map(({ key }) => key)).toEqual(["table.1.new"]);
    expect(otherKey("table.1.old")).toBe("table.1.new");
    expect(otherKey("table.i.invitation")).toBe("table.1.new");
    expect(otherKey("table.1.new")).toBeNull();
    expect(otherKey("table.0.other")).toBeNull();
    expect(otherKey("table.w.watching")).toBeNull();
});

test("a window that is told of its seat once more does not bring back the key that another window has renewed", () => {
    keepTable("shared.1.old", sampleSeated({ seat: 1 }), false);
    const elsewhere = { ...kept, name: "Ana", tables: [{ ...kept.tables[0], key: "shared.1.new" }] };
    localStorage.setItem("wizardhaven kept", JSON.stringify(elsewhere));

    keepTable("shared.1.old", sampleSeated({ seat: 1 }), false);

    expect(otherKey("shared.1.old")).toBe("shared.1.new");
    expect(kept.name).toBe("Ana");
});

test("what is kept and cannot be understood is forgotten", () => {
    expect(recall("{")).toEqual({ name: "", decks: [], tables: [] });
    expect(recall('{"name":7,"decks":{},"tables":[{"key":1},null]}')).toEqual({
        name: "",
        decks: [],
        tables: [],
    });
});

test("an invited friend sits down with a name and a deck", async () => {
    const go = vi.fn();
    render(TakeSeat, { key: "invitation", invited: sampleInvited(), go });
    expect(screen.getByRole("heading", { name: "Mira invites you to a game" })).toBeTruthy();
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>("combobox").value).toBe("Deck A"));
    await fireEvent.input(screen.getByLabelText("Your name"), { target: { value: "Anna" } });
    await choose("Your deck", "Deck E");
    await fireEvent.click(screen.getByRole("button", { name: "Sit down" }));
    await waitFor(() => expect(go).toHaveBeenCalledWith("new-key"));
    expect(posted()).toEqual([
        {
            path: "/api/seats",
            body: {
                key: "invitation",
                secret: secretFor("invitation"),
                name: "Anna",
                deck: "challenge-e",
                language: "en",
            },
        },
    ]);
});

test("an invited friend is told which optional rules are agreed", async () => {
    const invited = sampleInvited({ options: ["wizard-may-fall"], clock: 3600, edition: "METW-U" });
    render(TakeSeat, { key: "invitation", invited, go: vi.fn() });
    expect(screen.getByText(/60 minutes each/)).toBeTruthy();
    expect(screen.getByText("Nobody may ask the machine for advice.")).toBeTruthy();
    expect((await screen.findByText("A Wizard may fall")).closest("li")?.textContent).toBe(
        "A Wizard may fall: falls",
    );
    expect(screen.getByText("The Wizards, Unlimited").closest("li")?.textContent).toBe(
        "The Wizards, Unlimited: both win",
    );
    expect(screen.queryByText("Fallen-wizards duel")).toBeNull();
});

test("who waits for a friend has the link to send", () => {
    const seated = sampleSeated({ started: false, invite: "free-seat", watch: null });
    render(Waiting, { seated, renew: vi.fn() });
    expect((screen.getByLabelText("Link for your friend") as HTMLInputElement).value).toBe(
        `${location.origin}/#free-seat`,
    );
    expect(screen.queryByLabelText(/only want to watch/)).toBeNull();
});
