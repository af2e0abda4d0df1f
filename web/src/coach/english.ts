import type { CoachWords } from "./words";

const many = (count: number, one: string, more: string): string => (count === 1 ? one : `${count} ${more}`);

export const english: CoachWords = {
    title: "The helper",
    suggest: "Suggest",
    suggestion: "I would choose this",
    accept: "Do this",
    thinking: "Thinking …",
    why: "Why did it do that?",
    whyTitle: "What your opponent had in mind",
    whyNothing: "It has done nothing yet that needs a reason.",
    putAway: "Put this away",
    modes: "How much is explained",
    mode: { coach: "Coach", hints: "Hints", quiet: "Quiet" },
    recap: (turn, own) => (own ? `Your turn ${turn} is over` : `Turn ${turn}, your opponent’s, is over`),
    happened: (what, own) => {
        if (what.kind === "gained")
            return own
                ? `You won over or found ${many(what.gained, "one card", "cards")} that will count at the end.`
                : `Your opponent won over or found ${many(what.gained, "one card", "cards")} that will count at the end.`;
        if (what.kind === "fought")
            return `There was fighting: ${many(what.defeated, "one attack was", "attacks were")} defeated, and ${many(what.wounded, "one character was", "characters were")} wounded.`;
        if (what.kind === "moved")
            return what.moved === 1
                ? "One company reached the end of its road."
                : `${what.moved} companies reached the end of their roads.`;
        return "It was a quiet turn: nobody fought and nothing was won.";
    },
    worth: (gain, theirGain, points, theirPoints) =>
        gain === 0 && theirGain === 0
            ? `It changed no points: you have ${points}, your opponent ${theirPoints}.`
            : `It changed your points by ${gain} and your opponent’s by ${theirGain}: now ${points} to ${theirPoints}.`,
    next: (next, free) =>
        ({
            character: `You have ${free} general influence free and a character in hand: bring him in when you organize.`,
            rest: "Somebody is wounded: a company that stays at a haven heals.",
            faction: "You hold a faction: plan a journey to the site that its card names.",
            missing:
                "Your opponent has points of a kind that you have none of; the council would double them. Win some of that kind.",
            journey: "Look at your hand for a card that names a site, and plan the next journey there.",
        })[next],
    concepts: {
        draft: {
            name: "The draft",
            text: "Both players choose in secret who travels with them. The minds of your people may not go beyond 20 together, so take a few who can do different things.",
        },
        "starting site": {
            name: "Where you begin",
            text: "Your company begins at a haven: a safe place where wounds heal and friends meet.",
        },
        "starting items": {
            name: "Things to begin with",
            text: "Minor items you may carry from the start. Give a weapon to who fights, and what helps against temptation to who carries much.",
        },
        "rest of the pool": {
            name: "Who stays behind",
            text: "Who was not taken along may go into your play deck and turn up later.",
        },
        "first turn": {
            name: "Who begins",
            text: "Both roll two dice; the higher roll takes the first turn.",
        },
        organization: {
            name: "Organizing",
            text: "Now you bring in characters, hand items over, and say where each company goes. Nothing here can hurt you.",
        },
        characters: {
            name: "A new face",
            text: "A character needs influence: his mind is paid from your general influence, or by another character who leads him. One a turn may come into play, at a haven or at his home.",
        },
        followers: {
            name: "Followers",
            text: "A character with direct influence can lead others. Who follows costs you no general influence.",
        },
        journey: {
            name: "The journey",
            text: "Click a lit place on the map. The longer and darker the way, the more hazards fit to it, but also the more cards you draw.",
        },
        splitting: {
            name: "Two roads",
            text: "A company may be split at a haven. Two companies do more in one turn, but each is weaker, and each is moved against on its own.",
        },
        "site path": {
            name: "The way there",
            text: "The signs are the lands you cross. Every creature names the lands in which it can find you.",
        },
        drawing: {
            name: "Drawing",
            text: "Moving draws cards for both players: you for daring the way, your opponent for watching it.",
        },
        "other side": {
            name: "Now you are the danger",
            text: "Your opponent is on the road, and your hazards light up in ember. Creatures must fit the way or the site; the others say why they do not.",
        },
        "hazard limit": {
            name: "The hazard limit",
            text: "Only so many hazards may be played on one company: as many as it is large, but at least two. Spend them where it hurts.",
        },
        "on-guard": {
            name: "On-guard",
            text: "You may lay one card face-down on the site as a trap, or as a bluff. It can be turned up when the company enters or plays something.",
        },
        "under way": {
            name: "On the road",
            text: "Your opponent may now play hazards on this company. You answer with cards that light up; otherwise pass.",
        },
        attack: {
            name: "An attack",
            text: "Each strike goes to one defender. Untapped characters first, and better to the strong: who is left over is chosen by the attacker.",
        },
        "first strike": {
            name: "A strike",
            text: "Your roll and prowess together must beat the strike. Tapping fights at full strength; staying untapped costs 3, but you can still act at the site.",
        },
        support: {
            name: "Standing by",
            text: "An untapped friend may tap to give +1. Think of who you need at the site.",
        },
        "strike roll": {
            name: "The roll",
            text: "The lines above add up to what you have before the dice. The bars show which throws win, tie and wound.",
        },
        "body check": {
            name: "Body",
            text: "Who is struck is wounded, then must hold: a roll above his body, and he is gone. The same is rolled against a creature that you beat.",
        },
        entering: {
            name: "Going in",
            text: "Some sites are guarded: their attacks come as soon as you go in. You need not enter; but only inside can you play what the site offers.",
        },
        "on-guard revealed": {
            name: "The trap",
            text: "A card that lay face-down on the site may be turned up now, if it fits what is happening.",
        },
        "at the site": {
            name: "At the site",
            text: "Here items, allies and factions are won. One untapped character taps for it, and usually the site taps too: one such card a visit.",
        },
        factions: {
            name: "Winning a faction",
            text: "Roll two dice, add the influence of who speaks, and beat the number on the card. The ledger says what helps.",
        },
        corruption: {
            name: "Temptation",
            text: "Mighty things tempt their bearers. Roll more than his corruption points, or he leaves you, and his things with him.",
        },
        chain: {
            name: "The chain",
            text: "What is declared waits for answers. When both have passed, the last answer happens first. If you have nothing to say, pass.",
        },
        "long-events": {
            name: "Long-events",
            text: "Yours of last turn go now; new ones may come and stay until your next turn.",
        },
        searching: {
            name: "A search",
            text: "You may look through these cards and take what is asked for. Only you see them.",
        },
        joining: {
            name: "Meeting again",
            text: "Companies that end their road at the same haven may join and go on together.",
        },
        "end of turn": {
            name: "The end of your turn",
            text: "You may let one card go and then draw up to your hand size. A hazard that never fits is a good one to lose.",
        },
        "hand size": {
            name: "Too many cards",
            text: "You hold more than your hand size: let go of what you will not need.",
        },
        calling: {
            name: "Calling the end",
            text: "You have enough to call the council. Your opponent gets one more turn, then the points are counted. Look at the score sheet first.",
        },
        council: {
            name: "The last day",
            text: "Everybody is tempted once more, then the points are counted: some doubled, none more than half of all.",
        },
        "companies fight": {
            name: "Company against company",
            text: "Both are at the same site: yours may attack theirs. They strike back.",
        },
        agents: {
            name: "Agents",
            text: "A hidden enemy may step out where it stands and attack, or speak to win somebody over.",
        },
        "ring test": {
            name: "Testing a ring",
            text: "A gold ring shows what it is when it is tested: the roll says which rings it may be.",
        },
        waiting: {
            name: "The other one thinks",
            text: "Your opponent is asked. Point at any card to read it; the log tells what happened.",
        },
    },
};
