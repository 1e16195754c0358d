import { DEFAULTS, type Kit } from "../kit";
import { TABLET } from "../shapes";

/** The kit of a game that nobody has drawn anything for. */
export function plainKit(key: string): Kit {
  return {
    ...DEFAULTS,
    key,
    rules: "",
    sign: { icon: "temple", body: "var(--ink)", on: "var(--paper)" },
    parts: () => import("./index"),
    vignette: () => import("./Vignette.svelte"),
    sideName: (side) => side,
    crest: () => ({ icon: "tablet", shape: TABLET, body: "var(--ledge)", on: "var(--ink)" }),
  };
}
