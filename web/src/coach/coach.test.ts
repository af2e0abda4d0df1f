import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type {
    ClientMessage,
    Option,
    QuestionKind,
    Seated,
    State,
    Suggestion,
    Verb,
    Why,
} from "../protocol/types";
import { settings } from "../settings/settings.svelte";
import { sampleBoard } from "../testing/board";
import {
    pile,
    sampleFace,
    sampleLine,
    samplePlayer,
    sampleQuestion,
    sampleSeated,
    sampleState,
    sampleView,
} from "../testing/sample";
import WithBoard from "../testing/WithBoard.svelte";
import Coach from "./Coach.svelte";
import { conceptsOf } from "./concepts";
import { Memory, memory } from "./memory";
import { recapOf } from "./recap";
import { words } from "./words";

function option(verb: Verb): Option {
    const title = { text: `Do ${verb}`, names: [] };
    return {
        id: verb,
        verb,
        kind: "choose",
        source: null,
        targets: [],
        title,
        detail: null,
        odds: null,
        weight: "plain",
        tone: "may",
        undoable: false,
        warns: null,
    };
}

function asking(kind: QuestionKind, verbs: Verb[] = [], changes: Partial<State> = {}): State {
    return sampleState({
        question: sampleQuestion({ id: kind, kind, options: verbs.map(option) }),
        ...changes,
    });
}

beforeEach(() => {
    settings.language = "en";
    settings.coach = "coach";
    memory.forget();
});
afterEach(cleanup);

describe("what could be explained", () => {
    test("a question brings its concept, its answers bring theirs", () => {
        expect(conceptsOf(asking("draft pick"), 0)).toEqual(["draft"]);
        expect(
            conceptsOf(
                asking("actions in the organization phase", [
                    "play-character",
                    "plan-movement",
                    "plan-movement",
                ]),
                0,
            ),
        ).toEqual(["organization", "characters", "journey"]);
        expect(conceptsOf(asking("trophy to keep"), 0)).toEqual([]);
    });

    test("the same window is a danger on one side of the table and a threat on the other", () => {
        const kind = "actions in the movement/hazard phase";
        expect(conceptsOf(asking(kind, [], { view: sampleView({ active: 0 }) }), 0)).toEqual(["under way"]);
        const theirs = { view: sampleView({ active: 1 }) };
        expect(conceptsOf(asking(kind, ["pass"], theirs), 0)).toEqual(["other side", "hazard limit"]);
        expect(conceptsOf(asking(kind, ["place-on-guard"], theirs), 0)).toContain("on-guard");
    });

    test("who is not asked waits; at the end there is nothing to wait for", () => {
        expect(conceptsOf(sampleState({ question: null, asked: 1 }), 0)).toEqual(["waiting"]);
        expect(conceptsOf(sampleState({ question: null, asked: null }), 0)).toEqual([]);
    });

    test("each language explains everything in a sentence or two", () => {
        for (const language of ["en", "de", "fr"] as const)
            for (const [concept, said] of Object.entries(words[language].concepts))
                expect(said.text.length, `${language} ${concept}`).toBeLessThan(260);
    });
});

describe("how often", () => {
    test("three times with a coach, once as a hint, never in quiet", () => {
        const fresh = new Memory(null);
        for (let times = 0; times < 3; times++) {
            expect(fresh.choose(["chain"], "coach")).toBe("chain");
            fresh.note("chain");
            expect(fresh.choose(["chain"], "hints")).toBeNull();
        }
        expect(fresh.choose(["chain"], "coach")).toBeNull();
        expect(fresh.choose(["draft"], "quiet")).toBeNull();
    });

    test("of several that are new, the one that was explained least", () => {
        const fresh = new Memory('{"organization":1}');
        expect(fresh.choose(["organization", "journey"], "coach")).toBe("journey");
    });

    test("it is remembered in the browser", () => {
        memory.note("draft");
        expect(new Memory(localStorage.getItem("wizardhaven explained")).times("draft")).toBe(1);
        expect(new Memory("{").times("draft")).toBe(0);
    });
});

describe("after a turn", () => {
    const before = sampleView({ turn: 3, active: 0 });
    const face = (code: string | null) =>
        code === "C"
            ? sampleFace("C", "Haldir", { kind: "character", numbers: { mind: 3 } })
            : code === "F"
              ? sampleFace("F", "Riders", { kind: "faction" })
              : null;

    function after(hand: string[], unused: number) {
        const own = samplePlayer(0, [9, 2, 2, 0, 1, 0]);
        own.hand = pile(
            hand.length,
            hand.map((code, id) => ({ id, code })),
        );
        own.general_influence = { total: 20, used: 20 - unused, unused };
        return sampleView({ turn: 4, active: 1, players: [own, samplePlayer(1, [7, 0, 2, 0, 0, 0])] });
    }

    test("what happened is the most that happened", () => {
        const log = [
            sampleLine(1, { turn: 2, kind: "wounded" }),
            sampleLine(2, { turn: 3, kind: "company arrived" }),
            sampleLine(3, { turn: 3, kind: "attack defeated" }),
        ];
        const recap = recapOf(before, after([], 0), log, 0, face);
        expect(recap.happened).toEqual({ kind: "fought", gained: 0, defeated: 1, wounded: 0, moved: 1 });
        expect([recap.gain, recap.theirGain, recap.points, recap.theirPoints]).toEqual([2, 0, 14, 9]);
    });

    test("what to try next follows from what one has", () => {
        const next = (hand: string[], unused: number) =>
            recapOf(before, after(hand, unused), [], 0, face).next;
        expect(next(["C"], 5)).toBe("character");
        expect(next(["C", "F"], 2)).toBe("faction");
        expect(next([], 5)).toBe("journey");
    });
});

describe("the helper", () => {
    type Shown = {
        seated: Seated;
        table: State;
        suggestion: Suggestion | null;
        why: Why | null;
        refused: number;
    };
    const send = vi.fn<(message: ClientMessage) => void>();
    const accept = vi.fn<(option: Option) => void>();

    function show(changes: Partial<Shown> = {}) {
        const props = {
            seated: sampleSeated(),
            table: asking("response", ["pass", "play"]),
            log: [],
            suggestion: null,
            why: null,
            refused: -1,
            send,
            accept,
        };
        return render(WithBoard, { part: Coach, board: sampleBoard(), given: { ...props, ...changes } });
    }

    beforeEach(() => send.mockClear());

    test("explains what is new", () => {
        show();
        expect(screen.getByText("The chain")).toBeTruthy();
        expect(memory.times("chain")).toBe(1);
    });

    test("suggests, and says why", async () => {
        const { rerender } = show();
        await fireEvent.click(screen.getByRole("button", { name: "Suggest" }));
        expect(send).toHaveBeenCalledWith({ type: "suggest" });
        const suggestion: Suggestion = {
            type: "suggestion",
            question: "response",
            option: "pass",
            why: { text: "Nothing is gained by answering.", names: [] },
        };
        const props = {
            seated: sampleSeated(),
            table: asking("response", ["pass", "play"]),
            log: [],
            suggestion,
            why: null,
            refused: -1,
            send,
            accept,
        };
        await rerender({ given: props });
        expect(screen.getByText(/Do pass/)).toBeTruthy();
        expect(screen.getByText(/Nothing is gained/)).toBeTruthy();
        await fireEvent.click(screen.getByRole("button", { name: "Do this" }));
        expect(accept.mock.lastCall?.[0].id).toBe("pass");
    });

    test("has nothing to suggest where that was not agreed", () => {
        show({ seated: sampleSeated({ suggestions: false }) });
        expect(screen.queryByRole("button", { name: "Suggest" })).toBeNull();
    });

    test("no longer thinks when it is told that there is nothing to suggest", async () => {
        const { rerender } = show({ refused: 2 });
        await fireEvent.click(screen.getByRole("button", { name: "Suggest" }));
        expect(screen.getByText(/Thinking/)).toBeTruthy();
        const table = asking("response", ["pass", "play"]);
        const given = { seated: sampleSeated(), table, log: [], suggestion: null, why: null, send, accept };
        await rerender({ given: { ...given, refused: 3 } });
        expect(screen.queryByText(/Thinking/)).toBeNull();
    });

    test("a person need not say why, a machine must", () => {
        show();
        expect(screen.getByRole("button", { name: "Why did it do that?" })).toBeTruthy();
        cleanup();
        const people = sampleSeated().people;
        show({ seated: sampleSeated({ people: [people[0], { ...people[0], name: "Anna" }] }) });
        expect(screen.queryByRole("button", { name: "Why did it do that?" })).toBeNull();
    });

    test("is quiet when told to be, and for those who watch", () => {
        settings.coach = "quiet";
        show();
        expect(screen.queryByRole("region")).toBeNull();
        cleanup();
        settings.coach = "coach";
        show({ seated: sampleSeated({ seat: null }) });
        expect(screen.queryByRole("region")).toBeNull();
    });
});
