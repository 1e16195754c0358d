import { describe, expect, it } from "vitest";
import { LENGTHS } from "../../../src/boards/cleopatra/motion";
import { GROUPS, type CardView, type CleopatraEvent, type CleopatraView } from "../../../src/boards/cleopatra/view";
import { tallyOf } from "../../../src/boards/cleopatra/vote";
import { beatsOf } from "../../../src/motion/timeline";

function lying(cards: string, face: "up" | "down" = "up"): CardView[] {
  return [...cards].map((card) => ({ card: card === "?" ? null : (card as CardView["card"]), face, castled: false }));
}
function view(caesar: CardView[], cleopatra: CardView[]): CleopatraView {
  const group = { patricians: 3, won: { caesar: 0, cleopatra: 0 }, cards: { caesar, cleopatra } };
  return { groups: Object.fromEntries(GROUPS.map((name) => [name, group])) } as unknown as CleopatraView;
}
const turned: CleopatraEvent = { event: "CardsTurnedUp", group: "senators", side: "caesar", cards: ["3"] };
const won: CleopatraEvent = { event: "PatricianWon", group: "senators", side: "caesar", extraordinary: false, caesar_lost: ["5"], cleopatra_lost: ["2", "P"] };

describe("the sums of a vote", () => {
  it("are what is left and what was lost", () => {
    const after = view(lying("3"), lying("4"));
    const tally = tallyOf(beatsOf([turned, won], LENGTHS), "senators", after, after);
    expect(tally).toEqual({ sums: { caesar: 8, cleopatra: 6 }, philosophers: { caesar: 0, cleopatra: 1 }, winner: "caesar", at: 500 });
  });

  it("are what was seen and turned up where the group closed", () => {
    const before = view([...lying("5"), ...lying("?", "down")], lying("2P4"));
    const closed: CleopatraEvent = { event: "GroupClosed", group: "senators" };
    const tally = tallyOf(beatsOf([turned, won, closed], LENGTHS), "senators", view([], []), before);
    expect(tally?.sums).toEqual({ caesar: 8, cleopatra: 6 });
  });

  it("have no winner when the vote is put off, and do not exist without a vote", () => {
    const after = view(lying("3"), lying("3"));
    const put: CleopatraEvent = { event: "VotePostponed", group: "senators", extraordinary: false };
    expect(tallyOf(beatsOf([put], LENGTHS), "senators", after, after)?.winner).toBeNull();
    expect(tallyOf(beatsOf([put], LENGTHS), "aediles", after, after)).toBeNull();
  });
});
