import { fireEvent, getByRole, queryByText } from "@testing-library/svelte";
import axe from "axe-core";
import { afterEach, describe, expect, it, vi } from "vitest";
import Card from "./Card.svelte";
import { board, FACES, mark, number } from "./testing/faces";
import { show } from "./testing/show";

const PLACE = { kind: "card" as const, ref: "7" };
const button = (page: HTMLElement) => page.querySelector("[data-hit]") as HTMLButtonElement;

afterEach(() => vi.useRealTimers());

describe("a card", () => {
    it("that may be played says so, lights up and can be picked", async () => {
        const table = board({ "7": mark("playable") });
        const page = show(Card, { face: FACES.lebennin, size: "hand", place: PLACE }, table);

        await fireEvent.click(button(page));

        expect(page.querySelector(".card")?.classList).toContain("playable");
        expect(page.querySelector(".tag")?.textContent).toBe("may play");
        expect(button(page).getAttribute("aria-label")).toMatch(/^May play\. Men of Lebennin/);
        expect(table.seen.picked).toEqual(["7"]);
    });

    it("that has neither prowess nor body shows none in play", () => {
        const face = { ...FACES.haldir, kind: "ally" as const, numbers: { mind: 2 } };

        const now = { prowess: number(0), body: number(0) };
        const page = show(Card, { face, size: "play", place: PLACE, now }, board());

        expect(page.querySelector(".number")).toBeNull();
    });

    it("that has been chosen is pressed", () => {
        const page = show(
            Card,
            { face: FACES.lebennin, size: "hand", place: PLACE },
            board({ "7": mark("chosen") }),
        );

        expect(button(page).getAttribute("aria-pressed")).toBe("true");
    });

    it("that is refused gives its reason, and its rule opens the rulebook without picking the card", async () => {
        const table = board({ "7": mark("refused", "Pelargir offers no items", "SITE-31") });
        const page = show(Card, { face: FACES.horn, size: "hand", place: PLACE }, table);

        await fireEvent.click(getByRole(page, "button", { name: "Open rule SITE-31" }));

        expect(button(page).getAttribute("aria-disabled")).toBe("true");
        expect(queryByText(page, "Pelargir offers no items")).not.toBeNull();
        expect(table.seen).toMatchObject({ rules: ["SITE-31"], picked: [] });
    });

    it("turns its medal, never its words, when it taps or is wounded", () => {
        const tapped = show(Card, { face: FACES.adrazar, size: "play", status: "tapped" }, board());
        const wounded = show(Card, { face: FACES.adrazar, size: "play", status: "wounded" }, board());
        const medal = (page: HTMLElement) => page.querySelector<SVGElement>(".medal")?.style.transform;

        expect(medal(tapped)).toBe("rotate(90deg)");
        expect(medal(wounded)).toBe("rotate(180deg)");
        expect(tapped.querySelector(".ribbon")?.textContent?.trim()).toBe("tapped");
        expect(wounded.querySelector(".ribbon")?.textContent?.trim()).toBe("wounded");
    });

    it("shows its numbers as they are now, and what they are made of", () => {
        const now = {
            prowess: number(
                6,
                { card: { id: 7, code: "TW-116" }, amount: 3, rule: "" },
                { card: { id: 8, code: "TW-244" }, amount: 3, rule: "" },
            ),
            body: number(5),
        };
        const page = show(Card, { face: FACES.adrazar, size: "play", place: PLACE, now }, board());
        const description = document.getElementById(button(page).getAttribute("aria-describedby") ?? "");

        expect(page.querySelector(".up")?.textContent).toContain("6");
        expect(page.querySelector(".down")?.textContent).toContain("5");
        expect(description?.textContent).toBe("prowess 6: 3 Adrazar, +3 Glamdring");
    });

    it("that lies face-down shows its back and no name", () => {
        const page = show(Card, { face: null, size: "play", place: PLACE }, board({}, "de"));

        expect(page.querySelector(".back")).not.toBeNull();
        expect(button(page).getAttribute("aria-label")).toBe("verdeckte Karte");
    });

    it("is shown large under a resting pointer, and while Z is held", async () => {
        vi.useFakeTimers();
        const table = board();
        const page = show(Card, { face: FACES.guard, size: "hand", place: PLACE }, table);
        const card = page.querySelector(".card") as HTMLElement;

        await fireEvent(card, Object.assign(new MouseEvent("pointerenter"), { pointerType: "mouse" }));
        expect(table.seen.zoomed).toEqual([]);
        vi.advanceTimersByTime(400);
        expect(table.seen.zoomed).toEqual(["TW-72"]);
        await fireEvent(card, new MouseEvent("pointerleave"));
        await fireEvent.keyDown(button(page), { key: "z" });
        await fireEvent.keyUp(button(page), { key: "z" });

        expect(table.seen.zoomed).toEqual(["TW-72", null, "TW-72", null]);
    });

    it("shows a key as often as it counts", () => {
        const page = show(Card, { face: FACES.guard, size: "hand", place: PLACE }, board());

        expect(page.querySelectorAll(".land-s")).toHaveLength(2);
    });

    it("has no fault that axe would call serious, in any state or size", async () => {
        const table = board({ "7": mark("refused", "Not here"), "8": mark("playable") });
        show(Card, { face: FACES.adrazar, size: "play", place: PLACE, status: "tapped" }, table);
        show(Card, { face: FACES.lebennin, size: "hand", place: { kind: "card", ref: "8" } }, table);
        show(Card, { face: FACES.moria, size: "zoom" }, table);

        const unmeasured = ["region", "color-contrast", "label-content-name-mismatch"]; // jsdom has no layout
        const { violations } = await axe.run(document.body, {
            rules: Object.fromEntries(unmeasured.map((id) => [id, { enabled: false }])),
        });

        expect(violations.map((each) => each.id)).toEqual([]);
    });
});
