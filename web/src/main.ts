import { mount } from "svelte";
import App from "./App.svelte";
import { followWaking } from "./connection/connection.svelte";
import "./design/design.css";
import { router } from "./routing/router.svelte";
import { settings } from "./settings/settings.svelte";

await settings.start();
router.start();
followWaking();
const target = document.getElementById("app");
if (target) mount(App, { target });
