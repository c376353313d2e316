import { expect, test } from "vitest";
import { clearOf, shared } from "../src/kit/beside";

const ROOM = { width: 1000, height: 800 };
const SIZE = { width: 200, height: 100 };
const THING = { left: 400, top: 400, width: 80, height: 80 };
const at = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

test("it stands above the thing while nothing is to be chosen there", () => {
  expect(clearOf(THING, [], SIZE, ROOM)).toEqual({ x: 340, y: 290 });
});

test("it stands below where something above can be chosen", () => {
  expect(clearOf(THING, [at(430, 300, 40, 40)], SIZE, ROOM)).toEqual({ x: 340, y: 490 });
});

test("it goes to the edge of the screen where everything round the thing can be chosen", () => {
  const ring = [at(150, 200, 600, 200), at(150, 480, 600, 200), at(150, 200, 250, 480), at(480, 200, 270, 480)];
  const { x, y } = clearOf(THING, ring, SIZE, ROOM);
  expect(ring.map((box) => shared(at(x, y, 200, 100), box))).toEqual([0, 0, 0, 0]);
});

test("where it must cover something it covers what lies on the board, not what one acts with", () => {
  const board = [at(0, 0, 1000, 400), at(0, 480, 1000, 120), at(0, 400, 400, 80), at(480, 400, 520, 80)];
  const { y } = clearOf(THING, board, SIZE, ROOM, [at(0, 600, 1000, 200)]);
  expect(y + SIZE.height).toBeLessThanOrEqual(600);
});

test("over a hand it stands right above the prompt, not in a corner", () => {
  const prompt = at(200, 560, 600, 60);
  const hand = [at(200, 640, 100, 140), at(320, 640, 100, 140), at(540, 640, 100, 140)];
  expect(clearOf(at(430, 640, 100, 140), [], SIZE, ROOM, [prompt, ...hand])).toEqual({ x: 380, y: 450 });
});

test("it never leaves the screen", () => {
  expect(clearOf(at(0, 0, 40, 40), [], SIZE, ROOM)).toEqual({ x: 10, y: 50 });
});
