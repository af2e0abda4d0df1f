import { fireEvent } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import {
    EDHELLOND,
    LORIEN,
    PELARGIR,
    UNDER_GATES,
    WELLINGHALL,
    beginAnew,
    button,
    drawn,
    gisulf,
    marks,
    picked,
    saruman,
    show,
    target,
    toldOf,
} from "./testing/showing";
import type { MapAgent } from "./types";

beforeEach(beginAnew);

describe("companies", () => {
    it("stand side by side, and what lies face-down stays unknown", () => {
        const container = show({
            companies: [
                saruman,
                {
                    ...saruman,
                    id: 8,
                    name: "Anborn",
                    at: LORIEN,
                    to: WELLINGHALL,
                    hidden: true,
                    acting: false,
                },
                { ...saruman, id: 9, name: "Aragorn", at: LORIEN, own: false, hidden: true, acting: false },
                { ...saruman, id: 10, name: "Nobody", at: "XX-1", acting: false },
            ],
        });
        expect(container.querySelectorAll(".token")).toHaveLength(3);
        expect(drawn(container, '.token[data-ref="8"] .note').textContent).toBe("to Wellinghall, face-down");
        expect(drawn(container, '.token[data-ref="9"] .unknown').textContent).toBe("?");
        const told = [...container.querySelectorAll("li")]
            .map((item) => item.textContent.trim())
            .find((text) => text.startsWith("Lórien, Haven, here:"));
        expect(told).toContain("Anborn, yours, size 5, to Wellinghall, face-down");
        expect(told).toContain("Aragorn, the other player’s, size 5, on the way, nobody knows where");
        expect(container.querySelector(".flag")).toBeNull();
    });

    it("show their way once it is revealed", () => {
        const container = show({
            companies: [{ ...saruman, to: PELARGIR, regions: ["Anfalas", "Belfalas", "Lebennin"] }],
        });
        expect(container.querySelectorAll(".pip")).toHaveLength(3);
        expect(drawn(container, ".flag").textContent).toBe("Pelargir");
        expect(drawn(container, "[role=img]").getAttribute("aria-label")).toContain("on the way to Pelargir");
    });
});

describe("agents", () => {
    it("of one's own lie face-down between the homes they may be in", () => {
        const container = show({ companies: [], agents: [gisulf] });
        expect(container.querySelectorAll(".figure.down")).toHaveLength(1);
        expect(container.querySelectorAll(".path .home")).toHaveLength(2);
        expect(toldOf(container)).toContain(
            "your agent Gisulf, face-down, only you know, in one of these: Pelargir, Dol Amroth",
        );
        expect(drawn(container, ".legend").textContent).toContain("only you see this");
    });

    it("show their own player the way they have come, from the homes that are near enough", () => {
        const way = [PELARGIR, EDHELLOND, LORIEN];
        const container = show({ companies: [], agents: [{ ...gisulf, way, homes: ["Pelargir", "Bree"] }] });
        expect([...container.querySelectorAll(".stop")].map((stop) => stop.textContent)).toEqual(["1", "2"]);
        expect(container.querySelectorAll(".path .home")).toHaveLength(1);
        expect(toldOf(container)).toContain(
            "your agent Gisulf, face-down, only you know, on this way: Pelargir, Edhellond, Lórien, at Lórien",
        );
    });

    it("who lie face-up stand at their site beside the companies, tapped or wounded", () => {
        const wounded: MapAgent = {
            ...gisulf,
            own: false,
            faceDown: false,
            status: "wounded",
            way: [EDHELLOND],
            homes: [],
        };
        const container = show({ companies: [saruman], agents: [wounded] });
        expect(drawn(container, ".figure.foe").textContent).toContain("Gisulf");
        expect(container.querySelectorAll(".figure .badge.wounded")).toHaveLength(1);
        const aside = [".token .fixed > g", ".figure .fixed > g"].map(
            (what) => drawn(container, what).getAttribute("transform")?.split(" ")[0],
        );
        expect(aside).toEqual(["translate(-23", "translate(23"]);
        expect(toldOf(container).join("\n")).toContain(
            "Saruman’s company, yours, size 5; the other player’s agent Gisulf, wounded",
        );
    });

    it("can be chosen by the pointer and in the list", async () => {
        marks["card 3"] = target;
        const container = show({ companies: [], agents: [{ ...gisulf, way: [PELARGIR], homes: [] }] });
        await fireEvent.click(drawn(container, '[data-kind="card"]'));
        await fireEvent.click(button(/^your agent Gisulf.*can be chosen$/));
        expect(picked).toEqual([
            { kind: "card", ref: "3" },
            { kind: "card", ref: "3" },
        ]);
    });
});

describe("prisoners", () => {
    it("stand where they are held", () => {
        const prisons = [{ id: 60, code: "DM-58", at: UNDER_GATES, own: true, names: ["Sam", "Frodo"] }];
        const container = show({ companies: [], prisons, focus: [UNDER_GATES] });
        expect(drawn(container, ".figure.foe").textContent).toContain("Sam, Frodo");
        expect(toldOf(container)).toContain("your people held prisoner: Sam, Frodo, at The Under-gates");
    });
});

describe("protected Wizardhavens", () => {
    it("bear a shield, which the legend explains", () => {
        const container = show({ companies: [], protectedSites: [PELARGIR] });
        expect(container.querySelectorAll(".ward circle")).toHaveLength(2);
        expect(drawn(container, ".legend").textContent).toContain("protected Wizardhaven");
        expect(toldOf(container).some((text) => /^Pelargir,.*protected Wizardhaven/.test(text))).toBe(true);
    });
});
