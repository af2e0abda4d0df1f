// Where the large card goes: beside what it explains, never over it, and always within the window.

export type Box = { left: number; top: number; right: number; bottom: number };
export type Spot = { left: number; top: number };

const GAP = 12;
const EDGE = 8;

/** The box around something and whatever stands out from it, such as why it is refused. */
export function covering(near: Element): Box {
    const boxes = [near, ...near.querySelectorAll("[data-beside]")].map((each) =>
        each.getBoundingClientRect(),
    );
    return {
        left: Math.min(...boxes.map((box) => box.left)),
        top: Math.min(...boxes.map((box) => box.top)),
        right: Math.max(...boxes.map((box) => box.right)),
        bottom: Math.max(...boxes.map((box) => box.bottom)),
    };
}

/** Right of it if there is room, else left, else above or below; without anything near, the upper right. */
export function besides(near: Box | null, width: number, height: number, window: Box): Spot {
    const within = (top: number) => Math.max(window.top + EDGE, Math.min(top, window.bottom - EDGE - height));
    if (near === null) return { left: window.right - EDGE - width, top: window.top + EDGE };
    const middle = within((near.top + near.bottom) / 2 - height / 2);
    if (near.right + GAP + width <= window.right - EDGE) return { left: near.right + GAP, top: middle };
    if (near.left - GAP - width >= window.left + EDGE) return { left: near.left - GAP - width, top: middle };
    const centred = (near.left + near.right) / 2 - width / 2;
    const left = Math.max(window.left + EDGE, Math.min(centred, window.right - EDGE - width));
    const above = near.top - GAP - height;
    if (above >= window.top + EDGE) return { left, top: above };
    return { left, top: near.bottom + GAP };
}
