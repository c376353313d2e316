/** Questions of one kind to the server. Who gets no answer in time gets the one that was agreed on. */
export class Asking<Answer> {
  private readonly waiting = new Map<string, (answer: Answer) => void>();
  private count = 0;

  /** `mark` begins the name of every question, so that no two kinds are mixed up. */
  constructor(
    private readonly mark: string,
    private readonly patience: number,
    private readonly otherwise: Answer,
  ) {}

  ask(send: (id: string) => void): Promise<Answer> {
    const id = `${this.mark}${++this.count}`;
    send(id);
    return new Promise((done) => {
      this.waiting.set(id, done);
      setTimeout(() => this.answer(id, this.otherwise), this.patience);
    });
  }

  /** False when nobody waits for it. */
  answer(id: string, answer: Answer): boolean {
    const done = this.waiting.get(id);
    this.waiting.delete(id);
    done?.(answer);
    return done !== undefined;
  }
}
