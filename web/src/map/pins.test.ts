import { expect, it, vi } from "vitest";
import { pins } from "./pins";

it("turns the sheet once when a pin is carried onto the stairs", () => {
    const pane = document.createElement("div");
    const pin = Object.assign(document.createElement("i"), { innerHTML: "" });
    pin.setAttribute("data-pin", "1");
    pane.append(pin);
    pane.setPointerCapture = () => {};
    const stairs = document.createElement("button");
    stairs.setAttribute("data-stairs", "");
    const turn = vi.fn();
    const idle = { lift: vi.fn(), over: vi.fn(), drop: vi.fn(), cancel: vi.fn() };
    const stop = pins({ ...idle, turn })(pane);
    document.elementsFromPoint = (x) => (x > 50 ? [stairs] : [pane]);
    const say = (type: string, clientX: number): void =>
        void pin.dispatchEvent(new MouseEvent(type, { clientX, bubbles: true, button: 0 }));

    say("pointerdown", 0);
    for (const x of [20, 60, 70, 30, 60]) say("pointermove", x);
    expect(turn).toHaveBeenCalledTimes(2);
    stop();
});
