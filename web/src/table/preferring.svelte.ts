// Where somebody wants to be asked: told to the server whenever it has changed, for windows and for single cards.

import { untrack } from "svelte";
import type { Mute, Until } from "../protocol/types";
import type { Place } from "../board";
import { askedAbout, Muting } from "../quiet/muting.svelte";
import { same } from "../quiet/stops";
import { passing, settings } from "../settings/settings.svelte";
import { ownSeat } from "../shell/sides";
import type { Sat } from "./sat";

export class Preferring {
    readonly muting: Muting;
    #sat: Sat;

    constructor(sat: Sat, pass: () => void) {
        this.#sat = sat;
        const held = () => sat.table.view.players[ownSeat(sat.seated.seat)].hand.cards ?? [];
        this.muting = new Muting({
            get mutes() {
                return sat.seated.mutes;
            },
            get attacked() {
                return sat.table.view.attack !== null;
            },
            get turn() {
                return sat.table.view.turn;
            },
            inHand: (ref) => held().some(({ id }) => `${id}` === ref),
            say: (mutes) => this.say(sat.seated.until, { mutes }),
            pass,
        });
    }

    /** What ends first of all that one can pass on for. */
    get next(): Until {
        const { attack, chain } = this.#sat.table.view;
        if (attack !== null) return "end-of-attack";
        return chain.length > 0 ? "end-of-chain" : "end-of-phase";
    }

    readonly say = (until: Until | null, more: { mutes?: Mute[]; wait?: boolean } = {}): void => {
        const { rolls, draws, stops } = settings;
        const { connection, seated } = this.#sat;
        const { mutes } = seated;
        connection.send({ type: "prefer", passing: passing(), until, rolls, draws, stops, mutes, ...more });
    };

    /** Be asked at the next window, whatever it is. */
    readonly wait = (): void => this.say(this.#sat.seated.until, { wait: true });

    /** Pass until what goes on now is over, or be asked again. */
    passOn(): void {
        this.say(this.#sat.seated.until === null ? this.next : null);
    }

    /** Passes for a turn on what is asked about again; whether there was such a thing. */
    hush(): boolean {
        const { question } = this.#sat.table;
        if (question === null || !this.muting.isOld(question)) return false;
        this.muting.hush(question);
        return true;
    }

    /** Asks how long the card that lies there is to be muted; null if nothing is asked about it. */
    bell(place: Place): (() => void) | null {
        const { question } = this.#sat.table;
        const source = question === null ? null : askedAbout(question, place);
        return source === null ? null : () => this.muting.choose(source);
    }

    /** Says it anew once the settings are no longer what the server was told. */
    follow(): void {
        $effect(() => {
            const { rolls, draws, stops } = settings;
            const { connection, seated } = this.#sat;
            if (seated.seat === null || !connection.connected) return;
            const told = passing() === seated.passing && rolls === seated.rolls && draws === seated.draws;
            if (!told || !same(stops, seated.stops)) untrack(() => this.say(seated.until));
        });
    }
}
