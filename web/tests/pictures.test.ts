import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { Face } from "$kit";
import { faces as goodVsEvil } from "../src/scenes/good-vs-evil/faces";
import { faces as hydesAttack } from "../src/scenes/hydes-attack/faces";

/** What is drawn for a kind, without its ground and its words. */
function picture(kind: string, face: Face): string {
  return face.art ? render(face.art, { kind }).container.innerHTML : face.icon;
}

describe.each([
  ["Good vs Evil", goodVsEvil],
  ["The Hyde's Attack", hydesAttack],
])("the cards of %s", (_, faces) => {
  it("have a picture each that no other card has", () => {
    const first = new Map<string, string>();
    const twins: string[] = [];
    for (const [kind, face] of Object.entries(faces)) {
      const drawn = picture(kind, face);
      if (first.has(drawn)) twins.push(`${kind} looks like ${first.get(drawn)}`);
      else first.set(drawn, kind);
    }
    expect(twins).toEqual([]);
  });
});
