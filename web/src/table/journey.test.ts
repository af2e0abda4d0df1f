import { beforeEach, describe, expect, it } from "vitest";
import type { Board } from "../board";
import {
    EDHELLOND,
    LORIEN,
    PELARGIR,
    UNDER_GATES,
    beginAnew,
    boardIn,
    marks,
    saruman,
    target,
} from "../map/testing/showing";
import { tell } from "../map/scene";
import { sampleView } from "../testing/sample";
import { focusOf, named } from "./journey";

const board: Board = boardIn("en");
const above = { ...saruman, id: 1, at: LORIEN, acting: false };
const beneath = { ...saruman, id: 2, at: UNDER_GATES, acting: false };
const theirs = { ...saruman, id: 3, at: EDHELLOND, acting: false, own: false };

beforeEach(beginAnew);

describe("what the map frames itself on", () => {
    it("goes below with the Balrog, wherever in the list his company stands", () => {
        expect(focusOf([theirs, above, beneath], [], board, "balrog")).toEqual([UNDER_GATES, LORIEN]);
    });

    it("stays above for everybody else, even if one of the companies is below", () => {
        expect(focusOf([above, beneath], [], board, "minion")).toEqual([LORIEN, UNDER_GATES]);
        expect(focusOf([above, beneath], [], board)).toEqual([LORIEN, UNDER_GATES]);
    });

    it("comes up again with a company of the Balrog's that is about to do something there", () => {
        const moving = { ...above, acting: true, to: PELARGIR };
        expect(focusOf([beneath, moving], [], board, "balrog")).toEqual([LORIEN, PELARGIR]);
    });

    it("takes in what can be chosen now, and nothing else that is named", () => {
        marks["site 91"] = target;
        const reach = [
            { ref: "91", code: PELARGIR },
            { ref: "92", code: EDHELLOND },
        ];
        expect(focusOf([beneath], reach, board, "balrog")).toEqual([UNDER_GATES, PELARGIR]);
    });
});

describe("who only watches", () => {
    it("reads everybody by name and nothing as his own", () => {
        const watched = named(sampleView({ seat: null }), ["Ana", "Bo"], [saruman, theirs]);
        expect(watched.map((company) => tell(company, "en").split(", ")[1])).toEqual(["Ana’s", "Bo’s"]);
        expect(tell(watched[1]!, "de")).toContain("von Bo");
        const played = named(sampleView({ seat: 0 }), ["Ana", "Bo"], [saruman]);
        expect(tell(played[0]!, "en")).toContain("yours");
    });
});
