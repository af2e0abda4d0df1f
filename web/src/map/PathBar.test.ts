import { fireEvent, render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import type { Board, Place } from "../board";
import type { Language } from "../protocol/messages";
import PathStage from "./testing/PathStage.svelte";

const picked: Place[] = [];
const boardIn = (language: Language): Board => ({
    language,
    motion: false,
    face: () => null,
    mark: ({ ref }) =>
        ref === "Dagorlad" ? { state: "target", tone: "peril", tag: null, refusal: null } : null,
    pick: (place) => picked.push(place),
    drop: () => {},
    zoom: () => {},
    rule: () => {},
});

it("shows the way from site to site, and regions that can be chosen as buttons", async () => {
    const { container } = render(PathStage, {
        board: boardIn("de"),
        given: {
            from: "Lórien",
            to: "Totensümpfe",
            path: ["Wilderness", "Shadow-land", "Shadow-land"],
            regions: ["Wold & Foothills", "Brown Lands", "Dagorlad"],
        },
    });
    const stops = [...container.querySelectorAll("li")].map((stop) =>
        stop.textContent.replace(/\s+/g, " ").trim(),
    );
    expect(stops[0]).toBe("von Lórien");
    expect(stops[2]).toBe("Braune Lande, Schattenland");
    expect(stops.at(-1)).toBe("nach Totensümpfe");
    const buttons = container.querySelectorAll("button");
    expect(buttons).toHaveLength(1);
    await fireEvent.click(buttons[0] as Element);
    expect(picked).toEqual([{ kind: "region", ref: "Dagorlad" }]);
});

it("names the types where only those are known", () => {
    const { container } = render(PathStage, {
        board: boardIn("fr"),
        given: { from: "Fondcombe", to: null, path: ["Wilderness", "Coastal Sea"], regions: [] },
    });
    const stops = [...container.querySelectorAll("li")].map((stop) => stop.textContent.trim());
    expect(stops).toEqual(["de Fondcombe", "Contrée sauvage", "Mer côtière"]);
});
