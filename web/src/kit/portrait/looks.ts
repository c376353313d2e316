/** What a drawn person is made of. Everybody is drawn after nobody, on a sheet of 200 x 200. */
export type Eyes = "calm" | "bright" | "wide" | "closed" | "shades" | "glasses" | "blank" | "none";
export type Mouth = "flat" | "smile" | "grin" | "fangs" | "smirk" | "worried" | "none";

export interface Look {
  skin: string;
  hair: string;
  coat: string;
  eyes: Eyes;
  mouth: Mouth;
  iris?: string;
  /** Hair behind the head and over the forehead. */
  behind?: string;
  front?: string;
}

export const LINE = "#141019";
/** How the svg around a portrait is drawn. */
export const PEN = { viewBox: "-4 -8 208 208", fill: "none", stroke: LINE, "stroke-width": 6, "stroke-linejoin": "round", "stroke-linecap": "round" } as const;

export const LONG = "M50 176C38 120 44 22 100 20S162 120 150 176L128 166H72Z";
export const BOB = "M44 132C34 60 58 18 100 18S166 60 156 132L138 142H62Z";
export const CROP = "M54 92C44 44 70 20 100 20S156 44 146 92Z";
export const FRINGE = "M58 86C56 50 74 34 100 33S144 50 142 86L131 66L119 75L109 64L99 75L88 64L77 75L68 66Z";
export const SWEPT = "M56 88C54 48 76 30 102 30C132 30 146 52 144 88C136 74 126 62 112 56C98 68 74 70 62 72Z";
export const SPIKES = "M54 86L44 64L58 60L48 36L72 44L76 18L94 34L110 12L118 34L142 22L138 46L160 44L146 64L154 74L144 88L130 66L112 72L98 62L80 74L66 66Z";
export const PEAK = "M58 84C56 48 74 32 100 31S144 48 142 84C136 66 118 56 100 78C82 56 64 66 58 84Z";
export const STRAIGHT = "M58 84C56 50 76 32 100 32S144 50 142 84L134 70H66Z";
export const CURLS =
  "M58 92C40 92 36 70 48 64C38 46 54 32 68 38C72 18 96 14 104 26C116 12 138 20 138 36C156 34 164 54 152 66C164 74 158 92 142 92C144 76 136 64 124 66C116 56 104 66 98 62C86 56 80 70 72 66C62 70 58 80 58 92Z";
export const WAVES = "M58 86C54 48 74 30 100 30S146 48 142 86C134 70 138 60 124 54C112 66 104 50 96 52C88 66 76 56 70 62C64 68 66 78 58 86Z";

/** Half of a head, for faces of two minds. */
export const RIGHT_HALF = "M100 32C124 32 142 46 142 84C142 120 124 142 100 142Z";

/** A snake among the hair: how it winds and where its head is. Those at the ears come last. */
export const SNAKES = [
  ["M66 50C40 52 44 26 26 34", 26, 34],
  ["M80 36C70 18 52 20 58 4", 58, 4],
  ["M102 32C96 14 112 12 104 -4", 104, -4],
  ["M122 38C134 22 146 26 150 8", 150, 8],
  ["M136 54C158 52 158 32 178 38", 178, 38],
  ["M62 78C36 82 46 108 24 106", 24, 106],
  ["M138 78C164 82 154 108 176 106", 176, 106],
] as const;
export const EAR_SNAKES = SNAKES.slice(5);
