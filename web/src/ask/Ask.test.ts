import { fireEvent } from "@testing-library/svelte";
import axe from "axe-core";
import { tick } from "svelte";
import { expect, it, vi } from "vitest";
import { board } from "../card/testing/faces";
import { show } from "../card/testing/show";
import type { Question } from "../protocol/types";
import { Plan } from "../sheet/plan.svelte";
import { card, hazards, option, organization, question, support } from "../testing/questions";
import Ask from "./Ask.svelte";
import { Walk } from "./walk.svelte";
import { words } from "./words";

function asking(asked: Question | null, waiting: string | null = null, watching = false) {
    const sent: string[] = [];
    const walk = new Walk({
        send: (_, id, hold) => sent.push(hold ? `${id}, held` : id),
        sendAll: (_, all) => sent.push(all.map(({ id }) => id).join(", then ")),
        nameOf: (code) => `card ${code}`,
        inHand: () => true,
        words: words.en,
        quick: false,
        isNote: () => false,
    });
    walk.ask(asked);
    const plan = new Plan({ walk: () => {}, try: () => {}, tag: "", quick: false, copies: () => [] });
    plan.ask(asked);
    const page = show(
        Ask,
        {
            walk,
            plan,
            other: "Gandalf",
            walking: false,
            waiting,
            watching,
            undo: true,
            onundo: () => sent.push("undo"),
            odds: true,
            reasons: false,
        },
        board(),
    );
    return { walk, plan, sent, page };
}
const said = (element: Element | null | undefined): string =>
    (element?.textContent ?? "").replace(/\s+/g, " ").trim();
function button(page: HTMLElement, name: RegExp): HTMLElement {
    const found = [...page.querySelectorAll("button")].find((each) => name.test(said(each)));
    if (found === undefined) throw new Error(`There is no button ${name}.`);
    return found;
}

it("lists the answers by number with their chances and keeps the main one on its button", async () => {
    const { page, sent, walk } = asking(support());
    expect(said(page.querySelector("h2"))).toBe("What do you do?");
    expect([...page.querySelectorAll("[data-line]")].map(said)).toEqual([
        "1 of 2, 1 Haldir taps in support 72%",
        "2 of 2, 2 Sam Gamgee taps in support 72%",
    ]);
    expect(said(page.querySelector("[data-main]"))).toMatch(/^Roll the dice/);

    await fireEvent.click(button(page, /Sam Gamgee/));
    expect(walk.ready?.id).toBe("sam");
    expect(button(page, /^2 of 2/).getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(button(page, /^Back/));
    await fireEvent.click(button(page, /^Roll the dice/));
    await fireEvent.click(button(page, /^Roll the dice/));
    expect(sent).toEqual(["roll"]);
});

it("groups many answers and finds one by a word of it", async () => {
    const { page } = asking(organization());
    const filter = page.querySelector("input");
    if (filter === null) throw new Error("Nothing can be searched.");
    expect(page.querySelectorAll("[data-line]")).toHaveLength(13);
    expect([...page.querySelectorAll("h3")].map(said)).toEqual(["Companies", "From your hand", "More"]);

    await fireEvent.input(filter, { target: { value: "SIDEBÓARD" } });
    expect([...page.querySelectorAll("[data-line]")].map(said)).toEqual(["1 of 1, 1 Look at the sideboard"]);
});

it("says what is refused and why, with its rule", () => {
    const { page } = asking(organization());
    const refused = page.querySelector(".refused");
    expect(said(refused)).toContain("card TW-300");
    expect(said(refused)).toContain("Nobody is tapped");
    expect(said(refused?.querySelector(".rule"))).toBe("TIM-51");
});

it("places on-guard by its own button and passes by another", async () => {
    const { page, sent, walk } = asking(hazards());
    await fireEvent.click(button(page, /^Place on-guard/));
    expect([...page.querySelectorAll("[data-line]")].map(said)).toEqual([
        "1 of 2, 1 Place Orc-guard on-guard",
        "2 of 2, 2 Place Hobgoblins on-guard",
    ]);
    expect(walk.ready).toBeNull();
    await fireEvent.click(button(page, /^No more hazards/));
    expect(sent).toEqual(["pass"]);
});

it("tells who is waited for and nothing of the question", () => {
    const { page } = asking(null, "Gandalf");
    expect(said(page.querySelector("h2"))).toBe("Gandalf chooses");
    expect(said(page.querySelector("header"))).toContain("You will be asked");
    expect(page.querySelectorAll("[data-line], [data-main]")).toHaveLength(0);
});

it("speaks to who only watches as to one who watches", () => {
    const { page } = asking(null, "Gandalf", true);
    expect(said(page.querySelector("header"))).toBe("Gandalf chooses");
});

it("announces a question once, or takes along the reader who is in the column", async () => {
    const { page, walk, plan } = asking(support());
    await tick();
    await tick();
    const live = page.querySelector("[aria-live=assertive]");
    expect(said(live)).toBe("What do you do? 3 answers.");

    button(page, /^1 of 2/).focus();
    const next = question([option("a", "One"), option("b", "Two")], { id: "q2" });
    for (const asked of [walk, plan]) asked.ask({ ...next, title: { text: "And now?", names: [] } });
    await tick();
    await tick();
    expect(document.activeElement).toBe(page.querySelector("h2"));
    expect(said(live)).toBe("What do you do? 3 answers.");
});

it("has no serious fault for those who cannot see it", async () => {
    const { page } = asking(organization());
    // What asks for drawn letters is checked in a real browser.
    const drawn = { enabled: false };
    const rules = { "color-contrast": drawn, "label-content-name-mismatch": drawn };
    const { violations } = await axe.run(page, { rules });
    expect(violations.filter(({ impact }) => impact === "serious" || impact === "critical")).toEqual([]);
});

it("gives the answer with Control so that one may add to it, and says so while the key is down", async () => {
    const { page, sent } = asking(support());
    const main = page.querySelector("[data-main]") as HTMLElement;
    await fireEvent.keyDown(window, { key: "Control", ctrlKey: true });
    expect(said(main)).toContain("and let me add to it");
    await fireEvent.keyUp(window, { key: "Control" });
    expect(said(main)).not.toContain("and let me add to it");
    await fireEvent.click(main, { ctrlKey: true });
    expect(sent).toEqual([expect.stringMatching(/, held$/)]);
});

it("asks about a grave answer where its button was, first back and then yes", async () => {
    vi.useFakeTimers();
    const away = option("away", "Discard Frodo", { source: card(1), weight: "grave" });
    const warns = { text: "Nobody moves this turn. Stay?", names: [] };
    const pass = option("stay", "Done", { verb: "pass", weight: "pass", warns });
    const { page, sent } = asking(question([away, option("other", "Something else"), pass]));
    await fireEvent.click(button(page, /^Done/));
    expect(said(page.querySelector("[role=alert] p"))).toBe("Nobody moves this turn. Stay?");
    await fireEvent.click(button(page, /^Back/));
    await fireEvent.click(button(page, /Discard Frodo/));
    await fireEvent.click(page.querySelector("[data-main]") as HTMLElement);
    expect(said(page.querySelector("[role=alert] p"))).toBe("Discard Frodo: is that what you want?");
    const answers = [...page.querySelectorAll("[role=alert] button")].map(said);
    expect(answers).toEqual(["BackEsc", "Yes↵"]);
    await fireEvent.click(button(page, /^Back/));
    await fireEvent.click(page.querySelector("[data-main]") as HTMLElement);
    vi.advanceTimersByTime(300);
    await fireEvent.click(button(page, /^Yes/));
    expect(sent).toEqual(["away"]);
    vi.useRealTimers();
});

it("offers the way out of a reason where one is at hand", async () => {
    const asked = organization();
    const [refusal] = asked.refusals;
    const way = asked.options[0];
    if (refusal === undefined || way === undefined) throw new Error("Nothing is refused.");
    const { page, sent } = asking({ ...asked, refusals: [{ ...refusal, way: way.id }] });
    const button = page.querySelector<HTMLElement>("[data-way]");
    expect(said(button)).toBe(`Do that now: ${way.title.text}`);
    if (button !== null) await fireEvent.click(button);
    expect(sent).toEqual([way.id]);
});
