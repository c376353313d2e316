/** Keeps the screen lit while a game runs on it. */
class Awake {
  private readonly wanted = new Set<object>();
  private lock: Promise<WakeLockSentinel | null> | null = null;

  constructor() {
    document.addEventListener("visibilitychange", () => this.settle());
  }

  /** `who` needs the screen, or needs it no longer. */
  want(who: object, needed: boolean): void {
    if (needed) this.wanted.add(who);
    else this.wanted.delete(who);
    this.settle();
  }

  private settle(): void {
    const needed = this.wanted.size > 0 && !document.hidden;
    if (needed && !this.lock) this.lock = this.request();
    if (needed || !this.lock) return;
    void this.lock.then((lock) => lock?.release());
    this.lock = null;
  }

  /** A browser that has no such lock, or a battery that is low, is no reason to say anything. */
  private request(): Promise<WakeLockSentinel | null> {
    return navigator.wakeLock?.request("screen").catch(() => null) ?? Promise.resolve(null);
  }
}

export const awake = new Awake();
