import { card } from "./people/card.svelte";
import { Refusal } from "./refusal";
import type { GameRecord } from "./fair/check";
import { common, gameTexts, isOfTheHouse, t } from "./texts.svelte";
import type { CourseCard, CreateTable, Drawing, DrawTable, GameCard, Invitation, JoinTable, Look, Problem, Proof, Replay, RuleCard, RulebookCard, TableCard, Ticket } from "./wire";

export { Refusal };

const UNREACHABLE: Problem = { kind: "unreachable", text: "", rule: "", reason: "" };

/** Why, in the language in use: the reason where the server names one, else the kind; its own words where there are no others. */
export function toldWhy({ kind, reason, text }: Problem): string {
  const known = reason ? common(`reason-${reason}`) : null;
  return known ?? common(`refused-${kind}`) ?? (text || t("problem-unreachable"));
}

/** Asks the server; a browser that holds a player card says so. One that the server does not know is put aside: a guest can go on. */
export async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  try {
    return await askWith<Answer>({ ...card.headers(), ...hostHeaders() }, path, body);
  } catch (error) {
    if (!(error instanceof Refusal) || error.problem.reason !== "card-unknown") throw error;
    card.putAside();
    return askWith<Answer>(hostHeaders(), path, body);
  }
}

/** Where the page of the host keeps the host's key, for as long as this tab is open. */
export const HOST_STORE = "speeltafel.host";

function hostHeaders(): Record<string, string> {
  const key = sessionStorage.getItem(HOST_STORE);
  return key ? { "X-Host-Key": key } : {};
}

/** Asks as somebody who has another key than a card: the host. */
export function askAs<Answer>(who: string, path: string, body?: unknown): Promise<Answer> {
  return askWith<Answer>({ Authorization: who }, path, body);
}

async function askWith<Answer>(headers: Record<string, string>, path: string, body?: unknown): Promise<Answer> {
  const request: RequestInit = body
    ? { method: "POST", headers: { "Content-Type": "application/json", ...headers }, body: JSON.stringify(body) }
    : { headers };
  const response = await fetch(`/api${path}`, request).catch(() => {
    throw new Refusal(UNREACHABLE);
  });
  if (!response.ok) throw new Refusal(await response.json().catch(() => UNREACHABLE));
  return response.json() as Promise<Answer>;
}

let games: Promise<GameCard[]> | undefined;
const rules = new Map<string, Promise<RuleCard[]>>();

/** Names of games that the client does not have in it are known before anybody asks for them. */
async function named(cards: GameCard[]): Promise<GameCard[]> {
  const brought = cards.filter(({ slug }) => !isOfTheHouse(slug));
  await Promise.allSettled(brought.map(({ slug }) => gameTexts(slug)));
  return cards;
}

export function allGames(): Promise<GameCard[]> {
  games ??= ask<GameCard[]>("/games").then(named);
  games.catch(() => (games = undefined));
  return games;
}

export async function oneGame(slug: string): Promise<GameCard | undefined> {
  return (await allGames()).find((game) => game.slug === slug);
}

export function rulesOf(slug: string): Promise<RuleCard[]> {
  const known = rules.get(slug) ?? ask<RuleCard[]>(`/games/${slug}/rules`);
  rules.set(slug, known);
  known.catch(() => rules.delete(slug));
  return known;
}

const courses = new Map<string, Promise<CourseCard>>();

export function courseOf(slug: string): Promise<CourseCard> {
  const known = courses.get(slug) ?? ask<CourseCard>(`/lessons/${slug}`);
  courses.set(slug, known);
  known.catch(() => courses.delete(slug));
  return known;
}

const rulebooks = new Map<string, Promise<RulebookCard>>();

export function rulebookOf(slug: string): Promise<RulebookCard> {
  const known = rulebooks.get(slug) ?? ask<RulebookCard>(`/rulebook/${slug}`);
  rulebooks.set(slug, known);
  known.catch(() => rulebooks.delete(slug));
  return known;
}

export const takeLesson = (slug: string, lesson: string, name: string) => ask<Ticket>(`/lessons/${slug}/${lesson}`, { name });
export const openTables = () => ask<TableCard[]>("/tables");
export const oneTable = (table: string) => ask<TableCard>(`/tables/${table}`);
export const createTable = (plan: CreateTable) => ask<Ticket>("/tables", plan);
export const findTable = (code: string) => ask<Invitation>("/tables/find", { code });
export const invitationTo = (table: string) => ask<Invitation>(`/tables/${table}/invitation`);
export const joinTable = (table: string, who: JoinTable) => ask<Ticket>(`/tables/${table}/join`, who);
/** The keys of the seats where the card of this browser sits, taken with another device. */
export const keysAt = (table: string, anew = false) => ask<Ticket>(`/tables/${table}/keys`, { anew });
export const replayOf = (table: string, eyes: string) => ask<Replay>(`/tables/${table}/replay?eyes=${eyes}`);
export const analysisOf = (table: string) => ask<Look>(`/tables/${table}/analysis`);
export const askAnalysis = (table: string) => ask<Look>(`/tables/${table}/analysis`, {});
export const recordOf = (table: string) => ask<GameRecord>(`/tables/${table}/record`);
export const proofOf = (table: string) => ask<Proof>(`/tables/${table}/verify`);
export const recordLink = (table: string) => `/api/tables/${table}/record`;
export const qrLink = (table: string) => `/api/tables/${table}/qr.svg`;
export const drawingOf = (slug: string, table: DrawTable) => ask<Drawing>(`/games/${slug}/sketch`, table);
