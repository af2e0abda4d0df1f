import { render } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import WithBoard from "../testing/WithBoard.svelte";
import Map from "./Map.svelte";
import { beginAnew, boardIn, button, drawn, press, props, show } from "./testing/showing";

beforeEach(beginAnew);

describe("the map", () => {
    it("leaves to the table the keys it has no use for", async () => {
        show(props);
        const outer = vi.fn();
        document.addEventListener("keydown", outer);
        await press("1", "Escape", "Enter");
        expect(outer).toHaveBeenCalledTimes(3);
        await press("+", "0", "ArrowLeft");
        expect(outer).toHaveBeenCalledTimes(3);
        document.removeEventListener("keydown", outer);
    });

    it("speaks three languages", () => {
        for (const [language, name] of [
            ["en", "Map of Middle-earth"],
            ["de", "Karte von Mittelerde"],
            ["fr", "Carte de la Terre du Milieu"],
        ] as const) {
            const container = show(props, language);
            expect(drawn(container, "[role=application]").getAttribute("aria-label")).toBe(name);
        }
        expect(button("Pelargir, Freier Ort, wählbar")).toBeTruthy();
    });

    it("draws the board once, whatever changes on it", async () => {
        const { container, rerender } = render(WithBoard, { part: Map, board: boardIn("en"), given: props });
        const coast = drawn(container, ".coast");
        await rerender({ part: Map, board: boardIn("en"), given: { ...props, reach: [], companies: [] } });
        expect(drawn(container, ".coast")).toBe(coast);
        expect(container.querySelectorAll(".token, [data-kind]")).toHaveLength(0);
    });
});
