import type { TableInfo } from "../protocol/messages";

/** Whether a match is played by rules that new matches are no longer played by. */
export function isByEarlierRules({ rules_version, latest_rules }: Pick<TableInfo, "rules_version" | "latest_rules">): boolean {
  return rules_version < latest_rules;
}
