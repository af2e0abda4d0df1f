// The keyboard: everything that can be done at the table can be done with keys, and a typing reader is left alone.

import type { Board, Place } from "../board";
import { placeNamed } from "../card/anchored";
import type { Walk } from "../ask/walk.svelte";
import type { Plan } from "../sheet/plan.svelte";

/** What keys can ask for besides answers. */
type KeyHost = {
    readonly walk: Walk;
    readonly plan: Plan;
    readonly board: Board;
    /** Whether single letters are commands. */
    readonly letters: boolean;
    undo(): void;
    /** One turns to the map: whoever may be sent on a journey is taken up. */
    journey(): void;
    /** Pass until what goes on now is over, or be asked again. */
    passOn(): void;
    /** Be asked at the next window. */
    wait(): void;
    /** Pass on what was passed on before, for the rest of the turn; false if there is nothing like that. */
    hush(): boolean;
    /** Not be asked about this card again for a while. */
    mute(place: Place): void;
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
        if (key === "Enter" && event.shiftKey) return this.#all();
        if (key === "Enter") return this.#enter(target);
        if (/^[1-9]$/.test(key)) return this.#number(Number(key));
        if (key === " " && target.closest("[data-code]") !== null) return this.#zoom(target, event.repeat);
        if (!this.#host.letters || target.closest("[role=application]") !== null || event.repeat) {
            return this.#zoomed && key.toLowerCase() === "z";
        }
        if (key === "P" && event.shiftKey && this.#host.hush()) return true;
        if ((walk.busy || this.#host.plan.busy) && /^[pegr]$/i.test(key)) return true;
        return this.#letter(key.toLowerCase(), target);
    }

    #letter(key: string, target: Element): boolean {
        const { walk } = this.#host;
        const zone = ZONES[key];
        if (zone === "map") this.#host.journey();
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
                this.#host.passOn();
                return true;
            case "w":
                this.#host.wait();
                return true;
            case "n":
                return this.#mute(target);
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
        const { walk, plan, board } = this.#host;
        const key = target.closest("[data-place]")?.getAttribute("data-place");
        const place = key == null ? null : placeNamed(key);
        const chosen = place !== null && board.mark(place)?.state === "chosen";
        if (!chosen && target.closest("button, a, summary, [role=button]") !== null) return false;
        if (plan.sheet !== null && !walk.mayGoBack) {
            plan.go();
            return true;
        }
        const ready = walk.doubted ?? walk.ready;
        if (ready === null || (chosen && !walk.mayGoBack)) return false;
        walk.confirm();
        return true;
    }

    /** Everything that waits on a sheet, as it is laid out; or the last card on-guard. */
    #all(): boolean {
        const { walk, plan } = this.#host;
        if (walk.last !== null) {
            walk.confirmLast();
            return true;
        }
        if (plan.sheet === null || walk.mayGoBack) return false;
        plan.goAll();
        return true;
    }

    /** The numbers belong to the sheet first, then to the lines beneath it. */
    #number(key: number): boolean {
        const { walk, plan } = this.#host;
        const keyed = plan.keyed[key - 1];
        if (keyed !== undefined) {
            plan.toggle(keyed.group, keyed.part);
            return true;
        }
        const number = key - plan.keyed.length;
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

    #mute(target: Element): boolean {
        const key = target.closest("[data-place]")?.getAttribute("data-place");
        const place = key == null ? null : placeNamed(key);
        if (place === null) return false;
        this.#host.mute(place);
        return true;
    }

    #roll(): boolean {
        const { walk, plan } = this.#host;
        if (plan.rolls) {
            plan.go();
            return true;
        }
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
