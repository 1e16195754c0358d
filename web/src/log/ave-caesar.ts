import { courseName, factionName } from "../boards/ave-caesar/words";
import { FACTIONS } from "../boards/ave-caesar/view";
import { line, list, number, silent, text, type Lines } from "./line";

/** What the log says of each event of Ave Caesar. */
export const AVE_CAESAR_LINES: Lines = {
  TurnBegan: silent,
  RaceBegan: (e) =>
    line(`ave-event-RaceBegan-${text(e, "direction")}`, "A2.1", {
      race: number(e, "race"), course: courseName(text(e, "course")), order: list(e, "order").map(factionName).join(", "),
    }, "turn"),
  CardDrawn: (e) => (e["card"] === null ? null : line("ave-event-CardDrawn", "A3.4", { chariot: factionName(text(e, "chariot")), card: number(e, "card") })),
  CardPlayed: (e) => line("ave-event-CardPlayed", "A3.2", { chariot: factionName(text(e, "chariot")), card: number(e, "card") }),
  CardTurned: (e) => line("ave-event-CardTurned", "A7.1", { chariot: factionName(text(e, "chariot")), card: number(e, "card") }),
  ChariotMoved: (e) =>
    line(e["crossed"] ? "ave-event-ChariotMoved-crossed" : "ave-event-ChariotMoved", e["crossed"] ? "A6.1" : "A3.2", {
      chariot: factionName(text(e, "chariot")), cells: list(e, "path").length,
    }),
  TurnSkipped: (e) => line("ave-event-TurnSkipped", "A3.3", { chariot: factionName(text(e, "chariot")) }),
  CardDiscarded: (e) => line("ave-event-CardDiscarded", "A7.1", { chariot: factionName(text(e, "chariot")) }),
  NeutralBlocked: (e) => line("ave-event-NeutralBlocked", "A7.1", { chariot: factionName(text(e, "chariot")) }),
  DenariusPaid: (e) => line("ave-event-DenariusPaid", "A5.1", { chariot: factionName(text(e, "chariot")) }, "great"),
  ChariotDisqualified: (e) => line("ave-event-ChariotDisqualified", "A5.3", { chariot: factionName(text(e, "chariot")) }, "great"),
  ChariotFinished: (e) => line("ave-event-ChariotFinished", "A6.2", { chariot: factionName(text(e, "chariot")), laurels: number(e, "laurels") }, "great"),
  ChariotStranded: (e) => line("ave-event-ChariotStranded", "A3.5", { chariot: factionName(text(e, "chariot")) }, "great"),
  RaceEnded: (e) => line("ave-event-RaceEnded", "A6.2", { race: number(e, "race"), result: list(e, "result").map(factionName).join(", ") }, "turn"),
  GameEnded: (e) => {
    const places = (e["places"] as number[] | undefined) ?? [];
    const winners = places.flatMap((place, seat) => (place === 1 ? [factionName(FACTIONS[seat] ?? "")] : []));
    return line("ave-prompt-over", "A6.3", { reason: text(e, "reason"), winners: winners.join(", ") }, "great");
  },
};
