// A region's outline, cut from the map, among its neighbours.

import map from "../map/map.json";

type Outline = { path: string; type: string };
type Mark = { x: number; y: number; letter: string };
export type LandOutline = { own: Outline; near: Outline[]; sites: Mark[] };

/** The outline in the frame of a picture; null for a region that the map does not know. */
export function outline(code: string): LandOutline | null {
    const region = map.regions.find((each) => each.id === code);
    if (region === undefined) return null;
    const xs = region.polygon.map((point) => point[0] ?? 0);
    const ys = region.polygon.map((point) => point[1] ?? 0);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const scale = Math.min(108 / (right - left), 66 / (bottom - top));
    const at = (point: number[]): [number, number] => [
        Math.round(((point[0] ?? 0) * scale + 63 - (scale * (left + right)) / 2) * 10) / 10,
        Math.round(((point[1] ?? 0) * scale + 40 - (scale * (top + bottom)) / 2) * 10) / 10,
    ];
    const cut = (polygon: number[][], type: string): Outline => ({
        path: `M${polygon
            .filter((_, i) => i % 2 === 0)
            .map((point) => at(point).join(","))
            .join("L")}Z`,
        type,
    });
    const beside = map.adjacency.filter((each) => each.a === code || each.b === code);
    const neighbours = beside.map((each) => (each.a === code ? each.b : each.a));
    return {
        own: cut(region.polygon, region.type),
        near: map.regions
            .filter((each) => neighbours.includes(each.id))
            .map((each) => cut(each.polygon, each.type)),
        sites: map.sites
            .filter((site) => site.region === code)
            .map((site) => {
                const [x, y] = at(site.at);
                return { x, y, letter: Object.values(site.type)[0] ?? "R" };
            }),
    };
}
