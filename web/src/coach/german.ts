import type { CoachWords } from "./words";

export const german: CoachWords = {
    title: "Die Begleitung",
    suggest: "Vorschlagen",
    suggestion: "Ich würde das wählen",
    accept: "Das tun",
    thinking: "Ich überlege …",
    why: "Warum hat er das getan?",
    whyTitle: "Was dein Gegner im Sinn hatte",
    whyNothing: "Er hat noch nichts getan, was einen Grund brauchte.",
    putAway: "Wegräumen",
    modes: "Wie viel erklärt wird",
    mode: { coach: "Lehrer", hints: "Hinweise", quiet: "Still" },
    recap: (turn, own) =>
        own ? `Dein Zug ${turn} ist vorbei` : `Zug ${turn}, der deines Gegners, ist vorbei`,
    happened: (what, own) => {
        if (what.kind === "gained") {
            const cards = what.gained === 1 ? "eine Karte" : `${what.gained} Karten`;
            return own
                ? `Du hast ${cards} gewonnen oder gefunden, die am Ende zählen.`
                : `Dein Gegner hat ${cards} gewonnen oder gefunden, die am Ende zählen.`;
        }
        if (what.kind === "fought") {
            const attacks = what.defeated === 1 ? "ein Angriff wurde" : `${what.defeated} Angriffe wurden`;
            const wounded = what.wounded === 1 ? "ein Charakter wurde" : `${what.wounded} Charaktere wurden`;
            return `Es wurde gekämpft: ${attacks} besiegt, ${wounded} verwundet.`;
        }
        if (what.kind === "moved")
            return what.moved === 1
                ? "Eine Gemeinschaft kam ans Ziel."
                : `${what.moved} Gemeinschaften kamen ans Ziel.`;
        return "Ein stiller Zug: Niemand kämpfte, und nichts wurde gewonnen.";
    },
    worth: (gain, theirGain, points, theirPoints) =>
        gain === 0 && theirGain === 0
            ? `An den Punkten änderte er nichts: Du hast ${points}, dein Gegner ${theirPoints}.`
            : `Deine Punkte änderten sich um ${gain}, die deines Gegners um ${theirGain}: Jetzt steht es ${points} zu ${theirPoints}.`,
    next: (next, free) =>
        ({
            character: `Du hast ${free} allgemeinen Einfluss frei und einen Charakter auf der Hand: Bring ihn beim Organisieren ins Spiel.`,
            rest: "Jemand ist verwundet: Eine Gemeinschaft, die an einem Zufluchtsort bleibt, wird geheilt.",
            faction: "Du hast ein Heer auf der Hand: Plane eine Reise zu dem Ort, den seine Karte nennt.",
            missing:
                "Dein Gegner hat Punkte einer Art, von der du keine hast; der Rat würde sie verdoppeln. Gewinne welche davon.",
            journey:
                "Such in deiner Hand eine Karte, die einen Ort nennt, und plane die nächste Reise dorthin.",
        })[next],
    concepts: {
        draft: {
            name: "Die Auswahl",
            text: "Beide wählen verdeckt, wer mitzieht. Die Geisteskraft deiner Leute darf zusammen 20 nicht übersteigen; nimm also einige, die Verschiedenes können.",
        },
        "starting site": {
            name: "Wo du beginnst",
            text: "Deine Gemeinschaft beginnt an einem Zufluchtsort: Dort heilen Wunden, dort trifft man Freunde.",
        },
        "starting items": {
            name: "Für den Anfang",
            text: "Kleine Gegenstände darfst du von Beginn an tragen. Gib eine Waffe dem, der kämpft, und was gegen Versuchung hilft, dem, der viel trägt.",
        },
        "rest of the pool": {
            name: "Wer zurückbleibt",
            text: "Wer nicht mitgenommen wurde, darf in dein Spieldeck und später auftauchen.",
        },
        "first turn": {
            name: "Wer beginnt",
            text: "Beide werfen zwei Würfel; der höhere Wurf hat den ersten Zug.",
        },
        organization: {
            name: "Organisieren",
            text: "Jetzt bringst du Charaktere ins Spiel, gibst Gegenstände weiter und sagst, wohin jede Gemeinschaft geht. Hier kann dir nichts geschehen.",
        },
        characters: {
            name: "Ein neues Gesicht",
            text: "Ein Charakter braucht Einfluss: Seine Geisteskraft wird aus deinem allgemeinen Einfluss bezahlt, oder ein anderer führt ihn. Einer im Zug darf kommen, an einem Zufluchtsort oder in seiner Heimat.",
        },
        followers: {
            name: "Gefolge",
            text: "Ein Charakter mit direktem Einfluss kann andere führen. Wer folgt, kostet dich keinen allgemeinen Einfluss.",
        },
        journey: {
            name: "Die Reise",
            text: "Klick einen leuchtenden Ort auf der Karte an. Je länger und dunkler der Weg, desto mehr Gefahren passen zu ihm, aber desto mehr Karten ziehst du auch.",
        },
        splitting: {
            name: "Zwei Wege",
            text: "An einem Zufluchtsort darf sich eine Gemeinschaft teilen. Zwei schaffen mehr in einem Zug, doch jede ist schwächer und wird für sich bedroht.",
        },
        "site path": {
            name: "Der Weg dorthin",
            text: "Die Zeichen sind die Lande, durch die du ziehst. Jede Kreatur nennt die Lande, in denen sie dich finden kann.",
        },
        drawing: {
            name: "Ziehen",
            text: "Wer sich bewegt, lässt beide Karten ziehen: dich für das Wagnis, deinen Gegner fürs Lauern.",
        },
        "other side": {
            name: "Jetzt bist du die Gefahr",
            text: "Dein Gegner ist unterwegs, und deine Gefahren glühen auf. Kreaturen müssen zum Weg oder zum Ort passen; die anderen sagen, warum nicht.",
        },
        "hazard limit": {
            name: "Das Gefahrenlimit",
            text: "Auf eine Gemeinschaft dürfen nur so viele Gefahren gespielt werden, wie sie groß ist, mindestens aber zwei. Setz sie ein, wo es wehtut.",
        },
        "on-guard": {
            name: "Auf der Lauer",
            text: "Eine Karte darfst du verdeckt auf den Ort legen, als Falle oder als Finte. Sie kann aufgedeckt werden, wenn die Gemeinschaft eintritt oder etwas spielt.",
        },
        "under way": {
            name: "Unterwegs",
            text: "Dein Gegner darf jetzt Gefahren auf diese Gemeinschaft spielen. Antworte mit Karten, die aufleuchten; sonst passe.",
        },
        attack: {
            name: "Ein Angriff",
            text: "Jeder Schlag trifft einen Verteidiger. Zuerst die Ungetappten, am besten die Starken: Was übrig bleibt, verteilt der Angreifer.",
        },
        "first strike": {
            name: "Ein Schlag",
            text: "Wurf und Kampfkraft zusammen müssen den Schlag übertreffen. Wer tappt, kämpft mit voller Kraft; ungetappt bleiben kostet 3, aber am Ort kann er dann noch handeln.",
        },
        support: {
            name: "Beistand",
            text: "Ein ungetappter Freund darf tappen und gibt +1. Bedenke, wen du am Ort noch brauchst.",
        },
        "strike roll": {
            name: "Der Wurf",
            text: "Die Zeilen darüber ergeben, was du vor den Würfeln hast. Die Balken zeigen, welche Würfe siegen, abwehren und verwunden.",
        },
        "body check": {
            name: "Körper",
            text: "Wer getroffen ist, wird verwundet und muss standhalten: Liegt der Wurf über seinem Körper, ist er verloren. Ebenso wird gegen eine Kreatur gewürfelt, die du besiegst.",
        },
        entering: {
            name: "Eintreten",
            text: "Manche Orte sind bewacht: Ihre Angriffe kommen, sobald du eintrittst. Du musst nicht; aber nur drinnen kannst du spielen, was der Ort bietet.",
        },
        "on-guard revealed": {
            name: "Die Falle",
            text: "Eine Karte, die verdeckt auf dem Ort lag, darf jetzt aufgedeckt werden, wenn sie passt.",
        },
        "at the site": {
            name: "Am Ort",
            text: "Hier gewinnt man Gegenstände, Verbündete und Heere. Ein ungetappter Charakter tappt dafür, und meist tappt auch der Ort: eine solche Karte je Besuch.",
        },
        factions: {
            name: "Ein Heer gewinnen",
            text: "Wirf zwei Würfel, zähl den Einfluss dessen dazu, der spricht, und übertriff die Zahl auf der Karte. Die Rechnung zeigt, was hilft.",
        },
        corruption: {
            name: "Versuchung",
            text: "Mächtige Dinge führen ihre Träger in Versuchung. Würfle mehr als seine Versuchungspunkte, sonst verlässt er dich mit allem, was er trägt.",
        },
        chain: {
            name: "Die Kette",
            text: "Was angesagt ist, wartet auf Antworten. Haben beide gepasst, geschieht die letzte Antwort zuerst. Hast du nichts zu sagen, passe.",
        },
        "long-events": {
            name: "Lange Ereignisse",
            text: "Deine vom letzten Zug gehen jetzt; neue dürfen kommen und bleiben bis zu deinem nächsten.",
        },
        searching: {
            name: "Eine Suche",
            text: "Du darfst diese Karten durchsehen und nehmen, wonach gefragt ist. Nur du siehst sie.",
        },
        joining: {
            name: "Wiedersehen",
            text: "Gemeinschaften, deren Weg am selben Zufluchtsort endet, dürfen sich vereinen.",
        },
        "end of turn": {
            name: "Das Ende deines Zuges",
            text: "Du darfst eine Karte abwerfen und ziehst dann auf deine Handgröße. Eine Gefahr, die nie passt, ist gut zu entbehren.",
        },
        "hand size": {
            name: "Zu viele Karten",
            text: "Du hast mehr, als deine Handgröße erlaubt: Lass los, was du nicht brauchen wirst.",
        },
        calling: {
            name: "Das Ende ausrufen",
            text: "Du hast genug, um den Rat einzuberufen. Dein Gegner bekommt noch einen Zug, dann wird gezählt. Sieh vorher auf den Punktezettel.",
        },
        council: {
            name: "Der letzte Tag",
            text: "Alle geraten noch einmal in Versuchung, dann wird gezählt: manches doppelt, nichts mehr als die Hälfte von allem.",
        },
        "companies fight": {
            name: "Gemeinschaft gegen Gemeinschaft",
            text: "Beide sind am selben Ort: Deine darf die andere angreifen. Sie schlägt zurück.",
        },
        agents: {
            name: "Agenten",
            text: "Ein verborgener Feind darf hervortreten, wo er steht, und angreifen oder jemanden auf seine Seite ziehen.",
        },
        "ring test": {
            name: "Ein Ring wird geprüft",
            text: "Ein goldener Ring zeigt bei der Prüfung, was er ist: Der Wurf sagt, welche Ringe er sein kann.",
        },
        waiting: {
            name: "Der andere überlegt",
            text: "Dein Gegner ist gefragt. Zeig auf eine Karte, um sie zu lesen; der Verlauf erzählt, was geschah.",
        },
    },
};
