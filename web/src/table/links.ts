import type { Invite } from "../protocol/messages";

/** The links of tables made here, and the tokens by which we may watch others. They never leave this browser. */
const INVITES = "triumvir-invites-";
const TOKEN = "triumvir-watch-";

export function keepInvites(match: string, invites: readonly Invite[]): void {
  sessionStorage.setItem(INVITES + match, JSON.stringify(invites));
}

export function invitesOf(match: string): Invite[] {
  try {
    return JSON.parse(sessionStorage.getItem(INVITES + match) ?? "[]") as Invite[];
  } catch {
    return [];
  }
}

export function keepToken(match: string, token: string): void {
  sessionStorage.setItem(TOKEN + match, token);
}

export function tokenOf(match: string): string | null {
  return sessionStorage.getItem(TOKEN + match);
}

export function addressOf({ seat, token }: Invite): string {
  return `${location.origin}/${seat === null ? "watch" : "join"}#${token}`;
}
