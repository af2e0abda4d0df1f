import type { SiteType } from "../protocol/types";
import { fireEvent, getByText } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import Character from "./Character.svelte";
import SiteCard from "./SiteCard.svelte";
import { board, character, FACES, mark } from "./testing/faces";
import { show } from "./testing/show";

const item = (id: number, code: string, in_use = true) => ({
    card: { id, code },
    status: "untapped" as const,
    in_use,
    on_it: [],
});
const label = (page: HTMLElement, place: string) =>
    page.querySelector(`[data-place="${place}"] > [data-hit]`)?.getAttribute("aria-label");

describe("a character", () => {
    it("bears his items as tabs that can be picked, and says so", async () => {
        const table = board({ "31": mark("target") });
        const adrazar = character(7, FACES.adrazar, {
            items: [item(31, "TW-259"), item(32, "TW-244", false)],
        });
        const page = show(Character, { character: adrazar, own: true }, table);

        await fireEvent.click(getByText(page, "Horn of Anor"));

        expect(label(page, "card:7")).toContain("bears Horn of Anor, Glamdring");
        expect(label(page, "card:31")).toMatch(/^Can be chosen\. Horn of Anor/);
        expect(label(page, "card:32")).toMatch(/^Not in use\. Glamdring/);
        expect(table.seen.picked).toEqual(["31"]);
    });

    it("who leads others has a line that says how much influence is left", () => {
        const leader = character(7, FACES.adrazar, {
            direct_influence: 1,
            whole_direct_influence: 4,
            followers: [character(8, FACES.haldir)],
        });
        const page = show(Character, { character: leader, own: true }, board({}, "de"));

        expect(getByText(page, "Adrazar führt einen")).toBeTruthy();
        expect(getByText(page, "direkter Einfluss 1 von 4 frei")).toBeTruthy();
        expect(page.querySelector('[data-place="card:8"]')).not.toBeNull();
    });

    it("stands beside his allies, each a card of its own", () => {
        const ally = {
            card: { id: 40, code: "TW-164" },
            status: "tapped" as const,
            prowess: { total: 4, made_of: [] },
            body: { total: 8, made_of: [] },
            on_it: [],
        };
        const page = show(
            Character,
            { character: character(7, FACES.adrazar, { allies: [ally] }), own: true },
            board(),
        );

        expect(label(page, "card:40")).toMatch(/^Tapped\. Haldir/);
    });
});

describe("a site", () => {
    const site = (site_type: SiteType) => ({
        card: { id: 50, code: "TW-413" },
        status: "tapped" as const,
        site_type,
        haven: false,
        protected: false,
        on_it: [],
    });

    it("is a scene with its type, its region and what waits there", () => {
        const page = show(SiteCard, { site: site("Shadow-hold") }, board());

        expect(page.textContent).toContain("Shadow-hold in Redhorn Gate");
        expect(page.textContent).toContain("Automatic-attack: Orcs 4×7");
        expect(label(page, "site:50")).toMatch(/^Tapped\. Moria/);
    });

    it("shows the type it counts as now", () => {
        const page = show(SiteCard, { site: site("Border-hold") }, board({}, "de"));

        expect(page.textContent).toContain("Grenzort in Redhorn Gate");
        expect(page.querySelector(".sign-B")).not.toBeNull();
    });
});
