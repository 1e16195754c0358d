import { mount } from "svelte";
import "../src/design/design.css";
import { speak, type Language } from "../src/texts/texts.svelte";
import Workbench from "./Workbench.svelte";

const asked = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = asked.get("theme") ?? "light";
if (asked.get("pace")) document.documentElement.style.setProperty("--pace", asked.get("pace"));
await speak((asked.get("lang") ?? "en") as Language);
const target = document.getElementById("app");
if (target) mount(Workbench, { target });
