// The keyboard: everything that can be done at the table can be done with keys, and a typing reader is left alone.

import type { Board } from "../board";
import { placeNamed } from "../card/anchored";
import type { Walk } from "../ask/walk.svelte";

/** What keys can ask for besides answers. */
type KeyHost = {
    readonly walk: Walk;
    readonly board: Board;
    /** Whether single letters are commands. */
    readonly letters: boolean;
    undo(): void;
    /** Automatic passing on or off. */
    automatic(): void;
    /** Shows the sums of this moment. */
    ledger(): void;
    search(): void;
};

type Zone = "ask" | "hand" | "companies" | "map" | "opponent" | "log";

const ZONES: Readonly<Record<string, Zone>> = {
    h: "hand",
    c: "companies",
    m: "map",
    o: "opponent",
    l: "log",
};

export class Keys {
    /** Every reason is shown at once. */
    reasons = $state(false);
    /** The list of keys lies open. */
    help = $state(false);
    #host: KeyHost;
    #zoomed = false;

    constructor(host: KeyHost) {
        this.#host = host;
    }

    readonly down = (event: KeyboardEvent): void => {
        if (event.defaultPrevented || event.altKey) return;
        if (event.ctrlKey || event.metaKey) return this.#hold(event);
        const target = event.target instanceof Element ? event.target : document.body;
        if (isTyping(target) || target.closest("dialog") !== null) return;
        if (this.#act(event, target)) event.preventDefault();
    };

    /** With Control, Enter gives the answer and lets its player add to it. */
    #hold(event: KeyboardEvent): void {
        const target = event.target instanceof Element ? event.target : document.body;
        if (event.key !== "Enter" || isTyping(target) || target.closest("dialog") !== null) return;
        this.#host.walk.confirm(true);
        event.preventDefault();
    }

    /** Lets go of what is held only as long as its key. */
    readonly up = (event: KeyboardEvent): void => {
        if (!this.#zoomed || (event.key !== " " && event.key.toLowerCase() !== "z")) return;
        this.#zoomed = false;
        this.#host.board.zoom(null);
        event.preventDefault();
    };

    #act(event: KeyboardEvent, target: Element): boolean {
        const { walk } = this.#host;
        const { key } = event;
        if (key === "Escape") return this.#escape();
        if (key === "Enter") return this.#enter(target);
        if (/^[1-9]$/.test(key)) return this.#number(Number(key));
        if (key === " " && target.closest("[data-code]") !== null) return this.#zoom(target, event.repeat);
        if (!this.#host.letters || target.closest("[role=application]") !== null || event.repeat) {
            return this.#zoomed && key.toLowerCase() === "z";
        }
        if (walk.busy && /^[pegr]$/i.test(key)) return true;
        return this.#letter(key.toLowerCase(), target);
    }

    #letter(key: string, target: Element): boolean {
        const { walk } = this.#host;
        const zone = ZONES[key];
        if (zone !== undefined) return goTo(zone);
        switch (key) {
            case "[":
                return nextCompany(-1);
            case "]":
                return nextCompany(1);
            case "z":
                return this.#zoom(target, false);
            case "?":
                this.reasons = !this.reasons;
                return true;
            case "k":
                this.help = true;
                return true;
            case "i":
                this.#host.ledger();
                return true;
            case "p":
                if (walk.passOption !== null) walk.give(walk.passOption);
                return walk.passOption !== null;
            case "e":
                if (walk.doneOption !== null) walk.give(walk.doneOption);
                return walk.doneOption !== null;
            case "g":
                walk.chooseOnGuard();
                return true;
            case "r":
                return this.#roll();
            case "u":
                this.#host.undo();
                return true;
            case "a":
                this.#host.automatic();
                return true;
            case "/":
                this.#host.search();
                return true;
            default:
                return false;
        }
    }

    #escape(): boolean {
        if (this.#host.walk.back()) return true;
        if (!this.reasons) return false;
        this.reasons = false;
        return true;
    }

    /** Enter presses the button it stands on; on what is chosen already, and elsewhere, it gives the answer. */
    #enter(target: Element): boolean {
        const { walk, board } = this.#host;
        const key = target.closest("[data-place]")?.getAttribute("data-place");
        const place = key == null ? null : placeNamed(key);
        const chosen = place !== null && board.mark(place)?.state === "chosen";
        if (!chosen && target.closest("button, a, summary, [role=button]") !== null) return false;
        if (walk.ready === null || (chosen && !walk.mayGoBack)) return false;
        walk.confirm();
        return true;
    }

    #number(number: number): boolean {
        const { walk } = this.#host;
        const line = walk.lines[number - 1];
        if (line === undefined) return false;
        const within = document.activeElement?.closest('[data-zone="ask"]') != null;
        walk.choose(line);
        if (within) document.querySelector<HTMLElement>(`[data-line="${number}"]`)?.focus();
        return true;
    }

    #zoom(target: Element, repeat: boolean): boolean {
        const shown = target.closest("[data-code]");
        if (shown === null) return false;
        if (!repeat) this.#host.board.zoom(shown.getAttribute("data-code"), shown);
        this.#zoomed = true;
        return true;
    }

    #roll(): boolean {
        const { walk } = this.#host;
        const rolls = walk.question?.options.filter((option) => option.kind === "roll") ?? [];
        if (rolls.length !== 1 || rolls[0] === undefined) return false;
        walk.give(rolls[0]);
        return true;
    }
}

function isTyping(target: Element): boolean {
    if (target instanceof HTMLElement && target.isContentEditable) return true;
    return target.matches("input, textarea, select");
}

/** Puts the focus on a zone's one stop, or on the zone itself. */
function goTo(zone: Zone): boolean {
    const found = document.querySelector<HTMLElement>(`[data-zone="${zone}"]`);
    if (found === null) return false;
    const stop =
        found.querySelector<HTMLElement>('[tabindex="0"]') ??
        found.querySelector<HTMLElement>("button, a[href]");
    if (stop === null) found.tabIndex = -1;
    (stop ?? found).focus();
    return true;
}

function nextCompany(step: 1 | -1): boolean {
    const companies = [...document.querySelectorAll<HTMLElement>("[data-company]")];
    if (companies.length === 0) return false;
    const at = companies.findIndex((company) => company.contains(document.activeElement));
    const to = at < 0 ? (step > 0 ? 0 : companies.length - 1) : at + step;
    const company = companies[(to + companies.length) % companies.length];
    company?.querySelector<HTMLElement>("[data-hit], [data-stop]")?.focus();
    company?.scrollIntoView?.({ block: "nearest" });
    return true;
}
