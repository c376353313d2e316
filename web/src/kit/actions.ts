/** What the prompt offers: a button for a whole move, or for one answer on the way to it. */
import type { Choice } from "$lib/play/choice.svelte";
import { same, type Move, type Value } from "$lib/play/moves";
import { isSeat, moveText, valueText, type Speaker } from "$lib/play/speech";

export interface Action {
  key: string;
  /** The type of the move that it makes. */
  type?: string;
  label: string;
  letter: string;
  main: boolean;
  minor?: boolean;
  /** It is what was answered already. */
  given?: boolean;
  card?: string;
  seat?: number;
  /** What is heard where a bare number is seen. */
  said?: string;
  act: () => void;
}

/** What a question is answered with, and how. */
export interface Answering {
  choice: Choice;
  speaker: Speaker;
  /** What was answered already, and can be changed. */
  given: Move | null;
  /** Kinds of moves that nobody is pushed to. */
  minor: readonly string[];
  onplay: (move: Move) => void;
}

export function isMinor({ choice, minor }: Answering, move: Move): boolean {
  return minor.includes(move.type) && choice.chosen.length === 0 && choice.all.some((other) => !minor.includes(other.type));
}

export function forMove(answering: Answering, move: Move, main: boolean): Action {
  const { speaker, given, onplay } = answering;
  const minor = isMinor(answering, move);
  return {
    key: JSON.stringify(move),
    type: move.type,
    label: moveText(speaker, move),
    letter: "",
    main: given === null ? main && !minor : same(move, given),
    minor,
    given: given !== null && same(move, given),
    act: () => onplay(move),
  };
}

/** For one value of this field in the moves that are offered. */
export function forValue({ choice, speaker, onplay }: Answering, offered: readonly Move[], field: string, value: Value): Action {
  const fits = offered.filter((move) => JSON.stringify(move[field] ?? null) === JSON.stringify(value));
  const first = fits[0];
  const ends = fits.length === 1 && first;
  const open = first ? Object.keys(first).filter((name) => name !== "type") : [];
  const label = field === "type" && first ? moveText(speaker, first, ends ? [] : open) : valueText(speaker, field, value);
  const number = typeof value === "number" ? value : null;
  const seat = number !== null && isSeat(speaker.reading, field) ? number : undefined;
  return {
    key: JSON.stringify(value),
    label,
    letter: "",
    main: false,
    card: typeof value === "string" && value in speaker.deck.faces ? value : undefined,
    seat,
    said: number !== null && seat === undefined && ends ? `${label}: ${moveText(speaker, first)}` : undefined,
    act: () => (ends ? onplay(first) : choice.answer(field, value)),
  };
}

/** Gives each action the first letter of its label that is still free. */
export function lettered(actions: Action[], before: readonly string[] = []): Action[] {
  const taken = new Set(before);
  for (const action of actions) {
    const letter = [...action.label.toLowerCase()].find((sign) => /[a-z]/.test(sign) && !taken.has(sign));
    if (letter) taken.add(letter);
    action.letter = letter ?? "";
  }
  return actions;
}
