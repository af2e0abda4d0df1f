// A pin that is carried over the map: over which place it is held, and what becomes of it.

import type { Board } from "../board";
import type { Camera, Size } from "./camera";
import type { Point } from "./geometry";
import type { PinMoves } from "./pins";
import type { Choice } from "./scene";

type Map = {
    readonly board: Board;
    /** The places within reach of whoever is carried, as they are drawn. */
    readonly choices: readonly Choice[];
    readonly camera: Camera;
    readonly size: Size;
    /** Turns to the other sheet. */
    turn(): void;
    /** Somebody thinks of sending a company to a site, and where on the map; or of nothing any more. */
    aim(aim: { company: string; site: string } | null, at: Point | null): void;
};

const REACH = 44; // pixels within which a place is meant

export class Carrying implements PinMoves {
    /** Who is carried. */
    company = $state<string | null>(null);
    at = $state.raw<Point>([0, 0]);
    #goal: string | null = null;
    #map: Map;

    constructor(map: Map) {
        this.#map = map;
    }

    readonly lift = (company: string): void => {
        this.company = company;
        this.#goal = null;
        this.#map.board.zoom(null);
        this.#map.board.lift?.({ kind: "company", ref: company });
    };

    readonly over = (at: Point): void => {
        this.at = at;
        this.#goal = this.#nearest(at);
        const { company } = this;
        const meant = company === null || this.#goal === null ? null : { company, site: this.#goal };
        this.#map.aim(meant, at);
    };

    readonly turn = (): void => this.#map.turn();

    readonly drop = (): void => {
        const [company, goal] = [this.company, this.#goal];
        this.#end();
        if (company !== null && goal !== null)
            this.#map.board.drop({ kind: "company", ref: company }, { kind: "site", ref: goal });
    };

    readonly cancel = (): void => this.#end();

    #end(): void {
        const { company } = this;
        this.company = null;
        this.#map.aim(null, null);
        // What was lifted is let go again: it is chosen, so to pick it is to leave it.
        const place = { kind: "company", ref: company ?? "" } as const;
        if (this.#goal === null && this.#map.board.mark(place)?.state === "chosen")
            this.#map.board.pick(place);
    }

    #nearest([x, y]: Point): string | null {
        const { camera, size, choices } = this.#map;
        let best: string | null = null;
        let least = REACH;
        for (const { ref, place, mark } of choices) {
            if (mark.state !== "target" && mark.state !== "chosen") continue;
            const [dx, dy] = [
                (place.at[0] - camera.x) * camera.k + size.width / 2 - x,
                (place.at[1] - camera.y) * camera.k + size.height / 2 - y,
            ];
            const far = Math.hypot(dx, dy);
            if (far < least) [best, least] = [ref, far];
        }
        return best;
    }
}
