// Made by tools/make_states.py from src/triumvir/games/caesar. Do not edit.

export type Side = "caesar" | "pompey";
export type Space =
  | "HU-HC"
  | "HU-MT"
  | "HC-GA"
  | "MT-SD"
  | "MT-NU"
  | "SD-GA"
  | "SD-SC"
  | "SD-IT"
  | "GA-GC"
  | "NU-SC"
  | "NU-AF"
  | "SC-IT"
  | "SC-AF"
  | "IT-GC"
  | "IT-AC"
  | "IT-MD"
  | "IT-DM"
  | "GC-DM"
  | "AF-AC"
  | "AF-CY"
  | "AC-MD"
  | "AC-CR"
  | "MD-DM"
  | "CY-CR"
  | "CY-AG"
  | "CR-AG"
  | "CR-AS"
  | "AG-AS"
  | "AG-SY"
  | "AS-SY";
export type Province =
  | "HU"
  | "HC"
  | "MT"
  | "GA"
  | "SD"
  | "GC"
  | "NU"
  | "IT"
  | "SC"
  | "AF"
  | "DM"
  | "AC"
  | "MD"
  | "CY"
  | "CR"
  | "AG"
  | "AS"
  | "SY";
export type Bonus = "tactics" | "wealth" | "might" | "senate" | "poison" | "centurion";
export type Tile = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H";
export type Phase = "place" | "pass" | "order" | "bank" | "bonus" | "take" | "crassus" | "over";
export type Face = "up" | "turned" | "hidden";
export type Whereabouts = "beside" | "taken" | "seen";
export type Reason = "markers" | "markers_removed" | "stuck" | "standstill";

export interface SpaceView {
  owner: Side | null;
  /** Unknown where a token was placed face down by somebody else. */
  token: string | null;
  toward: [number, number];
  face: Face;
  marker: Side | null;
}

export interface ProvinceView {
  bonus: Bonus | null;
  closed: boolean;
  held_by: Side | null;
  turned: boolean;
  /** What face-up tokens show toward it. */
  influence: Record<Side, number>;
}

export interface SideView {
  supply: number;
  /** The supply, as far as the viewer may see it; in the order of an open row. */
  tokens: string[] | null;
  bag: number;
  markers: number;
  removed: number;
  senate: number[];
  /** Beside the bag, taken and not seen since, or seen. */
  centurions: Whereabouts[];
  /** Draws to be skipped for Centurion tokens that were taken at once. */
  skips: number;
  gains: number;
  /** What went back to the bag, with the gains at that time. */
  returned: [string, number][];
  /** Tokens in the bag or hidden. */
  unseen: Record<string, number>;
}

export interface CaesarView {
  viewer: Side | null;
  spaces: Record<Space, SpaceView>;
  provinces: Record<Province, ProvinceView>;
  sides: Record<Side, SideView>;
  bank: Record<Bonus, number>;
  gone: Record<Bonus, number>;
  active: Side;
  phase: Phase;
  asked: Bonus | null;
  /** Taken from two provinces closed together, and not dealt with yet. */
  in_hand: Partial<Record<Province, Bonus>>;
  extra_turn: boolean;
  centurion_due: boolean;
  /** Tokens that Wealth brings at the end of the turn. */
  wealth_due: number;
  crassus: Side | null;
  tile: Tile | null;
  deck: Partial<Record<Tile, number>>;
  winner: Side | null;
  reason: Reason | null;
}

export interface TurnBegan {
  event: "TurnBegan";
  side: Side;
  extra: boolean;
}

export interface Asked {
  event: "Asked";
  side: Side;
  phase: Phase;
  about: Bonus | null;
}

export interface TokenPlaced {
  event: "TokenPlaced";
  side: Side;
  space: Space;
  token: string | null;
  toward: [number, number];
  face: Face;
}

export interface Passed {
  event: "Passed";
  side: Side;
  tokens: number;
}

export interface BankDrawn {
  event: "BankDrawn";
  side: Side;
  bonus: Bonus;
}

export interface BankLeft {
  event: "BankLeft";
  side: Side;
}

export interface ProvinceClosed {
  event: "ProvinceClosed";
  province: Province;
  side: Side;
  bonus: Bonus;
  caesar: number;
  pompey: number;
}

export interface ProvinceHeld {
  event: "ProvinceHeld";
  province: Province;
  side: Side;
  markers: number;
}

export interface ProvinceTied {
  event: "ProvinceTied";
  province: Province;
}

export interface BorderMarked {
  event: "BorderMarked";
  space: Space;
  side: Side;
}

export interface BonusKept {
  event: "BonusKept";
  province: Province;
  bonus: Bonus;
}

export interface SenateKept {
  event: "SenateKept";
  side: Side;
  markers: number;
}

export interface BonusUsed {
  event: "BonusUsed";
  side: Side;
  bonus: Bonus;
}

export interface BonusDeclined {
  event: "BonusDeclined";
  side: Side;
  bonus: Bonus;
}

export interface BonusDiscarded {
  event: "BonusDiscarded";
  side: Side;
  bonus: Bonus;
}

export interface MarkerRemoved {
  event: "MarkerRemoved";
  side: Side;
}

export interface TokenTurned {
  event: "TokenTurned";
  space: Space;
}

export interface MarkerTurned {
  event: "MarkerTurned";
  province: Province;
}

export interface TokenDrawn {
  event: "TokenDrawn";
  side: Side;
  token: string | null;
  open: boolean;
}

export interface BagEmpty {
  event: "BagEmpty";
  side: Side;
}

export interface TokenReturned {
  event: "TokenReturned";
  side: Side;
  token: string;
  place: number | null;
}

export interface DrawPutOff {
  event: "DrawPutOff";
  side: Side;
}

export interface CenturionTaken {
  event: "CenturionTaken";
  side: Side;
  token: string;
  at_once: boolean;
}

export interface DrawSkipped {
  event: "DrawSkipped";
  side: Side;
}

export interface TileTurned {
  event: "TileTurned";
  tile: Tile;
  shuffled: boolean;
}

export interface StackEmpty {
  event: "StackEmpty";
  side: Side;
}

export interface CrassusAimed {
  event: "CrassusAimed";
  side: Side;
  item: number;
  province: Province;
}

export interface CrassusSkipped {
  event: "CrassusSkipped";
  side: Side;
  command: string;
}

export interface GameEnded {
  event: "GameEnded";
  winner: Side;
  reason: Reason;
}

export type CaesarEvent =
  | TurnBegan
  | Asked
  | TokenPlaced
  | Passed
  | BankDrawn
  | BankLeft
  | ProvinceClosed
  | ProvinceHeld
  | ProvinceTied
  | BorderMarked
  | BonusKept
  | SenateKept
  | BonusUsed
  | BonusDeclined
  | BonusDiscarded
  | MarkerRemoved
  | TokenTurned
  | MarkerTurned
  | TokenDrawn
  | BagEmpty
  | TokenReturned
  | DrawPutOff
  | CenturionTaken
  | DrawSkipped
  | TileTurned
  | StackEmpty
  | CrassusAimed
  | CrassusSkipped
  | GameEnded;

export interface PlaceToken {
  do: "place";
  token: string;
  space: Space;
  toward: string;
}

export interface ChooseFirst {
  do: "first";
  province: Province;
}

export interface UseBonus {
  do: "use";
  bonus: Bonus;
}

export interface DeclineBonus {
  do: "decline";
  bonus: Bonus;
}

export interface UseMight {
  do: "might";
  target: string;
}

export interface TakeCenturion {
  do: "take";
  token: string;
}

export interface AnswerBank {
  do: "bank";
  answer: "draw" | "leave";
}

export interface Proceed {
  do: "pass" | "tile" | "draw1" | "draw2" | "draw_centurion" | "execute" | "discard1";
}

export type CaesarAction =
  | PlaceToken
  | ChooseFirst
  | UseBonus
  | DeclineBonus
  | UseMight
  | TakeCenturion
  | AnswerBank
  | Proceed;
