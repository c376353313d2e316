/** Which lessons were taken in this browser, by game. */
const STORE = "speeltafel.courses";

class Courses {
  private done = $state.raw<Readonly<Record<string, readonly string[]>>>(this.stored());

  has(game: string, lesson: string): boolean {
    return this.done[game]?.includes(lesson) ?? false;
  }

  add(game: string, lesson: string): void {
    if (this.has(game, lesson)) return;
    this.done = { ...this.done, [game]: [...(this.done[game] ?? []), lesson] };
    localStorage.setItem(STORE, JSON.stringify(this.done));
  }

  private stored(): Record<string, readonly string[]> {
    try {
      return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Record<string, readonly string[]>;
    } catch {
      return {};
    }
  }
}

export const courses = new Courses();
