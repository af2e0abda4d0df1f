// What the other did, deed by deed: a film that waits for nobody.

import { deedsOf, type Deed } from "../log/deeds";
import type { LogLine, PlayerSeat } from "../protocol/types";

/** Milliseconds for a deed, and for all of them. */
export const PACE = { normal: 450, slow: 900 } as const;
export const LONGEST = 6000;

export type Seen = {
    lines: LogLine[];
    /** The first line after the reader's own last answer. */
    since: number;
    /** Whose doings are no news; null for who only watches. */
    own: PlayerSeat | null;
    /** How long a deed is shown; null if nothing is to move. */
    pace: number | null;
};

export class Film {
    /** What was done since the reader's last answer. */
    deeds = $state.raw<Deed[]>([]);
    /** The deed that is shown; as many as there are once it is over. */
    at = $state(0);
    /** Whether somebody wants to read it again, without anything moving. */
    opened = $state(false);
    /** Whether it stands still until somebody lets it go on. */
    paused = $state(false);
    #pace: number = PACE.normal;
    #told = -1;
    #timer: ReturnType<typeof setTimeout> | undefined;

    get plays(): boolean {
        return this.at < this.deeds.length;
    }

    /** The deed that is shown now. */
    get now(): Deed | null {
        return this.deeds[this.at] ?? null;
    }

    /** How many are still to come, with this one. */
    get left(): number {
        return this.deeds.length - this.at;
    }

    /** A table was shown: what is new in its story is played, except right after sitting down. */
    see({ lines, since, own, pace }: Seen): void {
        const first = this.#told < 0;
        const told = Math.min(this.#told, lines.length);
        this.#told = lines.length;
        const before = this.plays ? (this.now?.number ?? null) : null;
        this.deeds = newsOf(lines, since, own);
        if (this.deeds.length === 0) this.opened = false;
        const fresh = this.deeds.findIndex(({ head }) => head.number >= told);
        const going = this.deeds.findIndex(({ number }) => number === before);
        const start = going >= 0 ? going : fresh;
        if (first || start < 0 || pace === null) return this.end();
        const most = Math.max(1, Math.floor(LONGEST / pace));
        this.#show(Math.max(start, this.deeds.length - most), pace);
    }

    /** The points of the deeds that are still to come: whoever looks on has not seen them won yet. */
    due(seat: PlayerSeat): number {
        const coming = this.deeds.slice(this.at + 1).filter(({ head }) => head.seat === seat);
        return coming.reduce((all, { gains }) => all + gains, 0);
    }

    /** Lets it stand, or go on. */
    pause(): void {
        this.paused = !this.paused;
        this.#show(this.at, this.#pace);
    }

    /** To the deed before or after, where it stands; after the last it is over. */
    step(by: 1 | -1): void {
        this.paused = true;
        if (this.at + by >= this.deeds.length) this.end();
        else this.#show(Math.max(0, this.at + by), this.#pace);
    }

    /** Ends it; the question is asked. */
    end(): void {
        clearTimeout(this.#timer);
        this.paused = false;
        this.at = this.deeds.length;
    }

    /** Forgets what was told: the story comes again from its beginning. */
    forget(): void {
        this.end();
        this.#told = -1;
    }

    #show(at: number, pace: number): void {
        clearTimeout(this.#timer);
        this.at = at;
        this.#pace = pace;
        if (this.plays && !this.paused) this.#timer = setTimeout(() => this.#show(this.at + 1, pace), pace);
    }
}

export const film = new Film();

/** What was done since the reader's last answer; his own answer itself is no news. */
function newsOf(lines: LogLine[], since: number, own: PlayerSeat | null): Deed[] {
    const fresh = deedsOf(lines.filter(({ number }) => number >= since));
    const deeds = fresh.filter(({ head }) => head.kind !== "turn began");
    const first = deeds.findIndex(({ head }) => own === null || head.seat !== own);
    return first < 0 ? [] : deeds.slice(first);
}
