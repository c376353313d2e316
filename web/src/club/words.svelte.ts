import { settings, type Language } from "$lib/settings.svelte";
import { Texts, type Arguments } from "$lib/texts.svelte";

/** One file for each part of the club and language; together they are its catalogue, which only its pages load. */
const parts = import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default" });

async function catalogue(language: Language): Promise<string> {
  const own = Object.keys(parts).filter((path) => path.endsWith(`.${language}.ftl`));
  return (await Promise.all(own.map((path) => parts[path]?.()))).join("\n");
}

const words = new Texts({}, catalogue);

/** A sentence of the club. */
export function c(id: string, args?: Arguments): string {
  return words.say(id, args);
}

/** Resolves when its words in the language of the moment are there. */
export function learned(): Promise<void> {
  return words.learn(settings.language);
}
