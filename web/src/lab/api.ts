// A job for the lab: the games come one by one, as long as somebody listens.

import { fetched, said } from "../connection/patience.svelte";
import type { LabNews, NotOpened, OrderGames } from "../protocol/types";

/** Orders games and tells each as it ends; what cannot be played is said in a sentence. */
export async function orderGames(
    order: OrderGames,
    told: (news: LabNews) => void,
    signal: AbortSignal,
): Promise<string | null> {
    const response = await fetched("/api/lab", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(order),
        signal,
    });
    if (!response.ok || response.body === null) {
        return ((await said(response)) as Partial<NotOpened> | null)?.text ?? "";
    }
    await eachLine(response.body, (line) => told(JSON.parse(line) as LabNews));
    return null;
}

/** Every whole line of a stream. */
async function eachLine(stream: ReadableStream<Uint8Array>, told: (line: string) => void): Promise<void> {
    const reader = stream.getReader();
    const decoder = new TextDecoder();
    let rest = "";
    for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        const lines = (rest + decoder.decode(value, { stream: true })).split("\n");
        rest = lines.pop() ?? "";
        lines.filter((line) => line !== "").forEach(told);
    }
}
