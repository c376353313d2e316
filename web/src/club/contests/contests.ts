import { ask } from "$lib/api";
import { listed, locale } from "$lib/texts.svelte";
import type { ContestCard, ContestInvitation, ContestLine, ContestSeat, ContestTable, CorrectResult, EnterContest, MakeContest, StandingCard, TableCard } from "$lib/wire";
import { c } from "../words.svelte";

export const allContests = () => ask<ContestLine[]>("/club/contests");
export const oneContest = (contest: string) => ask<ContestCard>(`/club/contests/${contest}`);
export const invitationTo = (contest: string) => ask<ContestInvitation>(`/club/contests/${contest}/invitation`);
export const callContest = (wanted: MakeContest) => ask<ContestCard>("/club/contests", wanted);
export const enterContest = (contest: string, wanted: EnterContest) => ask<ContestCard>(`/club/contests/${contest}/enter`, wanted);
export const leaveContest = (contest: string, member = "") => ask<ContestCard>(`/club/contests/${contest}/leave`, { member });
export const beginRound = (contest: string) => ask<ContestCard>(`/club/contests/${contest}/round`, {});
export const closeContest = (contest: string) => ask<ContestCard>(`/club/contests/${contest}/close`, {});
export const correctResult = (contest: string, wanted: CorrectResult) => ask<ContestCard>(`/club/contests/${contest}/result`, wanted);
export const beginTable = (table: string) => ask<TableCard>(`/tables/${table}/begin`, {});

/** What a member is called; a seat without one is a bot's. */
export function nameOf(contest: ContestCard, member: string): string {
  if (!member) return c("contest-bot");
  const known = contest.entrants.find((entrant) => entrant.member === member);
  const name = known?.name ?? (contest.organiser.member === member ? contest.organiser.name : "");
  return name || c("contest-nobody");
}

/** A line of the standings: a member's name, or a team's. */
export function whoOf(contest: ContestCard, row: StandingCard): string {
  return contest.kind === "challenge" ? row.who : nameOf(contest, row.who);
}

export function namesOf(contest: ContestCard, members: readonly string[]): string {
  return listed(members.map((member) => nameOf(contest, member)));
}

/** Tenths of points as people read them. */
export function inPoints(tenths: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(tenths / 10);
}

/** Scores of a challenge, in hundredths of a game won. */
export function worth(contest: ContestCard, points: number, language: string): string {
  return contest.kind === "challenge" ? new Intl.NumberFormat(language).format(Math.round(points / 10)) : inPoints(points, language);
}

/** What stands behind a name at a table: points; in a series of a cup how many games somebody has won so far. */
export function earned(contest: ContestCard, table: ContestTable, seat: ContestSeat, language: string): string {
  if (seat.place === 0 || table.team) return "";
  if (contest.kind !== "knock-out") return inPoints(seat.points, language);
  if (contest.best_of === 1) return table.seats.length > 2 ? c("contest-nth", { place: seat.place }) : "";
  const round = contest.rounds.find(({ tables }) => tables.includes(table));
  const series = (round?.tables ?? []).filter((other) => other.number === table.number && other.game <= table.game);
  return `${series.filter((game) => game.seats.some((other) => other.member === seat.member && other.place === 1)).length}`;
}

/** Teams of a challenge in which somebody can still play. */
export function openTeams(contest: ContestCard): string[] {
  const here = contest.entrants.filter((entrant) => !entrant.gone).map((entrant) => entrant.team);
  return [...new Set(here)].filter((team) => here.filter((other) => other === team).length < (contest.sizes[0] ?? 2));
}

/** Why a line stands before the next, in a sentence. */
export function tie(contest: ContestCard, row: StandingCard, language: string): string {
  if (!row.why) return "";
  const over = contest.kind === "challenge" ? row.why.over : nameOf(contest, row.why.over);
  const average = row.why.text === "opponents";
  const [mine, theirs] = [row.why.mine, row.why.theirs].map((value) => (average ? inPoints(value, language) : value));
  const byes = contest.standings.reduce((sum, { byes }) => sum + byes, 0);
  return c(`tie-${row.why.text}`, { name: whoOf(contest, row), over, mine: mine ?? 0, theirs: theirs ?? 0, byes });
}

/** The table of the running round at which somebody sits and plays. */
export function tableOf(contest: ContestCard, member: string): ContestTable | undefined {
  return contest.rounds.at(-1)?.tables.find((table) => table.table && table.phase !== "over" && table.seats.some((seat) => seat.member === member));
}

/** What somebody who takes part and has no table to go to wants to know. */
export function statusOf(contest: ContestCard, member: string): string {
  const round = contest.rounds.at(-1);
  if (!round) return c("contest-in");
  if (contest.standings.some((row) => row.who === member && row.out)) return c("contest-in-out");
  if (round.resting.includes(member)) return c(contest.kind === "knock-out" ? "contest-in-goes-on" : "contest-in-rests");
  const mine = round.tables.filter((table) => table.seats.some((seat) => seat.member === member));
  if (mine.length === 0) return c("contest-in-later");
  if (mine.some((table) => table.phase !== "over")) return c("contest-in");
  if (!round.decided) return c("contest-in-done");
  return contest.kind === "league" ? c("contest-wait-day") : c("contest-in-soon");
}

const SOON = 12 * 3600 * 1000;

/** A moment of today or of the next hours by the clock, another one with its day. */
export function onTime(moment: number): string {
  const today = new Date(moment * 1000).toDateString() === new Date().toDateString() || Math.abs(moment * 1000 - Date.now()) < SOON;
  const how: Intl.DateTimeFormatOptions = { hour: "numeric", minute: "2-digit" };
  return new Intl.DateTimeFormat(locale(), today ? how : { ...how, day: "numeric", month: "long" }).format(moment * 1000);
}

export function newsOf(contest: ContestCard, at: number): string {
  const news = contest.news[at];
  if (!news) return "";
  const { text, table, round, reason, team, score } = news;
  return c(`news-${text}`, { name: news.name || c("contest-nobody"), table, round, reason, team: team ?? "", score: Math.round((score ?? 0) / 10) });
}

export function roundTitle(contest: ContestCard, number: number): string {
  if (contest.kind === "challenge") return c("contest-deal", { number });
  return contest.rounds_planned > 0 ? c("contest-round-of", { number, rounds: contest.rounds_planned }) : c("contest-round", { number });
}
