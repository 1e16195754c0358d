import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { TableEvent } from "../../src/boards/kinds";
import { LINES, linesOf } from "../../src/log/lines";
import { LANGUAGES, say, speak } from "../../src/texts/texts.svelte";

const ROOT = new URL("../../../", import.meta.url);
const FOLDERS = { caesar: "caesar", "ave-caesar": "ave_caesar", cleopatra: "cleopatra" } as const;
type Game = keyof typeof FOLDERS;
const GAMES = Object.keys(FOLDERS) as Game[];

function kinds(game: Game): string[] {
  const code = readFileSync(new URL(`src/triumvir/games/${FOLDERS[game]}/events.py`, ROOT), "utf8");
  return [...code.matchAll(/^class (\w+)\(Event\)/gm)].map((match) => match[1] ?? "");
}

function rules(game: Game): Set<string> {
  const book = readFileSync(new URL(`rulebooks/${game}.md`, ROOT), "utf8");
  return new Set([...book.matchAll(/^- \*\*([A-Z]+\d+(?:\.\d+)?[a-z]?)\*\*/gm)].map((match) => match[1] ?? ""));
}

/** Events as they come, in every variety the log tells apart. */
const SAMPLES: Record<Game, TableEvent[]> = {
  caesar: [
    { event: "TurnBegan", side: "caesar", extra: false },
    { event: "TurnBegan", side: "pompey", extra: true },
    { event: "TokenPlaced", side: "caesar", space: "SC-IT", token: "sword51", toward: [5, 1], face: "up" },
    { event: "TokenPlaced", side: "caesar", space: "NU-AF", token: "sword70", toward: [0, 0], face: "hidden" },
    { event: "TokenPlaced", side: "caesar", space: "NU-AF", token: null, toward: [0, 0], face: "hidden" },
    { event: "Passed", side: "caesar", tokens: 2 },
    { event: "BankDrawn", side: "caesar", bonus: "wealth" },
    { event: "ProvinceClosed", province: "AC", side: "pompey", bonus: "senate", caesar: 8, pompey: 4 },
    { event: "ProvinceHeld", province: "IT", side: "caesar", markers: 2 },
    { event: "ProvinceTied", province: "HU" },
    { event: "BorderMarked", space: "AS-SY", side: "pompey" },
    ...[0, 1, 3].map((markers) => ({ event: "SenateKept", side: "caesar", markers })),
    ...["tactics", "wealth", "might", "poison", "centurion"].map((bonus) => ({ event: "BonusUsed", side: "caesar", bonus })),
    { event: "BonusDeclined", side: "caesar", bonus: "might" },
    { event: "BonusDiscarded", side: "pompey", bonus: "might" },
    { event: "MarkerRemoved", side: "pompey" },
    { event: "TokenTurned", space: "SC-IT" },
    { event: "MarkerTurned", province: "SC" },
    { event: "TokenDrawn", side: "caesar", token: "laurel22", open: false },
    { event: "TokenDrawn", side: "caesar", token: null, open: false },
    { event: "BagEmpty", side: "caesar" },
    { event: "TokenReturned", side: "pompey", token: "ship60", place: null },
    { event: "TokenReturned", side: "pompey", token: "ship60", place: 0 },
    { event: "CenturionTaken", side: "caesar", token: "shieldship44" },
    { event: "TileTurned", tile: "B", shuffled: false },
    { event: "TileTurned", tile: "B", shuffled: true },
    { event: "StackEmpty", side: "pompey" },
    ...[1, 2, 3, 4, 5, 6, 7].map((item) => ({ event: "CrassusAimed", side: "pompey", item, province: "AC" })),
    { event: "CrassusSkipped", side: "pompey", command: "execute" },
    { event: "CrassusSkipped", side: "pompey", command: "discard1" },
    ...["markers", "markers_removed", "stuck", "standstill"].map((reason) => ({ event: "GameEnded", winner: "caesar", reason })),
  ],
  "ave-caesar": [
    ...["clockwise", "counter_clockwise"].map((direction) => ({
      event: "RaceBegan", race: 1, course: "white", direction, order: ["russata", "albata"], cells: ["P1", "P2"],
    })),
    { event: "CardDrawn", chariot: "russata", player: "russata", card: 4 },
    { event: "CardPlayed", chariot: "russata", card: 4 },
    { event: "CardTurned", chariot: "veneta", card: 4 },
    ...[true, false].flatMap((crossed) =>
      [["a"], ["a", "b", "c", "d", "e"]].map((path) => ({ event: "ChariotMoved", chariot: "albata", to: "N1", path, crossed })),
    ),
    { event: "TurnSkipped", chariot: "prasina" },
    { event: "CardDiscarded", chariot: "prasina" },
    { event: "NeutralBlocked", chariot: "prasina" },
    { event: "DenariusPaid", chariot: "aurata" },
    { event: "ChariotDisqualified", chariot: "purpurea" },
    ...[0, 1, 4, 6].map((laurels) => ({ event: "ChariotFinished", chariot: "aurata", path: ["a"], laurels })),
    { event: "ChariotStranded", chariot: "purpurea" },
    { event: "RaceEnded", race: 1, result: ["albata", "russata"] },
    ...["laurels", "shared_laurels", "no_laurels"].map((reason) => ({ event: "GameEnded", reason, places: [1, 2] })),
  ],
  cleopatra: [
    { event: "DeckOrdered", side: "caesar", cards: ["spy", "veto"] },
    { event: "DeckOrdered", side: "cleopatra", cards: null },
    { event: "StartingHandTaken", side: "caesar" },
    { event: "TurnBegan", side: "cleopatra", alone: false },
    { event: "TurnBegan", side: "cleopatra", alone: true },
    { event: "LonePhaseBegan", side: "caesar" },
    { event: "TurnCutShort", side: "caesar" },
    { event: "Passed", side: "caesar" },
    { event: "CardLaid", side: "caesar", group: "censors", card: "P", face: "up" },
    { event: "CardLaid", side: "caesar", group: "censors", card: "3", face: "down" },
    { event: "CardLaid", side: "caesar", group: "censors", card: null, face: "down" },
    { event: "CardDrawn", side: "caesar", reserve: "action", card: "wrath" },
    ...["action", "influence"].map((reserve) => ({ event: "CardDrawn", side: "caesar", reserve, card: null })),
    { event: "DrawDeclined", side: "caesar" },
    { event: "CardExchanged", side: "caesar", card: "5", back: "influence", shows: "open" },
    ...["action", "influence", null].map((back) => ({ event: "CardExchanged", side: "caesar", card: null, back, shows: "backs" })),
    { event: "ActionAnnounced", side: "caesar", action: "assassination", group: "censors", second: null, card: "4" },
    { event: "ActionAnnounced", side: "caesar", action: "spy", group: null, second: null, card: null },
    { event: "ActionAnnounced", side: "caesar", action: "castling", group: "censors", second: "aediles", card: null },
    ...["scout", "wrath"].map((action) => ({ event: "ActionAnnounced", side: "caesar", action, group: "aediles", second: null, card: null })),
    { event: "VetoHeld", side: "caesar", held: true },
    { event: "VetoHeld", side: "caesar", held: false },
    { event: "ActionVetoed", side: "caesar" },
    { event: "ActionAllowed", side: "caesar" },
    { event: "HandShown", side: "caesar", cards: ["1", "P", "veto"] },
    { event: "HandShown", side: "caesar", cards: null },
    { event: "CardTaken", side: "caesar", card: "5" },
    { event: "CardAssassinated", side: "caesar", group: "aediles", card: "5" },
    { event: "CardsPickedUp", side: "caesar", first: "aediles", second: "censors" },
    { event: "CardMoved", side: "caesar", card: "2", group: "censors" },
    { event: "CardsLaidOut", side: "caesar", first: "aediles", second: "censors", at_first: 1, at_second: 2 },
    { event: "CardsTurnedUp", side: "caesar", group: "aediles", cards: ["1", "P"] },
    { event: "GroupStruck", group: "aediles", caesar: ["1"], cleopatra: [] },
    ...["senators", "orgy", "shuffle"].map((card) => ({ event: "VoteCardTurned", card })),
    ...["removed", "shuffled"].map((fate) => ({ event: "VoteCardSettled", card: "orgy", fate })),
    { event: "TicketGained", side: "caesar" },
    { event: "TicketSpent", side: "caesar" },
    { event: "VotePostponed", group: "aediles", extraordinary: false },
    ...[true, false].map((extraordinary) => ({
      event: "PatricianWon", group: "aediles", side: "caesar", extraordinary, caesar_lost: ["5"], cleopatra_lost: [],
    })),
    { event: "GroupClosed", group: "aediles" },
    ...["all_patricians", "exhausted", "lone_blocked", "lone_pass", "mutual_block", "six_passes"].flatMap((reason) =>
      ["caesar", null].map((winner) => ({ event: "GameEnded", winner, reason, caesar_bonus: "senators", cleopatra_bonus: "praetors" })),
    ),
  ],
};
const SILENT = new Set(["Asked", "TurnBegan"]);

describe.each(GAMES)("the log of %s", (game) => {
  it("knows every kind of event, and no other", () => {
    expect(Object.keys(LINES[game] ?? {}).sort()).toEqual(kinds(game).sort());
  });

  it("is tried with every kind that it tells", () => {
    const tried = new Set(SAMPLES[game].map((sample) => sample.event));
    expect(kinds(game).filter((kind) => !tried.has(kind) && !SILENT.has(kind))).toEqual([]);
  });

  it("gives every sample a line with a rule of the book", () => {
    const lines = linesOf(game, SAMPLES[game]);
    expect(lines).toHaveLength(SAMPLES[game].length);
    expect(lines.map((line) => line.rule).filter((rule) => !rules(game).has(rule))).toEqual([]);
  });

  describe.each(LANGUAGES)("in %s", (language) => {
    beforeAll(() => speak(language));

    it("leaves no gap in any sentence", () => {
      const sentences = linesOf(game, SAMPLES[game]).map((line) => say(line.id, line.values));
      expect(sentences.filter((sentence) => /[⟨⟩{}]|undefined|null|NaN/.test(sentence))).toEqual([]);
    });
  });
});

it("says nothing about questions", () => {
  expect(linesOf("caesar", [{ event: "Asked", side: "caesar", phase: "place" }])).toEqual([]);
  expect(linesOf("cleopatra", [{ event: "CardMoved", side: "caesar", card: null, group: null }])).toEqual([]);
});

it("tells of a reserve that is ordered card by card only once", () => {
  const events = [["spy"], ["spy", "veto"]].map((cards) => ({ event: "DeckOrdered", side: "caesar", cards }));
  expect(linesOf("cleopatra", events)).toHaveLength(1);
});
