import { fireEvent, render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import type { Until } from "../protocol/types";
import Passing from "./Passing.svelte";

it.each(["end-of-attack", "end-of-chain", "end-of-phase"] as const)(
    "offers to pass until what ends first is over, and until the end of the turn: %s",
    async (next) => {
        const wanted: (Until | null)[] = [];
        const { getAllByRole } = render(Passing, {
            until: null,
            next,
            prefer: (until) => wanted.push(until),
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
    });
    expect(getByRole("status").textContent).toBe("You pass until this attack is over.");
    await fireEvent.click(getByRole("button"));
    expect(wanted).toEqual([null]);
});
