import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const QUERY = ".ftl?title";
const TITLE = /^game-(?:name|tagline|length) =.*(?:\n[ \t]+.*)*/gm;

/** `catalogue.ftl?title` is what home says about a game: all other sentences wait until it is played. */
export function titles(): Plugin {
  return {
    name: "speeltafel-titles",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const said = readFileSync(id.slice(0, -"?title".length), "utf8").match(TITLE) ?? [];
      return `export default ${JSON.stringify(said.join("\n"))};`;
    },
  };
}
