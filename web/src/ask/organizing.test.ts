import { describe, expect, it, vi } from "vitest";
import { card, organization } from "../testing/questions";
import { company, line, site, titles, walkOn } from "../testing/walking";

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

    it("gives what is grave with a second word, after a breath, even when plays are quick", () => {
        vi.useFakeTimers();
        const { walk, sent } = walkOn(organization(), true);
        walk.pick(card(203));
        expect(walk.ready?.id).toBe("away-3");
        const discard = walk.lines.find((each) => each.chosen);
        if (discard === undefined) throw new Error("Nothing is chosen.");
        walk.choose(discard);
        expect(sent).toEqual([]);
        walk.confirm();
        expect(walk.doubted?.id).toBe("away-3");
        walk.confirm();
        expect(sent).toEqual([]);
        vi.advanceTimersByTime(300);
        walk.confirm();
        expect(sent).toEqual(["away-3"]);
    });

    it("takes a grave word back, and forgets it when something else is picked", () => {
        const { walk, sent } = walkOn(organization());
        walk.pick(card(203));
        walk.confirm();
        expect(walk.back()).toBe(true);
        expect([walk.doubted, walk.ready?.id]).toEqual([null, "away-3"]);
        walk.confirm();
        walk.pick(card(202));
        expect([walk.doubted, sent.length]).toEqual([null, 0]);
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
