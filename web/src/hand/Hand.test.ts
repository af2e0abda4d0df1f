import { fireEvent } from "@testing-library/svelte";
import { expect, it } from "vitest";
import { board, mark } from "../card/testing/faces";
import { show } from "../card/testing/show";
import type { PileView } from "../protocol/types";
import Hand from "./Hand.svelte";

const HAND: PileView = {
    count: 3,
    cards: [
        { id: 1, code: "TW-204" },
        { id: 2, code: "TW-280" },
        { id: 3, code: "TW-72" },
    ],
};
const stops = (page: HTMLElement): HTMLElement[] => [...page.querySelectorAll<HTMLElement>("[data-hit]")];

it("is one stop of the Tab key, within which arrows go from card to card", async () => {
    const table = { ...board({ "2": mark("playable") }), motion: false };
    const page = show(Hand, { hand: HAND, reasons: false }, table);
    expect(stops(page).map((stop) => stop.tabIndex)).toEqual([0, -1, -1]);
    stops(page)[0]?.focus();
    await fireEvent.keyDown(document.activeElement as Element, { key: "ArrowRight" });
    expect(document.activeElement).toBe(stops(page)[1]);
    expect(stops(page).map((stop) => stop.tabIndex)).toEqual([-1, 0, -1]);
    await fireEvent.keyDown(document.activeElement as Element, { key: "End" });
    expect(document.activeElement).toBe(stops(page)[2]);
    await fireEvent.click(stops(page)[1] as HTMLElement);
    expect(table.seen.picked).toEqual(["2"]);
});

it("says of a refused card why it cannot be played", () => {
    const table = {
        ...board({ "1": mark("refused", "Strikes are assigned already", "CMB-13") }),
        motion: false,
    };
    const page = show(Hand, { hand: HAND, reasons: true }, table);
    expect(stops(page)[0]?.getAttribute("aria-label")).toContain("Strikes are assigned already");
    expect(stops(page)[0]?.getAttribute("aria-disabled")).toBe("true");
});

it("shows only backs of a hand that nobody may see", () => {
    const page = show(
        Hand,
        { hand: { count: 4, cards: null }, reasons: false },
        { ...board(), motion: false },
    );
    expect(page.querySelectorAll("li")).toHaveLength(4);
    expect(stops(page)).toHaveLength(0);
    expect(page.querySelector("section")?.getAttribute("aria-label")).toBe("Your hand, 4 cards");
});
