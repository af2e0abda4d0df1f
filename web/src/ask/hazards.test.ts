import { describe, expect, it } from "vitest";
import { card, hazards } from "../testing/questions";
import { company, line, titles, walkOn } from "../testing/walking";
import { ON_GUARD } from "./places";

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

    it("may place a card on-guard as the last thing that is done", () => {
        const { walk, sent } = walkOn(hazards());
        expect(walk.last).toBeNull();
        walk.confirmLast();
        walk.drop(card(10), ON_GUARD);
        expect(walk.last?.id).toBe("pass");
        walk.confirmLast();
        walk.confirmLast();
        expect(sent).toEqual(["guard-on-guard, then pass"]);
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
