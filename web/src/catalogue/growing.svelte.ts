// Long lists are drawn as they are scrolled to.

const STEP = 60;

export class Growing {
    shown = $state(STEP);

    /** Begins anew, far enough to hold what stands at a place; -1 is no place. */
    restart(place: number): void {
        this.shown = (Math.floor(Math.max(0, place) / STEP) + 1) * STEP;
    }

    /** Draws more as soon as the end of what is drawn comes near. */
    readonly end = (element: HTMLElement): (() => void) => {
        const watcher = new IntersectionObserver(
            (seen) => seen.some((one) => one.isIntersecting) && (this.shown += STEP),
            { rootMargin: "600px" },
        );
        watcher.observe(element);
        return () => watcher.disconnect();
    };
}
