import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { onGrid } from "./paths.ts";

const PREFIX = "icon:";

/** What home shows too, which stays with home. */
const HOME = /\/Cover\.svelte|\/src\/(kit\/(Sheet|NewVersion)|pages\/(Home|YourTables)|table\/Tools)\b/;
const TABLE = /\/src\/table\//;

interface Modules {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

/** The icons of the table travel together: those that a game shows too would each be a file, with more around it than in it. */
export const tableIcons = {
  test: new RegExp(`^\0${PREFIX}`),
  name(id: string, modules: Modules): string | null {
    const importers = modules.getModuleInfo(id)?.importers ?? [];
    const together = importers.some((one) => TABLE.test(one)) && !importers.some((one) => HOME.test(one));
    return together ? "table-icons" : null;
  },
};

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

/** Lets a component write `import bomb from "icon:unlit-bomb"` and bundles only the icons asked for. */
export function gameIcons(): Plugin {
  let set: IconSet | undefined;

  function body(name: string): string {
    set ??= JSON.parse(
      readFileSync(createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json"), "utf8"),
    ) as IconSet;
    const icon = set.icons[set.aliases?.[name]?.parent ?? name];
    if (!icon) throw new Error(`No icon "${name}" in game-icons; look for one at game-icons.net`);
    // On their 512 lines nobody sees a thousandth, and it is half of what would travel.
    return icon.body.replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${onGrid(path, 0)}"`);
  }

  return {
    name: "speeltafel-game-icons",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: (id) =>
      id.startsWith(`\0${PREFIX}`)
        ? `export default ${JSON.stringify(body(id.slice(PREFIX.length + 1)))};`
        : undefined,
  };
}
