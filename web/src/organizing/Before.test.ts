import { fireEvent, screen } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import { show } from "../card/testing/show";
import { sampleBoard } from "../testing/board";
import { sampleView } from "../testing/sample";
import Before from "./Before.svelte";

it("brings a character into play by the button beside his name", async () => {
    const pick = vi.fn();
    const source = { kind: "card" as const, ref: "7", code: "TW-159" };
    const newcomers = [{ id: "0/1", source, detail: null }];
    const organizing = { newcomers, shown: null, order: [], noteOf: () => null, planned: null, isOpen: true };
    show(Before, { organizing: organizing as never, view: sampleView({}) }, sampleBoard({}, { pick }));
    await fireEvent.click(screen.getByRole("button", { name: "Play now" }));
    expect(pick).toHaveBeenCalledWith({ kind: "card", ref: "7" });
});
