/** The dragon: on its tile, on the board and on the cover. */
import { disc, line, oval, patch, shape, twice } from "./pen";

const horns = twice(shape("#f1dfb4", "M66 62C44 50 30 26 34 -4C52 8 74 24 86 46Z") + line("M44 24L56 20M54 42L68 34", 4, "#b08a4c"));
const frill = twice(shape("#9c2412", "M56 84L14 62L30 96L6 108L34 122L20 146L60 132Z"));

export const dragon: Record<string, string> = {
  dragon_tile:
    frill +
    horns +
    shape("#e0442a", "M50 96C48 58 70 36 100 36S152 58 150 96C150 116 140 126 136 144C132 176 118 196 100 196S68 176 64 144C60 126 50 116 50 96Z") +
    patch("#ff8a4d", "M84 60C90 50 110 50 116 60L112 120C124 128 126 150 118 170C112 184 88 184 82 170C74 150 76 128 88 120Z") +
    line("M92 62H108M91 76H109M90 90H110M90 104H110", 4, "#b3341a") +
    shape("#e0442a", "M100 36L92 14L100 -2L108 14Z", 5) +
    twice(shape("#ffe14d", "M60 92C68 80 84 84 90 100C80 108 66 106 60 92Z", 5) + line("M77 86V104", 6) + line("M52 78C66 72 82 78 94 92", 8) + oval("#1b100d", 88, 152, 6, 9, 0) + shape("#fff", "M76 172L80 190L88 176Z", 4)) +
    line("M70 164C82 180 118 180 130 164", 6) +
    twice(disc("#ff8a4d", 60, 120, 4, 0) + disc("#ff8a4d", 68, 134, 3.5, 0)),
};
