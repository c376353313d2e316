/** A drawn face, made of parts: nobody's, and there are some six million of them. Its code has one character for each part. */
export const PARTS = { ground: 8, shape: 8, colour: 10, eyes: 10, mouth: 10, top: 12, mark: 8 } as const;

export type Part = keyof typeof PARTS;
export type FaceParts = Record<Part, number>;

export const ORDER = Object.keys(PARTS) as readonly Part[];
const BASE = 36;

/** The parts that a code names; what it does not name is the first. */
export function partsOf(code: string): FaceParts {
  const parts = ORDER.map((part, place) => {
    const number = parseInt(code[place] ?? "0", BASE);
    return [part, (Number.isNaN(number) ? 0 : number) % PARTS[part]];
  });
  return Object.fromEntries(parts) as FaceParts;
}

export function codeOf(parts: FaceParts): string {
  return ORDER.map((part) => parts[part].toString(BASE)).join("");
}

/** Any of them. */
export function anyFace(): string {
  const drawn = ORDER.map((part) => [part, Math.floor(Math.random() * PARTS[part])]);
  return codeOf(Object.fromEntries(drawn) as FaceParts);
}

/** The same face with the next part of this kind, or the one before. */
export function turned(code: string, part: Part, by: number): string {
  const parts = partsOf(code);
  return codeOf({ ...parts, [part]: (parts[part] + by + PARTS[part]) % PARTS[part] });
}
