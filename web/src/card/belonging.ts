// Whose something is: a name may bring its own article, as "Der Balrog" and "Le Balrog" do.

/** "von Ufthak", "des Balrogs". */
export function germanOf(name: string): string {
    const [, what] = /^Der (\S+)$/.exec(name) ?? [];
    return what === undefined ? `von ${name}` : `des ${what}s`;
}

/** "de Shagrat", "d’Ufthak", "du Balrog". */
export function frenchOf(name: string): string {
    if (name.startsWith("Le ")) return `du ${name.slice(3)}`;
    return /^[aeiouyhâéèêëîïôöûüœ]/i.test(name) ? `d’${name}` : `de ${name}`;
}
