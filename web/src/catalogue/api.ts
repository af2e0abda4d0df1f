// What the catalogue asks the server. Each fails with `Unreached` while the server cannot answer.

import { fetched, said } from "../connection/patience.svelte";
import type { CardIndex, CardSheet, Face, Language, NotOpened } from "../protocol/types";

export async function askIndex(): Promise<CardIndex> {
    return (await answer("/api/catalogue/index")) as CardIndex;
}

export async function askTexts(language: Language): Promise<Record<string, string>> {
    return (await answer(`/api/catalogue/texts?language=${language}`)) as Record<string, string>;
}

export async function askFaces(codes: string[], language: Language): Promise<Face[]> {
    const query = new URLSearchParams({ codes: codes.join(","), language });
    return (await answer(`/api/catalogue/faces?${query.toString()}`)) as Face[];
}

/** A card's page, or why there is none. */
export async function askCard(
    code: string,
    language: Language,
): Promise<{ sheet: CardSheet } | { unknown: NotOpened }> {
    const path = `/api/catalogue/cards/${encodeURIComponent(code)}?language=${language}`;
    const response = await fetched(path);
    if (response.status === 404) return { unknown: (await said(response)) as NotOpened };
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    return { sheet: (await said(response)) as CardSheet };
}

async function answer(path: string): Promise<unknown> {
    const response = await fetched(path);
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    return said(response);
}
