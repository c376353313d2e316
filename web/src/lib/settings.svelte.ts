import { negotiateLanguages } from "@fluent/langneg";

export const LANGUAGES = ["en", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Motion = "auto" | "full" | "less";

/** How loud it is for who never chose. */
const USUAL = 0.7;

const STORE = "speeltafel.settings";

interface Stored {
  language: Language;
  /** From 0, silent, to 1. */
  volume: number;
  motion: Motion;
  memoryAid: boolean;
  odds: boolean;
  firsts: boolean;
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
  return typeof value === "object" && value ? known(value) : {};
}

/** Browsers that were here before there was a volume remember only whether there was sound. */
function known(value: Partial<Stored> & { sound?: boolean }): Partial<Stored> {
  const { sound = true, ...rest } = value;
  return { volume: sound ? USUAL : 0, ...rest };
}

/** What this browser's person likes; kept in the browser, never sent. */
class Settings {
  language = $state<Language>("en");
  volume = $state(USUAL);
  motion = $state<Motion>("auto");
  memoryAid = $state(true);
  /** Show chances that follow from what everybody knows. */
  odds = $state(true);
  /** Explain what is met for the first time. */
  firsts = $state(true);
  name = $state("");
  /** How loud it was before it was silenced. */
  private before = USUAL;

  constructor() {
    Object.assign(this, { language: preferred(), ...stored() });
  }

  /** True when things should fade instead of travel. */
  get still(): boolean {
    if (this.motion !== "auto") return this.motion === "less";
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Silent, or as loud as before. */
  mute(): void {
    if (this.volume > 0) this.before = this.volume;
    this.volume = this.volume > 0 ? 0 : this.before;
  }

  save(): void {
    const { language, volume, motion, memoryAid, odds, firsts, name } = this;
    localStorage.setItem(STORE, JSON.stringify({ language, volume, motion, memoryAid, odds, firsts, name }));
  }
}

export const settings = new Settings();
