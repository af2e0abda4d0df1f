import { describe, expect, it } from "vitest";
import type { Option, Question } from "../protocol/question";
import {
    assignment,
    card,
    hazards,
    option,
    organization,
    passOnly,
    paths,
    question,
    support,
} from "../testing/questions";
import { ON_GUARD } from "./places";
import { Walk } from "./walk.svelte";
import { words } from "./words";

function walkOn(asked: Question, quick = false): { walk: Walk; sent: string[] } {
    const sent: string[] = [];
    const walk = new Walk({
        send: (_, id) => sent.push(id),
        nameOf: (code) => `card ${code}`,
        inHand: () => false,
        words: words.en,
        quick,
    });
    walk.ask(asked);
    return { walk, sent };
}
const titles = (walk: Walk): string[] => walk.lines.map((line) => line.title.text);
const company = (ref: string) => ({ kind: "company" as const, ref });
const site = (ref: string) => ({ kind: "site" as const, ref });
const path = (ref: string) => ({ kind: "path" as const, ref });
function line(walk: Walk, number: number) {
    const found = walk.lines[number - 1];
    if (found === undefined) throw new Error(`There is no line ${number}.`);
    return found;
}

describe("organization with 60 options", () => {
    it("lists one line for each thing on the board where a choice begins", () => {
        const { walk } = walkOn(organization());
        expect(walk.question?.options).toHaveLength(60);
        expect(walk.lines).toHaveLength(2 + 6 + 4 + 1);
        expect(walk.lines.map((each) => each.number)).toEqual([...Array(13).keys()].map((n) => n + 1));
        expect(titles(walk).slice(0, 3)).toEqual([
            "Send company 1 to site …",
            "Send company 2 to site …",
            "Give item 0 to bearer …",
        ]);
        expect(line(walk, 1).options).toHaveLength(12);
        expect(walk.ready).toBeNull();
    });

    it("narrows to the options of a chosen company and lights only their sites", () => {
        const { walk } = walkOn(organization());
        walk.pick(company("1"));
        expect(walk.mark(company("1"))?.state).toBe("chosen");
        expect(walk.mark(company("2"))?.state).toBe("playable");
        expect(walk.mark(site("3"))?.state).toBe("target");
        expect(walk.mark(site("15"))).toBeNull();
        expect(walk.lines).toHaveLength(12);
        walk.pick(site("3"));
        expect(walk.ready?.id).toBe("move-1-3");
        expect(walk.mark(site("3"))?.state).toBe("chosen");
        expect(walk.lines.find((each) => each.chosen)?.title.text).toBe("Send company 1 to site 3");
    });

    it("takes a site first and asks which company goes there if two can", () => {
        const { walk } = walkOn(organization());
        expect(walk.mark(site("0"))?.state).toBe("target");
        walk.pick(site("0"));
        expect(walk.ready?.id).toBe("move-1-0");
        walk.pick(site("8"));
        expect(walk.ready).toBeNull();
        expect(titles(walk)).toEqual(["Send company 1 to site 8", "Send company 2 to site 2"]);
        walk.pick(company("2"));
        expect(walk.ready?.id).toBe("move-2-2");
    });

    it("begins anew when another source is clicked, and lets go of one that is clicked again", () => {
        const { walk } = walkOn(organization());
        walk.pick(company("1"));
        walk.pick(card(102));
        expect(walk.mark(company("1"))?.state).toBe("playable");
        expect(walk.mark(card(102))?.state).toBe("chosen");
        expect(walk.mark(card(204))?.state).toBe("target");
        walk.pick(card(102));
        expect(walk.mayGoBack).toBe(false);
        expect(walk.mark(card(204))).toBeNull();
    });

    it("goes back one step at a time", () => {
        const { walk } = walkOn(organization());
        walk.pick(company("1"));
        walk.pick(site("3"));
        expect(walk.back()).toBe(true);
        expect(walk.ready).toBeNull();
        expect(walk.mark(company("1"))?.state).toBe("chosen");
        expect(walk.back()).toBe(true);
        expect(walk.mark(company("1"))?.state).toBe("playable");
        expect(walk.back()).toBe(false);
    });

    it("tells a character that is a source from the same character as a target", () => {
        const { walk } = walkOn(organization());
        expect(walk.mark(card(200))?.state).toBe("playable");
        walk.pick(card(101));
        expect(walk.mark(card(200))?.state).toBe("target");
        walk.pick(card(200));
        expect(walk.ready?.id).toBe("item-1-0");
    });

    it("gives what is grave only by the main button, even when plays are quick", () => {
        const { walk, sent } = walkOn(organization(), true);
        walk.pick(card(203));
        expect(walk.ready?.id).toBe("away-3");
        const discard = walk.lines.find((each) => each.chosen);
        if (discard === undefined) throw new Error("Nothing is chosen.");
        walk.choose(discard);
        expect(sent).toEqual([]);
        walk.confirm();
        expect(sent).toEqual(["away-3"]);
    });

    it("puts what is refused after the answers, with reason and rule, while nothing is chosen", () => {
        const { walk } = walkOn(organization());
        expect(walk.refused.map((each) => [each.title.text, each.detail?.text, each.refusal?.rule])).toEqual([
            ["card TW-300", "Nobody is tapped", "TIM-51"],
        ]);
        expect(walk.mark(card(300))).toMatchObject({ state: "refused", refusal: { rule: "TIM-51" } });
        walk.pick(card(300));
        expect(walk.mayGoBack).toBe(false);
        walk.pick(company("1"));
        expect(walk.refused).toEqual([]);
    });

    it("takes a drag from an item to a bearer as the answer to both", () => {
        const { walk, sent } = walkOn(organization());
        walk.drop(card(104), card(202));
        expect(walk.ready?.id).toBe("item-4-2");
        expect(sent).toEqual([]);
        walk.drop(card(104), card(999));
        expect(walk.ready?.id).toBe("item-4-2");
    });
});

describe("a creature with several keys", () => {
    it("asks for the key in the list once the card is chosen, its company understood", () => {
        const { walk, sent } = walkOn(hazards());
        expect(walk.mark(card(10))).toMatchObject({ state: "playable", tone: "peril", tag: "may play" });
        walk.pick(card(10));
        expect(walk.mark(company("7"))?.state).toBe("chosen");
        expect(titles(walk)).toEqual([
            "Play Orc-guard keyed to Shadow-land",
            "Play Orc-guard keyed to Shadow-hold",
        ]);
        expect(walk.mayPlaceOnGuard).toBe(true);
        expect(walk.ready).toBeNull();
        walk.choose(line(walk, 2));
        expect(walk.ready?.id).toBe("guard-hold");
        walk.choose(line(walk, 2));
        expect(sent).toEqual(["guard-hold"]);
    });

    it("has the one way of another creature ready at its first click", () => {
        const { walk } = walkOn(hazards());
        walk.pick(card(11));
        expect(walk.ready?.id).toBe("watch");
        walk.pick(card(10));
        expect(walk.ready).toBeNull();
        expect(walk.mark(card(11))?.state).toBe("playable");
    });

    it("asks for the on-guard place before the card, so that not every card in hand is lit", () => {
        const { walk, sent } = walkOn(hazards());
        expect(walk.mark(card(12))).toMatchObject({ state: "refused", refusal: { rule: "MOV-28" } });
        expect(walk.refused.map((each) => each.refusal?.rule)).toEqual(["MOV-28", "UNT-04"]);
        expect(titles(walk)).toEqual(["Play Orc-guard keyed to …", "Play Orc-watch keyed to Shadow-land"]);
        walk.pick(ON_GUARD);
        expect(walk.mark(card(12))?.state).toBe("target");
        expect(titles(walk)).toEqual(["Place Orc-guard on-guard", "Place Hobgoblins on-guard"]);
        walk.pick(card(12));
        walk.confirm();
        expect(sent).toEqual(["goblins"]);
    });

    it("lights the cards at once where nothing but placing on-guard is left", () => {
        const all = hazards();
        const { walk } = walkOn({
            ...all,
            options: all.options.filter(({ verb }) => !verb.startsWith("play")),
        });
        expect(walk.mark(card(12))?.state).toBe("target");
        expect(titles(walk)).toEqual(["Place Orc-guard on-guard", "Place Hobgoblins on-guard"]);
        walk.pick(card(12));
        expect(walk.ready?.id).toBe("goblins");
    });

    it("finds the on-guard option of the chosen card, or asks which card", () => {
        const { walk } = walkOn(hazards());
        walk.chooseOnGuard();
        expect(walk.ready).toBeNull();
        expect(walk.mark(ON_GUARD)?.state).toBe("chosen");
        walk.back();
        walk.pick(card(10));
        expect(walk.mark(ON_GUARD)?.state).toBe("target");
        walk.chooseOnGuard();
        expect(walk.ready?.id).toBe("guard-on-guard");
    });

    it("takes a drag onto the company as the first verb that fits and asks for the key", () => {
        const { walk } = walkOn(hazards());
        walk.drop(card(10), company("7"));
        expect(walk.ready).toBeNull();
        expect(walk.lines).toHaveLength(2);
        walk.drop(card(12), company("7"));
        expect(walk.ready?.id).toBe("goblins");
        walk.drop(card(10), ON_GUARD);
        expect(walk.ready?.id).toBe("guard-on-guard");
    });

    it("keeps passing off the board and out of the list", () => {
        const { walk, sent } = walkOn(hazards());
        expect(titles(walk)).not.toContain("No more hazards");
        expect(walk.passOption?.id).toBe("pass");
        expect(walk.doneOption?.id).toBe("pass");
        if (walk.passOption !== null) walk.give(walk.passOption);
        expect(sent).toEqual(["pass"]);
    });
});

describe("strikes, paths and support", () => {
    it("marks defenders as targets where options have no source", () => {
        const { walk } = walkOn(assignment());
        expect(walk.mark(card(2))?.state).toBe("target");
        expect(walk.ready).toBeNull();
        walk.pick(card(2));
        expect(walk.ready?.id).toBe("assign-2");
        walk.pick(card(3));
        expect(walk.ready?.id).toBe("assign-3");
        expect(walk.mark(card(2))?.state).toBe("target");
    });

    it("understands the only company that can move and offers its paths at once", () => {
        const { walk } = walkOn(paths());
        expect(titles(walk)).toEqual(["By sea", "By the coast"]);
        expect(walk.mark(path("coast"))?.state).toBe("target");
        walk.pick(path("coast"));
        expect(walk.ready?.id).toBe("coast");
        expect(walk.mark(company("3"))?.state).toBe("chosen");
    });

    it("keeps the one main thing on the button while others may be chosen", () => {
        const { walk } = walkOn(support());
        expect(walk.ready?.id).toBe("roll");
        expect(titles(walk)).toEqual(["Haldir taps in support", "Sam Gamgee taps in support"]);
        walk.pick(card(22));
        expect(walk.ready?.id).toBe("sam");
        walk.back();
        expect(walk.ready?.id).toBe("roll");
    });

    it("puts a lone pass on the main button", () => {
        const { walk } = walkOn(passOnly());
        expect(walk.lines).toEqual([]);
        expect(walk.ready?.id).toBe("pass");
    });

    it("has a lone card ready only once it was picked, if one could also pass", () => {
        const lone = option("cram", "Use Cram", { verb: "use", source: card(1) });
        const pass = option("pass", "Pass", { verb: "pass", weight: "pass" });
        const { walk } = walkOn(question([pass, lone]));
        expect(walk.ready).toBeNull();
        walk.pick(card(1));
        expect(walk.ready?.id).toBe("cram");
        const enter = option("enter", "Enter", { verb: "enter", source: company("1") });
        expect(walkOn(question([pass, enter])).walk.ready?.id).toBe("enter");
    });

    it("has the only answer ready, but never a grave one that nobody chose", () => {
        expect(walkOn(question([option("roll", "Roll")])).walk.ready?.id).toBe("roll");
        const { walk } = walkOn(
            question([option("away", "Discard Frodo", { source: card(1), weight: "grave" })]),
        );
        expect(walk.ready).toBeNull();
        walk.pick(card(1));
        expect(walk.ready?.id).toBe("away");
    });
});

describe("answers", () => {
    it("gives a plain answer at the first click when plays are quick, and nothing otherwise", () => {
        const quick = walkOn(support(), true);
        quick.walk.pick(card(21));
        expect(quick.sent).toEqual(["haldir"]);
        const slow = walkOn(support());
        slow.walk.pick(card(21));
        expect(slow.sent).toEqual([]);
    });

    it("gives nothing while a card is only lifted, and gives it where it is put down", () => {
        const { walk, sent } = walkOn(hazards(), true);
        walk.lift(card(11));
        expect(walk.mark(card(11))?.state).toBe("chosen");
        expect(sent).toEqual([]);
        walk.drop(card(11), company("7"));
        expect(sent).toEqual(["watch"]);
    });

    it("asks on even when plays are quick if something is left to choose", () => {
        const { walk, sent } = walkOn(hazards(), true);
        walk.pick(card(10));
        expect(sent).toEqual([]);
        walk.choose(line(walk, 1));
        expect(sent).toEqual(["guard-land"]);
    });

    it("answers a question once, unless the answer was refused", () => {
        const { walk, sent } = walkOn(support());
        walk.confirm();
        walk.confirm();
        walk.pick(card(21));
        expect(sent).toEqual(["roll"]);
        walk.release();
        walk.confirm();
        expect(sent).toEqual(["roll", "roll"]);
    });

    it("forgets the walk with a new question and keeps it when the same one comes again", () => {
        const { walk } = walkOn(hazards());
        walk.pick(card(10));
        walk.ask(hazards());
        expect(walk.mark(card(10))?.state).toBe("chosen");
        walk.ask({ ...hazards(), id: "q2" });
        expect(walk.mark(card(10))?.state).toBe("playable");
        walk.ask(null);
        expect(walk.mark(card(10))).toBeNull();
        expect(walk.lines).toEqual([]);
        expect(walk.ready).toBeNull();
    });

    it("folds options that read alike into one line, whichever of them is picked on the board", () => {
        const twin = (ref: number): Option =>
            option(`play-${ref}`, "Play Cram on Sam", {
                verb: "play-item",
                source: card(ref),
                targets: [card(50)],
            });
        const { walk } = walkOn(question([twin(1), twin(2), option("other", "Something else")]));
        expect(titles(walk)).toEqual(["Play Cram on Sam", "Something else"]);
        walk.pick(card(2));
        expect(walk.ready?.id).toBe("play-2");
        expect(line(walk, 1).chosen).toBe(true);
    });

    it("shows what an answer would cost while it is pointed at", () => {
        const { walk } = walkOn(support());
        walk.hover(line(walk, 2));
        expect(walk.focusedOption?.id).toBe("sam");
        walk.hover(null);
        expect(walk.focusedOption?.id).toBe("roll");
    });
});
