/** Everybody and everything of the house, drawn for this game, each in a file of its own. */
import type { Icon } from "$kit";

const SIDE = 208;
const files = import.meta.glob<string>("./art/*.svg", { query: "?raw", import: "default", eager: true });

const kindOf = (path: string): string => path.replace(/^.*\/|\.svg$/g, "");

/** The drawing as an icon: it brings its own colours and lines, whatever is set around it. */
function asIcon(source: string): Icon {
  const scale = `transform="scale(${512 / SIDE}) translate(4 4)" paint-order="normal"`;
  return source.trim().replace(/^<svg xmlns="\S+" viewBox="[^"]+"/, `<g ${scale}`).replace(/<\/svg>$/, "</g>");
}

export const drawings: Readonly<Record<string, Icon>> = Object.fromEntries(
  Object.entries(files).map(([path, source]) => [kindOf(path), asIcon(source)]),
);
