// The line to the server: sits down, keeps what is told, comes back by itself when it breaks.

import { browserWord } from "../door/secrets";
import type {
    ClientMessage,
    Face,
    Invited,
    Language,
    LogLine,
    Passed,
    Planned,
    Refused,
    Seated,
    ServerMessage,
    State,
    Suggestion,
    Terms,
    Tried,
    Why,
} from "../protocol/types";
import { pause } from "./patience.svelte";
import { shared } from "./sharing";
import { understand } from "./understand";

/** As much of a WebSocket as is used, so that a test can stand in for it. */
export type Line = {
    onopen: (() => void) | null;
    onmessage: ((event: { data: unknown }) => void) | null;
    onclose: ((event: { code: number }) => void) | null;
    send(data: string): void;
    close(): void;
};

/** A "no" of the server that the reader has not put away yet. */
type Notice = Refused & { id: number };

/** With this the server closes a line on which nothing can follow; after anything else it is called again. */
const FOR_GOOD = 1008;
const NOTICES = 3;
/** Milliseconds between two states that are shown: a page that draws every one of a burst falls behind. */
const BREATH = 40;

export class Connection {
    /** What opens the seat; it changes when it is renewed. */
    key = $state("");
    /** Whether the server hears us. */
    connected = $state(false);
    /** Whether the line is broken, or nobody let us sit down on it yet; it is called again. */
    unreached = $state(false);
    /** Why the server would not let us sit down; nothing can follow then. */
    turnedAway = $state.raw<Refused | null>(null);
    /** What is agreed where one is invited; nothing follows then either. */
    invited = $state.raw<Invited | null>(null);
    seated = $state.raw<Seated | null>(null);
    /** The game's own lists and numbers, in the language that is spoken. */
    terms = $state.raw<Terms | null>(null);
    state = $state.raw<State | null>(null);
    /** Everything that was told of the game, oldest first. */
    log = $state.raw<LogLine[]>([]);
    /** Every face that was shown. */
    faces = $state.raw<Readonly<Record<string, Face>>>({});
    refusals = $state.raw<Notice[]>([]);
    /** Where the reader was last passed for, since what he would have been asked about is muted. */
    passed = $state.raw<Passed | null>(null);
    /** What the planning bot advises for the question that is open. */
    suggestion = $state.raw<Suggestion | null>(null);
    /** What the walk that was last tried would bring. */
    tried = $state.raw<Tried | null>(null);
    why = $state.raw<Why | null>(null);
    /** What was last told of a journey that somebody thinks of. */
    planned = $state.raw<Planned | null>(null);
    /** The key of the next game between the same two. */
    rematch = $state.raw<string | null>(null);
    /** Whether the key was renewed, until the reader has put that away. */
    renewed = $state(false);

    #language: Language;
    #open: () => Line;
    #line: Line | null = null;
    #fresh = true;
    /** Whether we sit, on this line, and what was last refused on it. */
    #sits = false;
    #last: Refused | null = null;
    #failures = 0;
    #notices = 0;
    #timer: ReturnType<typeof setTimeout> | undefined;
    #waiting: { state: State; log: LogLine[]; faces: Readonly<Record<string, Face>> } | null = null;
    #showing: ReturnType<typeof setTimeout> | undefined;
    #shownAt = -Infinity;
    #again = () => this.hurry();

    constructor(key: string, language: Language, open: () => Line = openLine) {
        this.key = key;
        this.#language = language;
        this.#open = open;
        addEventListener("online", this.#again);
        this.#connect();
    }

    /** Says it, if anybody hears it: an answer that comes late would answer something else. */
    send(message: ClientMessage): boolean {
        if (!this.connected || this.#line === null) return false;
        this.#line.send(JSON.stringify(message));
        return true;
    }

    speak(language: Language): void {
        if (language === this.#language) return;
        this.#language = language;
        this.send({ type: "speak", language });
    }

    dismiss(id: number): void {
        this.refusals = this.refusals.filter((notice) => notice.id !== id);
    }

    /** Calls at once instead of waiting any longer. */
    hurry(): void {
        if (this.#line !== null || this.turnedAway !== null || this.invited !== null) return;
        clearTimeout(this.#timer);
        this.#failures = 0;
        this.#connect();
    }

    close(): void {
        removeEventListener("online", this.#again);
        clearTimeout(this.#timer);
        clearTimeout(this.#showing);
        this.#drop();
    }

    #connect(): void {
        const line = this.#open();
        this.#line = line;
        this.#fresh = true;
        this.#sits = false;
        this.#last = null;
        line.onopen = () => {
            this.connected = true;
            const browser = browserWord();
            this.send({ type: "sit", key: this.key, language: this.#language, browser });
        };
        line.onmessage = (event) => {
            const message = understand(event.data);
            if (message !== null) this.#hear(message);
        };
        line.onclose = ({ code }) => {
            this.connected = false;
            this.#line = null;
            this.unreached = code !== FOR_GOOD || this.#last === null;
            if (this.unreached) this.#timer = setTimeout(() => this.#connect(), pause(this.#failures++));
            else this.turnedAway = this.#last;
        };
    }

    #drop(): void {
        const line = this.#line;
        this.#line = null;
        this.connected = false;
        if (line === null) return;
        line.onclose = null;
        line.onmessage = null;
        line.close();
    }

    #hear(message: ServerMessage): void {
        switch (message.type) {
            case "seated":
                this.#failures = 0;
                this.#sits = true;
                this.unreached = false;
                this.seated = shared(this.seated, message);
                break;
            case "terms":
                this.terms = message;
                break;
            case "invited":
                this.invited = message;
                this.#drop();
                break;
            case "state":
                this.#see(message);
                break;
            case "passed":
                this.passed = message;
                break;
            case "refused":
                this.#refuse(message);
                break;
            case "suggestion":
                this.#show();
                if (message.question === this.state?.question?.id) this.suggestion = message;
                break;
            case "planned":
                this.planned = message;
                break;
            case "tried":
                this.tried = message;
                break;
            case "why":
                this.why = message;
                break;
            case "rematch":
                this.rematch = message.key;
                break;
            case "renewed":
                this.#renew(message.key);
                break;
        }
    }

    /** The first of several states that come at once is shown, then only the last. */
    #see(state: State): void {
        const newest = this.#waiting?.state ?? this.state;
        if (!this.#fresh && newest !== null && state.n < newest.n) return;
        this.#fresh = false;
        const { log, faces } = this.#waiting ?? this;
        this.#waiting = {
            state,
            log: shared(log, [...log.filter((line) => line.number < state.log_from), ...state.log]),
            faces: shared(faces, { ...faces, ...state.faces }),
        };
        const since = performance.now() - this.#shownAt;
        if (since >= BREATH) this.#show();
        else this.#showing ??= setTimeout(() => this.#show(), BREATH - since);
    }

    #show(): void {
        clearTimeout(this.#showing);
        this.#showing = undefined;
        if (this.#waiting === null) return;
        const { state, log, faces } = this.#waiting;
        this.#waiting = null;
        this.#shownAt = performance.now();
        this.log = log;
        this.faces = faces;
        if (state.question?.id !== this.state?.question?.id) this.suggestion = null;
        this.state = shared(this.state, state);
    }

    /** The table stays as it is while we sit down again with the new key, which shuts everybody else out. */
    #renew(key: string): void {
        this.key = key;
        this.renewed = true;
        this.#drop();
        this.#connect();
    }

    #refuse(refused: Refused): void {
        this.#last = refused;
        if (!this.#sits) return;
        const others = this.refusals.filter((notice) => notice.text !== refused.text);
        this.refusals = [...others, { ...refused, id: this.#notices++ }].slice(-NOTICES);
    }
}

function openLine(): Line {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}/play`) as Line;
}
