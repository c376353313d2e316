import { kebab, listed, locale, t, titleTexts, type Texts } from "$lib/texts.svelte";
import { c } from "../words.svelte";


export const gameName = (slug: string): string => titleTexts(slug).find("game-name") ?? slug;

/** The day of a moment, in seconds since 1970. */
export const dayOf = (moment: number): string => new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(1000 * moment);

/** 2026-11 as people say it. */
export const monthName = (month: string, how: "long" | "short" = "long"): string =>
  new Intl.DateTimeFormat(locale(), { month: how, ...(how === "long" && { year: "numeric" }), timeZone: "UTC" }).format(new Date(`${month}-01`));

/** 2026-11-17 as people say it. */
export const dayName = (day: string): string => new Intl.DateTimeFormat(locale(), { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));

export function lasted(seconds: number): string {
  if (seconds < 60) return c("lasted-seconds", { seconds });
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? c("lasted-minutes", { minutes }) : c("lasted-hours", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

export const levelName = (level: string): string => t(`level-${level}`);

export const levelNames = (levels: readonly string[]): string => listed(levels.map(levelName));

/** A word of a game in the first of these texts that there is; else as the code has it. */
export function wordOf(texts: Texts | null, ids: readonly string[], plain: string): string {
  for (const id of ids) {
    const found = texts?.find(id);
    if (found) return found;
  }
  return plain.replaceAll("_", " ").replaceAll("-", " ");
}

/** What all reached together: the difficulty, and the rank. */
export const marksOf = (texts: Texts | null, marks: readonly string[]): string => marks.map((mark) => wordOf(texts, [mark], mark)).join(" · ");

/** What a seat was, or the table had chosen: its heading and its value. */
export function traitName(texts: Texts | null, name: string, option: boolean): string {
  if (name === "place") return c("trait-place");
  return wordOf(texts, [`${option ? "option" : "trait"}-${kebab(name)}`], name);
}

export function traitValue(texts: Texts | null, name: string, value: string, option: boolean): string {
  if (name === "place") return c("trait-place-value", { place: Number(value) });
  const ids = [`${option ? "option" : "trait"}-${kebab(name)}-${kebab(value)}`, `value-${kebab(value)}`, `preset-${kebab(value)}`, `${kebab(name)}-${kebab(value)}`, `card-${kebab(value)}`];
  return wordOf(texts, ids, value);
}

/** What the game counted in one game, without what never happened. */
export function tallyWords(texts: Texts | null, tallies: Readonly<Record<string, number>>): { label: string; count: number }[] {
  const counted = Object.entries(tallies).filter(([, count]) => count > 0);
  return counted.map(([what, count]) => ({ label: wordOf(texts, [`summary-${what}`], what), count }));
}

/** A game, or a side of one. */
export function ladderName(game: string, side: string): string {
  return side ? c("ladder-side", { game: gameName(game), side: c(`side-${side}`) }) : gameName(game);
}

export const ladderLink = (game: string, side: string): string => `/club/ladders/${game}${side ? `/${side}` : ""}`;
export const memberLink = (name: string): string => `/club/members/${encodeURIComponent(name)}`;
