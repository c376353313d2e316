import { common, t } from "./texts.svelte";
import type { Problem } from "./wire";

/** A refusal of the server over HTTP, in the shape of the wire. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
  }
}

/** Why, in the language in use: the reason where the server names one, else the kind; its own words where there are no others. */
export function toldWhy({ kind, reason, text }: Problem): string {
  const known = reason ? common(`reason-${reason}`) : null;
  return known ?? common(`refused-${kind}`) ?? (text || t("problem-unreachable"));
}
