// A region's outline, cut from the map, among its neighbours.

import { neighbours, regions, surface, type Region } from "../map/atlas";
import type { Point } from "../map/geometry";

type Outline = { path: string; type: string };
type Mark = { x: number; y: number; letter: string };
type LandOutline = { own: Outline; near: Outline[]; sites: Mark[] };

/** The outline in the frame of a picture; null for a region that the map does not know. */
export function outline(code: string): LandOutline | null {
    const region = regions.find((each) => each.id === code);
    if (region === undefined) return null;
    const xs = region.shape.map(([x]) => x);
    const ys = region.shape.map(([, y]) => y);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const scale = Math.min(108 / (right - left), 66 / (bottom - top));
    const at = ([x, y]: Point): [number, number] => [
        Math.round((x * scale + 63 - (scale * (left + right)) / 2) * 10) / 10,
        Math.round((y * scale + 40 - (scale * (top + bottom)) / 2) * 10) / 10,
    ];
    const cut = ({ shape, type }: Region): Outline => ({
        path: `M${shape
            .filter((_, i) => i % 2 === 0)
            .map((point) => at(point).join(","))
            .join("L")}Z`,
        type,
    });
    return {
        own: cut(region),
        near: neighbours(region).map(cut),
        sites: surface
            .filter((place) => place.region === region)
            .map((place) => {
                const [x, y] = at(place.at);
                return { x, y, letter: Object.values(place.types)[0] ?? "R" };
            }),
    };
}
