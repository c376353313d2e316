import source from "../../../../src/speeltafel/games/spookhuis/tiles.toml?raw";

/** The drawing of a kind of tile: rails between edges, a ring, dead stubs, or the doors of a room. */
export interface Drawing {
  routes: [number, number][];
  ring: number[];
  stubs: number[];
  room: number[];
  back: number[];
}

function list<Item>(block: string, name: string): Item[] {
  const found = new RegExp(`^${name} = (\\[.*\\])`, "m").exec(block);
  return found?.[1] ? (JSON.parse(found[1]) as Item[]) : [];
}

/** The game's own tile file, so that a corrected tile is drawn as it is played. */
export const drawings: Record<string, Drawing> = Object.fromEntries(
  source
    .split("[[tile]]")
    .slice(1)
    .map((block) => [
      /^kind = "(\w+)"/m.exec(block)?.[1] ?? "",
      {
        routes: list<[number, number]>(block, "routes"),
        ring: list<number>(block, "ring"),
        stubs: list<number>(block, "stubs"),
        room: list<number>(block, "room"),
        back: list<number>(block, "back"),
      },
    ]),
);

const NOTHING: Drawing = { routes: [], ring: [], stubs: [], room: [], back: [] };

export function drawingOf(kind: string): Drawing {
  if (kind !== "gatehouse_back") return drawings[kind] ?? NOTHING;
  return { ...NOTHING, room: drawings.gatehouse?.back ?? [] };
}
