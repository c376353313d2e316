// What both load generators share: a part in the shuffle, and counting moves and their latencies after a warm-up.
import { createHash, randomBytes } from "node:crypto";

/** A value for the shuffle and the hash that promises it. */
export function drawValue() {
  const value = randomBytes(32).toString("hex");
  return { value, promise: createHash("sha256").update(value).digest("hex") };
}

export class Stopwatch {
  latencies = [];
  began = Infinity;
  ends = Infinity;

  /** Everybody sits: say so, warm up, then count for so many seconds. */
  start(seconds, errors) {
    console.log("ready");
    this.began = performance.now() + WARM_UP * 1000;
    this.ends = this.began + seconds * 1000;
    setTimeout(() => this.report(seconds, errors()), (WARM_UP + seconds) * 1000 + 200);
  }

  get over() {
    return performance.now() >= this.ends;
  }

  count(sentAt) {
    const now = performance.now();
    if (sentAt >= this.began && now <= this.ends) this.latencies.push(now - sentAt);
  }

  report(seconds, errors) {
    const sorted = this.latencies.sort((a, b) => a - b);
    const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
    const told = { moves_per_second: sorted.length / seconds, p50_ms: at(0.5), p95_ms: at(0.95), p99_ms: at(0.99), errors };
    console.log(JSON.stringify(told));
    process.exit(0);
  }
}

const WARM_UP = 3;
export const pick = (items) => items[Math.floor(Math.random() * items.length)];
export const [address, tables, seconds, pause] = process.argv.slice(2).map((word, i) => (i ? Number(word) : word));
