// Makes src/map/board.json, what the page carries of the map, from the full geometry in src/map/map.json and
// what is drawn besides it in tools/relief.json. Run it with `node tools/board.mjs` when one of them changes.

import { readFileSync, writeFileSync } from "node:fs";

const here = (path) => new URL(path, import.meta.url);
const read = (path) => JSON.parse(readFileSync(here(path), "utf8"));
const LANGUAGES = ["en", "de", "fr"];

/** A line in half units: where it begins, then how far each point lies from the one before. */
function steps(points) {
    let [px, py] = [0, 0];
    let out = "";
    for (const [index, [x, y]] of points.entries()) {
        const [hx, hy] = [Math.round(x * 2), Math.round(y * 2)];
        const [dx, dy] = [hx - px, hy - py];
        if (index > 0 && dx === 0 && dy === 0) continue;
        out += (dx >= 0 && index > 0 ? " " : "") + dx + (dy >= 0 ? " " : "") + dy;
        [px, py] = [hx, hy];
    }
    return out;
}

const round = (number) => Math.round(number * 10) / 10;

/** A label relative to the point it belongs to; 0 where it is the English one again. */
function labels(byLanguage, [x, y] = [0, 0]) {
    const all = LANGUAGES.map((language) => {
        const { anchor, lines } = byLanguage[language];
        return [anchor, lines.map(([text, lx, ly]) => [text, round(lx - x), round(ly - y)])];
    });
    return all.map((label, index) =>
        index > 0 && JSON.stringify(label) === JSON.stringify(all[0]) ? 0 : label,
    );
}

const names = (name) => LANGUAGES.map((language) => name[language]);
const types = (kinds) => Object.fromEntries(Object.entries(kinds).map(([id, { name }]) => [id, names(name)]));

const map = read("../src/map/map.json");
const relief = read("relief.json");
const regionIndex = new Map(map.regions.map((region, index) => [region.id, index]));
const crossing = ({ a, b, line, card }) => ({
    a: regionIndex.get(a),
    b: regionIndex.get(b),
    line: steps(line),
    ...(card === undefined ? {} : { card }),
});
const place = (site) => ({
    key: site.key,
    name: names(site.name),
    at: site.at,
    type: site.type,
    cards: site.cards,
    label: labels(site.labels, site.at),
});

const board = {
    size: map.viewBox.slice(2),
    regionTypes: types(map.region_types),
    siteTypes: types(map.site_types),
    regions: map.regions.map((region) => ({
        id: region.id,
        name: names(region.name),
        type: region.type,
        at: region.centre,
        shape: steps(region.polygon),
        label: labels(region.labels),
    })),
    borders: map.adjacency.filter(({ kind }) => kind === "border").map(crossing),
    links: map.adjacency.filter(({ kind }) => kind === "link").map(crossing),
    opened: map.opened_by_cards.map(crossing),
    places: map.sites.map((site) => ({ ...place(site), region: regionIndex.get(site.region) })),
    deeps: {
        places: map.under_deeps.sites.map(place),
        links: map.under_deeps.links,
        surface: Object.fromEntries(
            Object.keys(map.under_deeps.surface_labels.en).map((key) => [
                key,
                labels(
                    Object.fromEntries(
                        LANGUAGES.map((language) => [
                            language,
                            map.under_deeps.surface_labels[language][key],
                        ]),
                    ),
                    map.sites.find((site) => site.key === key).at,
                ),
            ]),
        ),
    },
    ranges: map.barriers
        .filter(({ name }) => name !== "Anduin")
        .flatMap(({ polygons }) => polygons.map(steps)),
    broad: map.barriers
        .filter(({ name }) => name === "Anduin")
        .flatMap(({ polygons }) => polygons.map(steps)),
    land: relief.land.map(steps),
    coast: relief.coast.map(steps),
    waterlines: relief.waterlines.map((lines) => lines.map(steps)),
    dotted: relief.borders.map(steps),
    seaBorders: relief.sea_borders.map(steps),
    outer: relief.outer.map(steps),
    lakes: relief.lakes.map(steps),
    islands: relief.islands.map(steps),
    rivers: relief.rivers,
    peaks: relief.peaks,
    trees: relief.trees,
    hills: relief.hills,
    reeds: relief.reeds,
};

writeFileSync(here("../src/map/board.json"), JSON.stringify(board) + "\n");
