// What a seat sees, field for field as `wizardhaven.view` makes it. Face-down cards have neither id nor code.

export type Seat = 0 | 1;
export type Status = "untapped" | "tapped" | "wounded";
/** An event that lies upside-down is inverted, not wounded. */
export type EventStatus = Status | "inverted";
export type Phase =
    | "untap phase"
    | "organization phase"
    | "long-event phase"
    | "movement/hazard phase"
    | "site phase"
    | "end-of-turn phase";
export type RegionType =
    "Wilderness" | "Border-land" | "Free-domain" | "Shadow-land" | "Dark-domain" | "Coastal Sea";
export type PointsSource = "character" | "item" | "faction" | "ally" | "kill" | "miscellaneous";

export type CardView = { id: number | null; code: string | null };
export type PartView = { card: CardView | null; amount: number; rule: string };
export type NumberView = { total: number; made_of: PartView[] };
export type AsideView = { card: CardView; status: Status; on_it: CardView[] };
export type EventView = {
    card: CardView;
    seat: Seat;
    status: EventStatus;
    on_it: EventView[];
    aside: AsideView[];
    prison: PrisonView | null;
};
export type RescueAttackView = { race: string; strikes: number; prowess: number };
/** Where prisoners are held; without attacks their rescuers face once more what the site has. */
export type PrisonView = { site: SiteView; attacks: RescueAttackView[]; tried: boolean };
export type ItemView = { card: CardView; status: Status; in_use: boolean; on_it: EventView[] };
export type AllyView = {
    card: CardView;
    status: Status;
    prowess: NumberView;
    body: NumberView;
    on_it: EventView[];
};
export type SiteView = {
    card: CardView;
    status: Status;
    site_type: string | null;
    on_it: EventView[];
    haven: boolean;
    protected: boolean;
};
export type CharacterView = {
    card: CardView;
    status: Status;
    prowess: NumberView;
    body: NumberView;
    mind: number;
    /** What is left of it when the followers have been paid for. */
    direct_influence: number;
    corruption_points: number;
    uncontrolled: boolean;
    followers: CharacterView[];
    items: ItemView[];
    allies: AllyView[];
    events: EventView[];
};
export type CompanyView = {
    id: number;
    seat: Seat;
    site: SiteView;
    destination: SiteView | null;
    characters: CharacterView[];
    events: EventView[];
    on_guard: CardView[];
    movement: "staying" | "starter" | "region" | "under-deeps" | "special";
    path: RegionType[];
    /** English names of the regions on the way; the map knows them by these. */
    regions: string[];
    hazard_limit: number | null;
    size: number;
    overt: boolean;
    hazards: number;
    moved: boolean;
    returned: boolean;
    travelled: boolean;
    visited: boolean;
    entered: boolean;
};
export type AgentView = {
    card: CardView;
    status: Status;
    face_down: boolean;
    /** The way it has come; the last is where it is. */
    sites: SiteView[];
    /** How many of them lie open. */
    shown: number;
    /** The home site it is at without a site card, by its English name; empty if it is not named. */
    at: string;
    /** English names of its home sites, if one may know which card it is. */
    homes: string[];
    prowess: NumberView | null;
    body: NumberView | null;
    events: EventView[];
};
export type PileView = { count: number; cards: CardView[] | null };
export type SourceView = { source: PointsSource; points: number; doubled: number; counted: number };
export type PointsView = {
    sources: SourceView[];
    plain: number;
    avatar_penalty: number;
    at_council: number;
};
/** What a card is worth to a Fallen-wizard; `by` is the card, or `rule` the rule, that says so. */
export type WorthView = {
    card: CardView;
    source: PointsSource;
    normal: number;
    points: number;
    by: CardView | null;
    rule: string;
};
export type PlayerView = {
    seat: Seat;
    companies: CompanyView[];
    agents: AgentView[];
    empty_sites: SiteView[];
    general_influence: { total: number; used: number; unused: number };
    marshalling_points: PointsView;
    stage_points: NumberView;
    worths: WorthView[];
    marshalling_points_pile: CardView[];
    stored: { card: CardView; at: CardView | null }[];
    removed: CardView[];
    hand_size: number;
    hand: PileView;
    discard_pile: PileView;
    sideboard: PileView;
    location_deck: PileView;
    play_deck: PileView;
    pool: PileView;
    out_of_the_game: PileView;
    pick: CardView | null;
    exhaustions: number;
    /** The avatar that was revealed, by its English name; empty before that. */
    avatar: string;
    avatar_eliminated: boolean;
    kind: string;
    declared: string;
};
export type AimView = {
    kind: string;
    card: CardView | null;
    company: number | null;
    name: string;
    number: number | null;
};
export type DeclarationView = {
    kind: string;
    seat: Seat;
    card: CardView;
    use: number | null;
    user: CardView | null;
    aim: AimView | null;
    shown: CardView | null;
};
export type LastingView = { source: CardView; on: AimView | null };
export type StrikeView = {
    defender: CardView;
    result: "waiting" | "canceled" | "ineffectual" | "failed" | "defeated" | "successful";
    at_hand: boolean;
    prowess: NumberView | null;
    to_beat: number | null;
    body: number | null;
    attacker: CardView | null;
    attacker_prowess: NumberView | null;
};
export type AttackView = {
    company: number;
    source: CardView | null;
    race: string | null;
    prowess: NumberView;
    body: number | null;
    strikes_count: NumberView;
    strikes: StrikeView[];
    defenders: CardView[];
    attackers: CardView[];
    must_face: CardView | null;
    keyed_to: string;
    agent: boolean;
    automatic: boolean;
    attacker_chooses: boolean;
    detainment: boolean;
    canceled: boolean;
    assigned: boolean;
    excess: number;
    further: number;
};
export type CheckView = { kind: string; character: CardView; modifier: NumberView; to_exceed: number };
export type AttemptView = {
    seat: Seat;
    character: CardView;
    target: CardView;
    shown: CardView | null;
    canceled: boolean;
    modifier: number | null;
    to_exceed: number | null;
};
export type View = {
    seat: Seat | null;
    turn: number;
    active: Seat;
    phase: Phase;
    company: number | null;
    players: [PlayerView, PlayerView];
    events: EventView[];
    chain: DeclarationView[];
    outer_chains: DeclarationView[][];
    lasting: LastingView[];
    attack: AttackView | null;
    check: CheckView | null;
    attempt: AttemptView | null;
    called_by: Seat | null;
    council: boolean;
};
