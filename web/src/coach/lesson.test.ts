import { fireEvent, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { show } from "../card/testing/show";
import type { Option, State, View } from "../protocol/types";
import { sampleBoard } from "../testing/board";
import { settings } from "../settings/settings.svelte";
import { samplePlayer, sampleQuestion, sampleSeated, sampleState, sampleView } from "../testing/sample";
import Lesson from "./Lesson.svelte";
import { lesson } from "./lesson.svelte";
import { words } from "./lesson_words";
import { arrowTo } from "./pointing";
import { pointsAt, reached, STATIONS } from "./stations";

const PLAN: Option = {
    id: "plan",
    verb: "plan-movement",
    kind: "choose",
    source: null,
    targets: [],
    title: { text: "Go", names: [] },
    detail: null,
    odds: null,
    weight: "plain",
    undoable: false,
    warns: null,
    tone: "may",
};
const SITES: [string, string] = ["TW-397", "TW-412"];

function at(view: Partial<View>, changes: Partial<State> = {}): State {
    return sampleState({ view: sampleView(view), ...changes });
}
const idle = { seat: 0 as const, noted: false, tried: false, holds: false };
const station = (behind: number, state: State): string | undefined =>
    STATIONS[reached(behind, { ...idle, state })];

describe("the stations", () => {
    it("begin with the draft and go on as the turn does", () => {
        expect(station(0, at({ turn: 0 }))).toBe("friends");
        expect(station(0, at({ turn: 1, active: 0, phase: "organization phase" }))).toBe("journey");
        expect(station(2, at({ turn: 1, active: 0, phase: "organization phase" }))).toBe("setting out");
        expect(station(2, at({ turn: 1, active: 0, phase: "movement/hazard phase" }))).toBe("hazards");
        expect(station(3, at({ turn: 1, active: 0, phase: "site phase" }))).toBe("entering");
    });

    it("go on to setting out as soon as a journey is noted", () => {
        const state = at({ turn: 1, active: 0, phase: "organization phase" });
        expect(STATIONS[reached(1, { ...idle, state, noted: true })]).toBe("setting out");
    });

    it("let go whoever strays, and never go back", () => {
        const theirs = at({ turn: 2, active: 1, phase: "movement/hazard phase" });
        expect(station(1, theirs)).toBe("danger");
        expect(station(8, at({ turn: 1, active: 0, phase: "organization phase" }))).toBe("faction");
        expect(station(8, at({ turn: 4, active: 1, phase: "untap phase" }))).toBe("score");
    });

    it("stay with a faction until somebody has spoken to it, whatever turn it is", () => {
        const state = at({ turn: 6, active: 1, phase: "untap phase" });
        const spoken = sampleState({ question: sampleQuestion({ kind: "influence check" }) });
        expect(STATIONS[reached(8, { ...idle, state, holds: true })]).toBe("faction");
        expect(STATIONS[reached(8, { ...idle, state: spoken, holds: true, tried: true })]).toBe("faction");
        expect(STATIONS[reached(8, { ...idle, state, holds: true, tried: true })]).toBe("score");
    });

    it("take an item for found once it counts", () => {
        const holding = (points: number): State => {
            const own = samplePlayer(0);
            own.marshalling_points.sources = [{ source: "item", points, doubled: points, counted: points }];
            return at({ turn: 1, active: 0, phase: "site phase", players: [own, samplePlayer(1)] });
        };
        expect(station(6, holding(0))).toBe("item");
        expect(station(6, holding(2))).toBe("danger");
    });

    it("point at the site of the lesson where it may be gone to", () => {
        const target = { kind: "site" as const, ref: "41", code: "TW-397" };
        const question = sampleQuestion({ options: [{ ...PLAN, targets: [target] }] });
        const moment = { ...idle, state: sampleState({ question }) };
        expect(pointsAt("journey", moment, SITES, () => null)).toContain(
            '[data-zone=map] [data-kind="site"][data-ref="41"]',
        );
        for (const one of STATIONS)
            expect(pointsAt(one, moment, SITES, () => null).length).toBeGreaterThan(0);
    });
});

describe("the lesson", () => {
    const seated = { ...sampleSeated(), lesson: { sites: SITES } };

    it("tells where one is, opens the rule, and is left with one click", async () => {
        const rule = vi.fn();
        const table = at({ turn: 1, active: 0, phase: "organization phase" });
        show(Lesson, { seated, table, again: () => {} }, sampleBoard({}, { rule }));
        expect(await screen.findByText("A journey is a way through lands")).toBeTruthy();
        await fireEvent.click(screen.getByRole("button", { name: "Why?" }));
        expect(rule).toHaveBeenCalledWith("ORG-61");
        await fireEvent.click(screen.getByRole("button", { name: "Leave the lesson" }));
        expect(screen.queryByRole("region")).toBeNull();
        expect(lesson.isTold(seated)).toBe(false);
    });

    it("gives with one click what can be taken back, from the start and until that is switched off", () => {
        settings.quick = false;
        const state = at({ turn: 0 });
        state.view.players[0].companies = [];
        const moment = { state, seat: 0 as const, noted: false, holds: false };
        lesson.look(moment);
        expect(settings.quick).toBe(true);
        settings.quick = false;
        lesson.look(moment);
        expect(settings.quick).toBe(false);
    });

    it("is not told at another table", () => {
        expect(lesson.isTold({ ...seated, lesson: null })).toBe(false);
    });

    it("says every station in a sentence or two, in each language", () => {
        for (const language of ["en", "de", "fr"] as const)
            for (const one of STATIONS) {
                const { name, text } = words[language].stations[one];
                expect(name.length, `${language} ${one}`).toBeGreaterThan(5);
                expect(text.length, `${language} ${one}`).toBeLessThan(180);
            }
    });
});

describe("the arrow", () => {
    const box = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 40 });

    it("goes from edge to edge, and is not drawn to what lies beside it", () => {
        expect(arrowTo(box(700, 100), box(100, 400))).toMatch(/^M700 140Q/);
        expect(arrowTo(box(100, 100), box(100, 150))).toBe("");
    });
});
