import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Scene } from "../src/scenes/contract";
import { sceneOf } from "../src/scenes";

const SLUGS = ["good-vs-evil", "creatures-and-outcasts", "hydes-attack", "spookhuis", "rush-out"];

function ids(slug: string, language: string): string[] {
  const text = readFileSync(`../src/speeltafel/games/${slug.replaceAll("-", "_")}/texts/${language}.ftl`, "utf8");
  return [...text.matchAll(/^(first-[\w-]+) *=/gmu)].map(([, id = ""]) => id);
}

describe.each(SLUGS)("what is explained the first time in %s", (slug) => {
  it.each(["en", "nl"])("has a sentence for every state, and no state for a sentence is missing (%s)", async (language) => {
    const scene: Scene = await sceneOf(slug);
    const told = ids(slug, language).filter((id) => id.startsWith("first-state-"));
    expect(scene.firsts?.states.map((state) => `first-state-${state}`).sort()).toEqual(told.sort());
  });

  it("is pictured by cards that there are", async () => {
    const scene: Scene = await sceneOf(slug);
    const asked = ids(slug, "en").filter((id) => id.startsWith("first-ask-"));
    const pictures = scene.firsts?.pictures ?? {};
    expect(Object.keys(pictures).filter((kind) => !asked.includes(`first-ask-${kind}`))).toEqual([]);
    expect(Object.values(pictures).filter((kind) => !(kind in scene.faces))).toEqual([]);
  });
});
