import { describe, expect, it } from "vitest";
import type { Anchor, Question } from "../protocol/types";
import { option, question } from "../testing/questions";
import { answersTo, bothSides, NEW_COMPANY } from "./doors";

const company: Anchor = { kind: "company", ref: "1" };
const peath: Anchor = { kind: "card", ref: "7" };
const haldir: Anchor = { kind: "card", ref: "8" };

function atTheDoor(): Question {
    return {
        ...question([
            option("0", "Pass", { verb: "pass", weight: "pass" }),
            option("1", "Organize", { verb: "organize" }),
        ]),
        inside: {
            door: "1",
            options: [
                option("1/1", "Play Peath", { verb: "play-character", source: peath, targets: [company] }),
                option("1/2", "Play Peath there", {
                    verb: "play-character",
                    source: peath,
                    targets: [company],
                }),
                option("1/3", "Haldir goes", { verb: "split", source: haldir }),
            ],
        },
    };
}

describe("the two sides of a door", () => {
    it("are one list of answers in which the door is none", () => {
        expect(bothSides(atTheDoor()).map(({ id }) => id)).toEqual(["0", "1/1", "1/2", "1/3"]);
    });

    it("have a place for whoever forms a company of his own", () => {
        const parting = bothSides(atTheDoor()).find(({ verb }) => verb === "split");
        expect(parting?.targets).toEqual([NEW_COMPANY]);
    });

    it("are answered by going through it first", () => {
        expect(answersTo(atTheDoor(), ["1/1"])).toEqual([
            { verb: "organize" },
            { verb: "play-character", source: peath, targets: [company] },
        ]);
        expect(answersTo(atTheDoor(), ["1/3"])).toEqual([
            { verb: "organize" },
            { verb: "split", source: haldir },
        ]);
    });

    it("tell apart what is said alike", () => {
        expect(answersTo(atTheDoor(), ["1/2"]).at(-1)).toMatchObject({ number: 1 });
    });

    it("need no door for what lies before it", () => {
        expect(answersTo(atTheDoor(), ["0"])).toEqual([{ verb: "pass" }]);
    });
});
