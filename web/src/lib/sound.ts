import type { ZZFXSound } from "zzfx";
import { settings } from "./settings.svelte";

/** Short synthesised sounds; the numbers are zzfx parameters (volume, randomness, frequency, attack, …). */
const SOUNDS = {
  tick: [0.25, 0, 900, 0, 0.005, 0.02, 0, 1],
  card: [0.5, 0.1, 320, 0, 0.01, 0.05, 4, 2.4, -6, 0, 0, 0, 0, 6],
  draw: [0.5, 0.1, 220, 0.01, 0.03, 0.08, 4, 1.6, 9, 0, 0, 0, 0, 4],
  turn: [0.6, 0, 523, 0.01, 0.09, 0.22, 0, 1.3, 0, 0, 262, 0.09],
  good: [0.6, 0, 440, 0.01, 0.12, 0.3, 0, 1.2, 0, 0, 220, 0.07, 0.07],
  bad: [0.6, 0, 190, 0.02, 0.12, 0.3, 1, 0.6, -1.5],
  slam: [1.1, 0.05, 90, 0, 0.03, 0.28, 4, 2, -3, 0, 0, 0, 0, 9, 0, 0.2],
  fuse: [0.35, 0.2, 1800, 0.05, 0.5, 0.3, 4, 0.2, 0, 0, 0, 0, 0, 20],
  boom: [1.5, 0.05, 62, 0, 0.12, 0.95, 4, 2.6, -0.4, 0, 0, 0, 0, 5, 0, 0.7, 0, 0.5, 0.08],
  shuffle: [0.5, 0.2, 260, 0.03, 0.14, 0.14, 4, 0.6, 3, 0, 0, 0, 0.05, 8],
  dice: [0.6, 0.3, 420, 0, 0.02, 0.09, 4, 2, -9, 0, 0, 0, 0.03, 10],
  magic: [0.6, 0, 330, 0.05, 0.2, 0.45, 0, 1.8, 3, 0, 165, 0.06, 0.06],
  win: [0.8, 0, 392, 0.03, 0.3, 0.6, 0, 1.5, 0, 0, 196, 0.08, 0.12],
} as const satisfies Record<string, readonly number[]>;

export type Sound = keyof typeof SOUNDS;

const VOLUME = 0.18;

/** Computing a sound takes longer than a frame; playing it again takes nothing. */
const computed = new Map<Sound, ZZFXSound>();

/** Plays once the person has touched the page; the synthesiser is fetched with the first sound. */
export async function playSound(sound: Sound): Promise<void> {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  const { ZZFX, ZZFXSound } = await import("zzfx");
  ZZFX.volume = VOLUME;
  const known = computed.get(sound) ?? new ZZFXSound([...SOUNDS[sound]]);
  computed.set(sound, known);
  known.play();
}
