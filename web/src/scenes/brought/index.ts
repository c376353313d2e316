/** Scenes that packages of other people bring: plain modules, whatever they were built with. */
import type { Component } from "svelte";
import type { Scene, SceneTable } from "../contract";
import { given } from "../given";
import Board from "./Board.svelte";

/**
 * What `scene/index.js` of a package exports as its default: anything of the contract that is no component, and `draw`.
 * It is called again whenever something changed that it looked at.
 */
export type BroughtScene = Omit<Partial<Scene>, "Board" | "Track" | "Aside" | "Summary" | "lesson" | "sides"> & {
  draw(place: HTMLElement, table: SceneTable<never>): void;
};

/** The scene at this address; whatever it does not say, or says wrongly, is as in the other scene. */
export async function brought(address: string, otherwise: Scene): Promise<Scene> {
  try {
    const { default: own } = (await import(/* @vite-ignore */ address)) as { default: BroughtScene };
    const { draw, ...rest } = own;
    const board = given(Board, { draw: draw.bind(own) as never, Otherwise: otherwise.Board as never });
    return { ...otherwise, ...rest, Board: board as Component<{ table: SceneTable<never> }> };
  } catch (error) {
    console.error(`the scene at ${address} cannot be used`, error);
    return otherwise;
  }
}
