// What the system and the window are like; both may change while the page is open.

/** Whether something holds of the system or of the window, now and whenever it changes. */
export function media(query: string): { readonly now: boolean } {
    const list = typeof matchMedia === "function" ? matchMedia(query) : null;
    let now = $state(list?.matches ?? false);
    list?.addEventListener("change", (event) => (now = event.matches));
    return {
        get now() {
            return now;
        },
    };
}

/** A window in which parts have to make room for each other. */
export const small = media("(max-width: 1240px)");
/** A window in which only one thing has room: there the map is the screen. */
export const handheld = media("(max-width: 900px)");
