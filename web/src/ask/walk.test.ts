import { describe, expect, it } from "vitest";
import type { Option } from "../protocol/types";
import { assignment, card, hazards, option, passOnly, paths, question, support } from "../testing/questions";
import { company, line, path, titles, walkOn } from "../testing/walking";

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
    it("gives at the first click what can be taken back when plays are quick, and nothing otherwise", () => {
        const quick = walkOn(support(), true);
        quick.walk.pick(card(21));
        expect(quick.sent).toEqual(["haldir"]);
        expect(quick.walk.given?.id).toBe("haldir");
        const lasting = option("cram", "Use Cram", { source: card(1), undoable: false });
        const armed = walkOn(question([lasting, option("other", "Something else")]), true);
        armed.walk.pick(card(1));
        expect([armed.sent, armed.walk.ready?.id]).toEqual([[], "cram"]);
        armed.walk.confirm();
        expect([armed.sent, armed.walk.given]).toEqual([["cram"], null]);
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

    it("gives what is dragged to its place even if it cannot be taken back, unless it is grave", () => {
        const onto = { source: card(1), targets: [company("7")], undoable: false };
        const lasting = option("cram", "Use Cram", onto);
        const grave = option("leave", "Discard him", { ...onto, source: card(2), weight: "grave" });
        const asked = question([lasting, grave]);
        const quick = walkOn(asked, true);
        quick.walk.drop(card(2), company("7"));
        expect([quick.sent, quick.walk.ready?.id]).toEqual([[], "leave"]);
        quick.walk.drop(card(1), company("7"));
        expect([quick.sent, quick.walk.given]).toEqual([["cram"], null]);
        const slow = walkOn(asked);
        slow.walk.drop(card(1), company("7"));
        expect([slow.sent, slow.walk.ready?.id]).toEqual([[], "cram"]);
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
                verb: "play-at-site",
                source: card(ref),
                targets: [card(50)],
            });
        const { walk } = walkOn(question([twin(1), twin(2), option("other", "Something else")]));
        expect(titles(walk)).toEqual(["Play Cram on Sam", "Something else"]);
        walk.pick(card(2));
        expect(walk.ready?.id).toBe("play-2");
        expect(line(walk, 1).chosen).toBe(true);
    });

    it("names whose a card is where several bear the like and each may do several things", () => {
        const cram = (id: string, ref: string, bearer: string, does: string): Option =>
            option(id, `${does} card TW-1 (${bearer})`, { source: { kind: "card", ref, code: "TW-1" } });
        const asked = question([
            cram("a", "1", "Kíli", "Use"),
            cram("b", "1", "Kíli", "Transfer"),
            cram("c", "2", "Balin", "Use"),
            cram("d", "2", "Balin", "Transfer"),
        ]);
        const { walk } = walkOn(asked);
        expect(titles(walk)).toEqual(["card TW-1 (Kíli)", "card TW-1 (Balin)"]);
        const quoted = walkOn(
            question([
                option("a", "„card TW-1“ (Kíli) benutzen", { source: card(1, "TW-1") }),
                option("b", "Balin „card TW-1“ (Kíli) geben", { source: card(1, "TW-1") }),
                option("c", "Etwas anderes"),
            ]),
        );
        expect(titles(quoted.walk)[0]).toBe("card TW-1 (Kíli)");
    });

    it("shows what an answer would cost while it is pointed at", () => {
        const { walk } = walkOn(support());
        walk.hover(line(walk, 2));
        expect(walk.focusedOption?.id).toBe("sam");
        walk.hover(null);
        expect(walk.focusedOption?.id).toBe("roll");
    });
});
