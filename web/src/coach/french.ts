import type { CoachWords } from "./words";

export const french: CoachWords = {
    title: "L’accompagnement",
    suggest: "Suggérer",
    suggestion: "Je choisirais ceci",
    accept: "Faire cela",
    thinking: "Je réfléchis …",
    why: "Pourquoi a-t-il fait cela ?",
    whyTitle: "Ce que votre adversaire avait en tête",
    whyNothing: "Il n’a encore rien fait qui demande une raison.",
    putAway: "Ranger",
    modes: "Ce qui est expliqué",
    mode: { coach: "Maître", hints: "Conseils", quiet: "Silence" },
    recap: (turn, own) =>
        own ? `Votre tour ${turn} est fini` : `Le tour ${turn}, celui de l’adversaire, est fini`,
    happened: (what, own) => {
        if (what.kind === "gained") {
            const cards =
                what.gained === 1 ? "une carte qui comptera" : `${what.gained} cartes qui compteront`;
            return own
                ? `Vous avez gagné ou trouvé ${cards} à la fin.`
                : `Votre adversaire a gagné ou trouvé ${cards} à la fin.`;
        }
        if (what.kind === "fought") {
            const attacks =
                what.defeated > 1 ? `${what.defeated} attaques vaincues` : `${what.defeated} attaque vaincue`;
            const wounded =
                what.wounded > 1
                    ? `${what.wounded} personnages blessés`
                    : `${what.wounded} personnage blessé`;
            return `On s’est battu : ${attacks}, ${wounded}.`;
        }
        if (what.kind === "moved")
            return what.moved === 1
                ? "Une compagnie est arrivée."
                : `${what.moved} compagnies sont arrivées.`;
        return "Un tour calme : personne ne s’est battu et rien n’a été gagné.";
    },
    worth: (gain, theirGain, points, theirPoints) =>
        gain === 0 && theirGain === 0
            ? `Aucun point n’a changé : vous en avez ${points}, votre adversaire ${theirPoints}.`
            : `Vos points ont changé de ${gain}, ceux de l’adversaire de ${theirGain} : ${points} à ${theirPoints}.`,
    next: (next, free) =>
        ({
            character: `Il vous reste ${free} d’influence générale et un personnage en main : faites-le entrer en jeu à l’organisation.`,
            rest: "Quelqu’un est blessé : une compagnie qui reste dans un havre guérit.",
            faction: "Vous tenez une faction : prévoyez un voyage vers le site que nomme sa carte.",
            missing:
                "Votre adversaire a des points d’une sorte que vous n’avez pas ; le conseil les doublerait. Gagnez-en.",
            journey: "Cherchez en main une carte qui nomme un site et prévoyez d’y aller.",
        })[next],
    concepts: {
        draft: {
            name: "Le choix des personnages",
            text: "Chacun choisit en secret qui l’accompagne. L’esprit de vos gens ne peut dépasser 20 en tout : prenez-en quelques-uns aux talents divers.",
        },
        "starting site": {
            name: "Où vous commencez",
            text: "Votre compagnie commence dans un havre : on y guérit et l’on y retrouve ses amis.",
        },
        "starting items": {
            name: "Pour commencer",
            text: "Quelques objets mineurs peuvent être portés dès le départ. Donnez une arme à qui se bat, et de quoi résister à qui porte beaucoup.",
        },
        "rest of the pool": {
            name: "Ceux qui restent",
            text: "Qui n’a pas été pris peut aller dans votre pioche et venir plus tard.",
        },
        "first turn": {
            name: "Qui commence",
            text: "Chacun lance deux dés ; le plus haut jet prend le premier tour.",
        },
        organization: {
            name: "L’organisation",
            text: "Faites entrer des personnages, passez des objets et dites où va chaque compagnie. Rien ici ne peut vous blesser.",
        },
        characters: {
            name: "Un nouveau visage",
            text: "Un personnage demande de l’influence : votre influence générale paie son esprit, ou un autre le dirige. Un par tour, dans un havre ou chez lui.",
        },
        followers: {
            name: "Les suivants",
            text: "Un personnage doté d’influence directe peut en diriger d’autres. Qui suit ne coûte pas d’influence générale.",
        },
        journey: {
            name: "Le voyage",
            text: "Cliquez un lieu éclairé de la carte. Plus la route est longue et sombre, plus de périls lui conviennent, mais plus vous tirez de cartes.",
        },
        splitting: {
            name: "Deux routes",
            text: "Dans un havre, une compagnie peut se diviser. Deux font plus en un tour, mais chacune est plus faible et menacée à part.",
        },
        "site path": {
            name: "Le chemin",
            text: "Les signes sont les terres traversées. Chaque créature nomme les terres où elle peut vous trouver.",
        },
        drawing: {
            name: "Tirer des cartes",
            text: "Un déplacement fait tirer les deux joueurs : vous pour l’audace, l’adversaire pour le guet.",
        },
        "other side": {
            name: "À vous d’être le danger",
            text: "Votre adversaire est en route et vos périls rougeoient. Une créature doit convenir au chemin ou au site ; les autres disent pourquoi non.",
        },
        "hazard limit": {
            name: "La limite de périls",
            text: "On ne peut jouer sur une compagnie qu’autant de périls qu’elle est grande, mais au moins deux. Placez-les où cela fait mal.",
        },
        "on-guard": {
            name: "En garde",
            text: "Vous pouvez poser une carte face cachée sur le site, piège ou feinte. Elle peut être révélée quand la compagnie entre ou joue quelque chose.",
        },
        "under way": {
            name: "En chemin",
            text: "Votre adversaire peut jouer des périls sur cette compagnie. Répondez avec ce qui s’éclaire ; sinon passez.",
        },
        attack: {
            name: "Une attaque",
            text: "Chaque coup vise un défenseur. D’abord les non engagés, et plutôt les forts : l’attaquant répartit le reste.",
        },
        "first strike": {
            name: "Un coup",
            text: "Votre jet et la prouesse doivent battre le coup. S’engager, c’est toute la force ; ne pas s’engager coûte 3, mais on peut encore agir au site.",
        },
        support: {
            name: "Le soutien",
            text: "Un ami non engagé peut s’engager pour donner +1. Songez à qui il vous faut au site.",
        },
        "strike roll": {
            name: "Le jet",
            text: "Les lignes font le compte avant les dés. Les barres montrent quels jets gagnent, égalent ou blessent.",
        },
        "body check": {
            name: "Le corps",
            text: "Qui est touché est blessé, puis doit tenir : un jet au-dessus de son corps et il est perdu. On lance de même contre une créature vaincue.",
        },
        entering: {
            name: "Entrer",
            text: "Certains sites sont gardés : leurs attaques viennent dès l’entrée. Rien ne vous y force ; mais il faut entrer pour jouer ce que le site offre.",
        },
        "on-guard revealed": {
            name: "Le piège",
            text: "Une carte posée face cachée sur le site peut être révélée, si elle convient.",
        },
        "at the site": {
            name: "Au site",
            text: "On y gagne objets, alliés et factions. Un personnage non engagé s’engage pour cela, et le site d’ordinaire aussi : une telle carte par visite.",
        },
        factions: {
            name: "Gagner une faction",
            text: "Lancez deux dés, ajoutez l’influence de qui parle et dépassez le nombre de la carte. Le compte dit ce qui aide.",
        },
        corruption: {
            name: "La corruption",
            text: "Les choses puissantes tentent leur porteur. Faites plus que ses points de corruption, ou il vous quitte avec ce qu’il porte.",
        },
        chain: {
            name: "La chaîne",
            text: "Ce qui est annoncé attend des réponses. Quand les deux ont passé, la dernière réponse agit d’abord. Rien à dire ? Passez.",
        },
        "long-events": {
            name: "Les événements longs",
            text: "Les vôtres du tour passé s’en vont ; de nouveaux peuvent venir et restent jusqu’à votre prochain tour.",
        },
        searching: {
            name: "Une recherche",
            text: "Parcourez ces cartes et prenez ce qui est demandé. Vous seul les voyez.",
        },
        joining: { name: "Retrouvailles", text: "Des compagnies arrivées au même havre peuvent s’unir." },
        "end of turn": {
            name: "La fin de votre tour",
            text: "Vous pouvez défausser une carte, puis compléter votre main. Un péril qui ne convient jamais est bon à perdre.",
        },
        "hand size": {
            name: "Trop de cartes",
            text: "Vous tenez plus que votre taille de main : laissez ce qui ne servira pas.",
        },
        calling: {
            name: "Appeler la fin",
            text: "Vous avez de quoi convoquer le conseil. Votre adversaire joue encore un tour, puis l’on compte. Regardez d’abord la feuille de score.",
        },
        council: {
            name: "Le dernier jour",
            text: "Chacun est tenté une dernière fois, puis l’on compte : certains points doublés, aucune source pour plus de la moitié.",
        },
        "companies fight": {
            name: "Compagnie contre compagnie",
            text: "Elles sont au même site : la vôtre peut attaquer. L’autre rend les coups.",
        },
        agents: {
            name: "Les agents",
            text: "Un ennemi caché peut se montrer là où il est, attaquer ou chercher à gagner quelqu’un.",
        },
        "ring test": {
            name: "Éprouver un anneau",
            text: "Un anneau d’or montre ce qu’il est à l’épreuve : le jet dit quels anneaux il peut être.",
        },
        waiting: {
            name: "L’autre réfléchit",
            text: "Votre adversaire doit choisir. Pointez une carte pour la lire ; le journal raconte ce qui s’est passé.",
        },
    },
};
