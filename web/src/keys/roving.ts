// One stop for the Tab key in a row, a list or a field of buttons; arrows go from one to the next.

type Way = "row" | "list" | "field";

const STOPS = "[data-hit], [data-line], [data-stop]";

/** Keeps exactly one button of a zone within reach of Tab and moves between them with the arrows. */
export function roving(zone: HTMLElement, way: Way): { destroy(): void } {
    let current: HTMLElement | null = null;

    const stops = (): HTMLElement[] => [...zone.querySelectorAll<HTMLElement>(STOPS)];

    function settle(): void {
        const all = stops();
        if (current === null || !all.includes(current)) current = all[0] ?? null;
        for (const stop of all) stop.tabIndex = stop === current ? 0 : -1;
    }

    function onfocusin(event: FocusEvent): void {
        const stop = (event.target as HTMLElement).closest<HTMLElement>(STOPS);
        if (stop === null || !zone.contains(stop)) return;
        current = stop;
        settle();
    }

    function onkeydown(event: KeyboardEvent): void {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const from = (event.target as HTMLElement).closest<HTMLElement>(STOPS);
        if (from === null) return;
        const next = neighbour(stops(), from, event.key, way);
        if (next === null) return;
        event.preventDefault();
        next.focus();
    }

    const watcher = new MutationObserver(settle);
    watcher.observe(zone, { childList: true, subtree: true });
    zone.addEventListener("focusin", onfocusin);
    zone.addEventListener("keydown", onkeydown);
    settle();

    return {
        destroy() {
            watcher.disconnect();
            zone.removeEventListener("focusin", onfocusin);
            zone.removeEventListener("keydown", onkeydown);
        },
    };
}

function neighbour(stops: HTMLElement[], from: HTMLElement, key: string, way: Way): HTMLElement | null {
    const at = stops.indexOf(from);
    const back = way === "list" ? "ArrowUp" : "ArrowLeft";
    const on = way === "list" ? "ArrowDown" : "ArrowRight";
    if (key === "Home") return stops[0] ?? null;
    if (key === "End") return stops.at(-1) ?? null;
    if (key === back) return stops[at - 1] ?? null;
    if (key === on) return stops[at + 1] ?? null;
    if (way === "field" && (key === "ArrowUp" || key === "ArrowDown")) {
        return nearest(stops, from, key === "ArrowDown" ? 1 : -1);
    }
    return null;
}

/** The nearest one in another row above or below. */
function nearest(stops: HTMLElement[], from: HTMLElement, sign: 1 | -1): HTMLElement | null {
    const middle = (element: HTMLElement) => {
        const box = element.getBoundingClientRect();
        return { x: box.left + box.width / 2, y: box.top + box.height / 2, height: box.height };
    };
    const here = middle(from);
    let best: { stop: HTMLElement; far: number } | null = null;
    for (const stop of stops) {
        const there = middle(stop);
        const down = (there.y - here.y) * sign;
        if (stop === from || down < Math.min(here.height, there.height) / 2) continue;
        const far = down * 2 + Math.abs(there.x - here.x);
        if (best === null || far < best.far) best = { stop, far };
    }
    return best?.stop ?? null;
}
