// Organizing without a door: what is arranged is sent at once, journeys are notes until one sets out.

import { getContext, setContext } from "svelte";
import type { Place } from "../board";
import type { ClientMessage, Option, Planned, PlannedWay, Question, View } from "../protocol/types";
import { answersTo, bothSides } from "./doors";
import { keepNotes, recallNotes, type Note, type Time } from "./notes";
import type { OrganizingWords } from "./words";

type Host = {
    send(message: ClientMessage): void;
    /** Under which name notes of this table are kept. */
    readonly table: string;
    /** The name of a card by its code. */
    nameOf(code: string): string | null;
    /** Whether companies go in their order, and nobody is asked which comes next. */
    readonly inOrder: boolean;
    readonly words: OrganizingWords;
};

/** A journey that somebody thinks of. */
export type Aim = { company: string; site: string };

const PHASE: ReadonlySet<Question["kind"]> = new Set(["actions in the organization phase", "organizing"]);
const NEXT: ReadonlySet<Question["kind"]> = new Set(["next company to move", "next company at its site"]);
const THINKING = 60; // milliseconds that one must think of a journey before the server is asked about it

export class Organizing {
    notes = $state.raw<Note[]>([]);
    /** The journey that is pointed at or dragged. */
    aim = $state.raw<Aim | null>(null);
    question = $state.raw<Question | null>(null);
    #view = $state.raw<View | null>(null);
    #planned = $state.raw<Readonly<Record<string, Planned>>>({});
    #last = $state<string | null>(null);
    #turns = $state(0);
    /** The companies that were put before others. */
    #order = $state.raw<string[]>([]);
    #inPlay = "";
    #asked = new Set<string>();
    #thinking: ReturnType<typeof setTimeout> | undefined;
    #host: Host;

    constructor(host: Host) {
        this.#host = host;
    }

    /** Whether it is for us to organize, and to send companies on their way. */
    isOpen = $derived(
        this.question !== null && PHASE.has(this.question.kind) && this.#view?.active === this.#view?.seat,
    );
    #options = $derived(this.question === null ? [] : bothSides(this.question));
    #plans = $derived(this.#options.filter(({ verb }) => verb === "plan-movement"));
    /** Whether somebody may still be moved from company to company, or why not. */
    grips = $derived.by((): "open" | "shut" | null => {
        if (!this.isOpen) return null;
        return this.question?.kind === "organizing" || this.question?.inside !== null ? "open" : "shut";
    });
    /** Whether somebody may form a company of his own. */
    mayPart = $derived(this.isOpen && this.#options.some(({ verb }) => verb === "split"));
    /** Who may come into play, each with what it costs. */
    newcomers = $derived.by((): Option[] => {
        const found = new Map<string, Option>();
        for (const option of this.isOpen ? this.#options : []) {
            const code = option.verb === "play-character" ? option.source?.code : undefined;
            if (code !== undefined && !found.has(code)) found.set(code, option);
        }
        return [...found.values()];
    });
    /** The journey whose ways are shown: the one that is thought of, else the last that was noted. */
    shown = $derived.by((): Aim | null => {
        if (this.question?.kind === "enter the site") return this.#entering();
        if (!this.isOpen) return null;
        return this.aim ?? this.notes.find(({ company }) => company === this.#last) ?? null;
    });
    planned = $derived(this.shown === null ? null : this.#of(this.shown));
    /** By which of its ways the journey that is shown goes. */
    way = $derived.by((): PlannedWay | null => {
        const ways = this.planned?.ways ?? [];
        const noted = this.noteOf(this.shown?.company ?? "");
        const wanted = noted?.site === this.shown?.site ? noted?.way : null;
        return ways.find(({ anchor }) => anchor.ref === wanted) ?? ways[0] ?? null;
    });
    /** What letting go would do, while a company is held over a site. */
    offer = $derived.by((): string | null => {
        const code = this.aim === null ? undefined : this.#planOf(this.aim)?.targets[0]?.code;
        const name = code === undefined ? null : this.#host.nameOf(code);
        return name === null ? null : this.#host.words.letGo(name);
    });
    /** The question as it is answered here: both sides of its door, and to pass is to set out. */
    asked = $derived.by((): Question | null => {
        const question = this.question;
        if (question === null || !this.isOpen) return question;
        const id = this.#turns === 0 ? question.id : `${question.id}~${this.#turns}`;
        return { ...question, id, options: this.#options.map((option) => this.#setsOut(option)) };
    });

    /** One's companies in the order in which they move and come to their sites. */
    order = $derived.by((): string[] => {
        const all = this.#own().map(({ id }) => `${id}`);
        const first = this.#order.filter((one) => all.includes(one));
        return [...first, ...all.filter((one) => !first.includes(one))];
    });

    /** Whether their order is theirs to keep, so that it can be changed. */
    get inOrder(): boolean {
        return this.#host.inOrder;
    }

    /** A company goes before the one that is listed before it. */
    hasten(company: string): void {
        const order = [...this.order];
        const at = order.indexOf(company);
        if (at > 0) order.splice(at - 1, 2, company, ...order.slice(at - 1, at));
        this.#order = order;
    }

    /** What is asked now; what was noted for it is found again, and where the way is known already it is told. */
    ask(question: Question | null, view: View): void {
        const [before, sat] = [this.#time(), this.#view !== null];
        const fresh = question?.id !== this.question?.id;
        this.#view = view;
        this.question = question;
        const now = this.#time();
        if (!sat || now.turn !== before.turn || now.seat !== before.seat) this.notes = recallNotes(now);
        if (!fresh) return;
        this.#planned = {};
        this.#asked.clear();
        this.#turns = 0;
        this.aim = null;
        if (question?.kind === "site path") this.#goOn(question);
        else if (question !== null && NEXT.has(question.kind)) this.#callNext(question);
        else if (this.shown !== null) this.#wonder(this.shown, 0);
    }

    /** Takes the answer, if it is noted or goes through a door; else it is for others to send. */
    gives(id: string): boolean {
        const { question } = this;
        const option = this.#options.find((one) => one.id === id);
        if (question === null || option === undefined || !this.isOpen) return false;
        if (option.verb === "plan-movement") this.#note(option);
        else if (option.verb === "pass") this.#setOut(question, id);
        else if (id.includes("/")) this.#walk(question, [id]);
        else return false;
        return true;
    }

    isNote(option: Option): boolean {
        return this.isOpen && option.verb === "plan-movement";
    }

    noteOf(company: string): Note | null {
        return this.notes.find((note) => note.company === company) ?? null;
    }

    /** Whether a noted journey can still be made. */
    isLawful(note: Note): boolean {
        return this.#planOf(note) !== null;
    }

    mayMove(company: string): boolean {
        return this.#plans.some(({ source }) => source?.ref === company);
    }

    /** The company that is sent next: one that may move and is not to go anywhere yet, if there is one. */
    next = $derived.by((): string | null => {
        const may = this.isOpen ? this.#plans.flatMap(({ source }) => source?.ref ?? []) : [];
        return may.find((company) => this.noteOf(company) === null) ?? may[0] ?? null;
    });

    drop(company: string): void {
        this.#change(this.notes.filter((note) => note.company !== company));
    }

    /** Takes the last note back; false if there is none. */
    undo(): boolean {
        const last = this.notes.at(-1);
        if (last === undefined || !this.isOpen) return false;
        this.drop(last.company);
        return true;
    }

    /** Somebody thinks of a journey, or of none any more. */
    think(aim: Aim | null): void {
        if (aim?.company === this.aim?.company && aim?.site === this.aim?.site) return;
        this.aim = aim === null || this.#planOf(aim) === null ? null : aim;
        if (this.aim !== null) this.#wonder(this.aim, THINKING);
    }

    hear(planned: Planned): void {
        if (planned.question !== this.question?.id) return;
        this.#planned = { ...this.#planned, [planned.option]: planned };
        const best = planned.ways[0]?.anchor.ref;
        const note = this.notes.find((one) => this.#planOf(one)?.id === planned.option);
        if (note !== undefined && best !== undefined && !this.#hasWay(planned, note.way))
            this.#change(this.notes.map((one) => (one === note ? { ...one, way: best } : one)));
    }

    /** Another way for the journey that is shown; false if it has no such way. */
    goBy(ref: string): boolean {
        const { shown, planned } = this;
        const note = this.noteOf(shown?.company ?? "");
        if (planned === null || !this.#hasWay(planned, ref) || note === null || note.site !== shown?.site)
            return false;
        this.#change(this.notes.map((one) => (one === note ? { ...one, way: ref } : one)));
        return true;
    }

    /** How likely a card in hand could be played where one thinks of going. */
    hint(place: Place): string | null {
        const play = this.planned?.plays.find(({ anchor }) => anchor.ref === place.ref);
        return play === undefined || place.kind !== "card" ? null : this.#host.words.there(play.odds);
    }

    #hasWay(planned: Planned, ref: string | null): boolean {
        return planned.ways.some(({ anchor }) => anchor.ref === ref);
    }

    #entering(): Aim | null {
        const enter = this.#options.find(({ verb }) => verb === "enter");
        const [company, site] = [enter?.source?.ref, enter?.targets[0]?.ref];
        return company === undefined || site === undefined ? null : { company, site };
    }

    #planOf({ company, site }: Aim): Option | null {
        const verbs = this.question?.kind === "enter the site" ? "enter" : "plan-movement";
        const meant = ({ verb, source, targets }: Option): boolean =>
            verb === verbs && source?.ref === company && targets[0]?.ref === site;
        return this.#options.find(meant) ?? null;
    }

    #of(aim: Aim): Planned | null {
        return this.#planned[this.#planOf(aim)?.id ?? ""] ?? null;
    }

    /** Asks the server what would come of it, once for each question. */
    #wonder(aim: Aim, after: number): void {
        clearTimeout(this.#thinking);
        const [question, option] = [this.question?.id, this.#planOf(aim)?.id];
        if (question === undefined || option === undefined || this.#asked.has(option)) return;
        this.#thinking = setTimeout(() => {
            if (this.question?.id !== question) return;
            this.#asked.add(option);
            this.#host.send({ type: "plan", question, option });
        }, after);
    }

    #note({ source, targets }: Option): void {
        const [goal] = targets;
        if (source === null || goal === undefined) return;
        const others = this.notes.filter(({ company }) => company !== source.ref);
        const aim = { company: source.ref, site: goal.ref };
        this.aim = null;
        this.#last = aim.company;
        const way = this.#of(aim)?.ways[0]?.anchor.ref ?? null;
        this.#change([...others, { ...aim, code: goal.code ?? "", way }]);
        this.#wonder(aim, 0);
    }

    /** Everybody goes where it was noted, as far as that is still possible. */
    #setOut(question: Question, pass: string): void {
        const plans = this.notes.flatMap((note) => this.#planOf(note)?.id ?? []);
        this.#inPlay = lying(this.#view);
        this.#walk(question, [...plans, pass]);
    }

    #walk(question: Question, ids: string[]): void {
        this.#host.send({ type: "walk", question: question.id, answers: answersTo(question, ids) });
    }

    /** The way that was noted is taken, if it is still one and no card has come into play since. */
    #goOn(question: Question): void {
        const ways = question.options.filter(({ verb }) => verb === "travel");
        const note = this.noteOf(ways[0]?.source?.ref ?? "");
        const meant = ways.find(({ targets }) => note !== null && targets[0]?.ref === note.way);
        if (meant === undefined || this.#inPlay !== lying(this.#view)) return;
        this.#change(this.notes.filter((one) => one !== note));
        this.#host.send({ type: "choose", question: question.id, option: meant.id });
    }

    /** The company whose turn it is in their order is chosen. */
    #callNext(question: Question): void {
        const options = this.#host.inOrder ? question.options : [];
        const ranks = options.map(({ source }) => this.order.indexOf(source?.ref ?? ""));
        const next = options[ranks.indexOf(Math.min(...ranks))];
        if (next === undefined) return;
        this.#host.send({ type: "choose", question: question.id, option: next.id });
    }

    #setsOut(option: Option): Option {
        if (option.verb !== "pass") return option;
        const going = this.notes.filter((note) => this.isLawful(note)).length;
        const sent = this.#own().filter(({ destination }) => destination !== null).length;
        const text = this.#host.words.setOut(going + sent, this.#own().length);
        return {
            ...option,
            weight: "main",
            title: { text, names: [] },
            warns: going > 0 ? null : option.warns,
        };
    }

    #own(): View["players"][0]["companies"] {
        const { seat, players } = this.#view ?? { seat: null, players: null };
        return seat === null || players === null ? [] : players[seat].companies;
    }

    #change(notes: Note[]): void {
        this.notes = notes;
        this.#turns += 1;
        keepNotes(this.#time(), notes);
    }

    #time(): Time {
        return { table: this.#host.table, seat: this.#view?.seat ?? -1, turn: this.#view?.turn ?? -1 };
    }
}

/** What lies on the table for all to see, by its cards. */
function lying(view: View | null): string {
    return (view?.events ?? []).map(({ card }) => card.id).join();
}

const ORGANIZING = Symbol("organizing");

export function provideOrganizing(organizing: Organizing): void {
    setContext(ORGANIZING, organizing);
}

/** Null where nobody organizes, as for a part that is shown alone. */
export function useOrganizing(): Organizing | null {
    return getContext<Organizing | undefined>(ORGANIZING) ?? null;
}
