import type { Icon } from "$kit";

/** A moment of a game, above the slider of its replay and in the list. */
export interface Mark {
  at: number;
  told: string;
  /** Its picture, or its number among the moments that mattered and the colour of who it mattered to. */
  sign: { icon: Icon } | { number: number; colour: string };
}

/** Marks nearer to each other than so many steps stand together, at the place of the first. */
export function gathered(marks: readonly Mark[], least: number): Mark[][] {
  const groups: Mark[][] = [];
  for (const mark of marks) {
    const group = groups.at(-1);
    if (group?.[0] && mark.at - group[0].at < least) group.push(mark);
    else groups.push([mark]);
  }
  return groups;
}
