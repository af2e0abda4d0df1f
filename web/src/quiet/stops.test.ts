import { fireEvent, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, expect, it } from "vitest";
import type { Mute } from "../protocol/types";
import { settings } from "../settings/settings.svelte";
import { card, option, question } from "../testing/questions";
import Bell from "./Bell.svelte";
import Grid from "./Grid.svelte";
import { askedAbout, Muting } from "./muting.svelte";
import { changed, next, nextStop, PRESETS, presetOf, recalled } from "./stops";

const first = { ...settings };
afterEach(() => {
    Object.assign(settings, first);
    flushSync();
});

it("knows its presets, and that a changed one is none", () => {
    expect(presetOf(PRESETS.veteran)).toBe("veteran");
    const other = changed(PRESETS.veteran, "untap", true, "always");
    expect(presetOf(other)).toBeNull();
    expect(other.untap).toEqual(["always", "never"]);
    expect(PRESETS.veteran.untap).toEqual(["never", "never"]);
});

it("goes through three states", () => {
    expect([next("able"), next("always"), next("never")]).toEqual(["always", "never", "able"]);
});

it.each([null, 7, { untap: ["sometimes", "never"] }, { untap: "never" }])(
    "takes what cannot be understood for a first visit: %s",
    (kept) => expect(recalled(kept)).toEqual(PRESETS.newcomer),
);

it("says in which phase one is asked next", () => {
    const ahead = ["organization phase", "long-event phase", "movement/hazard phase"] as const;
    expect(nextStop(PRESETS.veteran, ahead, false)).toBe("movement/hazard phase");
    expect(nextStop(PRESETS.veteran, ahead, true)).toBe("organization phase");
    expect(nextStop(PRESETS.veteran, ["end-of-turn phase"], false)).toBeNull();
});

it("takes a preset with one click and changes one stop with another", async () => {
    const { getByText, getByLabelText } = render(Grid);
    await fireEvent.click(getByText("Veteran"));
    expect(presetOf(settings.stops)).toBe("veteran");
    expect(settings.draws).toBe("all");

    await fireEvent.click(getByLabelText("Organization, Theirs: Never"));
    expect(settings.stops.organization).toEqual(["always", "able"]);
});

it("changes the stop of the question at hand by its bell", async () => {
    settings.stops = PRESETS.newcomer;
    const { getByRole } = render(Bell, { window: "journey", mine: false });
    expect(getByRole("button").textContent).toBe("Here: always");
    await fireEvent.click(getByRole("button"));
    expect(settings.stops.journey).toEqual(["able", "never"]);
});

function muting(mutes: Mute[] = []): { muting: Muting; said: Mute[][]; passes: () => number } {
    const said: Mute[][] = [];
    let passes = 0;
    const one = new Muting({
        mutes,
        attacked: false,
        turn: 2,
        inHand: (ref) => ref === "9",
        say: (all) => said.push(all),
        pass: () => (passes += 1),
    });
    return { muting: one, said, passes: () => passes };
}

const cram = question(
    [
        option("0", "Pass", { weight: "pass", verb: "pass" }),
        option("1", "Eat", { source: card(5, "TW-211") }),
    ],
    { window: "strike" },
);

it("mutes a card for so long, and unmutes it", () => {
    const { muting: one, said } = muting();
    one.choose(card(5, "TW-211"));
    expect(one.lengths(card(5))).toEqual(["turn", "untap", "game"]);
    expect(one.lengths(card(9))).toEqual(["turn", "game"]);
    one.mute(card(5, "TW-211"), "turn");
    expect(said).toEqual([[{ source: card(5, "TW-211"), until: "turn" }]]);
    expect(one.chosen).toBeNull();

    const mute = said[0]?.[0] as Mute;
    const { muting: other, said: later } = muting([mute]);
    other.unmute(mute);
    expect(later).toEqual([[]]);
});

it("mutes every copy of a card by its name, and the next card alone again", () => {
    const { muting: one, said } = muting();
    one.choose(card(5, "TW-211"));
    one.named = true;
    one.mute(card(5, "TW-211"), "untap");
    expect(said).toEqual([[{ source: card(5, "TW-211"), until: "untap", named: true }]]);
    one.choose(card(7, "TW-248"));
    expect(one.named).toBe(false);
});

it("finds the card that lies somewhere if a window asks about it, and no other", () => {
    expect(askedAbout(cram, card(5))?.code).toBe("TW-211");
    expect(askedAbout(cram, card(6))).toBeNull();
    expect(askedAbout({ ...cram, window: null }, card(5))).toBeNull();
});

it("offers to mute a card after the third pass on it alone, once a game", () => {
    const { muting: one } = muting();
    one.passed(cram);
    one.passed(cram);
    expect(one.offered).toBeNull();
    one.passed(cram);
    expect(one.offered?.ref).toBe("5");
    one.offered = null;
    for (let times = 0; times < 4; times += 1) one.passed(cram);
    expect(one.offered).toBeNull();
});

it("passes on what was passed on before for the rest of the turn", () => {
    const { muting: one, said, passes } = muting([{ source: card(7), until: "game" }]);
    expect(one.isOld(cram)).toBe(false);
    one.passed(cram);
    expect(one.isOld(cram)).toBe(true);
    const more = { ...cram, options: [...cram.options, option("2", "Smoke", { source: card(9) })] };
    expect(one.isOld(more)).toBe(false);
    expect(one.isOld({ ...cram, window: null })).toBe(false);

    one.hush(cram);
    const mutes = [
        { source: card(7), until: "game" },
        { source: card(5, "TW-211"), until: "turn" },
    ];
    expect([passes(), said]).toEqual([1, [mutes]]);
});

it("lets the companies of a veteran go in their order", async () => {
    const { getByText } = render(Grid);
    await fireEvent.click(getByText("Veteran"));
    expect([settings.draws, settings.order]).toEqual(["all", "listed"]);
    await fireEvent.click(getByText("Newcomer"));
    expect([settings.draws, settings.order]).toEqual(["ask", "ask"]);
});
