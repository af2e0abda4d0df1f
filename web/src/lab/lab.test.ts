import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { LabNews, OrderGames } from "../protocol/types";
import { settings } from "../settings/settings.svelte";
import { Job } from "./job.svelte";
import Result from "./Result.svelte";
import { words } from "./words";

const ORDER: OrderGames = {
    deck: "challenge-a",
    against: ["challenge-e"],
    games: 2,
    length: "starter",
    seed: 5,
    language: "en",
};
const NONE = { character: 0, item: 0, faction: 0, ally: 0, kill: 0, miscellaneous: 0 };

function news(games: number): LabNews {
    const rate = { games, share: 0.5, low: 0.1, high: 0.9 };
    return {
        game: {
            seed: games,
            deck: "Deck A",
            opponent: "Deck E",
            won: 1,
            total: 20,
            their_total: 10,
            broken: false,
        },
        rate,
        turns: 13.3,
        points: { ...NONE, item: 7 },
        their_points: NONE,
        opponents: [{ title: "Deck E", rate }],
        cards: [{ name: "Great Ship", drawn: 4, played: 0, stuck: 1, when_played: null }],
        by_turn: [
            [0, 0],
            [3.5, 2],
        ],
        matchups: [],
        changes: [],
    };
}

afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
});

test("games are told one by one, also when a line comes in pieces", async () => {
    const text = [1, 2].map((games) => `${JSON.stringify(news(games))}\n`).join("");
    const pieces = [text.slice(0, 40), text.slice(40)].map((piece) => new TextEncoder().encode(piece));
    const body = new ReadableStream<Uint8Array>({
        start(stream) {
            pieces.forEach((piece) => stream.enqueue(piece));
            stream.close();
        },
    });
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(body)));
    const job = new Job();

    await job.run(ORDER);

    expect(job.games.map((game) => game.seed)).toEqual([1, 2]);
    expect([job.running, job.refused, job.news?.rate.games]).toEqual([false, "", 2]);
});

test("what cannot be played is said in the server's sentence", async () => {
    const refused = new Response(JSON.stringify({ text: "The lab is busy.", faults: [] }), { status: 422 });
    vi.stubGlobal("fetch", () => Promise.resolve(refused));
    const job = new Job();

    await job.run(ORDER);

    expect([job.refused, job.running, job.news]).toEqual(["The lab is busy.", false, null]);
});

test("a rate is never shown without its interval and its number of games", () => {
    settings.language = "en";
    render(Result, { news: news(4) });

    expect(screen.getByText(/between 10% and 90%, 19 times in 20, after 4 games/)).toBeTruthy();
    expect(screen.getByText("too few to say")).toBeTruthy();
});

test("everything is said in every language", () => {
    for (const language of ["de", "fr"] as const) {
        expect(Object.keys(words[language])).toEqual(Object.keys(words.en));
    }
});

test("points stand turn by turn, also as a table", () => {
    settings.language = "en";
    render(Result, { news: news(4) });

    const table = screen.getByRole("columnheader", { name: "Turn" }).closest("table");
    expect(table?.textContent).toContain("3.5");
});

test("what to change is said with its numbers and leads to the card", () => {
    settings.language = "en";
    const idle = { sign: "idle" as const, card: "TW-250", name: "Great Ship", times: 0, games: 40 };
    render(Result, { news: { ...news(4), changes: [idle] } });

    expect(screen.getByText("Great Ship was drawn in 40 games and played in 0.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "See Great Ship" }).getAttribute("href")).toBe("#card/TW-250");
});

test("everybody against everybody is a table in which few games are hatched", () => {
    settings.language = "en";
    const rate = (games: number, share: number) => ({ games, share, low: share - 0.1, high: share + 0.1 });
    const matchups = [
        { deck: "A", opponent: "B", rate: rate(30, 0.8) },
        { deck: "B", opponent: "A", rate: rate(30, 0.2) },
        { deck: "A", opponent: "C", rate: rate(2, 0.5) },
        { deck: "C", opponent: "A", rate: rate(2, 0.5) },
    ];
    render(Result, { news: { ...news(4), matchups } });

    const cell = (name: RegExp): string => screen.getByRole("cell", { name }).className;
    expect(cell(/^A won 80% of 30 games against B/)).toContain("better");
    expect(cell(/^B won 20% of 30 games against A/)).toContain("worse");
    expect(cell(/^A won 50% of 2 games against C/)).toContain("few");
});

test("the time that is left is measured by the games that were played", async () => {
    let now = 0;
    const line = (games: number): Uint8Array => new TextEncoder().encode(`${JSON.stringify(news(games))}\n`);
    const body = new ReadableStream<Uint8Array>({
        pull(stream) {
            now = 90_000;
            stream.enqueue(line(1));
            stream.close();
        },
    });
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(body)));
    const job = new Job(() => now);

    await job.run(ORDER);

    expect(job.pace).toBe(90);
    expect(words.en.left(job.left ?? 0)).toBe("about 2 minutes left");
});
