/** Which games were explained in this browser, and which of their additions (`game/addition`): each comes by itself once. */
const STORE = "speeltafel.lessons";

class Lessons {
  private read = $state.raw<readonly string[]>((localStorage.getItem(STORE) ?? "").split(" "));

  has(part: string): boolean {
    return this.read.includes(part);
  }

  /** What of these additions was not explained yet; null where all of the game was. */
  unread(game: string, additions: readonly string[]): readonly string[] | null {
    const fresh = additions.filter((one) => !this.has(`${game}/${one}`));
    return this.has(game) && fresh.length === 0 ? null : fresh;
  }

  add(game: string, additions: readonly string[] = []): void {
    const parts = [game, ...additions.map((one) => `${game}/${one}`)].filter((one) => !this.has(one));
    if (parts.length === 0) return;
    this.read = [...this.read, ...parts];
    localStorage.setItem(STORE, this.read.join(" ").trim());
  }
}

export const lessons = new Lessons();
