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

function bundle(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

/** A code name as a text id writes it: `cat_horse` becomes `cat-horse`. */
export function kebab(name: string): string {
  return name.replaceAll("_", "-").toLowerCase();
}

/** Sentences of one catalogue (a game's, or the client's own) in the language of the moment. */
export class Texts {
  constructor(private readonly bundles: Record<Language, FluentBundle>) {}

  has(id: string): boolean {
    return this.bundles[settings.language].hasMessage(id);
  }

  /** The text of `id` or `id.attribute`, or null when the catalogue has none. */
  find(id: string, args?: Arguments): string | null {
    const [name = id, attribute] = id.split(".");
    const chosen = this.bundles[settings.language];
    const message = chosen.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? chosen.formatPattern(pattern, args, []) : null;
  }

  /** The text of `id`; an id without text shows itself, so that it is noticed. */
  say(id: string, args?: Arguments): string {
    return this.find(id, args) ?? id;
  }
}

const own = new Texts({ en: bundle("en", en), nl: bundle("nl", nl) });

/** A sentence of the client itself, or null when it has none of this id. */
export function common(id: string, args?: Arguments): string | null {
  return own.find(id, args);
}

/** A sentence of the client itself. */
export function t(id: string, args?: Arguments): string {
  return own.say(id, args);
}

const LISTS: Record<Language, Intl.ListFormat> = { en: new Intl.ListFormat("en-GB"), nl: new Intl.ListFormat("nl") };

/** Names as a sentence lists them: "Ada, Bram and Cleo". */
export function listed(names: readonly string[]): string {
  return LISTS[settings.language].format(names);
}

export function textsFromSource(sources: Record<Language, string>): Texts {
  return new Texts({ en: bundle("en", sources.en), nl: bundle("nl", sources.nl) });
}

function folderOf(slug: string): string {
  return `../../../src/speeltafel/games/${slug.replaceAll("-", "_")}/texts`;
}

/** Name, tagline and length of a game: known at once, without its catalogue. */
export function titleTexts(slug: string): Texts {
  const [en = "", nl = ""] = LANGUAGES.map((language) => titles[`${folderOf(slug)}/${language}.ftl`]);
  return textsFromSource({ en, nl });
}

const loaded = new Map<string, Promise<Texts>>();

async function load(slug: string): Promise<Texts> {
  const folder = folderOf(slug);
  const sources = await Promise.all(
    LANGUAGES.map(async (language) => (await catalogues[`${folder}/${language}.ftl`]?.()) ?? ""),
  );
  return textsFromSource({ en: sources[0] ?? "", nl: sources[1] ?? "" });
}

/** The catalogue of a game, both languages, fetched once. */
export function gameTexts(slug: string): Promise<Texts> {
  const known = loaded.get(slug) ?? load(slug);
  loaded.set(slug, known);
  return known;
}
