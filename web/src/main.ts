import "./look/tokens.css";
import "./look/base.css";
import { mount } from "svelte";
import { sure } from "./lib/sure";
import App from "./App.svelte";
import { router } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import { speech } from "./lib/speech.svelte";
import { componentOf } from "./pages";

// The page is fetched while the words are, not after them.
void componentOf(router.route.page).catch(() => undefined);
await speech.use(settings.language);
mount(App, { target: sure(document.getElementById("app")) });
