// Questions made by hand, as the server would ask them, for the tests of everything that answers.

import type { Anchor, Option, OptionKind, Question, Text, Verb } from "../protocol/types";

export function text(words: string): Text {
    return { text: words, names: [] };
}

export function card(ref: number, code?: string): Anchor {
    return code === undefined ? { kind: "card", ref: `${ref}` } : { kind: "card", ref: `${ref}`, code };
}

/** What sort of thing these verbs are, as a server says. */
const KINDS: Partial<Record<Verb, OptionKind>> = {
    "play-at-site": "play",
    "play-character": "play",
    "play-creature": "play",
    "discard-character": "discard",
    "finish-organizing": "finish",
    "place-on-guard": "on-guard",
    roll: "roll",
};

export function option(id: string, title: string, more: Partial<Option> = {}): Option {
    return {
        id,
        verb: "take",
        kind: KINDS[more.verb ?? "take"] ?? "choose",
        source: null,
        targets: [],
        title: text(title),
        detail: null,
        odds: null,
        weight: "plain",
        tone: "may",
        undoable: true,
        warns: null,
        ...more,
    };
}

export function question(options: Option[], more: Partial<Question> = {}): Question {
    return {
        id: "q1",
        kind: "actions in the organization phase",
        window: "organization",
        eyebrow: "Organization",
        title: text("What do you do?"),
        help: null,
        rules: [],
        about: [],
        options,
        refusals: [],
        sheet: null,
        inside: null,
        hasty: null,
        ...more,
    };
}

/** Two companies with 12 sites each in reach, six cards for five bearers each, four characters to discard. */
export function organization(): Question {
    const options: Option[] = [];
    for (const company of ["1", "2"])
        for (let site = 0; site < 12; site += 1)
            options.push(
                option(`move-${company}-${site}`, `Send company ${company} to site ${site}`, {
                    verb: "plan-movement",
                    source: { kind: "company", ref: company },
                    targets: [{ kind: "site", ref: `${company === "1" ? site : site + 6}` }],
                }),
            );
    for (let item = 0; item < 6; item += 1)
        for (let bearer = 0; bearer < 5; bearer += 1)
            options.push(
                option(`item-${item}-${bearer}`, `Give item ${item} to bearer ${bearer}`, {
                    verb: "transfer",
                    source: card(100 + item, `TW-${item}`),
                    targets: [card(200 + bearer)],
                }),
            );
    for (let character = 0; character < 4; character += 1)
        options.push(
            option(`away-${character}`, `Discard character ${character}`, {
                verb: "discard-character",
                source: card(200 + character),
                weight: "grave",
            }),
        );
    options.push(option("sideboard", "Look at the sideboard"));
    options.push(option("done", "Done organizing", { verb: "finish-organizing", weight: "pass" }));
    return question(options, {
        kind: "actions in the organization phase",
        refusals: [{ anchor: card(300, "TW-300"), reason: text("Nobody is tapped"), rule: "TIM-51" }],
    });
}

/** A creature in hand that may be keyed in two ways or placed on-guard; another with one way; a refused one. */
export function hazards(): Question {
    const company: Anchor = { kind: "company", ref: "7" };
    const play = (id: string, title: string, source: Anchor, key: string): Option =>
        option(id, title, {
            verb: "play-creature",
            source,
            targets: [company],
            detail: text(key),
            tone: "peril",
        });
    const guard = (id: string, title: string, source: Anchor): Option =>
        option(id, title, { verb: "place-on-guard", source, targets: [company], tone: "peril" });
    return question(
        [
            play("guard-land", "Play Orc-guard keyed to Shadow-land", card(10, "TW-72"), "Brown Lands"),
            play("guard-hold", "Play Orc-guard keyed to Shadow-hold", card(10, "TW-72"), "Dead Marshes"),
            guard("guard-on-guard", "Place Orc-guard on-guard", card(10, "TW-72")),
            play("watch", "Play Orc-watch keyed to Shadow-land", card(11, "LE-87"), "Brown Lands"),
            guard("goblins", "Place Hobgoblins on-guard", card(12, "LE-77")),
            option("pass", "No more hazards", { verb: "pass", weight: "pass" }),
        ],
        {
            refusals: [
                { anchor: card(12, "LE-77"), reason: text("Needs two Wildernesses"), rule: "MOV-28" },
                { anchor: card(13, "TW-263"), reason: text("Resources wait for your turn"), rule: "UNT-04" },
            ],
        },
    );
}

/** Two equal strikes for three defenders; only the defenders have a place. */
export function assignment(): Question {
    return question(
        [1, 2, 3].map((defender) =>
            option(`assign-${defender}`, `A strike for defender ${defender}`, {
                verb: "assign",
                targets: [card(defender)],
                weight: "main",
            }),
        ),
        { kind: "assign a strike as the defender" },
    );
}

export function paths(): Question {
    const company: Anchor = { kind: "company", ref: "3" };
    const way = (id: string, title: string, regions: string[]): Option =>
        option(id, title, {
            verb: "travel",
            source: company,
            targets: [{ kind: "path", ref: id, regions }],
            weight: "main",
        });
    return question([
        way("sea", "By sea", ["Anfalas", "Bay of Belfalas", "Lebennin"]),
        way("coast", "By the coast", ["Anfalas", "Belfalas", "Lebennin"]),
    ]);
}

export function support(): Question {
    return question([
        option("haldir", "Haldir taps in support", { verb: "support", source: card(21), odds: 26 }),
        option("sam", "Sam Gamgee taps in support", { verb: "support", source: card(22), odds: 26 }),
        option("roll", "Roll the dice", { verb: "roll", weight: "main", odds: 21 }),
    ]);
}

export function passOnly(): Question {
    return question([option("pass", "No more hazards", { verb: "pass", weight: "pass" })]);
}
