// The first game once more: laid out as from the lobby, and gone to by its key in the address.

import { askLobby, openTable } from "../lobby/api";
import { settings } from "../settings/settings.svelte";

/** False if no table could be laid just now. */
export async function beginAgain(name: string): Promise<boolean> {
    const { language } = settings;
    try {
        const { first } = await askLobby(language);
        const agreed = { language, clock: null, options: [], suggestions: false };
        const answer = await openTable({ name, ...first, ...agreed });
        if ("refused" in answer) return false;
        location.hash = answer.opened.key;
        return true;
    } catch {
        return false;
    }
}
