import { cardName, groupName, sideName, voteName } from "../boards/cleopatra/words";
import type { TableEvent, Word } from "../boards/kinds";
import { line, list, number, silent, text, type Line, type Lines } from "./line";

const ACTION_RULES: Readonly<Record<string, string>> = { assassination: "K35", spy: "K36", castling: "K37", scout: "K38", wrath: "K39" };
const VOTE_RULES: Readonly<Record<string, string>> = { orgy: "K31", shuffle: "K32" };
const END_RULES: Readonly<Record<string, string>> = {
  all_patricians: "K41", exhausted: "K41", lone_blocked: "K43", lone_pass: "K44", mutual_block: "K44", six_passes: "K44",
};

const who = (e: TableEvent): Record<string, Word> => ({ side: sideName(text(e, "side")) });
const where = (e: TableEvent): Record<string, Word> => ({ ...who(e), group: groupName(text(e, "group")) });
const cards = (e: TableEvent, field: string): string => list(e, field).map(cardName).join(", ") || "–";

function announced(e: TableEvent): Line {
  const action = text(e, "action");
  const values = {
    side: sideName(text(e, "side")), action: cardName(action),
    group: e["group"] ? groupName(text(e, "group")) : "", second: e["second"] ? groupName(text(e, "second")) : "",
    card: e["card"] ? cardName(text(e, "card")) : "",
  };
  return line(`cleo-event-ActionAnnounced-${action}`, ACTION_RULES[action] ?? "K40", values);
}

/** What the log says of each event of Caesar & Cleopatra. */
export const CLEOPATRA_LINES: Lines = {
  Asked: silent,
  DeckOrdered: (e) => (e["cards"] === null ? line("cleo-event-DeckOrdered-unknown", "K6", who(e)) : line("cleo-event-DeckOrdered", "K6", { ...who(e), cards: cards(e, "cards") })),
  StartingHandTaken: (e) => line("cleo-event-StartingHandTaken", "K8", who(e)),
  TurnBegan: (e) => line(e["alone"] ? "cleo-event-TurnBegan-alone" : "cleo-event-TurnBegan", e["alone"] ? "K42" : "K9", who(e), "turn"),
  LonePhaseBegan: (e) => line("cleo-event-LonePhaseBegan", "K42", who(e), "great"),
  TurnCutShort: (e) => line("cleo-event-TurnCutShort", "K15a", who(e)),
  Passed: (e) => line("cleo-event-Passed", "K19", who(e)),
  CardLaid: (e) => {
    if (e["card"] === null) return line("cleo-event-CardLaid-unknown", "K12", where(e));
    return line(e["face"] === "down" ? "cleo-event-CardLaid-down" : "cleo-event-CardLaid", "K12", { ...where(e), card: cardName(text(e, "card")) });
  },
  CardDrawn: (e) =>
    e["card"] === null
      ? line("cleo-event-CardDrawn-unknown", "K17", { ...who(e), reserve: text(e, "reserve") })
      : line("cleo-event-CardDrawn", "K17", { ...who(e), card: cardName(text(e, "card")) }),
  DrawDeclined: (e) => line("cleo-event-DrawDeclined", "KR20", who(e)),
  CardExchanged: (e) =>
    e["card"] === null
      ? line("cleo-event-CardExchanged-unknown", "KR17", { ...who(e), back: text(e, "back") || "either" })
      : line("cleo-event-CardExchanged", "KR17", { ...who(e), card: cardName(text(e, "card")) }),
  ActionAnnounced: announced,
  VetoHeld: (e) => line(e["held"] ? "cleo-event-VetoHeld" : "cleo-event-VetoHeld-not", "KR35", who(e)),
  ActionVetoed: (e) => line("cleo-event-ActionVetoed", "K40", who(e), "great"),
  ActionAllowed: (e) => line("cleo-event-ActionAllowed", "K40", who(e)),
  HandShown: (e) => (e["cards"] === null ? line("cleo-event-HandShown-unknown", "K36", who(e)) : line("cleo-event-HandShown", "K36", { ...who(e), cards: cards(e, "cards") })),
  CardTaken: (e) => line("cleo-event-CardTaken", "KR36", { ...who(e), card: cardName(text(e, "card")) }),
  CardAssassinated: (e) => line("cleo-event-CardAssassinated", "K35", { ...where(e), card: cardName(text(e, "card")) }),
  CardsPickedUp: (e) => line("cleo-event-CardsPickedUp", "K37", { ...who(e), first: groupName(text(e, "first")), second: groupName(text(e, "second")) }),
  CardMoved: (e) => (e["card"] === null ? null : line("cleo-event-CardMoved", "K37", { ...where(e), card: cardName(text(e, "card")) })),
  CardsLaidOut: (e) =>
    line("cleo-event-CardsLaidOut", "K37", {
      ...who(e), first: groupName(text(e, "first")), second: groupName(text(e, "second")), one: number(e, "at_first"), two: number(e, "at_second"),
    }),
  CardsTurnedUp: (e) => line("cleo-event-CardsTurnedUp", "K21", { ...where(e), cards: cards(e, "cards") }),
  GroupStruck: (e) => line("cleo-event-GroupStruck", "K39", { group: groupName(text(e, "group")), caesar: cards(e, "caesar"), cleopatra: cards(e, "cleopatra") }, "great"),
  VoteCardTurned: (e) => line("cleo-event-VoteCardTurned", VOTE_RULES[text(e, "card")] ?? "K29", { card: voteName(text(e, "card")) }),
  VoteCardSettled: (e) => {
    if (e["fate"] === "discarded") return null;
    return e["fate"] === "removed" ? line("cleo-event-VoteCardSettled-removed", "K48") : line("cleo-event-VoteCardSettled-shuffled", "K32");
  },
  TicketGained: (e) => line("cleo-event-TicketGained", "K51", who(e)),
  TicketSpent: (e) => line("cleo-event-TicketSpent", "K51", who(e)),
  VotePostponed: (e) => line("cleo-event-VotePostponed", "K23", { group: groupName(text(e, "group")) }),
  PatricianWon: (e) =>
    line(e["extraordinary"] ? "cleo-event-PatricianWon-extraordinary" : "cleo-event-PatricianWon", e["extraordinary"] ? "K16" : "K25", {
      ...where(e), caesar: cards(e, "caesar_lost"), cleopatra: cards(e, "cleopatra_lost"),
    }, "great"),
  GroupClosed: (e) => line("cleo-event-GroupClosed", "K28", { group: groupName(text(e, "group")) }),
  GameEnded: (e) =>
    line("cleo-event-GameEnded", END_RULES[text(e, "reason")] ?? "K41", {
      winner: text(e, "winner") || "nobody", side: e["winner"] ? sideName(text(e, "winner")) : "",
      caesar: groupName(text(e, "caesar_bonus")), cleopatra: groupName(text(e, "cleopatra_bonus")), reason: text(e, "reason"),
    }, "great"),
};
