// Numbers as they are written at the table.

/** "+2", "−3", "±0": a sign that is as wide as a digit. */
export function signed(amount: number): string {
    if (amount === 0) return "±0";
    return amount > 0 ? `+${amount}` : `−${-amount}`;
}

/** A number with a true minus and no plus. */
export function plain(amount: number): string {
    return amount < 0 ? `−${-amount}` : `${amount}`;
}
