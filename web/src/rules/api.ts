// What the rulebook's panel asks the server. Each fails with `Unreached` while the server cannot answer.

import { fetched, said } from "../connection/patience.svelte";
import type { FoundRule, Language, RuleEntry } from "../protocol/types";

export async function askRule(id: string, language: Language): Promise<RuleEntry> {
    return (await answer(`/api/rules/${encodeURIComponent(id)}?language=${language}`)) as RuleEntry;
}

export async function searchRules(
    text: string,
    language: Language,
    signal: AbortSignal,
): Promise<FoundRule[]> {
    const query = new URLSearchParams({ search: text, language });
    return (await answer(`/api/rules?${query.toString()}`, signal)) as FoundRule[];
}

async function answer(path: string, signal?: AbortSignal): Promise<unknown> {
    const response = await fetched(path, signal ? { signal } : {});
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    return said(response);
}
