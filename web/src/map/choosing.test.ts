import { fireEvent } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import {
    EDHELLOND,
    PELARGIR,
    beginAnew,
    button,
    drawn,
    marks,
    offered,
    picked,
    press,
    props,
    show,
    status,
    target,
    unmark,
    zoom,
} from "./testing/showing";

beforeEach(beginAnew);

describe("what can be chosen", () => {
    it("is a button in the list", async () => {
        show(props);
        await fireEvent.click(button("Pelargir, Free-hold, can be chosen"));
        await fireEvent.click(button(/^Dol Amroth, .*, with Cram, can be chosen$/));
        expect(picked).toEqual([
            { kind: "site", ref: "41" },
            { kind: "site", ref: "42" },
        ]);
    });

    it("is a ring on the drawing", async () => {
        const container = show(props);
        await fireEvent.click(drawn(container, '[data-kind="site"][data-ref="42"] .hit'));
        expect(picked).toEqual([{ kind: "site", ref: "42" }]);
        expect(container.querySelectorAll('[data-kind="site"]')).toHaveLength(2);
    });

    it("shows its card under the pointer", async () => {
        const container = show(props);
        const ring = drawn(container, '[data-ref="41"]');
        await fireEvent.pointerOver(drawn(ring, ".hit"));
        await fireEvent.pointerOver(drawn(ring, ".ring"));
        expect(zoom.mock.calls).toEqual([[PELARGIR, ring]]);
        await fireEvent.pointerLeave(drawn(container, ".pane"));
        expect(zoom).toHaveBeenLastCalledWith(null);
    });

    it("is found by letters and chosen by Enter", async () => {
        show(props);
        await press("p", "e", "l", "Enter");
        expect(picked).toEqual([{ kind: "site", ref: "41" }]);
        expect(status()).toContain("Pelargir, Lebennin, can be chosen");
    });

    it("is reached by arrows from the company that acts", async () => {
        show(props);
        await press("ArrowRight");
        expect(status()).toContain("Edhellond");
        await press("ArrowRight", "ArrowDown", "Enter");
        expect(picked).toEqual([{ kind: "site", ref: "42" }]);
    });

    it("bears a flag with its name once it is chosen", () => {
        marks["site 41"] = { ...target, state: "chosen" };
        const container = show(props);
        expect(drawn(container, ".flag").textContent).toBe("Pelargir");
        expect(button("Pelargir, Free-hold, chosen")).toHaveProperty("ariaPressed", "true");
    });

    it("is not offered while it is refused", async () => {
        const reason = { text: "No", names: [] };
        const refusal = { anchor: { kind: "site" as const, ref: "41" }, reason, rule: "ORG-69" };
        marks["site 41"] = { state: "refused", tone: "may", tag: null, refusal };
        const container = show(props);
        expect(offered(/^Pelargir/)).toBeNull();
        await fireEvent.click(drawn(container, '[data-ref="41"] .hit'));
        await press("p", "e", "l", "Enter");
        expect(picked).toEqual([]);
    });

    it("is not offered while it has no part in the question", () => {
        unmark();
        const container = show(props);
        expect(container.querySelectorAll(".reach")).toHaveLength(0);
        expect(offered(/can be chosen/)).toBeNull();
    });

    it("may be a region or a company", async () => {
        Object.assign(marks, { "region Lebennin": target, "company 7": target });
        const container = show(props);
        await fireEvent.click(button(/^Lebennin, Free-domain, next to .*can be chosen$/));
        await fireEvent.click(button(/^Saruman’s company, yours, size 5, can be chosen$/));
        await fireEvent.click(drawn(container, '[data-kind="region"]'));
        await fireEvent.click(drawn(container, '[data-kind="company"] .disc'));
        await press("l", "e", "b", "Enter");
        const both = [
            { kind: "region", ref: "Lebennin" },
            { kind: "company", ref: "7" },
        ];
        expect(picked).toEqual([...both, ...both, both[0]]);
    });

    it("may be a way", async () => {
        const way = { from: EDHELLOND, to: PELARGIR };
        const container = show({
            ...props,
            paths: [
                { ...way, ref: "0", regions: ["Anfalas", "Belfalas", "Lebennin"], chosen: true },
                { ...way, ref: "1", regions: ["Anfalas", "Lamedon", "Lebennin"], chosen: false },
            ],
        });
        await fireEvent.click(button("Through Anfalas, Lamedon, Lebennin, can be chosen"));
        await fireEvent.click(drawn(container, '[data-kind="path"][data-ref="0"]'));
        expect(picked.map(({ ref }) => ref)).toEqual(["1", "0"]);
        expect(container.querySelectorAll(".pip")).toHaveLength(3);
        await fireEvent.pointerOver(drawn(container, '[data-kind="path"][data-ref="1"]'));
        expect(container.querySelectorAll(".pip")).toHaveLength(6);
    });
});
