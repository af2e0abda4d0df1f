// Who fights whom: the two sides of an attack, ready to be drawn.

import type {
    AttackView,
    CardView,
    Face,
    Language,
    NumberView,
    Race,
    Status,
    StrikeView,
    Terms,
    View,
} from "../protocol/types";
import { characterOf, companies, placeOf } from "./find";
import { plain } from "./numbers";
import { words } from "./words";

type Fact = { label: string; value: string; changed: "up" | "down" | null };
export type Side = {
    name: string;
    /** Null for an attack that no card makes. */
    face: Face | null;
    /** Whose picture stands for it. */
    picture: Face;
    line: string;
    facts: Fact[];
    tags: string[];
    card: CardView | null;
    status: Status;
};
type Faces = (code: string | null) => Face | null;

export function strikeAtHand(attack: AttackView): StrikeView | null {
    return attack.strikes.find((strike) => strike.at_hand) ?? null;
}

/** How many strikes nobody has been given yet. */
export function strikesToGive(attack: AttackView): number {
    return attack.assigned ? 0 : Math.max(0, attack.strikes_count.total - attack.strikes.length);
}

/** A face for a foe without a card of its own; nothing but its picture is drawn. */
function standIn(race: Race | null, terms: Terms): Face {
    return {
        code: `foe ${race ?? ""}`,
        name: "",
        kind: "creature",
        line: "",
        sort: "",
        gist: "",
        text: [],
        emblem: race === null ? "g-blades" : terms.races[race].emblem,
        unique: false,
        points: { source: "kill", amount: 0 },
        duration: null,
        numbers: {},
        facts: [],
        skills: [],
        keys: [],
        home: [],
        race,
        site: null,
        badge: null,
    };
}

function changed(number: NumberView): Fact["changed"] {
    const printed = number.made_of[0]?.amount ?? number.total;
    return number.total === printed ? null : number.total > printed ? "up" : "down";
}

/** What attacks: a card, a company, or the site itself. */
export function attackerSide(
    view: View,
    attack: AttackView,
    faceOf: Faces,
    language: Language,
    terms: Terms,
): Side {
    const say = words[language];
    const striker = strikeAtHand(attack)?.attacker ?? null;
    if (striker !== null) return fighterSide(view, striker, faceOf, language, terms);
    const face = faceOf(attack.source?.code ?? null);
    const company = companies(view).find(({ id }) => id === attack.company);
    const site = company === undefined ? null : placeOf(company);
    const race = attack.race === null ? null : terms.races[attack.race].name;
    const kind = attack.automatic
        ? say.automaticAttack
        : attack.attackers.length > 0
          ? say.companyAttack
          : null;
    const place = faceOf(site?.card.code ?? null)?.name ?? null;
    const body = strikeAtHand(attack)?.body ?? attack.body;
    return {
        name: face?.name ?? race ?? place ?? say.attackOfTheSite,
        face,
        picture: face ?? standIn(attack.race, terms),
        line: face === null ? [kind, place].filter((part) => part !== null).join(" · ") : face.line,
        facts: [
            {
                label: say.strikes,
                value: plain(attack.strikes_count.total),
                changed: changed(attack.strikes_count),
            },
            { label: say.prowess, value: plain(attack.prowess.total), changed: changed(attack.prowess) },
            { label: say.body, value: body === null ? "–" : plain(body), changed: null },
        ],
        tags: [
            ...(attack.canceled ? [say.canceled] : []),
            ...(attack.detainment ? [say.detainment] : []),
            ...(attack.automatic && face !== null ? [say.automaticAttack] : []),
        ],
        card: attack.source,
        status: "untapped",
    };
}

/** Somebody of flesh and blood: a character or an ally. */
export function fighterSide(
    view: View,
    card: CardView,
    faceOf: Faces,
    language: Language,
    terms: Terms,
): Side {
    const say = words[language];
    const face = faceOf(card.code);
    const character = characterOf(view, card);
    const ally = companies(view)
        .flatMap((company) => company.characters.flatMap((one) => [one, ...one.followers]))
        .flatMap((one) => one.allies)
        .find((one) => one.card.id === card.id);
    const now = character ?? ally;
    const facts: Fact[] = now
        ? [
              { label: say.prowess, value: plain(now.prowess.total), changed: changed(now.prowess) },
              { label: say.body, value: plain(now.body.total), changed: changed(now.body) },
          ]
        : [];
    if (character) facts.push({ label: say.mind, value: plain(character.mind), changed: null });
    return {
        name: face?.name ?? say.unknownCard,
        face,
        picture: face ?? standIn(null, terms),
        line: face?.line ?? "",
        facts,
        tags: now === undefined || now.status === "untapped" ? [] : [say.status[now.status]],
        card,
        status: now?.status ?? "untapped",
    };
}
