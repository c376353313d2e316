/** Sentences for the polite live region: what happened and what you can do. */
class Announcer {
  line = $state("");

  say(line: string): void {
    if (line) this.line = line;
  }

  /** Somebody else takes over: what was said was not for them. */
  hush(): void {
    this.line = "";
  }
}

export const announcer = new Announcer();
