// What the lobby asks the server.

import type { Language, Lobby, NewTable, NotOpened, Opened, TakeSeat } from "../protocol/messages";

export type Answer = { opened: Opened } | { refused: NotOpened };

/** What can be chosen from; fails if the server is not there. */
export async function askLobby(language: Language): Promise<Lobby> {
    const response = await fetch(`/api/lobby?language=${language}`);
    if (!response.ok) throw new Error(`The lobby answered ${response.status}.`);
    return (await response.json()) as Lobby;
}

/** Lays out a table. `unheard` is what to say if no answer comes. */
export function openTable(table: NewTable, unheard: string): Promise<Answer> {
    return ask("/api/tables", table, unheard);
}

/** Takes the seat to which one was invited. */
export function takeSeat(seat: TakeSeat, unheard: string): Promise<Answer> {
    return ask("/api/seats", seat, unheard);
}

async function ask(path: string, body: NewTable | TakeSeat, unheard: string): Promise<Answer> {
    try {
        const response = await fetch(path, {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify(body),
        });
        const answer = (await response.json()) as Partial<Opened & NotOpened>;
        if (response.ok && typeof answer.key === "string") return { opened: { key: answer.key } };
        return { refused: { text: answer.text ?? unheard, faults: answer.faults ?? [] } };
    } catch {
        return { refused: { text: unheard, faults: [] } };
    }
}
