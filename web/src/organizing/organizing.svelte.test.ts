import { beforeEach, describe, expect, it, vi } from "vitest";
import type {
    Anchor,
    ClientMessage,
    CompanyView,
    Option,
    Planned,
    PlannedWay,
    Question,
    View,
} from "../protocol/types";
import { option, question } from "../testing/questions";
import { samplePlayer, sampleView } from "../testing/sample";
import { Organizing } from "./organizing.svelte";
import { words } from "./words";

const mine: Anchor = { kind: "company", ref: "1" };
const pelargir: Anchor = { kind: "site", ref: "30", code: "TW-1" };
const tolfalas: Anchor = { kind: "site", ref: "31", code: "TW-2" };
const view = sampleView({ seat: 0, active: 0, turn: 9 });
const warns = { text: "Nobody moves this turn. Stay?", names: [] };

let sent: ClientMessage[] = [];

function plan(id: string, goal: Anchor): Option {
    return option(id, `Go to ${goal.ref}`, { verb: "plan-movement", source: mine, targets: [goal] });
}

function organization(id = "q1", goals: Anchor[] = [pelargir, tolfalas]): Question {
    const pass = option("0", "Pass", { verb: "pass", weight: "pass", warns });
    const plans = goals.map((goal, index) => plan(`${index + 1}`, goal));
    return { ...question([pass, ...plans]), id, kind: "actions in the organization phase" };
}

function way(ref: string): PlannedWay {
    const anchor: Anchor = { kind: "path", ref, regions: ["Anfalas", "Lebennin"] };
    return { anchor, name: ref, lands: ["Wilderness"], limit: 2, draws: [2, 2], roll: null };
}

function planned(id: string, more: Partial<Planned> = {}): Planned {
    const plays = [{ anchor: { kind: "card" as const, ref: "77" }, odds: 35 }];
    const ways = [way("by sea"), way("by land")];
    return {
        type: "planned",
        question: "q1",
        option: id,
        site_type: "Free-hold",
        attacks: [],
        ways,
        plays,
        ...more,
    };
}

function begun(asked: Question = organization(), inOrder = false): Organizing {
    const host = {
        send: (message: ClientMessage) => void sent.push(message),
        table: "table",
        nameOf: () => "Pelargir",
        inOrder,
        words: words.en,
    };
    const organizing = new Organizing(host);
    organizing.ask(asked, view);
    return organizing;
}

beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
    sent = [];
});

describe("the order of companies", () => {
    const ids = ["4", "7", "9"];
    const companies = ids.map((id) => ({ id: Number(id) }) as CompanyView);
    const own = { ...samplePlayer(0), companies };
    const together = { ...view, players: [own, samplePlayer(1)] as View["players"] };
    const next = (kind: Question["kind"], companies: string[]): Question => {
        const options = companies.map((ref, index) =>
            option(`${index}`, ref, { verb: "choose-company", source: { kind: "company", ref } }),
        );
        return { ...question(options), id: "q2", kind };
    };

    it("is the one in which they are listed, and nobody is asked which comes next", () => {
        const organizing = begun(organization(), true);
        organizing.ask(next("next company to move", ids.toReversed()), together);
        expect(organizing.order).toEqual(ids);
        expect(sent.at(-1)).toEqual({ type: "choose", question: "q2", option: "2" });
    });

    it("can be changed before one sets out, and holds at the sites too", () => {
        const organizing = begun(organization(), true);
        organizing.ask(organization(), together);
        organizing.hasten("7");
        organizing.hasten("7");
        expect(organizing.order).toEqual(["7", "4", "9"]);
        organizing.ask(next("next company at its site", ids), together);
        expect(sent.at(-1)).toEqual({ type: "choose", question: "q2", option: "1" });
    });

    it("is asked for where the reader wants to be asked", () => {
        const organizing = begun();
        sent = [];
        organizing.ask(next("next company to move", ids), together);
        expect(sent).toEqual([]);
    });
});

describe("a journey", () => {
    it("is a note until one sets out, and nothing is sent but the wish to know more", () => {
        const organizing = begun();
        expect(organizing.gives("1")).toBe(true);
        vi.runAllTimers();
        expect(organizing.noteOf("1")).toMatchObject({ site: "30", code: "TW-1" });
        expect(sent).toEqual([{ type: "plan", question: "q1", option: "1" }]);
    });

    it("goes out with all others in one message", () => {
        const organizing = begun();
        organizing.gives("2");
        organizing.gives("0");
        expect(sent).toEqual([
            {
                type: "walk",
                question: "q1",
                answers: [{ verb: "plan-movement", source: mine, targets: [tolfalas] }, { verb: "pass" }],
            },
        ]);
    });

    it("is found again after a reload, in this turn and no other", () => {
        begun().gives("1");
        expect(begun().noteOf("1")?.site).toBe("30");
        const later = begun();
        later.ask(organization("q9"), sampleView({ seat: 0, active: 0, turn: 10 }));
        expect(later.noteOf("1")).toBeNull();
    });

    it("that has become unlawful is kept and not sent", () => {
        const organizing = begun();
        organizing.gives("1");
        organizing.ask(organization("q2", [tolfalas]), view);
        const note = organizing.noteOf("1");
        expect(note !== null && organizing.isLawful(note)).toBe(false);
        organizing.gives("0");
        expect(sent.at(-1)).toMatchObject({ answers: [{ verb: "pass" }] });
    });

    it("is taken back last first", () => {
        const organizing = begun();
        organizing.gives("1");
        expect(organizing.undo()).toBe(true);
        expect(organizing.notes).toEqual([]);
        expect(organizing.undo()).toBe(false);
    });
});

describe("to set out", () => {
    it("is asked about once more as long as nobody moves", () => {
        const organizing = begun();
        const out = (): Option | undefined => organizing.asked?.options.find(({ verb }) => verb === "pass");
        expect(out()).toMatchObject({ weight: "main", warns });
        organizing.gives("1");
        expect(out()?.warns).toBeNull();
        expect(out()?.title.text).toContain("Set out");
    });
});

describe("a way", () => {
    it("is the best one until another is chosen", () => {
        const organizing = begun();
        organizing.gives("1");
        organizing.hear(planned("1"));
        expect(organizing.noteOf("1")?.way).toBe("by sea");
        expect(organizing.goBy("by land")).toBe(true);
        expect(organizing.way?.name).toBe("by land");
        expect(organizing.goBy("by air")).toBe(false);
    });

    it("is taken by itself when the site is shown, if it is still one", () => {
        const organizing = begun();
        organizing.gives("1");
        organizing.hear(planned("1"));
        organizing.gives("0");
        const travel = (id: string, ref: string): Option =>
            option(id, ref, { verb: "travel", source: mine, targets: [{ kind: "path", ref }] });
        const asked: Question = {
            ...question([travel("0", "by land"), travel("1", "by sea")]),
            id: "q5",
            kind: "site path",
        };
        organizing.ask(asked, view);
        expect(sent.at(-1)).toEqual({ type: "choose", question: "q5", option: "1" });
    });

    it("is asked for if a card has come into play since", () => {
        const organizing = begun();
        organizing.gives("1");
        organizing.hear(planned("1"));
        organizing.gives("0");
        const before = sent.length;
        const travel = option("0", "sea", {
            verb: "travel",
            source: mine,
            targets: [{ kind: "path", ref: "by sea" }],
        });
        const event = {
            card: { id: 99, code: null },
            seat: 1 as const,
            status: "untapped" as const,
            on_it: [],
            aside: [],
            prison: null,
        };
        organizing.ask({ ...question([travel]), id: "q5", kind: "site path" }, { ...view, events: [event] });
        expect(sent).toHaveLength(before);
    });
});

describe("what is thought of", () => {
    it("is asked about once, and tells which cards could be played there", () => {
        const organizing = begun();
        organizing.think({ company: "1", site: "31" });
        organizing.think({ company: "1", site: "30" });
        vi.runAllTimers();
        expect(sent).toEqual([{ type: "plan", question: "q1", option: "1" }]);
        organizing.hear(planned("1"));
        expect(organizing.hint({ kind: "card", ref: "77" })).toBe("there: 97%");
        expect(organizing.hint({ kind: "card", ref: "78" })).toBeNull();
        expect(organizing.offer).toBe("Let go to send them to Pelargir");
        organizing.think(null);
        expect(organizing.hint({ kind: "card", ref: "77" })).toBeNull();
    });

    it("is told before a site is entered as well", () => {
        const enter = option("1", "Enter", { verb: "enter", source: mine, targets: [pelargir] });
        const organizing = begun({ ...question([enter]), id: "q1", kind: "enter the site" });
        vi.runAllTimers();
        expect(sent).toEqual([{ type: "plan", question: "q1", option: "1" }]);
        organizing.hear(planned("1", { ways: [] }));
        expect(organizing.hint({ kind: "card", ref: "77" })).toBe("there: 97%");
    });
});
