import { mount } from "svelte";
import App from "./App.svelte";
import "./keys";
import { listen } from "./router.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

listen();
const target = document.getElementById("app");
if (target) mount(App, { target });
