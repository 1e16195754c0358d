/** The three games as the tests play them: short, and with two seats. */
export const GAMES = [
  { game: "caesar", options: {}, alone: { options: { crassus: "easy" }, seats: [{ kind: "me" }, { kind: "open" }] } },
  { game: "ave-caesar", options: { races: "1" }, alone: { options: { races: "1" }, seats: [{ kind: "me" }, { kind: "me" }] } },
  { game: "cleopatra", options: { action_order: "shuffled" }, alone: { options: { action_order: "shuffled" }, seats: [{ kind: "me" }, { kind: "me" }] } },
] as const;
