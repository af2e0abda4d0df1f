// What the lobby asks the server. Each fails with `Unreached` while the server cannot answer.

import { fetched, said, Unreached } from "../connection/patience.svelte";
import type { Language, Lobby, NewTable, NotOpened, Opened, TakeSeat } from "../protocol/types";

export type Answer = { opened: Opened } | { refused: NotOpened };

/** What can be chosen from. */
export async function askLobby(language: Language): Promise<Lobby> {
    const response = await fetched(`/api/lobby?language=${language}`);
    if (!response.ok) throw new Unreached(response.url);
    return (await said(response)) as Lobby;
}

/** Lays out a table. */
export function openTable(table: NewTable): Promise<Answer> {
    return ask("/api/tables", table);
}

/** Takes the seat to which one was invited. */
export function takeSeat(seat: TakeSeat): Promise<Answer> {
    return ask("/api/seats", seat);
}

async function ask(path: string, body: NewTable | TakeSeat): Promise<Answer> {
    const response = await fetched(path, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
    });
    const answer = (await said(response)) as Partial<Opened & NotOpened> | null;
    if (response.ok && typeof answer?.key === "string") return { opened: { key: answer.key } };
    if (typeof answer?.text !== "string") throw new Unreached(path);
    return { refused: { text: answer.text, faults: answer.faults ?? [] } };
}
