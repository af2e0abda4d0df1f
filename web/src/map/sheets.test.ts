import { fireEvent } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import {
    EDHELLOND,
    UNDER_GATES,
    UNDER_GROTTOS,
    beginAnew,
    button,
    drawn,
    marks,
    offered,
    press,
    props,
    saruman,
    show,
    status,
    target,
    toldOf,
} from "./testing/showing";

beforeEach(beginAnew);

describe("the sheets", () => {
    it("turn by T and by the button, which tells of places within reach below", async () => {
        const below = { ref: "50", code: UNDER_GATES };
        marks["site 50"] = target;
        const container = show({ ...props, reach: [...(props.reach ?? []), below] });
        expect(container.querySelector('[data-ref="50"]')).toBeNull();
        const turn = button("Show the Under-deeps: one place within reach there");
        await fireEvent.click(turn);
        expect(container.querySelector('[data-ref="50"]')).not.toBeNull();
        expect(container.querySelector('[data-ref="41"]')).toBeNull();
        await press("t");
        expect(container.querySelector('[data-ref="41"]')).not.toBeNull();
    });

    const below = { companies: [{ ...saruman, at: UNDER_GATES }], focus: [UNDER_GATES] };
    const rolls = (container: Element): string[] =>
        [...container.querySelectorAll(".roll")].map(({ textContent }) => textContent);

    it("show the one where the acting company is", () => {
        const container = show(below);
        expect(container.querySelectorAll(".cave")).toHaveLength(10);
        expect(container.querySelectorAll(".token")).toHaveLength(1);
    });

    it("show what one must roll, and what the other player must where that is not the same", () => {
        expect(rolls(show(below))).toContain("8");
        const both = show({ ...below, opposed: "minion" });
        expect(rolls(both)).toContain("8 · 7");
        expect(drawn(both, ".rolls").textContent).toContain("yours · the other player’s");
    });

    it("leave out what only the Balrog's companies use, unless he plays", () => {
        expect(toldOf(show(below)).join("\n")).not.toContain("The Drowning-deeps");
        expect(toldOf(show({ ...below, opposed: "balrog" })).join("\n")).toContain("The Drowning-deeps");
    });

    it("light the tunnels that the company may take now", () => {
        marks["site 51"] = target;
        const container = show({ ...below, reach: [{ ref: "51", code: UNDER_GROTTOS }] });
        expect(drawn(container, ".roll.offered").textContent).toBe("8");
        expect(
            button(/^The Under-grottos.*next to Goblin-gate \(roll 0\), The Under-gates \(roll 8\)/),
        ).toBeTruthy();
    });

    it("tell of companies on the other one", () => {
        show({
            companies: [saruman, { ...saruman, id: 8, at: UNDER_GATES, acting: false }],
            focus: [EDHELLOND],
        });
        expect(offered("Show the Under-deeps: one company there")).not.toBeNull();
    });

    it("let a T that begins a name find it", async () => {
        show(props);
        await press("t", "o", "l");
        expect(status()).toContain("Tolfalas");
    });
});
