import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Answer } from "../protocol/types";
import { option } from "../testing/questions";
import { besides } from "./laying";
import { DISCARD_PILE } from "./marking";
import { spread } from "./spreading";
import { asked, ASSIGNING, brings, DISCARDS, DRAWS, place, planned, STRIKES } from "./testing/sheets";

const verbs = (answers: Answer[] | undefined): string[] =>
    (answers ?? []).map(({ verb, source, question }) =>
        [verb, source?.code, question].filter((word) => word !== undefined).join(" "),
    );
const PASS = "pass actions bearing on the strike";
const ROLL = "roll roll against the strike";

beforeEach(() => void vi.useFakeTimers());

describe("A sheet of strikes", () => {
    it("begins with the first strike, tapped, and nobody helps", () => {
        const { plan, walked } = planned(STRIKES);
        plan.go();
        expect(walked.map(verbs)).toEqual([["resolve-strike TW-164", "tap-to-face", PASS, ROLL]]);
        expect(plan.end?.text).toBe("Roll for Haldir");
    });

    it("walks what is ticked, each thing in its place", () => {
        const { plan, walked, tick } = planned(STRIKES);
        tick("s1-stay");
        tick("s1-TW-181");
        plan.go();
        expect(verbs(walked[0])).toEqual([
            "resolve-strike TW-164",
            "stay-untapped",
            "support TW-181",
            PASS,
            ROLL,
        ]);
    });

    it("rolls all that waits as it is laid out, the one at hand first", () => {
        const { plan, walked, tick, find } = planned(STRIKES);
        tick("s2-TW-180");
        plan.turnTo(find("s2")[1]);
        expect(plan.end?.text).toBe("Roll for Adrazar");
        plan.goAll();
        expect(verbs(walked[0])).toEqual([
            ...["resolve-strike TW-116", "tap-to-face", "support TW-180", PASS, ROLL],
            "pass actions between strikes",
            ...["resolve-strike TW-164", "tap-to-face", PASS, ROLL],
        ]);
        expect(
            walked[0]?.filter(({ verb }) => verb === "resolve-strike").map(({ source }) => source?.code),
        ).toEqual(["TW-116", "TW-164"]);
    });

    it("is walked once, unless it was refused", () => {
        const { plan, walked, tick } = planned(STRIKES);
        plan.go();
        plan.go();
        tick("s1-stay");
        expect(walked).toHaveLength(1);
        plan.release();
        plan.go();
        expect(verbs(walked[1])).toEqual(verbs(walked[0]));
    });

    it("keeps what was laid out for the others when one has been rolled for, and for nobody else", () => {
        const { plan, tick } = planned(STRIKES);
        tick("s2-stay");
        tick("s2-TW-181");
        const last = STRIKES.groups.filter(({ under }) => under === "s2");
        const alone = { ...STRIKES, groups: last.map((group) => ({ ...group, under: null })) };
        plan.go();
        plan.ask(null);
        plan.ask(asked(alone, "q2"));
        expect(plan.laid.map(({ id }) => id)).toEqual(["s2-stay", "s2-TW-181"]);
        plan.go();
        plan.ask(asked(STRIKES, "q3"));
        expect(plan.laid.map(({ id }) => id)).toEqual(["s1-tap"]);
    });

    it("has always one way to face it", () => {
        const { plan, tick, find } = planned(STRIKES);
        tick("s1-tap");
        expect(plan.ticked(find("s1-tap")[1])).toBe(1);
        tick("s1-stay");
        expect([plan.ticked(find("s1-tap")[1]), plan.ticked(find("s1-stay")[1])]).toEqual([0, 1]);
    });
});

describe("What a sheet would bring", () => {
    it("is asked for at once, then once in a breath, and only for the last wish", () => {
        const { tried, tick } = planned(STRIKES);
        expect(tried.map(verbs)).toEqual([["resolve-strike TW-164", "tap-to-face", PASS, ROLL]]);
        tick("s1-stay");
        tick("s1-TW-180");
        expect(tried).toHaveLength(1);
        vi.advanceTimersByTime(80);
        expect(tried).toHaveLength(2);
        expect(verbs(tried[1])).toContain("support TW-180");
        vi.advanceTimersByTime(500);
        expect(tried).toHaveLength(2);
    });

    it("is shown for each part, and kept for the strike that it was asked for", () => {
        const { plan, tried, find } = planned(STRIKES);
        const [, sam] = find("s1-TW-180");
        const [, first] = find("s1");
        expect([plan.oddsWith(sam), plan.oddsAt(first)]).toEqual([null, 26]);
        plan.hear(brings(tried[0] ?? [], 30, { [sam.id]: 33 }));
        expect([plan.oddsWith(sam), plan.ledger?.odds, plan.oddsAt(first)]).toEqual([33, 30, 30]);
        plan.turnTo(find("s2")[1]);
        expect(plan.ledger).toBeNull();
        expect(plan.oddsAt(first)).toBe(30);
        plan.turnTo(first);
        expect(plan.ledger?.odds).toBe(30);
    });

    it("is not asked for again where it is known", () => {
        const { plan, tried, tick } = planned(STRIKES);
        plan.hear(brings(tried[0] ?? [], 30));
        tick("s1-stay");
        tick("s1-tap");
        vi.advanceTimersByTime(500);
        expect(tried).toHaveLength(1);
    });

    it("does not count for another question", () => {
        const { plan, tried } = planned(STRIKES);
        plan.ask(asked(STRIKES, "q2"));
        plan.hear(brings(tried[0] ?? [], 30));
        expect(plan.ledger).toBeNull();
    });
});

describe("Several cards at once", () => {
    it("are ticked in the hand, and nothing is ready before there are enough", () => {
        const { plan, walked } = planned(DISCARDS);
        plan.pick(place("TW-204"));
        expect(plan.mark(place("TW-204"))).toMatchObject({ state: "chosen", ticked: true });
        expect(plan.mark(place("TW-209"))).toMatchObject({ state: "playable", ticked: false });
        plan.go();
        expect(walked).toEqual([]);
        plan.pick(place("TW-289"));
        plan.go();
        expect(verbs(walked[0])).toEqual(["discard TW-204", "discard TW-289"]);
    });

    it("are no more than may be, and a ticked one is unticked", () => {
        const { plan } = planned(DISCARDS);
        for (const code of ["TW-204", "TW-209", "TW-289"]) plan.pick(place(code));
        expect(plan.mark(place("TW-289"))?.ticked).toBe(false);
        plan.pick(place("TW-204"));
        plan.pick(place("TW-289"));
        expect(plan.laid.map(({ id }) => id)).toEqual(["TW-209", "TW-289"]);
    });

    it("are ticked copy by copy", () => {
        const [group] = DISCARDS.groups;
        const parts = group?.parts.map((part) => ({ ...part, most: part.id === "TW-204" ? 2 : 1 })) ?? [];
        const { plan, walked } = planned({ ...DISCARDS, groups: group ? [{ ...group, parts }] : [] });
        plan.pick({ kind: "card", ref: "copy" });
        expect(plan.mark(place("TW-204"))?.ticked).toBe(true);
        plan.pick({ kind: "card", ref: "copy" });
        expect(plan.mark({ kind: "card", ref: "copy" })?.ticked).toBe(true);
        plan.go();
        expect(verbs(walked[0])).toEqual(["discard TW-204", "discard TW-204"]);
        plan.release();
        plan.pick(place("TW-204"));
        expect(plan.mark({ kind: "card", ref: "copy" })?.ticked).toBe(false);
    });

    it("are thrown onto the pile, and with the last of them the sheet is walked if plays are quick", () => {
        const quick = planned(DISCARDS, true);
        expect(quick.plan.mark(DISCARD_PILE)?.state).toBe("target");
        expect(quick.plan.drop(place("TW-204"), place("TW-209"))).toBe(false);
        expect(quick.plan.drop(place("TW-204"), DISCARD_PILE)).toBe(true);
        expect(quick.walked).toEqual([]);
        quick.plan.drop(place("TW-289"), DISCARD_PILE);
        expect(verbs(quick.walked[0])).toEqual(["discard TW-204", "discard TW-289"]);

        const slow = planned(DISCARDS);
        for (const code of ["TW-204", "TW-289"]) slow.plan.drop(place(code), DISCARD_PILE);
        expect(slow.plan.laid.map(({ id }) => id)).toEqual(["TW-204", "TW-289"]);
        expect(slow.walked).toEqual([]);
        expect(planned(STRIKES).plan.mark(DISCARD_PILE)).toBeNull();
    });

    it("are drawn with one word: all, fewer or none", () => {
        const drawn = (number: number | null): string[] => {
            const { plan, walked } = planned(DRAWS);
            if (number === null) plan.go();
            else plan.draw(number);
            return verbs(walked[0]);
        };
        expect(planned(DRAWS).plan.draws).toEqual({ most: 2, fewer: [1, 0] });
        expect(drawn(null)).toEqual(["draw", "draw", "pass draw more"]);
        expect(drawn(1)).toEqual(["draw", "pass draw more"]);
        expect(drawn(0)).toEqual(["pass draw more"]);
    });
});

describe("Strikes given out", () => {
    it("go to whoever is clicked, twice where he may have two, and never away from who must face one", () => {
        const { plan, walked, tick, find } = planned(ASSIGNING);
        tick("haldir");
        tick("adrazar");
        expect(plan.ready).toBe(false);
        tick("adrazar");
        tick("glorfindel");
        expect(["haldir", "adrazar", "glorfindel"].map((id) => plan.ticked(find(id)[1]))).toEqual([1, 2, 0]);
        plan.go();
        expect(walked[0]).toHaveLength(3);
        expect(walked[0]?.map(({ targets }) => targets?.[0]?.code)).toEqual(["TW-164", "TW-116", "TW-116"]);
    });

    it("are spread by prowess: one each, then once more", () => {
        const [group] = ASSIGNING.groups;
        if (group === undefined) throw new Error("nothing is given out");
        const prowess: Record<string, number> = { haldir: 4, adrazar: 3, glorfindel: 8 };
        const given = (most: number) =>
            Object.fromEntries(
                [...spread({ ...group, most }, ({ id }) => prowess[id] ?? 0)].map(([{ id }, n]) => [id, n]),
            );
        expect(given(2)).toEqual({ haldir: 1, adrazar: 0, glorfindel: 1 });
        expect(given(4)).toEqual({ haldir: 1, adrazar: 1, glorfindel: 2 });
    });
});

it("leaves beneath a sheet what it does not foresee", () => {
    const cram = option("cram", "Use Cram", { verb: "use", source: place("TW-204") });
    const stay = option("stay", "Stay untapped", { verb: "stay-untapped" });
    const pass = option("pass", "Pass", { verb: "pass", weight: "pass" });
    expect(besides(STRIKES, [stay, cram, pass])).toEqual([cram]);
});

it("ticks what is suggested, if it is on the sheet", () => {
    const { plan, find } = planned(STRIKES);
    expect(plan.prepare(option("sam", "Sam helps", { verb: "support", source: place("TW-180") }))).toBe(true);
    expect(plan.ticked(find("s1-TW-180")[1])).toBe(1);
    expect(plan.prepare(option("cram", "Use Cram", { verb: "use" }))).toBe(false);
});
