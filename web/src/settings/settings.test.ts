import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";
import { PRESETS } from "../quiet/stops";
import { finish, moves, recall, settings, theme } from "./settings.svelte";

const first = { ...settings };
afterEach(() => {
    Object.assign(settings, first);
    flushSync();
});

test("a first visit speaks the reader's language, if we have it", () => {
    expect(recall(null, ["fr-CA", "en"]).language).toBe("fr");
    expect(recall(null, ["es", "de-AT"]).language).toBe("de");
    expect(recall(null, ["es"]).language).toBe("en");
});

test("what was chosen is kept", () => {
    const kept = JSON.stringify({ language: "de", theme: "morning", keys: false, coach: "quiet" });
    const recalled = recall(kept, ["en"]);
    expect(recalled).toMatchObject({ language: "de", theme: "morning", keys: false, coach: "quiet" });
    expect(recalled.stops).toEqual(PRESETS.newcomer);
});

test.each(["{", "7", "null", '{"theme":"neon","keys":"yes","language":7}'])(
    "what cannot be understood is as if it were not there: %s",
    (kept) => {
        expect(recall(kept, ["en"])).toEqual(recall(null, ["en"]));
    },
);

test("a choice shows at once and is stored", () => {
    settings.theme = "morning";
    settings.motion = "off";
    settings.language = "fr";
    flushSync();
    expect(theme()).toBe("light");
    expect(moves()).toBe(false);
    expect(document.documentElement.dataset).toMatchObject({ theme: "light", motion: "off" });
    expect(document.documentElement.lang).toBe("fr");
    expect(recall(localStorage.getItem("wizardhaven settings"), [])).toMatchObject({
        theme: "morning",
        motion: "off",
        language: "fr",
    });
});

test("after the first finished game plays are quick, and stay as they are chosen then", () => {
    expect([settings.quick, settings.finished]).toEqual([false, false]);
    finish();
    expect([settings.quick, settings.finished]).toEqual([true, true]);
    settings.quick = false;
    finish();
    expect(settings.quick).toBe(false);
});
