import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const PREFIX = "icon:";

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
    return icon.body;
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
