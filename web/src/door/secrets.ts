// What nobody can guess: the secret of a key that this page makes, and this browser's word for itself.

const BYTES = 18;
const PLACE = "wizardhaven browser";

/** Twenty-four characters, as they stand in a key. */
export function newSecret(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
    return btoa(String.fromCharCode(...bytes))
        .replaceAll("+", "-")
        .replaceAll("/", "_");
}

/** The secret of the key that is made by an invitation: the same after a reload, and another in another window. */
export function secretFor(invitation: string): string {
    const known = sessionStorage.getItem(invitation);
    if (known !== null) return known;
    const made = newSecret();
    sessionStorage.setItem(invitation, made);
    return made;
}

/** By this the server knows two windows of one browser; it tells it to nobody and keeps it nowhere. */
export function browserWord(): string {
    const known = localStorage.getItem(PLACE);
    if (known !== null) return known;
    const made = newSecret();
    localStorage.setItem(PLACE, made);
    return made;
}
