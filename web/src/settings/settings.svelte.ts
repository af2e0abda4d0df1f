// What the reader has chosen for this browser; kept between visits, shared by every part of the page.

import type { Draws, Language, Passing, Rolls } from "../protocol/types";
import { presetOf, recalled, type Stops } from "../quiet/stops";
import { media } from "../shell/media.svelte";

export type Settings = {
    language: Language;
    theme: "system" | "candle" | "morning";
    motion: "system" | "on" | "off";
    /** Where the reader is asked. */
    stops: Stops;
    draws: Draws;
    /** Whether the reader is asked which company comes next, or they go as they are listed. */
    order: "ask" | "listed";
    rolls: Rolls;
    /** Whether single letters are commands. */
    keys: boolean;
    /** Whether chances are shown beside answers. */
    odds: boolean;
    /** How much is explained. */
    coach: "coach" | "hints" | "quiet";
    /** Whether an answer that can be taken back is sent at once. */
    quick: boolean;
    /** Whether a game was played to its end here; from then on plays are quick. */
    finished: boolean;
    /** Whether the log lies open under the question. */
    log: boolean;
    /** How fast it is shown what the other did. */
    film: "normal" | "slow" | "off";
};

const PLACE = "wizardhaven settings";
const CHOICES: { [K in Exclude<keyof Settings, "stops">]: readonly Settings[K][] } = {
    language: ["en", "de", "fr"],
    theme: ["system", "candle", "morning"],
    motion: ["system", "on", "off"],
    draws: ["ask", "all"],
    order: ["ask", "listed"],
    rolls: ["all", "mine", "none"],
    keys: [true, false],
    odds: [true, false],
    coach: ["hints", "coach", "quiet"],
    quick: [false, true],
    finished: [false, true],
    log: [true, false],
    film: ["normal", "slow", "off"],
};

/** What is kept, as far as it can be understood; everything else is as for a first visit. */
export function recall(kept: string | null, speaks: readonly string[]): Settings {
    const said = understood(kept);
    const choose = <K extends keyof typeof CHOICES>(name: K): Settings[K] =>
        CHOICES[name].find((choice) => choice === said[name]) ?? (CHOICES[name][0] as Settings[K]);
    const native = speaks.flatMap((one) =>
        CHOICES.language.filter((language) => one.startsWith(language)),
    )[0];
    return {
        language: "language" in said ? choose("language") : (native ?? "en"),
        theme: choose("theme"),
        motion: choose("motion"),
        stops: recalled(said["stops"]),
        draws: choose("draws"),
        order: choose("order"),
        rolls: choose("rolls"),
        keys: choose("keys"),
        odds: choose("odds"),
        coach: choose("coach"),
        quick: choose("quick"),
        finished: choose("finished"),
        log: choose("log"),
        film: choose("film"),
    };
}

function understood(kept: string | null): Partial<Record<keyof Settings, unknown>> {
    try {
        const value: unknown = JSON.parse(kept ?? "{}");
        return typeof value === "object" && value !== null ? value : {};
    } catch {
        return {};
    }
}

const light = media("(prefers-color-scheme: light)");
const still = media("(prefers-reduced-motion: reduce)");

export const settings: Settings = $state(recall(localStorage.getItem(PLACE), navigator.languages));

/** Whoever has played a game to its end knows what answers do, and gives with one click what can be undone. */
export function finish(): void {
    if (!settings.finished) settings.quick = true;
    settings.finished = true;
}

/** Whether the reader is asked everywhere, even where there is one answer and no window. */
export function passing(): Passing {
    return presetOf(settings.stops) === "everything" ? "always" : "nothing";
}

/** Whether things may move. */
export function moves(): boolean {
    return settings.motion === "system" ? !still.now : settings.motion === "on";
}

/** The colours that are shown. */
export function theme(): "dark" | "light" {
    if (settings.theme === "system") return light.now ? "light" : "dark";
    return settings.theme === "morning" ? "light" : "dark";
}

$effect.root(() => {
    $effect(() => localStorage.setItem(PLACE, JSON.stringify(settings)));
    $effect(() => {
        const root = document.documentElement;
        root.dataset["theme"] = theme();
        root.dataset["motion"] = moves() ? "on" : "off";
        root.lang = settings.language;
    });
});
