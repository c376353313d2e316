/** Which games were explained in this browser: an explanation comes by itself once. */
const STORE = "speeltafel.lessons";

class Lessons {
  private read = $state.raw<readonly string[]>((localStorage.getItem(STORE) ?? "").split(" "));

  has(game: string): boolean {
    return this.read.includes(game);
  }

  add(game: string): void {
    if (this.has(game)) return;
    this.read = [...this.read, game];
    localStorage.setItem(STORE, this.read.join(" ").trim());
  }
}

export const lessons = new Lessons();
