/** SHA-256 (FIPS 180-4) and HMAC (RFC 2104): by Web Crypto, which a page has on https, else by these few lines. */

const fraction = (root: number): number => ((root % 1) * 2 ** 32) | 0;
const PRIMES = Array.from({ length: 312 }, (_, at) => at).filter(
  (n) => n > 1 && !Array.from({ length: n }, (_, at) => at).some((by) => by > 1 && n % by === 0),
);
const ROUNDS = PRIMES.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)));
const BEGINNING = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const BLOCK = 64;

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function padded(message: Uint8Array): DataView {
  const whole = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  whole.set(message);
  whole[message.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(whole.length - 4, message.length << 3);
  return view;
}

/** The words that one block gives to the 64 rounds. */
function schedule(view: DataView, block: number): Int32Array {
  const words = new Int32Array(BLOCK);
  for (let at = 0; at < 16; at++) words[at] = view.getInt32(block + at * 4);
  for (let at = 16; at < BLOCK; at++) {
    const [older, newer] = [words[at - 15]!, words[at - 2]!];
    const first = turned(older, 7) ^ turned(older, 18) ^ (older >>> 3);
    const second = turned(newer, 17) ^ turned(newer, 19) ^ (newer >>> 10);
    words[at] = words[at - 16]! + first + words[at - 7]! + second;
  }
  return words;
}

function compressed(state: readonly number[], words: Int32Array): number[] {
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let at = 0; at < BLOCK; at++) {
    const chosen = (e & f) ^ (~e & g);
    const first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + ROUNDS[at]! + words[at]!;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + state[at]!) | 0);
}

/** SHA-256 without Web Crypto. */
export function sha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = padded(message);
  let state: readonly number[] = BEGINNING;
  for (let block = 0; block < view.byteLength; block += BLOCK) state = compressed(state, schedule(view, block));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, at) => digest.setInt32(at * 4, word));
  return new Uint8Array(digest.buffer);
}

/** HMAC-SHA-256 without Web Crypto, for keys of at most one block. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const half = (byte: number, rest: Uint8Array): Uint8Array<ArrayBuffer> => {
    const whole = new Uint8Array(BLOCK + rest.length);
    whole.set(key);
    for (let at = 0; at < BLOCK; at++) whole[at]! ^= byte;
    whole.set(rest, BLOCK);
    return sha256(whole);
  };
  return half(0x5c, half(0x36, message));
}

export const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

export const hex = (of: Uint8Array): string => Array.from(of, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The hash of a text, at once. */
export const hashOf = (text: string): string => hex(sha256(bytes(text)));

const builtIn = (): SubtleCrypto | undefined => globalThis.crypto?.subtle;

/** SHA-256 by the better of both. */
export async function digest(message: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const subtle = builtIn();
  return subtle ? new Uint8Array(await subtle.digest("SHA-256", message)) : sha256(message);
}

/** HMAC-SHA-256 with one key by the better of both. */
export async function keyed(key: Uint8Array<ArrayBuffer>): Promise<(message: string) => Promise<Uint8Array>> {
  const subtle = builtIn();
  if (!subtle) return async (message) => hmac(key, bytes(message));
  const own = await subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (message) => new Uint8Array(await subtle.sign("HMAC", own, bytes(message)));
}
