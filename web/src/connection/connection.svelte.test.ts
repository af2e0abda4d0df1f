import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { browserWord } from "../door/secrets";
import type { ServerMessage } from "../protocol/types";
import {
    sampleFace,
    sampleInvited,
    sampleLine,
    sampleQuestion,
    sampleSeated,
    sampleState,
} from "../testing/sample";
import { Connection, type Line } from "./connection.svelte";

class FakeLine implements Line {
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: unknown }) => void) | null = null;
    onclose: ((event: { code: number }) => void) | null = null;
    sent: unknown[] = [];
    closed = false;

    send(data: string): void {
        this.sent.push(JSON.parse(data));
    }
    close(): void {
        this.closed = true;
    }
    breaks(code = 1006): void {
        this.onclose?.({ code });
    }
    says(...messages: ServerMessage[]): void {
        for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
        vi.advanceTimersByTime(40);
    }
}

const SIT = { type: "sit", key: "secret", language: "de", browser: "" };
let lines: FakeLine[];
let connection: Connection;

const line = (): FakeLine => lines[lines.length - 1] as FakeLine;

beforeEach(() => {
    SIT.browser = browserWord();
    vi.useFakeTimers();
    vi.spyOn(Math, "random").mockReturnValue(1);
    lines = [];
    connection = new Connection("secret", "de", () => {
        lines.push(new FakeLine());
        return line();
    });
});
afterEach(() => {
    connection.close();
    vi.restoreAllMocks();
    vi.useRealTimers();
});

describe("sitting down", () => {
    test("the key is the first thing that is said", () => {
        line().onopen?.();
        expect(line().sent).toEqual([SIT]);
        expect(connection.connected).toBe(true);
    });

    test("nothing is said before the line is open", () => {
        expect(connection.send({ type: "undo" })).toBe(false);
        expect(line().sent).toEqual([]);
    });

    test("who is turned away does not knock again", () => {
        line().onopen?.();
        line().says({ type: "refused", text: "This link leads nowhere.", rule: null });
        line().breaks(1008);
        expect(connection.turnedAway?.text).toBe("This link leads nowhere.");
        vi.advanceTimersByTime(60_000);
        dispatchEvent(new Event("online"));
        expect(lines).toHaveLength(1);
    });
});

describe("the key", () => {
    test("is renewed while the table stays as it is, and the line is called again with the new one", () => {
        line().onopen?.();
        line().says(sampleSeated(), sampleState({ n: 3 }));
        const old = line();
        old.says({ type: "renewed", key: "new secret" });
        line().onopen?.();
        expect(old.closed).toBe(true);
        expect(line().sent).toEqual([{ ...SIT, key: "new secret" }]);
        expect(connection.key).toBe("new secret");
        expect(connection.renewed).toBe(true);
        expect(connection.state?.n).toBe(3);
        expect(connection.turnedAway).toBeNull();
    });

    test("that was renewed elsewhere opens nothing more, even for who sat already", () => {
        line().onopen?.();
        line().says(sampleSeated(), { type: "refused", text: "Renewed elsewhere.", rule: null });
        line().breaks(1008);
        expect(connection.turnedAway?.text).toBe("Renewed elsewhere.");
        vi.advanceTimersByTime(60_000);
        expect(lines).toHaveLength(1);
    });

    test("of an invitation tells what is agreed, and the line is not needed any more", () => {
        line().onopen?.();
        line().says(sampleInvited());
        expect(connection.invited?.host).toBe("Mira");
        expect(line().closed).toBe(true);
        vi.advanceTimersByTime(60_000);
        expect(lines).toHaveLength(1);
    });
});

describe("what is told", () => {
    beforeEach(() => {
        line().onopen?.();
        line().says(sampleSeated());
    });

    test("lines of the log and faces gather over time", () => {
        line().says(
            sampleState({ n: 1, log: [sampleLine(1)], faces: { "TW-1": sampleFace("TW-1", "One") } }),
        );
        line().says(
            sampleState({
                n: 2,
                log_from: 2,
                log: [sampleLine(2)],
                faces: { "TW-2": sampleFace("TW-2", "Two") },
            }),
        );
        expect(connection.log.map((one) => one.number)).toEqual([1, 2]);
        expect(Object.keys(connection.faces)).toEqual(["TW-1", "TW-2"]);
    });

    test("a state that is older than the table is passed over", () => {
        line().says(sampleState({ n: 5, undo: true }));
        line().says(sampleState({ n: 4, undo: false }));
        expect(connection.state?.n).toBe(5);
        expect(connection.state?.undo).toBe(true);
    });

    test("lines that were taken back give way", () => {
        line().says(sampleState({ n: 1, log: [sampleLine(1), sampleLine(2), sampleLine(3)] }));
        line().says(sampleState({ n: 2, log_from: 2, log: [sampleLine(2, { kind: "drafted" })] }));
        expect(connection.log.map((one) => [one.number, one.kind])).toEqual([
            [1, "came into play"],
            [2, "drafted"],
        ]);
        line().says(sampleState({ n: 3, log_from: 1, log: [] }));
        expect(connection.log).toEqual([]);
    });

    test("of several tables at once the first is shown, then the last, and no line is lost", () => {
        const shown: number[] = [];
        const off = $effect.root(() => {
            $effect.pre(() => void shown.push(connection.state?.n ?? 0));
        });
        flushSync();
        const tables = [1, 2, 3, 4].map((n) => sampleState({ n, log_from: n, log: [sampleLine(n)] }));
        for (const table of tables) {
            line().onmessage?.({ data: JSON.stringify(table) });
            flushSync();
        }
        vi.advanceTimersByTime(40);
        flushSync();
        expect(shown).toEqual([0, 1, 4]);
        expect(connection.log.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
        off();
    });

    test("advice is for one question and goes with it", () => {
        line().says(sampleState({ n: 1 }));
        const why = { text: "It is safe.", names: [] };
        line().says({ type: "suggestion", question: "another", option: "a", why });
        expect(connection.suggestion).toBeNull();
        line().says({ type: "suggestion", question: "q1", option: "a", why });
        expect(connection.suggestion?.option).toBe("a");
        line().says(sampleState({ n: 2, question: sampleQuestion({ id: "q2" }) }));
        expect(connection.suggestion).toBeNull();
    });

    test("the last three refusals stay until they are put away", () => {
        for (const text of ["one", "two", "three", "two", "three", "four"])
            line().says({ type: "refused", text, rule: null });
        expect(connection.refusals.map((one) => one.text)).toEqual(["two", "three", "four"]);
        connection.dismiss(connection.refusals[1]?.id ?? -1);
        expect(connection.refusals.map((one) => one.text)).toEqual(["two", "four"]);
        expect(connection.turnedAway).toBeNull();
    });

    test.each([
        ["no JSON", "{"],
        ["nothing", "null"],
        ["a list", "[]"],
        ["an unknown type", '{"type":"toString"}'],
        ["a state without a view", '{"type":"state","n":9,"log":[],"faces":{}}'],
        ["people missing", '{"type":"seated"}'],
    ])("what is no message is passed over: %s", (_, data) => {
        line().says(sampleState({ n: 1 }));
        line().onmessage?.({ data });
        line().onmessage?.({ data: new ArrayBuffer(2) });
        expect(connection.state?.n).toBe(1);
        expect(connection.seated?.people[0].name).toBe("Mira");
    });

    test("another language is asked for once", () => {
        connection.speak("fr");
        connection.speak("fr");
        expect(line().sent.slice(1)).toEqual([{ type: "speak", language: "fr" }]);
    });
});

describe("a broken line", () => {
    test("is opened again with growing pauses up to five seconds", () => {
        const waited: number[] = [];
        for (let tries = 0; tries < 7; tries++) {
            line().breaks();
            const before = lines.length;
            let passed = 0;
            while (lines.length === before) {
                vi.advanceTimersByTime(50);
                passed += 50;
            }
            waited.push(passed);
        }
        expect(waited).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000]);
    });

    test("is not waited for once the network is back", () => {
        for (let tries = 0; tries < 6; tries++) {
            line().breaks();
            vi.advanceTimersByTime(5000);
        }
        line().breaks();
        const before = lines.length;
        dispatchEvent(new Event("online"));
        expect(lines).toHaveLength(before + 1);
    });

    test("leaves the table as it was, and the first state after it counts, whatever its number", () => {
        line().onopen?.();
        line().says(sampleSeated());
        line().says(sampleState({ n: 7, log: [sampleLine(1), sampleLine(2)] }));
        line().breaks();
        expect(connection.connected).toBe(false);
        expect(connection.state?.n).toBe(7);

        vi.advanceTimersByTime(250);
        line().onopen?.();
        expect(line().sent).toEqual([SIT]);
        line().says(sampleSeated());
        line().says(sampleState({ n: 3, log: [sampleLine(1)] }));
        expect(connection.state?.n).toBe(3);
        expect(connection.log).toHaveLength(1);
    });

    test("says so until we sit again, and is called at once on request", () => {
        line().onopen?.();
        line().says(sampleSeated());
        expect(connection.unreached).toBe(false);
        line().breaks();
        expect(connection.unreached).toBe(true);
        connection.hurry();
        expect(lines).toHaveLength(2);
        connection.hurry();
        expect(lines).toHaveLength(2);
        line().onopen?.();
        expect(connection.unreached).toBe(true);
        line().says(sampleSeated());
        expect(connection.unreached).toBe(false);
    });

    test("on which a server without its database lets nobody sit down is called again", () => {
        line().onopen?.();
        line().says({ type: "refused", text: "Nothing can be read now.", rule: null });
        line().breaks(1013);
        expect(connection.turnedAway).toBeNull();
        expect(connection.refusals).toEqual([]);
        expect(connection.unreached).toBe(true);
        vi.advanceTimersByTime(250);
        expect(lines).toHaveLength(2);
    });

    test("stays closed when we leave", () => {
        line().onopen?.();
        connection.close();
        expect(line().closed).toBe(true);
        vi.advanceTimersByTime(60_000);
        expect(lines).toHaveLength(1);
    });
});
