// What the reader has chosen for this browser; kept between visits, shared by every part of the page.

import type { Language, Passing } from "../protocol/types";

export type Settings = {
    language: Language;
    theme: "system" | "candle" | "morning";
    motion: "system" | "on" | "off";
    /** When the server passes for the reader. */
    passing: Passing;
    /** Whether the reader throws the dice; else they fall by themselves. */
    rolls: boolean;
    /** Whether single letters are commands. */
    keys: boolean;
    /** Whether chances are shown beside answers. */
    odds: boolean;
    /** How much is explained. */
    coach: "coach" | "hints" | "quiet";
    /** Whether an answer without a cost is sent at once. */
    quick: boolean;
    /** Whether the log lies open under the question. */
    log: boolean;
};

const PLACE = "wizardhaven settings";
const CHOICES: { [K in keyof Settings]: readonly Settings[K][] } = {
    language: ["en", "de", "fr"],
    theme: ["system", "candle", "morning"],
    motion: ["system", "on", "off"],
    passing: ["nothing", "always"],
    rolls: [true, false],
    keys: [true, false],
    odds: [true, false],
    coach: ["hints", "coach", "quiet"],
    quick: [false, true],
    log: [true, false],
};

/** What is kept, as far as it can be understood; everything else is as for a first visit. */
export function recall(kept: string | null, speaks: readonly string[]): Settings {
    const said = understood(kept);
    const choose = <K extends keyof Settings>(name: K): Settings[K] =>
        CHOICES[name].find((choice) => choice === said[name]) ?? (CHOICES[name][0] as Settings[K]);
    const native = speaks.flatMap((one) =>
        CHOICES.language.filter((language) => one.startsWith(language)),
    )[0];
    return {
        language: "language" in said ? choose("language") : (native ?? "en"),
        theme: choose("theme"),
        motion: choose("motion"),
        passing: choose("passing"),
        rolls: choose("rolls"),
        keys: choose("keys"),
        odds: choose("odds"),
        coach: choose("coach"),
        quick: choose("quick"),
        log: choose("log"),
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

/** A wish of the system that may change while the page is open. */
function wish(query: string): { readonly now: boolean } {
    const media = typeof matchMedia === "function" ? matchMedia(query) : null;
    let now = $state(media?.matches ?? false);
    media?.addEventListener("change", (event) => (now = event.matches));
    return {
        get now() {
            return now;
        },
    };
}

const light = wish("(prefers-color-scheme: light)");
const still = wish("(prefers-reduced-motion: reduce)");

export const settings: Settings = $state(recall(localStorage.getItem(PLACE), navigator.languages));

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
