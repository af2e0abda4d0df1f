"""What hidden ways, long winters, ring-lore and minions' guile say, in three languages."""

import pytest

from wizardhaven.catalogue.catalogue import cards
from wizardhaven.text.language import Language
from wizardhaven.text.render import card_text

SAID: dict[str, tuple[str, str, str]] = {
    "LE-219": (
        (
            "Cancel an attempt by your opponent to influence a character, an ally or an item in a "
            "spirit-magic-using character's company. The spirit-magic-using character makes a "
            "corruption check modified by −3. | Alternatively, cancel an influence attempt against "
            "factions of yours in your opponent's site phase, if you have a spirit-magic-using "
            "Ringwraith in play."
        ),
        (
            "Nur Charaktere, die Geistermagie anwenden können: Hebe einen Einflussversuch deines "
            "Gegners gegen einen Charakter, einen Verbündeten oder einen Gegenstand der Gemeinschaft "
            "des Anwenders auf. Der Anwender macht einen um −3 modifizierten Versuchungswurf. | "
            "Oder: Nur Ringgeister, die Geistermagie anwenden können: Hebe einen Einflussversuch "
            "deines Gegners während seiner Ortsphase gegen Heere von dir auf."
        ),
        (
            "Personnage capable d’utiliser la magie de l’esprit seulement\N{NO-BREAK SPACE}: annulez "
            "une tentative d’influence de votre adversaire sur un personnage, un allié ou un objet "
            "de la compagnie de l’utilisateur. L’utilisateur fait un jet de corruption modifié de "
            "−3. | Ou bien\N{NO-BREAK SPACE}: Spectre capable d’utiliser la magie de l’esprit "
            "seulement\N{NO-BREAK SPACE}: annulez une tentative d’influence de votre adversaire sur "
            "les factions à vous pendant sa phase de site."
        ),
    ),
    "LE-220": (
        (
            "Cancel an attack by an Orc creature, a Troll creature, a Giant creature, a Slayer "
            "creature or a Man creature with one strike for each of its attacks and all other "
            "attacks of the same creature, whose card is discarded. A character of the company may "
            "tap to have Ready to His Will with him; if nobody does, discard it. If Ready to His Will "
            "is in play, the creature's card is off to the side with it instead. | Ready to His Will "
            "is an ally with 1 mind, 8 body and the normal prowess of the creature modified by −7."
        ),
        (
            "Hebe einen Angriff von Orks, Trollen, Riesen, Totschlägern oder Menschen (nur "
            "Kreaturen) mit je einem Schlag pro Angriff auf eine deiner Gemeinschaften und alle "
            "weiteren Angriffe derselben Kreatur (deren Karte abgelegt wird) auf. Ein Charakter der "
            "Gemeinschaft darf tappen, um diese Karte zu nehmen. Nimmt sie niemand, wird diese Karte "
            "abgeworfen. Wenn diese Karte im Spiel ist, wird die Kreatur stattdessen mit ihr "
            "beiseitegelegt. | Diese Karte "
            "ist ein Verbündeter mit Geisteskraft 1, Körper 8 und der normalen Kampfkraft der "
            "Kreatur, modifiziert um −7."
        ),
        (
            "Annulez une attaque d’Orques, de Trolls, de Géants, de Meurtriers ou d’Humains "
            "(créatures seulement) à un seul coup par attaque contre l’une de vos compagnies et "
            "toutes les autres attaques de la même créature (dont la carte est défaussée). Un "
            "personnage de la compagnie peut s’engager pour prendre cette carte. Sinon, cette carte "
            "est défaussée. Si cette carte est en jeu, la créature est plutôt mise de côté avec "
            "elle. | Cette carte est un "
            "allié d’esprit 1, de corps 8 et de la prouesse normale de la créature modifiée de −7."
        ),
    ),
    "LE-225": (
        (
            "Diplomat only: if his company is covert, tap a diplomat to cancel an attack against his "
            "company. | Alternatively, a scout cannot be assigned a strike of an attack against the "
            "scout's company."
        ),
        (
            "Nur Diplomaten: Wenn seine Gemeinschaft versteckt ist, tappe einen Diplomaten, um einen "
            "Angriff auf seine Gemeinschaft aufzuheben. | Oder: Nur Kundschafter: Dem Kundschafter "
            "kann kein Schlag eines Angriffs auf die Gemeinschaft des Kundschafters zugewiesen "
            "werden."
        ),
        (
            "Diplomate seulement\N{NO-BREAK SPACE}: si sa compagnie est voilée, engagez un diplomate "
            "pour annuler une attaque contre sa compagnie. | Ou bien\N{NO-BREAK SPACE}: éclaireur "
            "seulement\N{NO-BREAK SPACE}: l’éclaireur ne peut se voir attribuer aucun coup d’une "
            "attaque contre la compagnie de l’éclaireur."
        ),
    ),
    "LE-226": (
        (
            "Sage only: during the site phase, if his company is at an untapped site that allows "
            "information, tap a sage to discard a gold ring in his company; you may replace it with "
            "a special ring from your hand of a kind that a test of it could show, other than The "
            "One Ring. Tap the site."
        ),
        (
            "Nur Weise: Wenn seine Gemeinschaft an einem Ort ist, der nicht getappt ist und der das "
            "Ausspielen von Information erlaubt, tappe während deiner Ortsphase einen Weisen, um "
            "einen Goldenen Ring in seiner Gemeinschaft abzuwerfen. Du darfst einen besonderen Ring "
            "einer Art, die eine Prüfung ergeben könnte, außer dem Einen Ring, von deiner Hand an "
            "seiner Stelle spielen. Tappe den Ort."
        ),
        (
            "Sage seulement\N{NO-BREAK SPACE}: pendant votre phase de site, si sa compagnie est dans "
            "un site qui n’est pas engagé et qui permet de jouer des informations, engagez un sage "
            "pour défausser un anneau d’or de sa compagnie. Vous pouvez jouer à sa place un anneau "
            "spécial de votre main d’un type que sa vérification pourrait révéler, sauf l’Anneau "
            "Unique. Engagez le site."
        ),
    ),
    "LE-237": (
        (
            "Playable during the organization phase on one of your companies at a Darkhaven, Shadow-hold "
            "or Dark-hold if it is overt and it contains two or more Orcs. | Each attack against the "
            "company has −1 prowess and −1 body. Discard Swarm of Bats as soon as a character leaves "
            "the company for any reason. | Cannot be duplicated on a given company."
        ),
        (
            "Spielbar während deiner Organisationsphase auf eine deiner Gemeinschaften, wenn sie an "
            "einem Dunklen Zufluchtsort, einem Schattenhort oder einem Hort der Dunkelheit ist, sie offen "
            "ist und zwei oder mehr Orks zu ihr gehören. | Jeder Angriff gegen die Gemeinschaft "
            "erhält −1 Kampfkraft und −1 Körper. Diese Karte wird abgeworfen, sobald ein Charakter "
            "die Gemeinschaft aus irgendeinem Grund verlässt. | Von dieser Karte darf nur ein "
            "Exemplar je Gemeinschaft im Spiel sein."
        ),
        (
            "Jouable pendant votre phase d’organisation sur l’une de vos compagnies si elle est dans "
            "un Havre Noir, un Fief de l’Ombre ou un Fief Noir, si elle est dévoilée et si elle compte "
            "deux Orques ou plus. | Chaque attaque contre la compagnie reçoit −1 de prouesse et −1 "
            "de corps. Cette carte est défaussée dès qu’un personnage quitte la compagnie pour "
            "quelque raison que ce soit. | Un seul exemplaire de cette carte peut se trouver en jeu "
            "par compagnie."
        ),
    ),
    "TD-27": (
        (
            "At the end of each turn, if Doors of Night is not in play, each player may shuffle any "
            "manifestation of a unique Dragon or a Drake creature from his discard pile into his "
            "play deck. At the end of each turn, if Doors of Night is in play, each player may take "
            "any manifestation of a unique Dragon from his discard pile into his hand. At the end of "
            "each turn, if Doors of Night is in play, each player may take a Drake creature from his "
            "discard pile into his hand. | Cannot be duplicated."
        ),
        (
            "Am Ende jedes Zuges, wenn „Tore der Nacht“ nicht im Spiel ist, darf jeder Spieler eine "
            "beliebige Erscheinungsform von einzigartigen Drachen oder eine Kreatur der Art Lindwurm "
            "aus seinem Abwurfstapel in sein Spieldeck mischen. Am Ende jedes Zuges, wenn „Tore der "
            "Nacht“ im Spiel ist, darf jeder Spieler eine beliebige Erscheinungsform von "
            "einzigartigen Drachen aus seinem Abwurfstapel auf seine Hand nehmen. Am Ende jedes "
            "Zuges, wenn „Tore der Nacht“ im Spiel ist, darf jeder Spieler eine Kreatur der Art "
            "Lindwurm aus seinem Abwurfstapel auf seine Hand nehmen. | Von dieser Karte darf nur ein "
            "Exemplar im Spiel sein."
        ),
        (
            "À la fin de chaque tour, si «\N{NO-BREAK SPACE}Portes de la Nuit\N{NO-BREAK SPACE}» "
            "n’est pas en jeu, chaque joueur peut mélanger dans son deck de jeu une manifestation "
            "d’un Dragon unique ou une créature de Drakes de sa pile de défausse. À la fin de chaque "
            "tour, si «\N{NO-BREAK SPACE}Portes de la Nuit\N{NO-BREAK SPACE}» est en jeu, chaque "
            "joueur peut prendre en main une manifestation d’un Dragon unique de sa pile de "
            "défausse. À la fin de chaque tour, si «\N{NO-BREAK SPACE}Portes de la "
            "Nuit\N{NO-BREAK SPACE}» est en jeu, chaque joueur peut prendre en main une créature de "
            "Drakes de sa pile de défausse. | Un seul exemplaire de cette carte peut se trouver en "
            "jeu."
        ),
    ),
    "TD-85": (
        (
            "If Doors of Night is in play, a Wilderness in the moving company's site path counts as "
            "two Wildernesses until the end of the turn. | Alternatively, if Doors of Night is in "
            "play, a Shadow-land in the moving company's site path counts as two Wildernesses until "
            "the end of the turn. | Alternatively, if Doors of Night is in play, a Border-land in "
            "the moving company's site path counts as two Wildernesses until the end of the turn."
        ),
        (
            "Wenn „Tore der Nacht“ im Spiel ist, gilt bis zum Ende des Zuges eine Wildnis im Weg der "
            "sich bewegenden Gemeinschaft als zwei Wildnisse. | Oder: Wenn „Tore der Nacht“ im Spiel "
            "ist, gilt bis zum Ende des Zuges ein Schattenland im Weg der sich bewegenden "
            "Gemeinschaft als zwei Wildnisse. | Oder: Wenn „Tore der Nacht“ im Spiel ist, gilt bis "
            "zum Ende des Zuges ein Grenzland im Weg der sich bewegenden Gemeinschaft als zwei "
            "Wildnisse."
        ),
        (
            "Si «\N{NO-BREAK SPACE}Portes de la Nuit\N{NO-BREAK SPACE}» est en jeu, jusqu’à la fin "
            "du tour, une Contrée sauvage du trajet de la compagnie en mouvement compte comme deux "
            "Contrées sauvages. | Ou bien\N{NO-BREAK SPACE}: si «\N{NO-BREAK SPACE}Portes de la "
            "Nuit\N{NO-BREAK SPACE}» est en jeu, jusqu’à la fin du tour, une Terre de l’ombre du "
            "trajet de la compagnie en mouvement compte comme deux Contrées sauvages. | Ou "
            "bien\N{NO-BREAK SPACE}: si «\N{NO-BREAK SPACE}Portes de la Nuit\N{NO-BREAK SPACE}» est "
            "en jeu, jusqu’à la fin du tour, une Terre frontalière du trajet de la compagnie en "
            "mouvement compte comme deux Contrées sauvages."
        ),
    ),
    "TD-9": (
        (
            "Playable on a company if it is moving through High Pass, Redhorn Gate, Angmar, "
            "Gundabad, Grey Mountain Narrows or Imlad Morgul, or leaving it, by Region Movement. "
            "Each character of the company faces one strike with 8 prowess, which is not an attack "
            "and cannot be cancelled. Body checks of those whom it wounds are modified by +1."
        ),
        (
            "Spielbar auf eine Gemeinschaft, wenn sie sich mit Regionsbewegung durch eine der "
            "Regionen Der Hohe Paß, Rothornpaß, Angmar, Gundabad, Klüfte des Grauen Gebirges oder "
            "Imlad Morgul oder von dort weg bewegt. Jeder Charakter der Gemeinschaft muss sich einem "
            "Schlag mit Kampfkraft 8 stellen. Er ist kein Angriff und kann nicht aufgehoben werden. "
            "Körperwürfe der dabei Verwundeten werden um +1 modifiziert."
        ),
        (
            "Jouable sur une compagnie si elle traverse ou quitte l’une des régions Haut Col, Porte "
            "de Rubicorne, Angmar, Gundabad, Goulet des Montagnes Grises ou Imlad Morgul de région "
            "en région. Chaque personnage de la compagnie affronte un coup d’une prouesse de 8. Ce "
            "coup n’est pas une attaque et ne peut être annulé. Les jets de corps de ceux qu’il "
            "blesse sont modifiés de +1."
        ),
    ),
    "TW-36": (
        (
            "Playable if your opponent is not a Ringwraith or Balrog player. | When a company's site "
            "path has a Shadow-land or a Dark-domain, the company returns to its site of origin "
            "unless it contains a ranger. This has no effect on Ringwraith or Balrog players. While "
            "Doors of Night is in play, each site in play that is not a haven and has at least a "
            "Shadow-land or a Dark-domain in its site path is tapped. This has no effect on "
            "Ringwraith or Balrog players. | Cannot be duplicated."
        ),
        (
            "Spielbar, wenn dein Gegner weder Ringgeist-Spieler noch Balrog-Spieler ist. | Wenn der "
            "Weg einer Gemeinschaft mindestens ein Schattenland oder ein Dunkles Reich enthält, "
            "kehrt die Gemeinschaft zu ihrem Ausgangsort zurück, es sei denn, ein Waldläufer gehört "
            "ihr an. Dies gilt nicht für Ringgeist-Spieler und Balrog-Spieler. Alle Orte im Spiel, "
            "die keine Zufluchtsorte sind und deren Weg mindestens ein Schattenland oder ein Dunkles "
            "Reich enthält, werden getappt, solange „Tore der Nacht“ im Spiel ist. Dies gilt nicht "
            "für Ringgeist-Spieler und Balrog-Spieler. | Von dieser Karte darf nur ein Exemplar im "
            "Spiel sein."
        ),
        (
            "Jouable si votre adversaire n’est ni joueur de Spectre ni joueur de Balrog. | Quand le "
            "trajet d’une compagnie comporte au moins une Terre de l’ombre ou un Domaine noir, la "
            "compagnie retourne à son site d’origine, sauf si elle compte un rôdeur. Cela ne "
            "concerne ni les joueurs de Spectre ni les joueurs de Balrog. Tous les sites en jeu qui "
            "ne sont pas des havres et dont le trajet comporte au moins une Terre de l’ombre ou un "
            "Domaine noir sont engagés, tant que «\N{NO-BREAK SPACE}Portes de la "
            "Nuit\N{NO-BREAK SPACE}» est en jeu. Cela ne concerne ni les joueurs de Spectre ni les "
            "joueurs de Balrog. | Un seul exemplaire de cette carte peut se trouver en jeu."
        ),
    ),
    "TW-47": (
        (
            "Playable keyed to a Dark-domain, or at a Dark-hold. Also playable keyed to Brown Lands, "
            "Heart of Mirkwood, Gorgoroth or Southern Mirkwood, or at any site in one of these "
            "regions. | May be played as a permanent-event instead. | During the movement/hazard "
            "phase, tap Khamûl the Easterling and count one against the hazard limit; your opponent "
            "discards a card of his choice from his hand for each Nazgûl event in play when this is "
            "declared, itself included. Discard Khamûl the Easterling."
        ),
        (
            "Kann an ein Dunkles Reich oder einen Hort der Dunkelheit gebunden werden. Kann auch an "
            "eine der Regionen Braune Lande, Herz des Düsterwaldes, Gorgoroth oder Südlicher "
            "Düsterwald oder an einen Ort in einer dieser Regionen gebunden werden. | Darf "
            "stattdessen als permanentes Ereignis gespielt werden. | Tappe während der "
            "Bewegungs-/Gefahrenphase einer Gemeinschaft diese Karte und rechne 1 auf das "
            "Gefahrenlimit gegen diese Gemeinschaft an: Dein Gegner wirft für jedes Nazgûl-Ereignis, "
            "das bei der Ansage im Spiel ist, eine Karte seiner Wahl aus seiner Hand ab. Wirf diese "
            "Karte ab."
        ),
        (
            "Peut être liée à un Domaine noir ou à un Fief Noir. Peut aussi être liée à l’une des "
            "régions Terres Brunes, Forêt Noire Centrale, Gorgoroth ou Forêt Noire Méridionale, ou à "
            "un site de l’une de ces régions. | Peut aussi être jouée comme Événement Permanent. | "
            "Pendant la phase de mouvement/périls d’une compagnie, engagez cette carte et comptez 1 "
            "sur la limite de périls contre cette compagnie\N{NO-BREAK SPACE}: votre adversaire "
            "défausse une carte de sa main à son choix pour chaque événement de Nazgûl en jeu au "
            "moment de la déclaration. Défaussez cette carte."
        ),
    ),
    "TW-81": (
        (
            "Each attack by Undead has +1 prowess. While Doors of Night is in play, each attack by "
            "Undead also has twice as many strikes. | Cannot be duplicated."
        ),
        (
            "Jeder Angriff von Untoten erhält +1 Kampfkraft. Jeder Angriff von Untoten erhält "
            "zusätzlich die doppelte Anzahl an Schlägen, solange „Tore der Nacht“ im Spiel ist. | "
            "Von dieser Karte darf nur ein Exemplar im Spiel sein."
        ),
        (
            "Chaque attaque de Morts-vivants reçoit +1 de prouesse. Chaque attaque de Morts-vivants "
            "reçoit en plus deux fois plus de coups, tant que «\N{NO-BREAK SPACE}Portes de la "
            "Nuit\N{NO-BREAK SPACE}» est en jeu. | Un seul exemplaire de cette carte peut se trouver "
            "en jeu."
        ),
    ),
    "TW-242": (
        (
            "Ranger only: at the end of the organization phase, tap a ranger; no creature keyed to a "
            "Wilderness by its type may be played on his company until the end of the turn."
        ),
        (
            "Nur Waldläufer. Tappe am Ende deiner Organisationsphase einen Waldläufer: Bis zum Ende "
            "des Zuges darf keine Kreatur, die nach dem Regionstyp an eine Wildnis gebunden ist, "
            "gegen seine Gemeinschaft gespielt werden."
        ),
        (
            "Rôdeur seulement. À la fin de votre phase d’organisation, engagez un "
            "rôdeur\N{NO-BREAK SPACE}: jusqu’à la fin du tour, aucune créature liée à une Contrée "
            "sauvage par le type de région ne peut être jouée contre sa compagnie."
        ),
    ),
    "TW-267": (
        (
            "Diplomat only: add 5 to an influence check against factions made by a diplomat; if it "
            "is successful, draw one card."
        ),
        (
            "Nur Diplomaten: Modifiziere einen Einflusswurf des Diplomaten gegen Heere um +5. Ist "
            "der Wurf erfolgreich, ziehst du eine Karte."
        ),
        (
            "Diplomate seulement\N{NO-BREAK SPACE}: modifiez de +5 un jet d’influence du diplomate "
            "sur les factions. Si le jet réussit, vous tirez une carte."
        ),
    ),
    "TW-294": (
        (
            "Playable during the site phase on a character at an untapped Haven by tapping the "
            "character. The character tries to influence a faction from your hand that is playable "
            "at a site whose site path from this haven has at most two regions, which a site card in "
            "play or in your location deck must show. The check is modified by −1 and counts no "
            "direct influence. It may be a faction that your opponent has in play. If the attempt "
            "succeeds, tap his site."
        ),
        (
            "Spielbar während deiner Ortsphase auf einen Charakter, wenn die Gemeinschaft des "
            "Charakters an einem Zufluchtsort ist, der nicht getappt ist; tappe dafür den Charakter. "
            "Der Charakter versucht, ein Heer aus deiner Hand zu beeinflussen, das an einem Ort "
            "spielbar ist, dessen Weg von diesem Zufluchtsort höchstens zwei Regionen hat. Eine "
            "Ortskarte im Spiel oder in deinem Ortsstapel muss das zeigen. Der Wurf wird um −1 "
            "modifiziert, und direkter Einfluss zählt dabei nicht. Es darf auch ein Heer sein, das "
            "dein Gegner im Spiel hat. Gelingt der Versuch, wird sein Ort getappt."
        ),
        (
            "Jouable pendant votre phase de site sur un personnage si la compagnie du personnage est "
            "dans un Havre qui n’est pas engagé\N{NO-BREAK SPACE}; pour cela, engagez le personnage. "
            "Le personnage tente d’influencer une faction de votre main jouable dans un site dont le "
            "trajet depuis ce havre compte au plus deux régions. Une carte de site en jeu ou de "
            "votre pile de sites doit le montrer. Le jet est modifié de −1 et ne compte aucune "
            "influence directe. Ce peut être une faction que votre adversaire a en jeu. Si la "
            "tentative réussit, son site est engagé."
        ),
    ),
    "TW-318": (
        (
            "Sage only: during the site phase, if his company is at an untapped site that allows "
            "information, tap a sage; you may test a gold ring in his company without a roll and "
            "replace it with any special ring from your hand other than The One Ring. Tap the site."
        ),
        (
            "Nur Weise. Wenn seine Gemeinschaft an einem Ort ist, der nicht getappt ist und der das "
            "Ausspielen von Information erlaubt, tappe während deiner Ortsphase einen Weisen: Du "
            "darfst einen Goldenen Ring in seiner Gemeinschaft ohne Wurf prüfen und durch einen "
            "beliebigen besonderen Ring von deiner Hand außer dem Einen Ring ersetzen. Tappe den "
            "Ort."
        ),
        (
            "Sage seulement. Pendant votre phase de site, si sa compagnie est dans un site qui n’est "
            "pas engagé et qui permet de jouer des informations, engagez un sage\N{NO-BREAK SPACE}: "
            "vous pouvez vérifier un anneau d’or de sa compagnie sans jet et le remplacer par "
            "n’importe quel anneau spécial de votre main, sauf l’Anneau Unique. Engagez le site."
        ),
    ),
    "TW-321": (
        (
            "Wizard only: before the roll for a strike, all strikes of an attack against a Wizard's "
            "company fail without a roll; body checks against it are then modified by +3. Put all "
            "items of the Wizard off to the side with Sacrifice of Form; they are given back to the "
            "avatar on whom it comes to lie. Discard the Wizard. | Place Sacrifice of Form on the "
            "Wizard as soon as he is in play. Until Sacrifice of Form lies on somebody, your "
            "opponent cannot play the avatar you have revealed. The Wizard has +1 prowess, +1 body "
            "and +1 direct influence. | Cannot be duplicated by a given player."
        ),
        (
            "Nur Zauberer: Vor dem Wurf für einen Schlag schlagen alle Schläge eines Angriffs auf "
            "die Gemeinschaft des Zauberers ohne Wurf fehl. Körperwürfe gegen sie werden dabei um +3 "
            "modifiziert. Lege alle Gegenstände des Zauberers mit dieser Karte beiseite. Sie gehören "
            "wieder dem Avatar, auf dem sie später liegt. Wirf den Zauberer ab. | Diese Karte liegt "
            "auf dem Zauberer, sobald er im Spiel ist. Dein Gegner darf deinen Avatar nicht spielen, "
            "solange diese Karte auf niemandem liegt. Der Zauberer hat +1 Kampfkraft, +1 Körper und "
            "+1 direkten Einfluss. | Jeder Spieler darf nur ein Exemplar dieser Karte im Spiel "
            "haben."
        ),
        (
            "Sorcier seulement\N{NO-BREAK SPACE}: avant le jet pour un coup, tous les coups d’une "
            "attaque contre la compagnie du Sorcier échouent sans jet. Les jets de corps contre elle "
            "sont alors modifiés de +3. Placez tous les objets du Sorcier de côté avec cette carte. "
            "Ils sont rendus à l’avatar sur lequel elle est posée ensuite. Défaussez le Sorcier. | "
            "Cette carte est posée sur le Sorcier dès qu’il est en jeu. Votre adversaire ne peut "
            "jouer votre avatar, tant que cette carte n’est sur personne. Le Sorcier reçoit +1 à la "
            "prouesse, +1 au corps et +1 à l’influence directe. | Un seul exemplaire de cette carte "
            "peut se trouver en jeu par joueur."
        ),
    ),
    "TW-324": (
        (
            "Sage only: at the end of the organization phase, if his company is not moving to a site "
            "in a Dark-domain, tap a sage; no creature keyed to his company's new site may be played "
            "on his company until the end of the turn."
        ),
        (
            "Nur Weise. Wenn seine Gemeinschaft sich nicht zu einem Ort in einem Dunklen Reich "
            "bewegt, tappe am Ende deiner Organisationsphase einen Weisen: Bis zum Ende des Zuges "
            "darf keine Kreatur, die an ihren neuen Ort gebunden ist, gegen seine Gemeinschaft "
            "gespielt werden."
        ),
        (
            "Sage seulement. À la fin de votre phase d’organisation, si sa compagnie ne bouge pas "
            "vers un site d’un Domaine noir, engagez un sage\N{NO-BREAK SPACE}: jusqu’à la fin du "
            "tour, aucune créature liée à son nouveau site ne peut être jouée contre sa compagnie."
        ),
    ),
    "TW-325": (
        (
            "Playable at the end of the organization phase on one of your companies. If the company "
            "is moving to a Ruins & Lairs, only creatures keyed to the company's new site may be "
            "played on the company until the end of the turn."
        ),
        (
            "Spielbar am Ende deiner Organisationsphase auf eine deiner Gemeinschaften. Bis zum Ende "
            "des Zuges dürfen nur Kreaturen, die an ihren neuen Ort gebunden sind, gegen die "
            "Gemeinschaft gespielt werden, wenn die Gemeinschaft sich zu einer Ruine/Hort bewegt."
        ),
        (
            "Jouable à la fin de votre phase d’organisation sur l’une de vos compagnies. Jusqu’à la "
            "fin du tour, seules les créatures liées à son nouveau site peuvent être jouées contre "
            "la compagnie, si la compagnie bouge vers un site de Ruines et Antres."
        ),
    ),
    "TW-354": (
        (
            "Wizard only: playable against an attack against a Wizard's company. The Wizard's player "
            "makes a roll and adds his prowess; if the total is more than the prowess of the attack, "
            "all strikes of the attack fail without a roll. The Wizard makes a corruption check "
            "modified by −3."
        ),
        (
            "Nur Zauberer: Bei einem Angriff auf die Gemeinschaft des Zauberers würfelt der Spieler "
            "des Zauberers und addiert seine Kampfkraft. Ist die Summe größer als die Kampfkraft des "
            "Angriffs, schlagen alle Schläge des Angriffs ohne Wurf fehl. Der Zauberer macht einen "
            "um −3 modifizierten Versuchungswurf."
        ),
        (
            "Sorcier seulement\N{NO-BREAK SPACE}: lors d’une attaque contre la compagnie du Sorcier, "
            "le joueur du Sorcier lance les dés et ajoute sa prouesse. Si le total est supérieur à "
            "la prouesse de l’attaque, tous les coups de l’attaque échouent sans jet. Le Sorcier "
            "fait un jet de corruption modifié de −3."
        ),
    ),
    "TW-364": (
        (
            "Wizard only: discard all Nazgûl events in play. The Wizard makes a corruption check "
            "modified by −2. | Alternatively, if the Wizard's company has at most one character, "
            "cancel an attack against a Wizard's company. The Wizard makes a corruption check "
            "modified by −2."
        ),
        (
            "Nur Zauberer: Wirf alle Nazgûl-Ereignisse im Spiel ab. Der Zauberer macht einen um −2 "
            "modifizierten Versuchungswurf. | Oder: Wenn die Gemeinschaft des Zauberers höchstens "
            "einen Charakter zählt, hebe einen Angriff auf die Gemeinschaft des Zauberers auf. Der "
            "Zauberer macht einen um −2 modifizierten Versuchungswurf."
        ),
        (
            "Sorcier seulement\N{NO-BREAK SPACE}: défaussez tous les événements de Nazgûl en jeu. Le "
            "Sorcier fait un jet de corruption modifié de −2. | Ou bien\N{NO-BREAK SPACE}: si la "
            "compagnie du Sorcier compte au plus un personnage, annulez une attaque contre la "
            "compagnie du Sorcier. Le Sorcier fait un jet de corruption modifié de −2."
        ),
    ),
    "TW-365": (
        (
            "Wizard only: test a gold ring in a Wizard's company with two rolls, using whichever "
            "result you like. The Wizard makes a corruption check modified by −1."
        ),
        (
            "Nur Zauberer: Prüfe einen Goldenen Ring in der Gemeinschaft des Zauberers mit zwei "
            "Würfen, von denen du einen auswählst. Der Zauberer macht einen um −1 modifizierten "
            "Versuchungswurf."
        ),
        (
            "Sorcier seulement\N{NO-BREAK SPACE}: vérifiez un anneau d’or de la compagnie du Sorcier "
            "avec deux jets, dont vous choisissez l’un. Le Sorcier fait un jet de corruption modifié "
            "de −1."
        ),
    ),
    "TW-326": (
        (
            "Playable at Edoras or Dunharrow. | At the end of the movement/hazard phase, if its "
            "company is moving to a site, its company has at most two characters and no ally other "
            "than Shadowfax and its company contains fewer than two characters who are not Hobbits, "
            "you may tap Shadowfax; until the end of the turn, once its company has moved to a site, "
            "it may move on to another site; a further movement/hazard phase follows at once."
        ),
        (
            "Spielbar in Edoras oder am Ort Dunharg. | Wenn Schattenfells Gemeinschaft sich zu einem "
            "anderen Ort bewegt, Schattenfells Gemeinschaft höchstens zwei Charaktere und keinen "
            "Verbündeten außer „Schattenfell“ zählt und weniger als zwei Charaktere, die keine "
            "Hobbits sind, zu Schattenfells Gemeinschaft gehören, darfst du am Ende der "
            "Bewegungs-/Gefahrenphase einer Gemeinschaft Schattenfell tappen: Bis zum Ende des Zuges "
            "darf sich Schattenfells Gemeinschaft zu einem weiteren Ort bewegen, mit sofort "
            "folgender weiterer Bewegungs-/Gefahrenphase, nachdem sie sich zu einem Ort bewegt hat."
        ),
        (
            "Jouable à Edoras ou à Dunharrow. | À la fin de la phase de mouvement/périls d’une "
            "compagnie, si sa compagnie bouge vers un autre site, si sa compagnie compte au plus "
            "deux personnages et aucun allié sauf «\N{NO-BREAK SPACE}Gripoil\N{NO-BREAK SPACE}» et "
            "si sa compagnie ne compte pas deux personnages ou plus qui ne sont pas des Hobbits, "
            "vous pouvez engager cet allié\N{NO-BREAK SPACE}: jusqu’à la fin du tour, sa compagnie "
            "peut, après s’être rendue à un site, se rendre à un autre site, avec une nouvelle phase "
            "de mouvement/périls."
        ),
    ),
    "TW-193": (
        (
            "Playable at Vale of Erech if Paths of the Dead has been played on the company this "
            "turn; only Aragorn II may play it, without an influence check, and your opponent cannot "
            "influence it."
        ),
        (
            "Spielbar am Ort Tal von Erech, nur von Aragorn II, ohne Einflusswurf, wenn „Die Pfade "
            "der Toten“ in diesem Zug auf die Gemeinschaft gespielt worden ist; dein Gegner kann es "
            "nicht beeinflussen."
        ),
        (
            "Jouable au site Val d’Erech par Aragorn II seulement, sans jet d’influence, si "
            "«\N{NO-BREAK SPACE}Chemins des Morts\N{NO-BREAK SPACE}» a été jouée sur la compagnie ce "
            "tour-ci\N{NO-BREAK SPACE}; votre adversaire ne peut l’influencer."
        ),
    ),
}


@pytest.mark.parametrize("code", SAID)
def test_each_language_says_it(code: str) -> None:
    told = [" | ".join(card_text(cards()[code], language)) for language in Language]

    assert told == list(SAID[code])
