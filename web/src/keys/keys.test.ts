import { sampleTerms } from "../testing/terms";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Board } from "../board";
import { Walk } from "../ask/walk.svelte";
import { ON_GUARD } from "../ask/places";
import { words } from "../ask/words";
import { card, hazards, support } from "../testing/questions";
import { planned, STRIKES } from "../sheet/testing/sheets";
import { Keys } from "./keys.svelte";

let sent: string[];
let done: string[];
let walk: Walk;
let keys: Keys;
let sheet: ReturnType<typeof planned>;
let letters: boolean;
let old: boolean;

beforeEach(() => {
    sent = [];
    done = [];
    letters = true;
    old = false;
    walk = new Walk({
        send: (_, option, hold) => sent.push(hold ? `${option}, held` : option),
        sendAll: (_, all) => sent.push(all.map(({ id }) => id).join(", then ")),
        nameOf: () => null,
        inHand: () => true,
        words: words.en,
        quick: false,
        isNote: () => false,
    });
    const board: Board = {
        language: "en",
        terms: sampleTerms(),
        motion: false,
        face: () => null,
        mark: (place) => walk.mark(place),
        pick: (place) => walk.pick(place),
        drop: (source, target) => walk.drop(source, target),
        zoom: (code) => done.push(`zoom ${code}`),
        rule: () => {},
    };
    sheet = planned(null);
    keys = new Keys({
        walk,
        get plan() {
            return sheet.plan;
        },
        board,
        get letters() {
            return letters;
        },
        journey: () => {},
        undo: () => done.push("undo"),
        passOn: () => done.push("pass on"),
        wait: () => done.push("wait"),
        hush: () => old && done.push("hush") > 0,
        mute: (place) => done.push(`mute ${place.kind} ${place.ref}`),
        ledger: () => done.push("ledger"),
        search: () => done.push("search"),
    });
    document.addEventListener("keydown", keys.down);
    document.addEventListener("keyup", keys.up);
    document.body.innerHTML = `
        <input id="words" />
        <section data-zone="hand"><button id="card" data-place="card:10" data-code="TW-72" tabindex="0">Orc-guard</button></section>
        <section data-zone="companies">
            <article data-company="1"><button id="one" data-place="card:1" data-hit></button></article>
            <article data-company="2"><button id="two" data-place="card:2" data-hit></button></article>
        </section>
        <section data-zone="map"><div id="place" role="application" tabindex="0"></div></section>
        <aside data-zone="ask"><button data-line="1" id="line"></button></aside>
        <dialog><button id="close"></button></dialog>`;
});
afterEach(() => {
    document.removeEventListener("keydown", keys.down);
    document.removeEventListener("keyup", keys.up);
});

function press(key: string, on?: string, init: KeyboardEventInit = {}): boolean {
    const target = on === undefined ? (document.activeElement ?? document.body) : element(on);
    return !target.dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init }),
    );
}
function element(id: string): HTMLElement {
    const found = document.getElementById(id);
    if (found === null) throw new Error(`Nothing is called ${id}.`);
    return found;
}

it("chooses a line by its number and gives it with the same number once more", () => {
    walk.ask(support());
    expect(press("2")).toBe(true);
    expect(walk.ready?.id).toBe("sam");
    expect(sent).toEqual([]);
    press("2");
    expect(sent).toEqual(["sam"]);
});

it("gives the main answer with Enter and goes back with Esc", () => {
    walk.ask(hazards());
    press("1");
    expect(walk.mark(card(10))?.state).toBe("chosen");
    expect(press("Escape")).toBe(true);
    expect(walk.mayGoBack).toBe(false);
    expect(press("Escape")).toBe(false);
    walk.ask(support());
    press("Enter");
    walk.ask({ ...support(), id: "q2" });
    press("Enter");
    expect(sent).toEqual(["roll", "roll"]);
});

it("leaves Enter to a button, but gives the answer where that button is chosen already", () => {
    walk.ask({ ...hazards(), id: "keys" });
    expect(press("Enter", "card")).toBe(false);
    walk.pick(card(10));
    walk.choose(walk.lines[0] ?? walk.refused[0]!);
    expect(press("Enter", "card")).toBe(true);
    expect(sent).toEqual(["guard-land"]);
});

it("passes, rolls, places on-guard, undoes", () => {
    walk.ask(hazards());
    walk.pick(card(10));
    press("g");
    expect(walk.ready?.id).toBe("guard-on-guard");
    press("p");
    walk.ask({ ...support(), id: "q2" });
    press("r");
    expect(sent).toEqual(["pass", "roll"]);
    for (const key of ["u", "a", "w", "i", "/"]) press(key);
    expect(done).toEqual(["undo", "pass on", "wait", "ledger", "search"]);
});

it("goes to zones and from company to company", () => {
    press("h");
    expect(document.activeElement?.id).toBe("card");
    press("]");
    expect(document.activeElement?.id).toBe("one");
    press("]");
    expect(document.activeElement?.id).toBe("two");
    press("]");
    expect(document.activeElement?.id).toBe("one");
    press("[");
    expect(document.activeElement?.id).toBe("two");
});

it("shows a card large as long as its key is held", () => {
    element("card").focus();
    press("z");
    press("z", undefined, { repeat: true });
    expect(done).toEqual(["zoom TW-72"]);
    document.activeElement?.dispatchEvent(new KeyboardEvent("keyup", { key: "z", bubbles: true }));
    expect(done).toEqual(["zoom TW-72", "zoom null"]);
    expect(press(" ")).toBe(true);
});

it("shows all reasons with ? until it is pressed again", () => {
    press("?");
    expect(keys.reasons).toBe(true);
    press("?");
    expect(keys.reasons).toBe(false);
});

it("takes no key from somebody who types, from a dialog or from the browser", () => {
    walk.ask(support());
    expect(press("1", "words")).toBe(false);
    expect(press("Enter", "words")).toBe(false);
    expect(press("p", "close")).toBe(false);
    expect(press("r", undefined, { ctrlKey: true })).toBe(false);
    expect(walk.ready?.id).toBe("roll");
    expect(sent).toEqual([]);
});

it("leaves letters alone when they are switched off, and on the map, where they find places", () => {
    walk.ask(support());
    expect(press("r", "place")).toBe(false);
    letters = false;
    expect(press("r")).toBe(false);
    expect(press("h")).toBe(false);
    expect(sent).toEqual([]);
    expect(press("1")).toBe(true);
});

it("names the same keys in every language", async () => {
    const { words: names } = await import("./words");
    const shape = (language: "en" | "de" | "fr") => names[language].sections.map((each) => each.keys.length);
    expect(shape("de")).toEqual(shape("en"));
    expect(shape("fr")).toEqual(shape("en"));
});

it("holds what is given with Control and Enter, but not from where one types", () => {
    walk.ask(support());
    document
        .querySelector("input")
        ?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", ctrlKey: true, bubbles: true }));
    expect(sent).toEqual([]);
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", ctrlKey: true, bubbles: true }));
    expect(sent).toEqual([expect.stringMatching(/, held$/)]);
});

it("passes on old things for the whole turn with Shift and P, and on anything else once", () => {
    walk.ask(hazards());
    old = true;
    press("P", undefined, { shiftKey: true });
    expect([done, sent]).toEqual([["hush"], []]);
    old = false;
    press("P", undefined, { shiftKey: true });
    expect(sent).toEqual(["pass"]);
});

it("places the last card on-guard with Shift and Enter", () => {
    walk.ask(hazards());
    walk.drop(card(10), ON_GUARD);
    press("Enter", undefined, { shiftKey: true });
    expect(sent).toEqual(["guard-on-guard, then pass"]);
});

it("ticks by numbers what is on a sheet, walks it with Enter and all that waits with Shift", () => {
    sheet = planned(STRIKES);
    const { plan, walked } = sheet;
    walk.ask(null);
    press("2");
    press("3");
    expect(plan.laid.map(({ id }) => id)).toEqual(["s1-stay", "s1-TW-180"]);
    press("Enter");
    expect(walked[0]?.filter(({ verb }) => verb === "resolve-strike")).toHaveLength(1);
    plan.release();
    press("Enter", undefined, { shiftKey: true });
    expect(walked[1]?.filter(({ verb }) => verb === "resolve-strike")).toHaveLength(2);
});

it("asks how long a card in focus is to be muted", () => {
    document.querySelector<HTMLElement>("#card")?.focus();
    press("n");
    expect(done).toEqual(["mute card 10"]);
});
