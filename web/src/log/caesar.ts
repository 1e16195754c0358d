import { bonusName, provinceName, sideName, spaceName, tokenName } from "../boards/caesar/words";
import { line, number, silent, text, type Lines } from "./line";

const BONUS_RULES: Readonly<Record<string, string>> = {
  tactics: "C5.1", wealth: "C5.2", might: "C5.3", senate: "C5.4", poison: "C5.5", centurion: "C5.6",
};
const END_RULES: Readonly<Record<string, string>> = { markers: "C6.1", markers_removed: "C8.9", stuck: "C3.1", standstill: "C3.1" };

/** What the log says of each event of CAESAR!. */
export const CAESAR_LINES: Lines = {
  Asked: silent,
  TurnBegan: (e) =>
    e["extra"]
      ? line("caesar-event-TurnBegan-extra", "C5.1", { side: sideName(text(e, "side")) }, "turn")
      : line("caesar-event-TurnBegan", "C2.3", { side: sideName(text(e, "side")) }, "turn"),
  TokenPlaced: (e) => {
    const [first = "", second = ""] = text(e, "space").split("-");
    const [one = 0, two = 0] = (e["toward"] as [number, number] | undefined) ?? [0, 0];
    const values = { side: sideName(text(e, "side")), first: provinceName(first), second: provinceName(second) };
    if (e["face"] === "hidden") {
      return e["token"] === null
        ? line("caesar-event-TokenPlaced-unknown", "C7.4", values)
        : line("caesar-event-TokenPlaced-hidden", "C7.4", { ...values, token: tokenName(text(e, "token")) });
    }
    return line("caesar-event-TokenPlaced", "C3.2", { ...values, token: tokenName(text(e, "token")), one, two });
  },
  Passed: (e) => line("caesar-event-Passed", "C3.1", { side: sideName(text(e, "side")) }),
  BankDrawn: (e) => line("caesar-event-BankDrawn", "C7.4", { side: sideName(text(e, "side")), bonus: bonusName(text(e, "bonus")) }),
  ProvinceClosed: (e) =>
    line("caesar-event-ProvinceClosed", "C4.1", {
      province: provinceName(text(e, "province")), side: sideName(text(e, "side")), bonus: bonusName(text(e, "bonus")),
      caesar: number(e, "caesar"), pompey: number(e, "pompey"),
    }, "great"),
  ProvinceHeld: (e) =>
    line("caesar-event-ProvinceHeld", number(e, "markers") > 1 ? "C4.3" : "C4.2", {
      province: provinceName(text(e, "province")), side: sideName(text(e, "side")), markers: number(e, "markers"),
    }),
  ProvinceTied: (e) => line("caesar-event-ProvinceTied", "C4.2", { province: provinceName(text(e, "province")) }),
  BorderMarked: (e) => line("caesar-event-BorderMarked", "C4.4", { side: sideName(text(e, "side")), space: spaceName(text(e, "space")) }),
  SenateKept: (e) => line("caesar-event-SenateKept", "C5.4", { side: sideName(text(e, "side")), markers: number(e, "markers") }),
  BonusUsed: (e) => line("caesar-event-BonusUsed", BONUS_RULES[text(e, "bonus")] ?? "C4.6", { side: sideName(text(e, "side")), bonus: bonusName(text(e, "bonus")) }),
  BonusDeclined: (e) => line("caesar-event-BonusDeclined", "C5.7", { side: sideName(text(e, "side")), bonus: bonusName(text(e, "bonus")) }),
  BonusDiscarded: (e) => line("caesar-event-BonusDiscarded", "C8.6", { side: sideName(text(e, "side")), bonus: bonusName(text(e, "bonus")) }),
  MarkerRemoved: (e) => line("caesar-event-MarkerRemoved", "C8.6", { side: sideName(text(e, "side")) }),
  TokenTurned: (e) => line("caesar-event-TokenTurned", "C5.3", { space: spaceName(text(e, "space")) }),
  MarkerTurned: (e) => line("caesar-event-MarkerTurned", "C5.3", { province: provinceName(text(e, "province")) }),
  TokenDrawn: (e) =>
    e["token"] === null
      ? line("caesar-event-TokenDrawn-unknown", "C3.4", { side: sideName(text(e, "side")) })
      : line("caesar-event-TokenDrawn", "C3.4", { side: sideName(text(e, "side")), token: tokenName(text(e, "token")) }),
  BagEmpty: (e) => line("caesar-event-BagEmpty", "C3.4", { side: sideName(text(e, "side")) }),
  TokenReturned: (e) => line("caesar-event-TokenReturned", e["place"] === null ? "C5.5" : "C8.4", { side: sideName(text(e, "side")), token: tokenName(text(e, "token")) }),
  CenturionTaken: (e) => line("caesar-event-CenturionTaken", "C5.6", { side: sideName(text(e, "side")), token: tokenName(text(e, "token")) }),
  TileTurned: (e) => line(e["shuffled"] ? "caesar-event-TileTurned-shuffled" : "caesar-event-TileTurned", "C8.2", { tile: text(e, "tile") }, "turn"),
  StackEmpty: () => line("caesar-event-StackEmpty", "C8.4"),
  CrassusAimed: (e) => line(`caesar-aim-${text(e, "item")}`, "C8.7", { province: provinceName(text(e, "province")) }),
  CrassusSkipped: (e) => line("caesar-event-CrassusSkipped", "C8.9", { command: text(e, "command") }),
  GameEnded: (e) => line("caesar-prompt-over", END_RULES[text(e, "reason")] ?? "C6.1", { side: sideName(text(e, "winner")), reason: text(e, "reason") }, "great"),
};
