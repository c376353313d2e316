import type { Component } from "svelte";

/** The inside of an svg with a 512 x 512 view box: what `import x from "icon:…"` gives. */
export type Icon = string;

export type Pattern = "rays" | "dots" | "stripes" | "scales" | "weave" | "plain";

/** The printed side of a card, tile or token; name and effect come from the game's texts. */
export interface Face {
  icon: Icon;
  /** Two tones of the ground: light and deep. */
  ground: readonly [string, string];
  /** Colour of the illustration. */
  ink?: string;
  /** Small symbol in the corner that doubles the colour. */
  symbol?: Icon;
  /** Number or short word in the corner. */
  index?: string;
  pattern?: Pattern;
  /** An own drawing in place of the icon (svg with a 200 x 200 view box). */
  art?: Component<{ kind: string }>;
  /** It shows its symbol as many times as it counts: the one in the corner is set apart. */
  counted?: boolean;
}

export interface Back {
  icon: Icon;
  ground: readonly [string, string];
  ink?: string;
  pattern?: Pattern;
  /** A back that everybody recognises glows. */
  shine?: boolean;
}

/** A thing a person can see of a player beside name and avatar. */
export interface Badge {
  icon: Icon;
  label: string;
  /** Shown beside the icon. */
  value?: string | number;
  tone?: "plain" | "good" | "danger" | "accent";
  /** It stays when plates are thin. */
  keep?: boolean;
}

/** Who sits where. */
export interface SeatPerson {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open";
  level?: string;
  connected: boolean;
  you: boolean;
  /** The face on the player card, if one sits here. */
  face?: string;
}

/** Something that lasts on a player; touched, it shows its card with name and effect. */
export interface SeatState {
  /** The kind with a face. */
  kind: string;
  /** Shown beside the name: turns that are left. */
  value?: string | number;
  tone?: "good" | "danger";
}

/** Cards that belong together, under a title. */
export interface CardGroup {
  title: string;
  kinds: readonly string[];
}

/** What lies in front of a player, read from the view by the game's scene. */
export interface SeatFacts {
  seat: number;
  /** Kinds of backs in the fan (length = number of cards); omit when the game has no hands. */
  backs?: readonly string[];
  /** The hand is open to all: the fan shows these in place of the backs; touched, they are shown large. */
  faces?: readonly string[];
  badges?: readonly Badge[];
  /** It is this player's turn, whoever is asked something in it. */
  turn?: boolean;
  /** Cards of this player that lie open, or that these eyes know of. */
  open?: readonly string[];
  /** Curses and blessings that last. */
  states?: readonly SeatState[];
  /** Much to tell: on a narrow screen the counts go under the name, and the plate opens when it is touched. */
  inFull?: readonly CardGroup[];
  /** Out of the game, a ghost, …: shown as resting, with this label. */
  out?: string;
}

/** What a player did last: stays at the seat until the next. */
export interface Deed {
  /** Number of the event: another one is another deed. */
  event: number;
  text: string;
  /** Cards that lay open when it was done. */
  cards: readonly string[];
}

export interface HandCard {
  /** Stable within the hand, for keyed lists. */
  key: string;
  /** The kind that the moves name. */
  kind: string;
  /** The face to print, when it is not the kind itself. */
  face?: string;
  /** It lies face down: even its owner may not look yet. */
  down?: boolean;
}

export interface ClockTime {
  /** Milliseconds on the local clock (performance.now()) at which it runs out. */
  ends: number;
  /** Its full length in milliseconds. */
  length: number;
}
