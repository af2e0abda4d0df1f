// Lights on the board what a line of the story is about: the cards, and where their company stands.

import type { Attachment } from "svelte/attachments";
import { placeName } from "../card/anchored";
import type { Anchor } from "../protocol/types";

/** While the element is pointed at, or has the focus within it, its places are lit. */
export function pointing(anchors: readonly Anchor[]): Attachment<HTMLElement> {
    return (element) => {
        if (anchors.length === 0) return;
        let lit = false;
        const on = (): void => {
            lit = true;
            light(anchors);
        };
        const off = (): void => {
            if (lit) unlight();
            lit = false;
        };
        for (const begin of ["pointerenter", "focusin"]) element.addEventListener(begin, on);
        for (const end of ["pointerleave", "focusout"]) element.addEventListener(end, off);
        return () => {
            for (const begin of ["pointerenter", "focusin"]) element.removeEventListener(begin, on);
            for (const end of ["pointerleave", "focusout"]) element.removeEventListener(end, off);
            off();
        };
    };
}

export function light(anchors: readonly Anchor[]): void {
    unlight();
    const names = anchors.map(placeName);
    for (const element of document.querySelectorAll<HTMLElement>("[data-place]"))
        if (names.includes(element.dataset["place"] ?? "")) lightWithCompany(element);
    for (const { kind, ref } of anchors) if (kind === "company") lightToken(ref);
}

export function unlight(): void {
    for (const element of document.querySelectorAll("[data-lit]")) element.removeAttribute("data-lit");
}

function lightWithCompany(element: HTMLElement): void {
    element.setAttribute("data-lit", "");
    const company = element.closest<HTMLElement>('[data-place^="company:"]')?.dataset["place"];
    if (company !== undefined) lightToken(company.slice("company:".length));
}

/** The sign of a company on the map. */
function lightToken(company: string): void {
    for (const token of document.querySelectorAll<SVGElement>("[data-token]"))
        if (token.dataset["token"] === company) token.setAttribute("data-lit", "");
}
