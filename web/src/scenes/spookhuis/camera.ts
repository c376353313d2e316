/** What part of the board is seen: everything, or a part of it, closer. */
import type { Point } from "./hex";

export interface Camera extends Point {
  /** 1 shows the whole board. */
  zoom: number;
}

/** Half the width and half the height of the whole board. */
export const HALF: Point = { x: 6.35, y: 5.72 };
export const WHOLE: Camera = { x: 0, y: 0, zoom: 1 };
export const CLOSE = 2.2;
export const CLOSEST = 3.6;
/** Coming less close than this is not worth the way. */
const WORTH = 1.15;
/** This much of the board is seen beside what the picture is about. */
const MARGIN = 1.3;

/** Keeps the board in the picture. */
export function settled(camera: Camera): Camera {
  const zoom = Math.min(CLOSEST, Math.max(1, camera.zoom));
  const room = { x: HALF.x * (1 - 1 / zoom), y: HALF.y * (1 - 1 / zoom) };
  return {
    x: Math.min(room.x, Math.max(-room.x, camera.x)),
    y: Math.min(room.y, Math.max(-room.y, camera.y)),
    zoom,
  };
}

/** Closer or further, while one point of the board stays where it is. */
export function zoomed(camera: Camera, at: Point, factor: number): Camera {
  const zoom = Math.min(CLOSEST, Math.max(1, camera.zoom * factor));
  const share = camera.zoom / zoom;
  return settled({ x: at.x + (camera.x - at.x) * share, y: at.y + (camera.y - at.y) * share, zoom });
}

/** As close as all these places allow, so that each is well in the picture, and at least so close that a finger hits a tile. */
export function around(places: readonly Point[], least = 1): Camera {
  if (places.length === 0) return settled({ ...WHOLE, zoom: least });
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const fit = Math.min(HALF.x / ((right - left) / 2 + MARGIN), HALF.y / ((bottom - top) / 2 + MARGIN));
  const zoom = Math.max(least, fit < WORTH ? 1 : Math.min(CLOSE, fit));
  return settled({ x: (left + right) / 2, y: (top + bottom) / 2, zoom });
}

export function moved(camera: Camera, by: Point): Camera {
  return settled({ ...camera, x: camera.x - by.x, y: camera.y - by.y });
}

export function frame(camera: Camera): string {
  const width = HALF.x / camera.zoom;
  const height = HALF.y / camera.zoom;
  return `${camera.x - width} ${camera.y - height} ${2 * width} ${2 * height}`;
}
