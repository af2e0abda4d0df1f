// What has been explained how often; nothing is explained for ever.

import type { Settings } from "../settings/settings.svelte";
import { CONCEPTS, type Concept } from "./concepts";

const PLACE = "wizardhaven explained";
const OFTEN: Record<Settings["coach"], number> = { coach: 3, hints: 1, quiet: 0 };

export class Memory {
    #times: Map<Concept, number>;

    constructor(kept: string | null) {
        this.#times = recall(kept);
    }

    times(concept: Concept): number {
        return this.#times.get(concept) ?? 0;
    }

    /** The concept to explain now: of those that are here the one explained least; none if all are known. */
    choose(here: Concept[], mode: Settings["coach"]): Concept | null {
        const open = here.filter((concept) => this.times(concept) < OFTEN[mode]);
        const least = Math.min(...open.map((concept) => this.times(concept)));
        return open.find((concept) => this.times(concept) === least) ?? null;
    }

    note(concept: Concept): void {
        this.#times.set(concept, this.times(concept) + 1);
        localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(this.#times)));
    }

    forget(): void {
        this.#times.clear();
        localStorage.removeItem(PLACE);
    }
}

function recall(kept: string | null): Map<Concept, number> {
    try {
        const value = JSON.parse(kept ?? "{}") as Record<string, unknown> | null;
        return new Map(
            CONCEPTS.flatMap((concept) => {
                const times = value?.[concept];
                return typeof times === "number" ? [[concept, times]] : [];
            }),
        );
    } catch {
        return new Map();
    }
}

export const memory = new Memory(localStorage.getItem(PLACE));
