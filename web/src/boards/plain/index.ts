export { default as Board } from "./Board.svelte";
export { default as Hand } from "./Hand.svelte";
export { default as Panel } from "./Panel.svelte";
export { promptOf } from "./prompt";
