// One job of the lab: what was ordered, the games so far, and what they are worth.

import type { LabGame, LabNews, OrderGames } from "../protocol/types";
import { orderGames } from "./api";

export class Job {
    /** How many seconds a game took; null while none was played. */
    pace = $state<number | null>(null);
    #now: () => number;

    constructor(now: () => number = () => performance.now()) {
        this.#now = now;
    }

    games = $state.raw<LabGame[]>([]);
    news = $state.raw<LabNews | null>(null);
    running = $state(false);
    /** Why nothing is played. */
    refused = $state("");
    ordered = $state(0);
    /** How many seconds the games that are left will take, by those that were played; null before the first. */
    left = $state<number | null>(null);
    #began = 0;
    #stopping: AbortController | null = null;

    /** Begins anew; what an earlier job brought is put away. */
    async run(order: OrderGames): Promise<void> {
        this.stop();
        const stopping = new AbortController();
        this.#stopping = stopping;
        [this.games, this.news, this.refused] = [[], null, ""];
        [this.ordered, this.running] = [order.games, true];
        [this.left, this.#began] = [null, this.#now()];
        try {
            const refused = await orderGames(order, (news) => this.#heard(news), stopping.signal);
            if (refused !== null) this.refused = refused;
        } catch (error) {
            if (!stopping.signal.aborted) this.refused = String((error as Error).message);
        } finally {
            if (this.#stopping === stopping) this.running = false;
        }
    }

    /** No more games; what was played is kept. */
    stop(): void {
        this.#stopping?.abort();
        this.#stopping = null;
        this.running = false;
    }

    #heard(news: LabNews): void {
        this.news = news;
        this.games = [...this.games, news.game];
        const pace = (this.#now() - this.#began) / 1000 / this.games.length;
        this.left = pace * (this.ordered - this.games.length);
        this.pace = pace;
    }
}
