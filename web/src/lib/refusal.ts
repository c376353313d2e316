import type { Problem } from "./wire";

/** A refusal of the server over HTTP, in the shape of the wire. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
  }
}
