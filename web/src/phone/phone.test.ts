import { fireEvent } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { board, mark } from "../card/testing/faces";
import { show } from "../card/testing/show";
import Bar from "./Bar.svelte";
import Drawer from "./Drawer.svelte";
import { higher, lower, needed } from "./heights";
import { swiped } from "./swipe";
import { words } from "./words";

describe("the sheet", () => {
    it("rises only to what the question needs", () => {
        expect(needed(0, "journey")).toBe("peek");
        expect(needed(4, "journey")).toBe("half");
        expect(needed(4, "duel")).toBe("half");
        expect(needed(7, "draft")).toBe("peek");
    });

    it("has three heights, and nothing above or below them", () => {
        expect([higher("peek"), higher("half"), higher("full")]).toEqual(["half", "full", "full"]);
        expect([lower("full"), lower("half"), lower("peek")]).toEqual(["half", "peek", "peek"]);
    });

    it("follows a finger on its grip or on the question, and nowhere else", () => {
        const [up, down] = [vi.fn(), vi.fn()];
        const sheet = document.createElement("div");
        sheet.innerHTML = "<button data-grip></button><header><h2>Who?</h2></header><ul></ul>";
        document.body.append(sheet);
        const end = swiped(up, down)(sheet);
        const swipe = (on: string, from: number, to: number): void => {
            const event = (name: string, clientY: number): MouseEvent =>
                new MouseEvent(name, { bubbles: true, clientY });
            sheet.querySelector(on)?.dispatchEvent(event("pointerdown", from));
            window.dispatchEvent(event("pointerup", to));
        };
        swipe("h2", 400, 480);
        expect(down).toHaveBeenCalledTimes(1);
        swipe("[data-grip]", 480, 400);
        expect(up).toHaveBeenCalledTimes(1);
        swipe("h2", 400, 410);
        swipe("ul", 400, 600);
        expect([up.mock.calls.length, down.mock.calls.length]).toEqual([1, 1]);
        if (typeof end === "function") end();
    });
});

describe("the drawer", () => {
    it("shows what may be played first, and a tap lights it", async () => {
        const table = { ...board({ "3": mark("playable") }), motion: false };
        const hand = {
            count: 3,
            cards: [
                { id: 1, code: "TW-204" },
                { id: 2, code: "TW-280" },
                { id: 3, code: "TW-72" },
            ],
        };
        const page = show(Drawer, { hand, reasons: false }, table);
        const places = [...page.querySelectorAll("[data-place]")].map((one) =>
            one.getAttribute("data-place"),
        );
        expect(places).toEqual(["card:3", "card:1", "card:2"]);
        await fireEvent.click(page.querySelector("[data-hit]") as HTMLElement);
        expect(table.seen.picked).toEqual(["3"]);
    });
});

describe("the bar", () => {
    it("counts the cards that may be played, in every language", async () => {
        const turn = vi.fn();
        const page = show(Bar, { tab: "map", playable: 2, turn }, board());
        expect(page.querySelector("[data-turn=hand]")?.textContent).toContain("2 cards may be played");
        await fireEvent.click(page.querySelector("[data-turn=log]") as HTMLElement);
        expect(turn).toHaveBeenCalledWith("log");
        for (const language of ["en", "de", "fr"] as const)
            expect(Object.values(words[language].tabs).every((word) => word.length > 2)).toBe(true);
    });
});
