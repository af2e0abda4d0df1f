// One job of the lab: what was ordered, the games so far, and what they are worth.

import type { LabGame, LabNews, OrderGames } from "../protocol/types";
import { orderGames } from "./api";

export class Job {
    games = $state.raw<LabGame[]>([]);
    news = $state.raw<LabNews | null>(null);
    running = $state(false);
    /** Why nothing is played. */
    refused = $state("");
    ordered = $state(0);
    #stopping: AbortController | null = null;

    /** Begins anew; what an earlier job brought is put away. */
    async run(order: OrderGames): Promise<void> {
        this.stop();
        const stopping = new AbortController();
        this.#stopping = stopping;
        [this.games, this.news, this.refused] = [[], null, ""];
        [this.ordered, this.running] = [order.games, true];
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
    }
}
