// Cards that one does not want to be asked about: which one is being muted, and when to offer it.

import type { Place } from "../board";
import type { Anchor, Mute, Muting as Until, Question } from "../protocol/types";

type MutingHost = {
    /** What is muted now. */
    readonly mutes: Mute[];
    /** Whether somebody is attacked. */
    readonly attacked: boolean;
    readonly turn: number;
    inHand(ref: string): boolean;
    say(mutes: Mute[]): void;
    /** Passes on what is asked. */
    pass(): void;
};

/** So often somebody passes on the same card in a turn before muting is offered. */
const OFTEN = 3;

export class Muting {
    /** The card about which one is asked how long. */
    chosen = $state.raw<Anchor | null>(null);
    /** The card that was offered again and again; once a game. */
    offered = $state.raw<Anchor | null>(null);
    /** Whether every copy of what is chosen is meant. */
    named = $state(false);
    #host: MutingHost;
    #passed = $state.raw<ReadonlyMap<string, number>>(new Map());
    #hasOffered = false;

    constructor(host: MutingHost) {
        this.#host = host;
    }

    get mutes(): Mute[] {
        return this.#host.mutes;
    }

    /** How long something may be muted: nothing untaps in a hand, and without an attack there is none to wait for. */
    lengths(source: Anchor): Until[] {
        const all: Until[] = ["attack", "turn", "untap", "game"];
        const idle: Until[] = [];
        if (!this.#host.attacked) idle.push("attack");
        if (this.#host.inHand(source.ref)) idle.push("untap");
        return all.filter((one) => !idle.includes(one));
    }

    choose(place: Anchor): void {
        if (place.kind !== "card") return;
        this.chosen = place;
        this.named = false;
    }

    mute(source: Anchor, until: Until): void {
        const others = this.mutes.filter((one) => one.source.ref !== source.ref);
        const mute: Mute = { source: bare(source), until };
        if (this.named && this.chosen !== null) mute.named = true;
        this.#host.say([...others, mute]);
        this.chosen = null;
        this.offered = null;
    }

    unmute(mute: Mute): void {
        this.#host.say(this.mutes.filter((one) => one !== mute));
    }

    /** The reader has passed on a question: if it was about the same one card for the third time, say so. */
    passed(question: Question): void {
        const sources = sourcesOf(question);
        const passed = new Map(this.#passed);
        for (const source of sources) passed.set(this.#key(source), this.#times(source) + 1);
        this.#passed = passed;
        const [only, another] = sources;
        if (only === undefined || another !== undefined || this.#hasOffered) return;
        if (this.#times(only) < OFTEN) return;
        this.#hasOffered = true;
        this.offered = only;
    }

    /** Whether a question is only about what was passed on in this turn already. */
    isOld(question: Question | null): boolean {
        const sources = question === null ? [] : sourcesOf(question);
        return sources.length > 0 && sources.every((source) => this.#times(source) > 0);
    }

    /** Passes on all that is asked about, for the rest of the turn. */
    hush(question: Question): void {
        const fresh = sourcesOf(question).map((source): Mute => ({ source: bare(source), until: "turn" }));
        const refs = new Set(fresh.map(({ source }) => source.ref));
        this.#host.pass();
        this.#host.say([...this.mutes.filter(({ source }) => !refs.has(source.ref)), ...fresh]);
    }

    #times(source: Anchor): number {
        return this.#passed.get(this.#key(source)) ?? 0;
    }

    #key(source: Anchor): string {
        return `${this.#host.turn} ${source.ref}`;
    }
}

/** The card that lies somewhere, if a window asks about it. */
export function askedAbout({ window, options }: Question, { kind, ref }: Place): Anchor | null {
    if (window === null || kind !== "card") return null;
    const about = options.find(({ source, weight }) => source?.ref === ref && weight !== "pass");
    return about?.source?.kind === "card" ? about.source : null;
}

/** The cards about which a window asks; none if it asks about anything else. */
function sourcesOf({ window, options }: Question): Anchor[] {
    const others = options.filter(({ weight, kind }) => weight !== "pass" && kind !== "on-guard");
    const found = new Map<string, Anchor>();
    for (const { source } of window === null ? [] : others) {
        if (source?.kind !== "card") return [];
        found.set(source.ref, source);
    }
    return [...found.values()];
}

function bare({ kind, ref, code }: Anchor): Anchor {
    return code === undefined ? { kind, ref } : { kind, ref, code };
}
