import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const CLUB = join(import.meta.dirname, "../src/club");
const ids = (source: string) => [...source.matchAll(/^(?:([a-z][\w-]*) =|    \.(\w+) =)/gm)].map((match) => match[1] ?? `.${match[2]}`);

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

const catalogues = files(join(CLUB, "texts"));
const read = (path: string) => readFileSync(path, "utf8");

describe("the words of the club", () => {
  it.each(catalogues.filter((path) => path.endsWith(".en.ftl")))("are the same sentences in both languages: %s", (path) => {
    expect(ids(read(path.replace(".en.ftl", ".nl.ftl")))).toEqual(ids(read(path)));
  });

  it("are all there, each once", () => {
    const known = catalogues.filter((path) => path.endsWith(".en.ftl")).flatMap((path) => ids(read(path)).filter((id) => !id.startsWith(".")));
    const asked = files(CLUB)
      .filter((path) => /\.(svelte|ts)$/.test(path))
      .flatMap((path) => [...read(path).matchAll(/\bc\("([a-z][\w-]*)"/g)].map((match) => match[1] ?? ""));
    expect(asked.filter((id) => !known.includes(id))).toEqual([]);
    expect(known.length).toBe(new Set(known).size);
  });
});
