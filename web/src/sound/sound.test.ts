import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { LogLine } from "../protocol/types";
import { settings } from "../settings/settings.svelte";
import { sampleLine, sampleQuestion, sampleSeated, sampleState } from "../testing/sample";
import { heardOf } from "./heard";
import Sound from "./Sound.svelte";
import { recall, sounds } from "./sounds.svelte";
import SoundSettings from "./SoundSettings.svelte";
import { VOICES } from "./voices";

const voices = (lines: LogLine[]): string[] => heardOf(lines, -1).map(({ voice }) => voice);

afterEach(() => {
    vi.restoreAllMocks();
    sounds.choose("off");
    settings.language = "en";
});

describe("what is heard", () => {
    it("belongs to a line of the story", () => {
        expect(voices([sampleLine(1, { kind: "played" }), sampleLine(2, { kind: "rolled" })])).toEqual([
            "card",
            "dice",
        ]);
        expect(voices([sampleLine(1, { kind: "phase began" }), sampleLine(2, { kind: "drew" })])).toEqual([]);
    });

    it("is heard once for many lines, and not at all for a story of long ago", () => {
        const many = (count: number): LogLine[] =>
            Array.from({ length: count }, (_, number) => sampleLine(number, { kind: "played" }));
        expect(voices(many(3))).toEqual(["card"]);
        expect(voices(many(50))).toEqual([]);
    });

    it("is not heard again when a deed is headed anew", () => {
        const log = [
            sampleLine(1, { kind: "declared", head: true, deed: 7 }),
            sampleLine(2, { kind: "declared", head: true, deed: 7 }),
            sampleLine(3, { kind: "strike failed", head: true, deed: 8 }),
        ];
        expect(heardOf(log, 1).map(({ voice }) => voice)).toEqual(["strike"]);
        expect(heardOf(log, 0).map(({ voice }) => voice)).toEqual(["link", "strike"]);
    });

    it("is a card put down where one is laid on-guard", () => {
        const log = [sampleLine(1, { kind: "declared", head: true, deed: 7 })];
        expect(heardOf(log, 0, true).map(({ voice }) => voice)).toEqual(["card"]);
    });

    it("is low for a wound, and the louder the higher the dice", () => {
        const [wound] = heardOf([sampleLine(1, { kind: "wounded" })], -1);
        expect(wound?.pitch).toBeLessThan(1);
        const force = (roll: number): number =>
            heardOf([sampleLine(1, { kind: "rolled", roll })], -1)[0]?.force ?? 0;
        expect(force(12)).toBeGreaterThan(force(2));
    });

    it("is made of nine short voices", () => {
        expect(Object.keys(VOICES)).toHaveLength(9);
        for (const tones of Object.values(VOICES))
            for (const { begins, lasts } of tones) expect(begins + lasts).toBeLessThan(1.2);
    });
});

describe("when it is heard", () => {
    it("neither for what was there when one came nor for a wait, only for what is new", async () => {
        const play = vi.spyOn(sounds, "play").mockImplementation(() => {});
        const log = [sampleLine(1, { kind: "played" })];
        const seated = sampleSeated();
        const waiting = sampleState({ question: null });
        const { rerender } = render(Sound, { seated, table: waiting, log });
        await tick();
        await rerender({ seated, table: sampleState({ question: null, n: 9 }), log });
        expect(play).not.toHaveBeenCalled();
        const table = sampleState({ question: sampleQuestion({ id: "next" }) });
        await rerender({ seated, table, log: [...log, sampleLine(2, { kind: "rolled", roll: 7 })] });
        await tick();
        expect(play.mock.lastCall?.[0].map(({ voice }) => voice)).toEqual(["dice", "question"]);
    });
});

describe("the wish", () => {
    it("is none until somebody asks, and survives whatever was kept", () => {
        expect(recall(null)).toEqual({ wish: "off", volume: 0.5 });
        expect(recall("{")).toEqual({ wish: "off", volume: 0.5 });
        expect(recall('{"wish":"all","volume":7}')).toEqual({ wish: "all", volume: 1 });
    });

    it("is chosen in the settings, in each language", async () => {
        vi.spyOn(sounds, "play").mockImplementation(() => {});
        render(SoundSettings);
        expect(screen.queryByRole("slider")).toBeNull();
        await fireEvent.click(screen.getByLabelText("Only my question"));
        expect(sounds.wish).toBe("question");
        expect(screen.getByRole("slider", { name: "Volume" })).toBeTruthy();
        cleanup();
        settings.language = "de";
        render(SoundSettings);
        expect(screen.getByLabelText("Nur meine Frage")).toBeTruthy();
    });
});
