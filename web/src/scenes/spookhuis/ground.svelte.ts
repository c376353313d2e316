import type { Move } from "$lib/play/moves";
import { word } from "$lib/play/speech";
import type { SceneTable } from "../contract";
import { centre, plus, towards, type Point } from "./hex";
import { FREE } from "./riding";
import type { PlayerView, StopMark, TileView, View } from "./view";

/** The table as the board needs it: where tiles lie, and what can be done with them now. */
export class Ground {
  readonly table: SceneTable<View>;

  constructor(table: SceneTable<View>) {
    this.table = table;
  }

  get view(): View {
    return this.table.view;
  }

  readonly moves = $derived.by<readonly Move[]>(() => (this.table.asked ? this.table.choice.all : []));
  readonly rotations = $derived(this.moves.filter((move) => move.type === "rotate"));
  readonly turnable = $derived(new Set(this.rotations.map((move) => Number(move.cell))));
  readonly steers = $derived(this.moves.filter((move) => move.type === "steer"));
  readonly teleports = $derived(this.moves.filter((move) => move.type === "teleport"));
  /** The choices of a ride that is going on. */
  readonly rides = $derived([...this.steers, ...this.teleports]);
  /** The locks of the gate are what is chosen now. */
  readonly atLocks = $derived(this.moves.some((move) => move.type === "look" || move.type === "unlock"));
  /** What an ambush can bring. */
  readonly loot = $derived(this.moves.filter((move) => move.type.startsWith("steal-")));
  readonly canGo = $derived(this.moves.some((move) => move.type === "go"));

  private readonly places = $derived.by(() => new Map(this.view.tiles.map((tile) => [tile.cell, centre(tile)])));

  /** The middles of all tiles. */
  readonly middles = $derived.by(() => this.view.tiles.map(({ cell }) => ({ ...this.place(cell), cell })));
  /** Where the sign of a stop is: on the ramp, at the end of the rail, or at the foot of a room. */
  sign(mark: StopMark): Point {
    const here = this.place(mark.cell);
    if (mark.exit === FREE) return { x: here.x, y: here.y + 0.66 };
    return plus(here, towards(mark.exit, mark.kind === "room" ? 0.84 : 0.78));
  }

  place(cell: number): Point {
    return this.places.get(cell) ?? { x: 0, y: 0 };
  }

  /** What people call a tile: its row and its place in it. */
  name(cell: number): string {
    return String(word(this.table.speaker, "cell", cell));
  }

  /** A tile for who cannot see it: a Key Room by its letter, others by what they are and where. */
  label(tile: TileView): string {
    const { texts, speaker } = this.table;
    const room = this.view.rooms.find((one) => one.cell === tile.cell);
    if (room) return texts.say("scene-key-room", { letter: room.letter });
    return texts.say("scene-tile", { kind: speaker.deck.name(tile.kind), cell: this.name(tile.cell) });
  }

  /** The cart whose turn it is. */
  get driven(): PlayerView | null {
    return this.view.active === null ? null : (this.view.players[this.view.active] ?? null);
  }

  /** The cart cannot move as the tiles lie: only what frees it can be turned. */
  get blocked(): boolean {
    return this.rotations.length > 0 && this.view.phase === 1 && !this.canGo;
  }

  /** What can be done on a tile with one touch. */
  target(cell: number): Move | undefined {
    const rims = this.teleports.filter((move) => move.cell === cell);
    if (rims.length === 1) return rims[0];
    return this.moves.find(
      (move) =>
        (move.cell === cell && ["wall", "pick-tile"].includes(move.type)) ||
        (move.type === "pick-room" && this.view.rooms[Number(move.room)]?.cell === cell),
    );
  }
}
