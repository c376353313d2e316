import { locale, t } from "./texts.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long until then, in words; a moment is given in seconds since 1970. */
export function timeLeft(due: number, now = Date.now() / 1000): string {
  const left = Math.max(0, due - now);
  if (left >= 2 * DAY) return t("left-days", { count: Math.floor(left / DAY) });
  if (left >= HOUR) return t("left-hours", { count: Math.floor(left / HOUR) });
  return t("left-minutes", { count: Math.max(1, Math.ceil(left / MINUTE)) });
}

/** How long ago that was, in words. */
export function timeSince(moment: number, now = Date.now() / 1000): string {
  const past = Math.max(0, now - moment);
  const words = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" });
  if (past >= DAY) return words.format(-Math.floor(past / DAY), "day");
  if (past >= HOUR) return words.format(-Math.floor(past / HOUR), "hour");
  return past < MINUTE ? t("ago-now") : words.format(-Math.floor(past / MINUTE), "minute");
}

/** The day and the hour of a moment, as people write them. */
export function clockTime(moment: number): string {
  return new Intl.DateTimeFormat(locale(), { weekday: "short", hour: "numeric", minute: "2-digit" }).format(moment * 1000);
}

/** A day as a person names it. */
export function dayOf(moment: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(moment * 1000);
}
