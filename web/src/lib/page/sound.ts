import type { ZZFX } from "zzfx";
import { settings } from "../settings.svelte";

/** Short synthesised sounds; the numbers are zzfx parameters (volume, randomness, frequency, attack, …). */
const SOUNDS = {
  tick: [0.25, 0, 900, 0, 0.005, 0.02, 0, 1],
  card: [0.5, 0.1, 320, 0, 0.01, 0.05, 4, 2.4, -6, 0, 0, 0, 0, 6],
  draw: [0.5, 0.1, 220, 0.01, 0.03, 0.08, 4, 1.6, 9, 0, 0, 0, 0, 4],
  turn: [0.6, 0, 523, 0.01, 0.09, 0.22, 0, 1.3, 0, 0, 262, 0.09],
  hurry: [0.7, 0, 988, 0, 0.06, 0.12, 1, 0.4, 0, 0, -250, 0.07, 0.14],
  good: [0.6, 0, 440, 0.01, 0.12, 0.3, 0, 1.2, 0, 0, 220, 0.07, 0.07],
  bad: [0.6, 0, 190, 0.02, 0.12, 0.3, 1, 0.6, -1.5],
  slam: [1.1, 0.05, 90, 0, 0.03, 0.28, 4, 2, -3, 0, 0, 0, 0, 9, 0, 0.2],
  fuse: [0.35, 0.2, 1800, 0.05, 0.5, 0.3, 4, 0.2, 0, 0, 0, 0, 0, 20],
  boom: [1.5, 0.05, 62, 0, 0.12, 0.95, 4, 2.6, -0.4, 0, 0, 0, 0, 5, 0, 0.7, 0, 0.5, 0.08],
  shuffle: [0.5, 0.2, 260, 0.03, 0.14, 0.14, 4, 0.6, 3, 0, 0, 0, 0.05, 8],
  dice: [0.6, 0.3, 420, 0, 0.02, 0.09, 4, 2, -9, 0, 0, 0, 0.03, 10],
  magic: [0.6, 0, 330, 0.05, 0.2, 0.45, 0, 1.8, 3, 0, 165, 0.06, 0.06],
  win: [0.8, 0, 392, 0.03, 0.3, 0.6, 0, 1.5, 0, 0, 196, 0.08, 0.12],
  loss: [0.8, 0, 294, 0.04, 0.35, 0.8, 1, 0.7, -0.5, 0, -74, 0.24],
  tie: [0.7, 0, 392, 0.03, 0.3, 0.6, 0, 1.3, 0, 0, -98, 0.2, 0.4],
} as const satisfies Record<string, readonly number[]>;

export type Sound = keyof typeof SOUNDS;

type Synthesiser = typeof ZZFX;

/** How loud the loudest setting is: a sound on a table, not an alarm. */
const LOUDEST = 0.36;

/** Milliseconds after which a sound would tell of something else than what is seen. */
const LATE = 400;

/** Browsers allow no sound before the person did something, and some take it back when a phone rings. */
const GESTURES = ["pointerdown", "pointerup", "touchend", "keydown"] as const;

let ear: AudioContext | undefined;

/** Computing a sound takes longer than a frame, so that it gets a task of its own; playing it again takes nothing. */
const computed = new Map<Sound, Promise<AudioBuffer | null>>();

let loaded: Promise<Synthesiser | null> | undefined;

/** Fetched at the first touch; without it the table is silent. It opens an ear of its own, which nobody needs. */
function synthesiser(): Promise<Synthesiser | null> {
  loaded ??= import("zzfx").then(
    ({ ZZFX }) => {
      void ZZFX.audioContext.close();
      return ZZFX;
    },
    () => null,
  );
  return loaded;
}

function wake(): void {
  if (settings.volume === 0) return;
  ear ??= new AudioContext();
  if (ear.state !== "running") void ear.resume();
  void synthesiser();
}

for (const gesture of GESTURES) addEventListener(gesture, wake, { capture: true, passive: true });

/** Whether somebody would hear something now. */
function hears(context: AudioContext | undefined): context is AudioContext {
  return context?.state === "running" && settings.volume > 0;
}

/** Plays at once or not at all: what could not be heard in its moment is never made up for. */
export async function playSound(sound: Sound): Promise<void> {
  if (!hears(ear)) return;
  const asked = performance.now();
  const buffer = computed.get(sound) ?? compute(sound, ear);
  computed.set(sound, buffer);
  const ready = await buffer;
  if (ready && performance.now() - asked < LATE && hears(ear)) start(ear, ready);
}

async function compute(sound: Sound, context: AudioContext): Promise<AudioBuffer | null> {
  const made = await synthesiser();
  await new Promise((later) => setTimeout(later));
  if (!made) return null;
  const samples = made.buildSamples(...SOUNDS[sound]);
  const buffer = context.createBuffer(1, samples.length, made.sampleRate);
  buffer.getChannelData(0).set(samples);
  return buffer;
}

function start(context: AudioContext, buffer: AudioBuffer): void {
  const source = new AudioBufferSourceNode(context, { buffer });
  const loudness = new GainNode(context, { gain: LOUDEST * settings.volume ** 2 });
  source.connect(loudness).connect(context.destination);
  source.start();
}
