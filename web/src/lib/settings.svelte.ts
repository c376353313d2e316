import { negotiateLanguages } from "@fluent/langneg";

export const LANGUAGES = ["en", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Motion = "auto" | "full" | "less";

const STORE = "speeltafel.settings";

interface Stored {
  language: Language;
  sound: boolean;
  motion: Motion;
  memoryAid: boolean;
  odds: boolean;
  name: string;
}

function preferred(): Language {
  const [first] = negotiateLanguages([...navigator.languages], [...LANGUAGES], {
    defaultLocale: "en",
    strategy: "lookup",
  });
  return first as Language;
}

function stored(): Partial<Stored> {
  const text = localStorage.getItem(STORE);
  if (!text) return {};
  const value: unknown = JSON.parse(text);
  return typeof value === "object" && value ? (value as Partial<Stored>) : {};
}

/** What this browser's person likes; kept in the browser, never sent. */
class Settings {
  language = $state<Language>("en");
  sound = $state(true);
  motion = $state<Motion>("auto");
  memoryAid = $state(true);
  /** Show chances that follow from what everybody knows. */
  odds = $state(true);
  name = $state("");

  constructor() {
    Object.assign(this, { language: preferred(), ...stored() });
  }

  /** True when things should fade instead of travel. */
  get still(): boolean {
    if (this.motion !== "auto") return this.motion === "less";
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  save(): void {
    const { language, sound, motion, memoryAid, odds, name } = this;
    localStorage.setItem(STORE, JSON.stringify({ language, sound, motion, memoryAid, odds, name }));
  }
}

export const settings = new Settings();
