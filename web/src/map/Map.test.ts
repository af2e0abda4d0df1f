import { fireEvent, render } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Board, Mark, Place } from "../board";
import type { Language } from "../protocol/messages";
import WithBoard from "../testing/WithBoard.svelte";
import Map from "./Map.svelte";
import type { MapAgent, MapProps } from "./types";

const [EDHELLOND, LORIEN, PELARGIR, DOL_AMROTH, WELLINGHALL] = [
    "TW-393",
    "TW-408",
    "TW-419",
    "TW-386",
    "TW-437",
];
const [UNDER_GATES, UNDER_GROTTOS] = ["DM-38", "DM-39"];

const picked: Place[] = [];
let marks: Record<string, Mark> = {};
const zoom = vi.fn();

function boardIn(language: Language): Board {
    return {
        language,
        motion: false,
        face: () => null,
        mark: ({ kind, ref }) => marks[`${kind} ${ref}`] ?? null,
        pick: (place) => picked.push(place),
        drop: () => {},
        zoom,
        rule: () => {},
    };
}

const target: Mark = { state: "target", tone: "may", tag: null, refusal: null };
const saruman = {
    id: 7,
    own: true,
    name: "Saruman’s company",
    size: "5",
    at: EDHELLOND,
    to: null,
    hidden: false,
    regions: [],
    acting: true,
};
const props: MapProps = {
    companies: [saruman],
    reach: [
        { ref: "41", code: PELARGIR },
        { ref: "42", code: DOL_AMROTH, label: "with Cram" },
        { ref: "43", code: "XX-999" },
    ],
    focus: [EDHELLOND, PELARGIR, DOL_AMROTH],
};

function show(given: MapProps, language: Language = "en"): HTMLElement {
    return render(WithBoard, { part: Map, board: boardIn(language), given }).container;
}
function drawn(container: Element, selector: string): Element {
    const found = container.querySelector(selector);
    if (found === null) throw new Error(`Nothing drawn for ${selector}`);
    return found;
}
/** A button by its whole name; looking through the list is much quicker than asking for roles. */
function offered(name: string | RegExp): HTMLButtonElement | null {
    const named = (button: HTMLButtonElement): boolean => {
        const text = button.ariaLabel ?? button.textContent.trim().replace(/\s+/g, " ");
        return typeof name === "string" ? text === name : name.test(text);
    };
    return [...document.querySelectorAll("button")].find(named) ?? null;
}
function button(name: string | RegExp): HTMLButtonElement {
    const found = offered(name);
    if (found === null) throw new Error(`No button ${name}`);
    return found;
}
const status = (): string => drawn(document.body, "[role=status]").textContent;
let clock = 0;
/** Keys one after the other, a tenth of a second apart, however long the machine takes. */
async function press(...keys: string[]): Promise<void> {
    for (const key of keys) {
        const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
        Object.defineProperty(event, "timeStamp", { value: (clock += 100) });
        await fireEvent(drawn(document.body, "[role=application]"), event);
    }
}

vi.setConfig({ testTimeout: 60_000 }); // a whole map is much to build for a machine that has other things to do
beforeEach(() => {
    picked.length = 0;
    clock += 10_000;
    marks = { "site 41": target, "site 42": target, "site 43": target };
    zoom.mockClear();
});

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
        marks = {};
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

const gisulf: MapAgent = {
    id: 3,
    own: true,
    name: "Gisulf",
    faceDown: true,
    status: "untapped",
    code: "DM-13",
    way: [],
    homes: ["Pelargir", "Dol Amroth", "Nowhere"],
    emblem: "g-helm",
};
const toldOf = (container: Element): string[] =>
    [...container.querySelectorAll("li")].map((item) => item.textContent.trim());

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

describe("the map", () => {
    it("leaves to the table the keys it has no use for", async () => {
        show(props);
        const outer = vi.fn();
        document.addEventListener("keydown", outer);
        await press("1", "Escape", "Enter");
        expect(outer).toHaveBeenCalledTimes(3);
        await press("+", "0", "ArrowLeft");
        expect(outer).toHaveBeenCalledTimes(3);
        document.removeEventListener("keydown", outer);
    });

    it("speaks three languages", () => {
        for (const [language, name] of [
            ["en", "Map of Middle-earth"],
            ["de", "Karte von Mittelerde"],
            ["fr", "Carte de la Terre du Milieu"],
        ] as const) {
            const container = show(props, language);
            expect(drawn(container, "[role=application]").getAttribute("aria-label")).toBe(name);
        }
        expect(button("Pelargir, Freier Ort, wählbar")).toBeTruthy();
    });

    it("draws the board once, whatever changes on it", async () => {
        const { container, rerender } = render(WithBoard, { part: Map, board: boardIn("en"), given: props });
        const coast = drawn(container, ".coast");
        await rerender({ part: Map, board: boardIn("en"), given: { ...props, reach: [], companies: [] } });
        expect(drawn(container, ".coast")).toBe(coast);
        expect(container.querySelectorAll(".token, [data-kind]")).toHaveLength(0);
    });
});
