/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "icon:*" {
  /** The inside of an svg with a 512 x 512 view box. */
  const body: string;
  export default body;
}

declare module "zzfx" {
  export const ZZFX: { volume: number; audioContext: AudioContext };
  export class ZZFXSound {
    constructor(parameters: number[]);
    play(): AudioBufferSourceNode;
  }
}
