import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/fonts";
import "./styles/tokens.css";
import "./styles/base.css";

// public/old-browser.js has said what there is to say.
if (!("tooOld" in window)) mount(App, { target: document.getElementById("app") as HTMLElement });

if (import.meta.env.PROD) void navigator.serviceWorker?.register("/service-worker.js").catch(() => undefined);
