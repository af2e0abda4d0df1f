// How the map is looked at: the camera and its moves, which sheet lies on top, and where the keyboard is.

import type { Place, Sheet } from "./atlas";
import { blend, clamp, framed, panned, showing, whole, zoomed, type Camera, type Size } from "./camera";
import type { Point } from "./geometry";

/** A place or a region that the keyboard stands on. */
export type Spot = { at: Point; place: Place | null; region: string | null; name: string };

const GLIDE = 420; // milliseconds
const REST = 160;

export class Viewer {
    size = $state.raw<Size>({ width: 626, height: 496 });
    camera = $state.raw<Camera>(whole({ width: 626, height: 496 }));
    sheet = $state<Sheet>("surface");
    cursor = $state.raw<Spot | null>(null);
    /** Whether the camera moves, so that the drawing is moved as a whole and drawn sharp afterwards. */
    moving = $state(false);
    /** The scale at which signs and names were last drawn; while the camera moves they move along as they are. */
    settled = $state(this.camera.k);
    /** Whether one sees what the map framed of itself; a move of one's own ends that. */
    framing = $state(true);
    #running = 0;
    #resting: ReturnType<typeof setTimeout> | undefined;
    #targets: readonly Place[] = [];
    #motion: () => boolean;
    #fresh = true;

    constructor(motion: () => boolean) {
        this.#motion = motion;
    }

    resize(size: Size): void {
        if (size.width === 0 || size.height === 0) return;
        this.size = size;
        if (this.framing) this.#set(framed(this.#spots(), size));
        else this.#set(clamp(this.camera, size));
    }

    /** Frames what matters now; the first of it says which sheet lies on top. */
    frame(targets: readonly Place[]): void {
        this.#targets = targets;
        this.sheet = targets[0]?.sheet ?? this.sheet;
        this.framing = true;
        const wanted = framed(this.#spots(), this.size);
        if (this.#fresh) this.#set(wanted);
        else this.#go(wanted);
        this.#fresh = false;
    }

    /** Frames what matters; if it is framed already, shows the whole map. */
    fit(): void {
        this.framing = !this.framing;
        this.#go(this.framing ? framed(this.#spots(), this.size) : whole(this.size));
    }

    turn(): void {
        this.sheet = this.sheet === "surface" ? "deeps" : "surface";
        this.cursor = null;
    }

    /** By wheel or fingers, again and again; what is drawn becomes sharp when that rests. */
    zoom(by: number, at: Point): void {
        this.framing = false;
        this.#set(zoomed(this.camera, by, at, this.size));
        this.hold(true);
        this.#resting = setTimeout(() => this.hold(false), REST);
    }

    hold(held: boolean): void {
        clearTimeout(this.#resting);
        this.moving = held;
        if (!held) this.settled = this.camera.k;
    }

    step(by: number): void {
        this.framing = false;
        this.#go(zoomed(this.camera, by, [this.size.width / 2, this.size.height / 2], this.size));
    }

    pan(dx: number, dy: number): void {
        this.framing = false;
        this.#set(panned(this.camera, dx, dy, this.size));
    }

    centre(x: number, y: number): void {
        this.framing = false;
        this.#set(clamp({ ...this.camera, x, y }, this.size));
    }

    look(spot: Spot): void {
        if (spot.place !== null && spot.place.sheet === "deeps") this.sheet = "deeps";
        if (spot.region !== null) this.sheet = "surface";
        this.cursor = spot;
        const wanted = showing(this.camera, spot.at, this.size);
        if (wanted.x === this.camera.x && wanted.y === this.camera.y) return;
        this.framing = false;
        this.#go(wanted);
    }

    stop(): void {
        cancelAnimationFrame(this.#running);
        this.#running = 0;
        this.hold(false);
    }

    #spots(): Point[] {
        return this.#targets.filter(({ sheet }) => sheet === this.sheet).map(({ at }) => at);
    }

    #set(camera: Camera): void {
        if (this.#running !== 0) this.stop();
        this.camera = camera;
        if (!this.moving) this.settled = camera.k;
    }

    #go(to: Camera): void {
        this.stop();
        if (!this.#motion()) {
            this.#set(to);
            return;
        }
        const [from, start] = [this.camera, performance.now()];
        this.moving = true;
        const tick = (now: number): void => {
            const part = Math.min(1, Math.max(0, (now - start) / GLIDE));
            this.camera = blend(from, to, part);
            if (part < 1) this.#running = requestAnimationFrame(tick);
            else this.stop();
        };
        this.#running = requestAnimationFrame(tick);
    }
}
