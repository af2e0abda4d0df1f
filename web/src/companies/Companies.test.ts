import { fireEvent } from "@testing-library/svelte";
import { expect, it } from "vitest";
import { board, character, FACES, mark } from "../card/testing/faces";
import { show } from "../card/testing/show";
import type { CompanyView, Language, PlayerSeat, SiteView, View } from "../protocol/types";
import { sampleFace, samplePlayer, sampleView } from "../testing/sample";
import Companies from "./Companies.svelte";

const site = (id: number | null, code: string | null): SiteView => ({
    card: { id, code },
    status: "untapped",
    site_type: null,
    haven: false,
    protected: false,
    on_it: [],
});
function company(id: number, seat: PlayerSeat, more: Partial<CompanyView> = {}): CompanyView {
    return {
        id,
        seat,
        site: site(900 + id, "TW-413"),
        destination: null,
        characters: [character(10 * id, seat === 0 ? FACES.adrazar : FACES.haldir)],
        events: [],
        on_guard: [],
        movement: "staying",
        path: [],
        regions: [],
        drawn: [],
        hazard_limit: null,
        size: 2,
        overt: false,
        hazards: 0,
        moved: false,
        returned: false,
        travelled: false,
        visited: false,
        entered: false,
        ...more,
    };
}
function view(own: CompanyView[], theirs: CompanyView[], more: Partial<View> = {}): View {
    return sampleView({
        seat: 0,
        active: 0,
        company: null,
        attack: null,
        players: [
            { ...samplePlayer(0), companies: own, agents: [] },
            { ...samplePlayer(1), companies: theirs, agents: [] },
        ],
        ...more,
    });
}
function shown(seen: View, table = { ...board(), motion: false }): HTMLElement {
    return show(
        Companies,
        { view: seen, names: ["Ana", "Gandalf"] as [string, string], reasons: false },
        table,
    );
}
const said = (element: Element | null): string => (element?.textContent ?? "").replace(/\s+/g, " ").trim();
const ids = (page: HTMLElement): (string | undefined)[] =>
    [...page.querySelectorAll<HTMLElement>("[data-company]")].map((each) => each.dataset.company);

it("shows whose turn it is, and the other side on request", async () => {
    const page = shown(view([company(1, 0)], [company(2, 1)]));
    expect(ids(page)).toEqual(["1"]);
    const theirs = [...page.querySelectorAll("button")].find((each) => said(each).startsWith("Gandalf"));
    await fireEvent.click(theirs as HTMLElement);
    expect(ids(page)).toEqual(["2"]);
    expect(theirs?.getAttribute("aria-pressed")).toBe("true");
});

it("brings the company at hand forward, whosever it is", () => {
    const page = shown(view([company(1, 0)], [company(2, 1), company(3, 1)], { company: 3 }));
    expect(ids(page)).toEqual(["3", "2"]);
    expect(page.querySelector('[data-company="3"]')?.classList).toContain("at-hand");
});

it("writes beside a face-down destination what only its owner may know", () => {
    const planned = shown(view([company(1, 0, { destination: site(77, "TW-413") })], []));
    expect(said(planned.querySelector(".goal"))).toContain("to Moria, face-down; only you see this");
    expect(planned.querySelector('[data-place="site:77"]')).not.toBeNull();

    const unknown = shown(view([], [company(2, 1, { destination: site(null, null) })], { active: 1 }));
    expect(said(unknown.querySelector(".goal"))).toContain("on the move; the site is face-down");
    expect(said(unknown)).not.toContain("only you");
});

it("names the ends of a starter movement and the lands between", () => {
    const moving = company(1, 0, {
        destination: site(77, "TW-413"),
        travelled: true,
        moved: true,
        movement: "starter",
        path: ["Wilderness", "Border-land", "Wilderness"],
        regions: ["Rhudaur", "Hollin"],
    });
    const page = shown(view([moving], []));
    expect(page.querySelector(".journey")?.getAttribute("aria-label")).toBe(
        "Site path from Moria to Moria: Rhudaur, Wilderness; Border-land, Border-land; Hollin, Wilderness",
    );
});

it("counts hazards only while they may be played", () => {
    const met = company(1, 0, { hazard_limit: 4, hazards: 1 });
    const phase = { phase: "movement/hazard phase" as const };
    expect(said(shown(view([met], [], phase)))).toContain("1 of 4 used");
    expect(said(shown(view([met], [], { phase: "site phase" })))).not.toContain("of 4 used");
});

it("picks a company by its name and shows on-guard cards as backs", async () => {
    const table = { ...board({ "1": mark("playable") }), motion: false };
    const page = shown(view([company(1, 0, { on_guard: [{ id: null, code: null }] })], []), table);
    const name = page.querySelector('header [data-place="company:1"]');
    expect(said(name)).toContain("Adrazar’s company");
    await fireEvent.click(name as HTMLElement);
    expect(table.seen.picked).toContain("1");
    expect(said(page.querySelector(".guards"))).toContain("1 card on-guard");
});

it("says of a Fallen-wizard's haven that it is one, whether it is protected, and that a company is overt", () => {
    const fallen = (more: Partial<SiteView>, overt: boolean): string => {
        const seen = view([company(1, 0, { site: { ...site(901, "TW-413"), ...more }, overt })], []);
        seen.players[0].kind = "fallen-wizard";
        return said(shown(seen).querySelector("header"));
    };
    expect(fallen({ haven: true }, true)).toMatch(/Wizardhaven.*overt/);
    expect(fallen({ haven: true, protected: true }, false)).toContain("protected Wizardhaven");
    expect(fallen({}, false)).not.toMatch(/Wizardhaven|overt/);
    expect(
        said(shown(view([company(1, 0, { site: { ...site(901, "TW-413"), haven: true } })], []))),
    ).not.toContain("Wizardhaven");
});

it("tells the size of a company where it is not the number of its members", () => {
    expect(said(shown(view([company(1, 0, { size: 2 })], [])))).toContain("1 character, size 2");
    expect(said(shown(view([company(1, 0, { size: 1 })], [])))).not.toContain("size");
});

/** The Witch-king with one of the Nine in a mode, in a company that is not the first, on a table in a language. */
function riding(
    language: Language,
    names: readonly [string, string, string] = ["The Witch-king", "Dwar the Ringwraith", "Black Rider"],
): HTMLElement {
    const lord = sampleFace("LE-58", names[0], { kind: "avatar" });
    const fellow = sampleFace("LE-52", names[1], { kind: "avatar" });
    const mode = sampleFace("LE-170", names[2], { kind: "resource-event", badge: "mode" });
    const table = { ...board(), motion: false, language };
    const known = table.face;
    table.face = (code) => [lord, fellow, mode].find((one) => one.code === code) ?? known(code);
    const riders = company(2, 0, {
        characters: [
            character(10, FACES.haldir),
            { ...character(11, lord), followers: [character(12, fellow)] },
        ],
        events: [
            {
                card: { id: 20, code: "LE-170" },
                seat: 0,
                status: "untapped",
                on_it: [],
                aside: [],
                prison: null,
            },
        ],
    });
    return shown(view([company(1, 0), riders], []), table);
}

it("shows a Ringwraith first, his mode as a badge and who of the Nine follows him", () => {
    const page = riding("en");

    expect(ids(page)).toEqual(["2", "1"]);
    expect(said(page.querySelector("[data-mode]"))).toBe(
        "Black Rider the mode of The Witch-king followed by Dwar the Ringwraith",
    );
    expect(said(page)).not.toContain("On this company");
    const first = page.querySelector(".members li [data-hit]");
    expect(first?.getAttribute("aria-label")).toContain("The Witch-king");
});

it.each([
    [
        "de",
        ["Der Hexenkönig", "Dwar der Ringgeist", "Schwarzer Reiter"],
        "Schwarzer Reiter Modus des Hexenkönigs Gefolge: Dwar der Ringgeist",
        "Gemeinschaft des Hexenkönigs",
    ],
    [
        "fr",
        ["Le Roi-Sorcier", "Dwar le Spectre", "Cavalier Noir"],
        "Cavalier Noir mode du Roi-Sorcier à sa suite : Dwar le Spectre",
        "Compagnie du Roi-Sorcier",
    ],
] as const)("bends an article in the name of a Ringwraith: %s", (language, names, mode, company) => {
    const page = riding(language, names);

    expect(said(page.querySelector("[data-mode]"))).toBe(mode);
    expect(said(page.querySelector('header [data-place="company:2"]'))).toContain(company);
});

it("says of a Ringwraith's haven that it is a Darkhaven", () => {
    const seen = view([company(1, 0, { site: { ...site(901, "TW-413"), haven: true } })], []);
    seen.players[0].kind = "ringwraith";
    expect(said(shown(seen).querySelector("header"))).toContain("Darkhaven");
});
