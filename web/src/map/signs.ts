// The signs of site and region types, drawn round (0,0) with a radius of about nine.

const SITES: Record<string, string> = {
    H: '<circle r="10.2" class="plate"/><path class="mark" d="M0,-8.4L1.7,-2.6L5.9,-5.9L2.6,-1.7L8.4,0L2.6,1.7L5.9,5.9L1.7,2.6L0,8.4L-1.7,2.6L-5.9,5.9L-2.6,1.7L-8.4,0L-2.6,-1.7L-5.9,-5.9L-1.7,-2.6Z"/>',
    F: '<path class="plate" d="M-6,8.5V-1.2L-8,-3.4V-8.5H-4.9V-6.2H-1.7V-8.5H1.7V-6.2H4.9V-8.5H8V-3.4L6,-1.2V8.5Z"/><path class="mark" d="M-2.1,8.5V3.6A2.1,2.1 0 0 1 2.1,3.6V8.5Z"/>',
    B: '<path class="plate" d="M-9.4,0.2L0,-8.8L9.4,0.2L7.2,1.6V8.4H-7.2V1.6Z"/><path class="mark" d="M-2.2,8.4V2.8H2.2V8.4Z"/>',
    R: '<path class="plate" d="M-8,8.4V-1C-8,-6.6 -3.6,-9.4 0.6,-8.6L-0.4,-4.4C-2.6,-4.4 -3.8,-2.6 -3.8,-0.6V8.4ZM3.8,8.4V1.4L5.2,-2.4L8,-0.2V8.4Z"/>',
    S: '<path class="plate" d="M-5.6,8.5V-2.6L0,-9.6L5.6,-2.6V8.5Z"/><path class="half" d="M0,8.5V-9.6L5.6,-2.6V8.5Z"/>',
    D: '<path class="plate" d="M-6.2,8.5L-4.9,0.6L-8.6,-5.2L-3.9,-3.4L-2.3,-9.6L0,-4.4L2.3,-9.6L3.9,-3.4L8.6,-5.2L4.9,0.6L6.2,8.5Z"/><path class="mark" d="M0,-0.4L1.5,2.6L0,5.6L-1.5,2.6Z"/>',
    X: '<circle r="10.2" class="plate"/><path class="mark" d="M0,-7.4L1.6,-2.4L4.9,-4.9L2.4,-1.6L7.4,0L2.4,1.6L4.9,4.9L1.6,2.4L0,7.4L-1.6,2.4L-4.9,4.9L-2.4,1.6L-7.4,0L-2.4,-1.6L-4.9,-4.9L-1.6,-2.4Z"/>',
    Z: '<path class="plate" d="M-9.6,7.6C-7.2,4.4 -5.2,3.6 -4.2,2.6C-3,-1.4 -1.4,-5.4 2.6,-9.4C2.4,-5.4 3.4,-1.2 4.2,2.6C5.2,3.6 7.2,4.4 9.6,7.6C4,9.4 -4,9.4 -9.6,7.6Z"/><path class="mark" d="M-4.4,2.8C-1.6,4.2 1.8,4.2 4.4,2.8L4.7,4.7C1.8,6 -1.8,6 -4.8,4.7Z"/>',
};

const REGIONS: Record<string, string> = {
    w: "M0,-9L4.2,-2.6H2.4L6,3.4H1.1V8.4H-1.1V3.4H-6L-2.4,-2.6H-4.2Z",
    b: "M-7.6,8.2V-3.4L-5.4,-6.4L-3.2,-3.4V8.2ZM-2.2,8.2V-5.4L0,-8.6L2.2,-5.4V8.2ZM3.2,8.2V-3.4L5.4,-6.4L7.6,-3.4V8.2ZM-8.8,-0.4H8.8V1.4H-8.8Z",
    f: "M0,-9.4L2,-3.1L6.6,-6.6L3.1,-2L9.4,0L3.1,2L6.6,6.6L2,3.1L0,9.4L-2,3.1L-6.6,6.6L-3.1,2L-9.4,0L-3.1,-2L-6.6,-6.6L-2,-3.1Z",
    s: "M0,-8.8A8.8,8.8 0 1 1 -0.01,-8.8ZM1.4,-6.6A6.8,6.8 0 0 0 1.4,6.6A9.4,9.4 0 0 1 1.4,-6.6Z",
    d: "M-10,0C-6.4,-6.6 6.4,-6.6 10,0C6.4,6.6 -6.4,6.6 -10,0ZM0,-5C-1.9,-2.4 -1.9,2.4 0,5C1.9,2.4 1.9,-2.4 0,-5Z",
    c: "M-9.4,-3.4C-7,-6.6 -4.6,-6.6 -2.4,-4C-0.6,-1.9 1.6,-1.9 3.4,-4C5.4,-6.4 7.4,-6.2 9.4,-4.2V-1.4C7.4,-3.2 5.8,-3 4.2,-1C1.8,1.6 -1.4,1.6 -3.8,-1C-5.4,-2.8 -7.4,-2.6 -9.4,-0.2ZM-9.4,3.4C-7,0.2 -4.6,0.2 -2.4,2.8C-0.6,4.9 1.6,4.9 3.4,2.8C5.4,0.4 7.4,0.6 9.4,2.6V5.4C7.4,3.6 5.8,3.8 4.2,5.8C1.8,8.4 -1.4,8.4 -3.8,5.8C-5.4,4 -7.4,4.2 -9.4,6.6Z",
};

/** The sign of a site's type, as markup. */
export function siteSign(letter: string): string {
    return SITES[letter] ?? SITES.R ?? "";
}

/** The sign of a region's type, as a path that is filled by the even-odd rule. */
export function regionSign(letter: string): string {
    return REGIONS[letter] ?? "";
}

/** About how wide words are, in units of the size they are set in; flags are cut to measure with it. */
export function widthOf(text: string): number {
    let width = 0;
    for (const letter of text) {
        if (/[ijlt.,'’ :;|!ïîìI]/.test(letter)) width += 0.28;
        else if (/[mwMW]/.test(letter)) width += 0.82;
        else if (/\p{Lu}/u.test(letter)) width += 0.64;
        else width += 0.5;
    }
    return width;
}
