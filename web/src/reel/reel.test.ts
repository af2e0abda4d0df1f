import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LogLine } from "../protocol/types";
import { settings } from "../settings/settings.svelte";
import { sampleBoard } from "../testing/board";
import { sampleLine } from "../testing/sample";
import WithBoard from "../testing/WithBoard.svelte";
import { film, Film, PACE, type Seen } from "./film.svelte";
import Reel from "./Reel.svelte";
import Since from "./Since.svelte";

const MINE = sampleLine(0, { seat: 0 });
const THEIRS = [1, 2, 3].map((number) => sampleLine(number, { seat: 1 }));

function seen(lines: LogLine[], more: Partial<Seen> = {}): Seen {
    return { lines, since: 0, own: 0, pace: PACE.normal, ...more };
}

beforeEach(() => {
    vi.useFakeTimers();
    settings.language = "en";
});
afterEach(() => {
    cleanup();
    film.forget();
    film.see(seen([]));
    vi.useRealTimers();
});

test("what the other did is played a deed after the other, and one's own answer is no news", () => {
    const one = new Film();
    one.see(seen([MINE]));
    expect(one.plays).toBe(false);
    one.see(seen([MINE, ...THEIRS]));
    expect(one.now?.number).toBe(1);
    expect(one.left).toBe(3);
    vi.advanceTimersByTime(450);
    expect(one.now?.number).toBe(2);
    vi.advanceTimersByTime(900);
    expect(one.plays).toBe(false);
    expect(one.deeds).toHaveLength(3);
});

test("nothing is played right after sitting down, nor when the story is told again", () => {
    const one = new Film();
    one.see(seen([MINE, ...THEIRS]));
    expect(one.plays).toBe(false);
    expect(one.deeds).toHaveLength(3);
    one.forget();
    one.see(seen([MINE, ...THEIRS, sampleLine(4, { seat: 1 })]));
    expect(one.plays).toBe(false);
});

test("nothing is played where nothing is to move, but it can be read", () => {
    const one = new Film();
    one.see(seen([MINE], { pace: null }));
    one.see(seen([MINE, ...THEIRS], { pace: null }));
    expect(one.plays).toBe(false);
    expect(one.deeds).toHaveLength(3);
});

test("it never lasts longer than six seconds", () => {
    const one = new Film();
    one.see(seen([MINE]));
    one.see(seen([MINE, ...Array.from({ length: 40 }, (_, at) => sampleLine(at + 1, { seat: 1 }))]));
    expect(one.left).toBe(13);
    vi.advanceTimersByTime(6000);
    expect(one.plays).toBe(false);
});

test("what comes while it plays is added to its end, and what is taken back disappears", () => {
    const one = new Film();
    one.see(seen([MINE]));
    one.see(seen([MINE, ...THEIRS.slice(0, 2)]));
    one.see(seen([MINE, ...THEIRS]));
    expect(one.now?.number).toBe(1);
    expect(one.left).toBe(3);
    one.see(seen([MINE]));
    expect(one.deeds).toEqual([]);
});

function reel() {
    film.see(seen([MINE]));
    film.see(seen([MINE, ...THEIRS]));
    return render(WithBoard, {
        part: Reel,
        board: sampleBoard({}, {}),
        given: { own: 0, question: "What threatens them?" },
    });
}

test("the reel has a chip for each deed, and the last one is one's question", () => {
    const { container } = reel();
    const chips = [...container.querySelectorAll("li")].map((one) => one.textContent?.trim());
    expect(chips).toEqual(["Line 1.", "Line 2.", "Line 3.", "Your questionWhat threatens them?"]);
    expect(container.querySelector("[aria-current]")?.textContent?.trim()).toBe("Line 1.");
});

test.each(["keydown", "pointerdown"])("any %s ends it", async (event) => {
    const { container } = reel();
    await tick();
    await fireEvent(document.body, new Event(event, { bubbles: true }));
    expect(film.plays).toBe(false);
    expect(container.querySelector("[data-reel]")).toBeNull();
});

test("above the question stands how many deeds it is away, then what was done, to be read again", async () => {
    reel();
    render(Since);
    expect(screen.getByRole("heading", { name: "Your question comes in three deeds" })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Ask me now" }));
    await fireEvent.click(screen.getByRole("button", { name: "Since your last answer: 3 deeds" }));
    expect(document.querySelectorAll("[data-reel] li")).toHaveLength(3);
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(document.querySelector("[data-reel]")).toBeNull();
});

test("it stands while it is paused, goes a deed back or on, and is over after the last", () => {
    const one = new Film();
    one.see(seen([MINE]));
    one.see(seen([MINE, ...THEIRS]));
    one.pause();
    vi.advanceTimersByTime(5000);
    expect(one.now?.number).toBe(1);
    one.step(1);
    expect(one.now?.number).toBe(2);
    one.step(-1);
    one.pause();
    vi.advanceTimersByTime(450);
    expect(one.now?.number).toBe(2);
    one.step(1);
    one.step(1);
    expect([one.plays, one.paused]).toEqual([false, false]);
});

test("points are counted as their deeds are shown", () => {
    const one = new Film();
    one.see(seen([MINE]));
    one.see(seen([MINE, sampleLine(1, { seat: 1 }), sampleLine(2, { seat: 1, gains: 2 })]));
    expect([one.due(1), one.due(0)]).toEqual([2, 0]);
    vi.advanceTimersByTime(450);
    expect(one.due(1)).toBe(0);
});

test("a click on what steers it does not end it", async () => {
    reel();
    await tick();
    const pause = screen.getByRole("button", { name: "Pause" });
    await fireEvent.pointerDown(pause);
    await fireEvent.click(pause);
    expect([film.plays, film.paused]).toEqual([true, true]);
    await fireEvent.pointerDown(document.body);
    expect(film.plays).toBe(false);
});
