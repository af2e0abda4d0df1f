import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetched, Patience, said, Unreached } from "./patience.svelte";

beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, "random").mockReturnValue(1);
});
afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
});

/** Fails so often, then answers. */
function failing(times: number) {
    return vi.fn(() => (times-- > 0 ? Promise.reject(new Unreached()) : Promise.resolve("here")));
}

test("asks again with growing pauses, and says meanwhile that it waits", async () => {
    const patience = new Patience();
    const request = failing(3);
    const answer = patience.ask(request);
    await vi.advanceTimersByTimeAsync(0);
    expect(patience.waiting).toBe(true);
    for (const [passed, asked] of [
        [249, 1],
        [1, 2],
        [499, 2],
        [1, 3],
        [1000, 4],
    ] as const) {
        await vi.advanceTimersByTimeAsync(passed);
        expect(request).toHaveBeenCalledTimes(asked);
    }
    expect(await answer).toBe("here");
    expect(patience.waiting).toBe(false);
});

test("asks at once on request and when the network is back", async () => {
    const patience = new Patience();
    const request = failing(2);
    const answer = patience.ask(request);
    await vi.advanceTimersByTimeAsync(0);
    patience.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect(request).toHaveBeenCalledTimes(2);
    dispatchEvent(new Event("online"));
    expect(await answer).toBe("here");
});

test("stops when nobody wants to know it any more, and passes on what is no lack of reach", async () => {
    const patience = new Patience();
    const request = failing(99);
    const answer = patience.ask(request);
    await vi.advanceTimersByTimeAsync(0);
    patience.stop();
    expect(await answer).toBeNull();
    expect(patience.waiting).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(request).toHaveBeenCalledTimes(1);
    await expect(new Patience().ask(() => Promise.reject(new Error("else")))).rejects.toThrow("else");
});

test.each([502, 503, 504])("an answer of %i is none", async (status) => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status })));
    await expect(fetched("/api/lobby")).rejects.toBeInstanceOf(Unreached);
});

test("a network that is not there, and a proxy that speaks for the server, are no answer", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    await expect(fetched("/api/lobby")).rejects.toBeInstanceOf(Unreached);
    await expect(said(new Response("<html>"))).rejects.toBeInstanceOf(Unreached);
});
