import type { Component } from "svelte";
import type { Scene, Theme } from "./contract";
import { oneGame } from "$lib/api";

const themes = import.meta.glob<{ theme: Theme }>("./*/theme.ts", { eager: true });
const covers = import.meta.glob<{ default: Component }>("./*/Cover.svelte", { eager: true });
const scenes = import.meta.glob<{ default: Scene }>(["./*/index.ts", "!./{generic,brought}/index.ts"]);

export function themeOf(slug: string): Theme {
  return themes[`./${slug}/theme.ts`]?.theme ?? { tokens: {} };
}

/** The tokens of a theme as an inline style. */
export function styleOf(theme: Theme): string {
  return Object.entries(theme.tokens)
    .map(([name, value]) => `${name}: ${value}`)
    .join("; ");
}

export function coverOf(slug: string): Component | null {
  return covers[`./${slug}/Cover.svelte`]?.default ?? null;
}

/** The scene of a game; one of another package may bring its own, and is played on the generic table otherwise. */
export async function sceneOf(slug: string): Promise<Scene> {
  const own = scenes[`./${slug}/index.ts`];
  if (own) return (await own()).default;
  const [card, { default: generic, sketched }] = await Promise.all([oneGame(slug), import("./generic")]);
  const plain = card?.sketched ? sketched(slug) : generic;
  if (!card?.scene) return plain;
  const { brought } = await import("./brought");
  return brought(card.scene, plain);
}
