import bat from "icon:evil-bat";
import cat from "icon:hollow-cat";
import lantern from "icon:lantern";
import moon from "icon:moon";
import skull from "icon:death-skull";
import web from "icon:spider-web";
import type { Icon } from "$kit";

/** A key has a digit, a symbol and a colour; the table chose which of these the locks compare. */
export interface KeyLook {
  digit: string;
  symbol: Icon;
  /** Light and deep. */
  colour: readonly [string, string];
}

export const keyLooks: Readonly<Record<string, KeyLook>> = {
  key_1: { digit: "1", symbol: skull, colour: ["#ff9a8d", "#a3211b"] },
  key_2: { digit: "2", symbol: bat, colour: ["#9cc8ff", "#1b4f9e"] },
  key_3: { digit: "3", symbol: moon, colour: ["#ffe98a", "#8a6a00"] },
  key_4: { digit: "4", symbol: cat, colour: ["#a8ecaa", "#1d6b33"] },
  key_5: { digit: "5", symbol: web, colour: ["#d9b3ff", "#5c2a9a"] },
  key_6: { digit: "6", symbol: lantern, colour: ["#ffc28a", "#a34b00"] },
};
