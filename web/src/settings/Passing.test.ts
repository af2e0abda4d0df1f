import { fireEvent, render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import type { Until } from "../protocol/types";
import { show } from "../stage/testing/show";
import Passing from "./Passing.svelte";

it.each(["end-of-attack", "end-of-chain", "end-of-phase"] as const)(
    "offers to pass until what ends first is over, and until the end of the turn: %s",
    async (next) => {
        const wanted: (Until | null)[] = [];
        const { getAllByRole } = render(Passing, {
            until: null,
            next,
            prefer: (until) => wanted.push(until),
            hasty: null,
        });
        for (const button of getAllByRole("button")) await fireEvent.click(button);
        expect(wanted).toEqual([next, "end-of-turn"]);
    },
);

it("says how long it passes on, and may be stopped", async () => {
    const wanted: (Until | null)[] = [];
    const { getByRole } = render(Passing, {
        until: "end-of-attack",
        next: "end-of-phase",
        prefer: (until) => wanted.push(until),
        hasty: null,
    });
    expect(getByRole("status").textContent).toBe("You pass until this attack is over.");
    await fireEvent.click(getByRole("button"));
    expect(wanted).toEqual([null]);
});

it("asks once more before it passes a turn away in which somebody could still move", async () => {
    const wanted: (Until | null)[] = [];
    const hasty = { text: "Your companies have not moved yet. Pass on all the same?", names: [] };
    const { getByRole, getByText } = show(Passing, {
        until: null,
        next: "end-of-phase",
        prefer: (until: Until | null) => wanted.push(until),
        hasty,
    });
    const pass = (): HTMLElement => getByRole("button", { name: "Pass until the end of the turn" });
    await fireEvent.click(pass());
    expect(getByText(hasty.text)).toBeTruthy();
    await fireEvent.click(getByRole("button", { name: /^Back/ }));
    await fireEvent.click(pass());
    expect(wanted).toEqual([]);
    await fireEvent.click(getByRole("button", { name: /^Yes/ }));
    expect(wanted).toEqual(["end-of-turn"]);
});
