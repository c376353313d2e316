/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "icon:*" {
  /** The inside of an svg with a 512 x 512 view box. */
  const body: string;
  export default body;
}

declare module "zzfx" {
  export const ZZFX: {
    audioContext: AudioContext;
    sampleRate: number;
    buildSamples(...parameters: readonly number[]): number[];
  };
}
