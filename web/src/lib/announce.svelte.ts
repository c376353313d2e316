/** Sentences for the polite live region: what happened and what you can do. */
class Announcer {
  line = $state("");

  say(line: string): void {
    if (line) this.line = line;
  }
}

export const announcer = new Announcer();
