/** Random words: ids of commands, and what a player mixes into the chance. Also where there is no https. */
function bytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}

export function newId(): string {
  return hexadecimal(bytes(12));
}

export function newNonce(): string {
  return hexadecimal(bytes(16));
}

function hexadecimal(data: Uint8Array): string {
  return [...data].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
