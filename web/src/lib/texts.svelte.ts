import { Refusal } from "./refusal";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import en from "../texts/en.ftl?raw";
import nl from "../texts/nl.ftl?raw";
import { LANGUAGES, settings, type Language } from "./settings.svelte";

export type Arguments = Record<string, FluentVariable>;

const titles = import.meta.glob<string>("../../../src/speeltafel/games/*/texts/*.ftl", {
  query: "?title",
  import: "default",
  eager: true,
});
const catalogues = import.meta.glob<string>("../../../src/speeltafel/games/*/texts/*.ftl", {
  query: "?raw",
  import: "default",
});

type Sources = Partial<Record<Language, string>>;
type Bundles = Partial<Record<Language, FluentBundle>>;
type Catalogue = (language: Language) => Promise<string>;

function bundle(language: string, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

function bundles(sources: Sources): Bundles {
  return Object.fromEntries(Object.entries(sources).map(([language, source]) => [language, bundle(language, source)]));
}

/** A code name as a text id writes it: `cat_horse` becomes `cat-horse`. */
export function kebab(name: string): string {
  return name.replaceAll("_", "-").toLowerCase();
}

/** Sentences of one catalogue (a game's, or the client's own) in the language of the moment. */
export class Texts {
  private bundles: Bundles;
  private readonly coming = new Map<Language, Promise<void>>();

  constructor(
    sources: Sources,
    private readonly catalogue: Catalogue = () => Promise.resolve(""),
  ) {
    this.bundles = $state.raw(bundles(sources));
  }

  /** The language in which it speaks: the one chosen, or while its words are still coming the one before. */
  get language(): Language {
    const chosen = settings.language;
    if (this.bundles[chosen]) return chosen;
    // Without a line the words stay as they are, and are asked for again with the next sentence.
    this.learn(chosen).catch(() => undefined);
    return LANGUAGES.find((language) => this.bundles[language]) ?? chosen;
  }

  /** Fetches the words of a language, once. */
  learn(language: Language): Promise<void> {
    const known = this.coming.get(language) ?? this.fetch(language);
    this.coming.set(language, known);
    return known;
  }

  has(id: string): boolean {
    return this.bundles[this.language]?.hasMessage(id) ?? false;
  }

  /** The text of `id` or `id.attribute`, or null when the catalogue has none. */
  find(id: string, args?: Arguments): string | null {
    const [name = id, attribute] = id.split(".");
    const chosen = this.bundles[this.language];
    const message = chosen?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return chosen && pattern ? chosen.formatPattern(pattern, args, []) : null;
  }

  /** The text of `id`; an id without text shows itself, so that it is noticed. */
  say(id: string, args?: Arguments): string {
    return this.find(id, args) ?? id;
  }

  private async fetch(language: Language): Promise<void> {
    try {
      const source = await this.catalogue(language);
      this.bundles = { ...this.bundles, [language]: bundle(language, source) };
    } catch (error) {
      this.coming.delete(language);
      throw error;
    }
  }
}

const own = new Texts({ en, nl });

/** A sentence of the client itself, or null when it has none of this id. */
export function common(id: string, args?: Arguments): string | null {
  return own.find(id, args);
}

/** A sentence of the client itself. */
export function t(id: string, args?: Arguments): string {
  return own.say(id, args);
}

/** How days, hours and numbers are written: in English as in Europe, where a day is not over at twelve. */
export function locale(): string {
  return settings.language === "nl" ? "nl" : "en-GB";
}

const LISTS: Record<Language, Intl.ListFormat> = { en: new Intl.ListFormat("en-GB"), nl: new Intl.ListFormat("nl") };

/** Names as a sentence lists them: "Ada, Bram and Cleo". */
export function listed(names: readonly string[]): string {
  return LISTS[settings.language].format(names);
}

function folderOf(slug: string): string {
  return `../../../src/speeltafel/games/${slug.replaceAll("-", "_")}/texts`;
}

function pathOf(slug: string, language: Language): string {
  return `${folderOf(slug)}/${language}.ftl`;
}

/** Whether the client has the texts of this game in it; those of other packages come from the server. */
export function isOfTheHouse(slug: string): boolean {
  return pathOf(slug, "en") in titles;
}

async function catalogueOf(slug: string, language: Language): Promise<string> {
  const own = catalogues[pathOf(slug, language)];
  if (own) return own();
  const response = await fetch(`/api/games/${slug}/texts/${language}`);
  if (!response.ok) throw new Refusal({ kind: "unknown", text: `no texts of ${slug}`, rule: "", reason: "" });
  return response.text();
}

const kept = new Map<string, Texts>();

/** The catalogue of a game, whether its words have come or not. */
function textsOf(slug: string): Texts {
  const texts = kept.get(slug) ?? new Texts({}, (language) => catalogueOf(slug, language));
  kept.set(slug, texts);
  return texts;
}

/** Name, tagline and length of a game: known at once where it is of the house, without its catalogue. */
export function titleTexts(slug: string): Texts {
  if (!isOfTheHouse(slug)) return textsOf(slug);
  const [en = "", nl = ""] = LANGUAGES.map((language) => titles[pathOf(slug, language)]);
  return new Texts({ en, nl });
}

/** The catalogue of a game in the language of the moment; another language comes when it is chosen. */
export async function gameTexts(slug: string): Promise<Texts> {
  const texts = textsOf(slug);
  await texts.learn(settings.language);
  return texts;
}
