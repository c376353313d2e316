import { cubicInOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import { settings } from "$lib/settings.svelte";
import { meant, tileUnder, unsure } from "./aiming";
import { CLOSE, CLOSEST, HALF, moved, WHOLE, zoomed, type Camera } from "./camera";
import type { Ground } from "./ground.svelte";
import type { Point } from "./hex";
import type { Lifting } from "./lifting.svelte";
import { swept } from "./turning";

/** So many pixels are a drag, not a touch. */
const ENOUGH = 7;
/** Half the width of a finger, in pixels. */
const FINGER = 21;
/** Two places are equally near to a finger when they differ by less than this, in pixels. */
const UNSURE = 8;
/** How much closer the board comes then. */
const CLOSER = 2;
const GLIDE = 420;

/** Fingers and mouse on the board: one turns a tile or moves the board, two come closer. */
export class Fingers {
  board = $state<SVGSVGElement>();
  dragged = $state(false);
  wide = $state(0);
  high = $state(0);
  private readonly eye = new Tween<Camera>(WHOLE, { easing: cubicInOut });
  private readonly down = new Map<number, Point>();
  /** Where a finger came down last; null for a mouse. */
  private finger: { clientX: number; clientY: number } | null = null;
  /** The tile under the finger that can be turned. */
  private grip: number | null = null;
  private readonly ground: Ground;
  private readonly lifting: Lifting;

  constructor(ground: Ground, lifting: Lifting) {
    this.ground = ground;
    this.lifting = lifting;
  }

  get camera(): Camera {
    return this.eye.current;
  }

  /** At once, under a finger. */
  set camera(camera: Camera) {
    void this.eye.set(camera, { duration: 0 });
  }

  glide(camera: Camera): void {
    void this.eye.set(camera, { duration: settings.still ? 0 : GLIDE });
  }

  /** Pixels for a length of 1 on the whole board. */
  readonly least = $derived.by(() => Math.min(this.wide / HALF.x, this.high / HALF.y) / 2);
  /** The same as the board is seen now. */
  readonly scale = $derived.by(() => this.least * this.camera.zoom);
  /** How far a finger reaches, in lengths of the board. */
  readonly reach = $derived.by(() => (this.scale > 0 ? FINGER / this.scale : 0));

  /** Where a point of the board is seen, in pixels of the drawing. */
  seen({ x, y }: Point): Point {
    return { x: this.wide / 2 + (x - this.camera.x) * this.scale, y: this.high / 2 + (y - this.camera.y) * this.scale };
  }

  private onBoard(event: { clientX: number; clientY: number }): Point {
    const matrix = this.board?.getScreenCTM();
    if (!matrix) return { x: 0, y: 0 };
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x: point.x, y: point.y };
  }

  private spread(): number {
    const [one, other] = [...this.down.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  }

  press(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.dragged = false;
    this.finger = event.pointerType === "mouse" ? null : { clientX: event.clientX, clientY: event.clientY };
    this.grip = null;
    this.lifting.held = false;
    if (this.down.size === 1) this.grip = this.gripped(event);
  }

  private gripped(event: PointerEvent): number | null {
    const { chosen } = this.lifting;
    const touched = event.target as Element;
    const found = touched.closest<SVGElement>("[data-cell]");
    const near = chosen !== null && !found && touched.closest(".turner") !== null;
    const below = touched.closest("[data-stop]") ? tileUnder(this.onBoard(event), this.ground.middles) : null;
    const cell = found ? Number(found.dataset.cell) : near ? chosen : (below?.cell ?? null);
    if (cell === null || !this.ground.turnable.has(cell) || this.ground.target(cell)) return null;
    const free = event.pointerType === "mouse" || this.camera.zoom === 1 || cell === chosen;
    return free ? cell : null;
  }

  drag(event: PointerEvent): void {
    const before = this.down.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.dragged) {
      if (Math.hypot(now.x - before.x, now.y - before.y) < ENOUGH && this.down.size === 1) return;
      this.dragged = true;
      this.board?.setPointerCapture(event.pointerId);
    }
    const [was, is] = [this.onBoard({ clientX: before.x, clientY: before.y }), this.onBoard(event)];
    const apart = this.spread();
    this.down.set(event.pointerId, now);
    if (this.down.size === 2) {
      if (apart > 0) this.camera = zoomed(this.camera, is, this.spread() / apart);
    } else if (this.grip !== null) this.swing(this.grip, was, is);
    else if (this.camera.zoom > 1) this.camera = moved(this.camera, { x: is.x - was.x, y: is.y - was.y });
  }

  private swing(cell: number, was: Point, is: Point): void {
    if (this.lifting.chosen !== cell) this.lifting.choose(cell);
    this.lifting.held = true;
    this.lifting.swing += swept(this.ground.place(cell), was, is);
  }

  release(event: PointerEvent): void {
    if (!this.down.delete(event.pointerId) || !this.lifting.held || this.grip === null) return;
    const refused = this.lifting.settle();
    if (refused) this.ground.table.whyNot(refused);
  }

  /** What the finger of this click means, of signs and of tiles that can be touched; browsers move a click to what they think was meant. */
  meant<Sign extends Point>(click: MouseEvent, signs: readonly Sign[]): Sign | { cell: number } | null {
    if (!this.finger || this.dragged || click.detail === 0) return null;
    const { middles, turnable } = this.ground;
    const tiles = middles.filter(({ cell }) => turnable.has(cell) || this.ground.target(cell));
    return meant(this.onBoard(this.finger), tiles, signs, this.reach);
  }

  /** Two of these signs are about equally near to a finger: come closer instead of guessing, as long as that helps. */
  looksCloser(signs: readonly Point[]): boolean {
    if (!this.finger || this.dragged || this.camera.zoom >= CLOSEST) return false;
    const at = this.onBoard(this.finger);
    if (!unsure(at, signs, this.reach, UNSURE / this.scale)) return false;
    this.glide(zoomed(this.camera, at, CLOSER));
    return true;
  }

  /** A tile was touched: do what can be done with it, lift it to be turned, or say why not. */
  touch(cell: number): void {
    if (this.dragged) return;
    const { table, turnable } = this.ground;
    const move = this.ground.target(cell);
    if (move) table.play(move);
    else if (turnable.has(cell)) this.lifting.choose(this.lifting.chosen === cell ? null : cell);
    else if (table.seat !== null) table.whyNot({ kind: "tile", id: cell });
  }

  /** A wheel comes closer, or shows the whole board again; listened to in a way that may keep the page still. */
  readonly wheel = (element: SVGSVGElement): (() => void) => {
    const come = (event: WheelEvent): void => {
      event.preventDefault();
      this.camera = zoomed(this.camera, this.onBoard(event), event.deltaY < 0 ? 1.18 : 1 / 1.18);
    };
    element.addEventListener("wheel", come, { passive: false });
    return () => element.removeEventListener("wheel", come);
  };

  toggleZoom(): void {
    const { driven } = this.ground;
    const at = driven ? this.ground.place(driven.cell) : { x: 0, y: 0 };
    this.glide(this.camera.zoom > 1 ? WHOLE : zoomed({ ...at, zoom: 1 }, at, CLOSE));
  }
}
