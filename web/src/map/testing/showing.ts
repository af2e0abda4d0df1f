// A map at a table: what may be chosen on it, and what was.

import { sampleTerms } from "../../testing/terms";
import { fireEvent, render } from "@testing-library/svelte";
import { vi } from "vitest";
import type { Board, Mark, Place } from "../../board";
import type { Language } from "../../protocol/types";
import WithBoard from "../../testing/WithBoard.svelte";
import Map from "../Map.svelte";
import type { MapAgent, MapProps } from "../types";

export const [EDHELLOND, LORIEN, PELARGIR, DOL_AMROTH, WELLINGHALL] = [
    "TW-393",
    "TW-408",
    "TW-419",
    "TW-386",
    "TW-437",
];
export const [UNDER_GATES, UNDER_GROTTOS] = ["DM-38", "DM-39"];

export const picked: Place[] = [];
export const marks: Record<string, Mark> = {};
export const zoom = vi.fn();

export function boardIn(language: Language): Board {
    return {
        language,
        terms: sampleTerms(),
        motion: false,
        face: () => null,
        mark: ({ kind, ref }) => marks[`${kind} ${ref}`] ?? null,
        pick: (place) => picked.push(place),
        drop: () => {},
        zoom,
        rule: () => {},
    };
}

export const target: Mark = { state: "target", tone: "may", tag: null, refusal: null };
export const saruman = {
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
export const props: MapProps = {
    companies: [saruman],
    reach: [
        { ref: "41", code: PELARGIR },
        { ref: "42", code: DOL_AMROTH, label: "with Cram" },
        { ref: "43", code: "XX-999" },
    ],
    focus: [EDHELLOND, PELARGIR, DOL_AMROTH],
};

export function show(given: MapProps, language: Language = "en"): HTMLElement {
    return render(WithBoard, { part: Map, board: boardIn(language), given }).container;
}
export function drawn(container: Element, selector: string): Element {
    const found = container.querySelector(selector);
    if (found === null) throw new Error(`Nothing drawn for ${selector}`);
    return found;
}
/** A button by its whole name; looking through the list is much quicker than asking for roles. */
export function offered(name: string | RegExp): HTMLButtonElement | null {
    const named = (button: HTMLButtonElement): boolean => {
        const text = button.ariaLabel ?? button.textContent.trim().replace(/\s+/g, " ");
        return typeof name === "string" ? text === name : name.test(text);
    };
    return [...document.querySelectorAll("button")].find(named) ?? null;
}
export function button(name: string | RegExp): HTMLButtonElement {
    const found = offered(name);
    if (found === null) throw new Error(`No button ${name}`);
    return found;
}
export const status = (): string => drawn(document.body, "[role=status]").textContent;
let clock = 0;
/** Keys one after the other, a tenth of a second apart, however long the machine takes. */
export async function press(...keys: string[]): Promise<void> {
    for (const key of keys) {
        const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
        Object.defineProperty(event, "timeStamp", { value: (clock += 100) });
        await fireEvent(drawn(document.body, "[role=application]"), event);
    }
}

/** Nothing has been picked yet, and three sites may be. */
export function beginAnew(): void {
    picked.length = 0;
    clock += 10_000;
    unmark();
    Object.assign(marks, { "site 41": target, "site 42": target, "site 43": target });
    zoom.mockClear();
}
/** Nothing may be chosen. */
export function unmark(): void {
    for (const place of Object.keys(marks)) delete marks[place];
}

export const gisulf: MapAgent = {
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
export const toldOf = (container: Element): string[] =>
    [...container.querySelectorAll("li")].map((item) => item.textContent.trim());
