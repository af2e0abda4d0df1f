import { beforeEach, describe, expect, it, vi } from "vitest";
import { gestures } from "./gestures";

const moves = { pan: vi.fn(), zoom: vi.fn(), hold: vi.fn() };
const clicked = vi.fn();
let pane: HTMLElement;

function send(type: string, x: number, y: number, pointerId = 1): void {
    const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: y, button: 0 });
    pane.dispatchEvent(Object.assign(event, { pointerId })); // jsdom knows no pointers
}
function click(): void {
    pane.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
}

beforeEach(() => {
    vi.clearAllMocks();
    pane = document.createElement("div");
    pane.setPointerCapture = vi.fn();
    pane.hasPointerCapture = () => false;
    pane.addEventListener("click", clicked);
    gestures(moves)(pane);
});

describe("hands on the map", () => {
    it("drag it, and the end of a drag is no click", () => {
        send("pointerdown", 100, 100);
        send("pointermove", 130, 90);
        send("pointerup", 130, 90);
        click();
        expect(moves.pan).toHaveBeenCalledWith(30, -10);
        expect(moves.hold.mock.calls).toEqual([[true], [false]]);
        expect(clicked).not.toHaveBeenCalled();
    });

    it("click it, even if they tremble", () => {
        send("pointerdown", 100, 100);
        send("pointermove", 102, 101);
        send("pointerup", 102, 101);
        click();
        expect(moves.pan).not.toHaveBeenCalled();
        expect(clicked).toHaveBeenCalledOnce();
    });

    it("pinch it round the middle of two fingers", () => {
        send("pointerdown", 100, 100, 1);
        send("pointerdown", 200, 100, 2);
        send("pointermove", 300, 100, 2);
        expect(moves.zoom).toHaveBeenCalledWith(2, [200, 100]);
        expect(moves.pan).toHaveBeenCalledWith(50, 0);
    });

    it("turn the wheel over a place", () => {
        const wheel = new WheelEvent("wheel", { deltaY: -100, clientX: 40, clientY: 60, cancelable: true });
        pane.dispatchEvent(wheel);
        expect(wheel.defaultPrevented).toBe(true);
        const [by, at] = moves.zoom.mock.calls[0] ?? [];
        expect(by).toBeGreaterThan(1);
        expect(at).toEqual([40, 60]);
    });
});
