// Asks the server again and again while it cannot be reached, ever more rarely, until it answers.

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5000;

/** The server is not there, or says itself that it cannot answer now. */
export class Unreached extends Error {}

/** How long to wait after so many failures: ever longer, and not all pages at once. */
export function pause(failures: number): number {
    return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures) * (0.75 + Math.random() / 4);
}

export class Patience {
    /** Whether the server could not be reached and is asked again. */
    waiting = $state(false);
    #stopped = false;
    #wake: () => void = () => undefined;

    /** What is answered in the end; none if nobody wants to know it any more. */
    async ask<T>(request: () => Promise<T>): Promise<T | null> {
        for (let failures = 0; !this.#stopped; failures++) {
            try {
                const answer = await request();
                if (this.#stopped) break;
                this.waiting = false;
                return answer;
            } catch (error) {
                if (this.#stopped) break;
                if (!(error instanceof Unreached)) throw error;
                this.waiting = true;
                await this.#wait(pause(failures));
            }
        }
        this.waiting = false;
        return null;
    }

    /** Does not wait any longer before the next try. */
    hurry(): void {
        this.#wake();
    }

    stop(): void {
        this.#stopped = true;
        this.#wake();
    }

    #wait(milliseconds: number): Promise<void> {
        return new Promise((resolve) => {
            const done = (): void => {
                clearTimeout(timer);
                removeEventListener("online", done);
                resolve();
            };
            const timer = setTimeout(done, milliseconds);
            addEventListener("online", done);
            this.#wake = done;
        });
    }
}

/** The answer to a request; whoever is not there, or has a proxy speak for him, is unreached. */
export async function fetched(path: string, request?: RequestInit): Promise<Response> {
    let response: Response;
    try {
        response = await fetch(path, request);
    } catch (error) {
        if (request?.signal?.aborted) throw error;
        throw new Unreached(path);
    }
    if (response.status > 500) throw new Unreached(path);
    return response;
}

/** What an answer says; what is no JSON comes from a proxy or from a server that is just going. */
export async function said(response: Response): Promise<unknown> {
    try {
        return await response.json();
    } catch {
        throw new Unreached(response.url);
    }
}
