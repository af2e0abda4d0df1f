import { screen } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import type { PlayerView, State } from "../protocol/types";
import Draft from "./Draft.svelte";
import { card } from "./testing/builders";
import { draftTable } from "./testing/choosing";
import { said, show } from "./testing/show";

describe("The draft of one who may begin in two companies", () => {
    const [own, other] = draftTable.view.players;
    const [first] = own.companies;
    if (first === undefined) throw new Error("nobody has been drafted");
    const apart = {
        ...own,
        kind: "ringwraith" as const,
        companies: [
            { ...first, characters: first.characters.slice(0, 1) },
            {
                ...first,
                id: 9,
                site: { ...first.site, card: card("TW-413") },
                characters: first.characters.slice(1),
            },
        ],
    };
    const drafting = (player: PlayerView): State => ({
        ...draftTable,
        view: { ...draftTable.view, players: [player, other] },
    });
    const places = (container: Element): string[] =>
        [...container.querySelectorAll(".half")].map((half) => said(half.querySelector("h3")));

    test("says so, with the rule, and has a sixth place", () => {
        const { container } = show(Draft, { state: drafting({ ...own, kind: "ringwraith" }) });
        expect(said(container)).toContain(
            "You begin with up to 6 characters, in one company or in two. SET-18",
        );
        expect(screen.getByText("place 6, empty")).toBeTruthy();
        expect(places(container)[0]).toContain("Pelargir");
    });

    test("says of everybody where he begins once they are apart, and no longer of all together", () => {
        const { container } = show(Draft, { state: drafting(apart) });
        expect(places(container)[0]).not.toMatch(/Pelargir|Moria/);
        expect(screen.getByRole("button", { name: /^At Pelargir. Glorfindel II/ })).toBeTruthy();
        expect(screen.getByRole("button", { name: /^At Moria. Adrazar/ })).toBeTruthy();
    });

    test("adds up the mind of both companies together", () => {
        show(Draft, { state: drafting(apart) });
        const [bar] = screen.getAllByRole("img").map((one) => one.getAttribute("aria-label"));
        expect(bar).toBe("11 of 20 mind used");
    });

    test("does not speak of two companies to a Wizard", () => {
        const { container } = show(Draft, { state: draftTable });
        expect(said(container)).not.toContain("in two");
    });
});
