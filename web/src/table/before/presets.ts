import type { Icon } from "$kit";

type Pictures = Readonly<Record<string, Icon>>;

const files = import.meta.glob<{ presets: Pictures }>("../../scenes/*/presets.ts");

/** The pictures of the ways to play a game: no other game's travel. */
export async function picturesOf(slug: string): Promise<Pictures> {
  return (await files[`../../scenes/${slug}/presets.ts`]?.())?.presets ?? {};
}
