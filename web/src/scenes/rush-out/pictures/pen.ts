/** What the pictures are drawn with: flat colours in thick outlines, on a ground of 200 by 200. */

export const INK = "#1b100d";

/** Filled, with an outline. */
export const shape = (fill: string, d: string, width = 6) => `<path fill="${fill}" d="${d}" stroke-width="${width}"/>`;

/** Filled, without an outline: light and shadow. */
export const patch = (fill: string, d: string, opacity = 1) => `<path fill="${fill}" d="${d}" stroke="none" opacity="${opacity}"/>`;

export const line = (d: string, width = 6, colour = INK) => `<path d="${d}" stroke="${colour}" stroke-width="${width}"/>`;

/** A line of a colour that has an outline itself. */
export const cord = (colour: string, d: string, width = 12) => line(d, width + 9) + line(d, width, colour);

export const oval = (fill: string, x: number, y: number, rx: number, ry: number, width = 6) =>
  `<ellipse fill="${fill}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" stroke-width="${width}"/>`;

export const disc = (fill: string, x: number, y: number, r: number, width = 6) => oval(fill, x, y, r, r, width);

/** Drawn around 0 0, laid here. */
export const put = (x: number, y: number, scale: number, turn: number, drawn: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${drawn}</g>`;

/** The same on the other side of the middle line. */
export const twice = (drawn: string) => `${drawn}<g transform="matrix(-1 0 0 1 200 0)">${drawn}</g>`;

/** The same, so many times around a middle. */
export const around = (x: number, y: number, times: number, drawn: string) =>
  Array.from({ length: times }, (_, index) => `<g transform="rotate(${(360 / times) * index} ${x} ${y})">${drawn}</g>`).join("");

/** Two eyes of this colour, that look at you. */
export const eyes = (iris: string, y: number, apart = 40, size = 12, x = 100) =>
  [-apart / 2, apart / 2]
    .map((dx) => oval("#fff", x + dx, y, size, size, 4.5) + disc(iris, x + dx, y + 1, size * 0.58, 0) + disc(INK, x + dx, y + 1, size * 0.28, 0) + disc("#fff", x + dx + size * 0.3, y - size * 0.35, size * 0.22, 0))
    .join("");

/** Eyes without a pupil, that glow. */
export const embers = (colour: string, y: number, apart = 40, size = 9, x = 100) => disc(colour, x - apart / 2, y, size, 4) + disc(colour, x + apart / 2, y, size, 4);

// Things that many pictures have, around 0 0 and about 100 high

export const flame = (outer = "#ff7a1f", inner = "#ffd84d") =>
  shape(outer, "M0 -54C8 -30 34 -22 34 12C34 36 18 50 0 50S-34 36 -34 12C-34 -6 -22 -12 -20 -30C-10 -26 -6 -18 -6 -8C2 -18 4 -34 0 -54Z") +
  patch(inner, "M4 -10C8 2 20 6 18 22C16 36 8 42 0 42S-18 36 -18 22C-18 14 -12 10 -10 2C-6 6 -4 8 -2 12C4 8 6 0 4 -10Z");

export const bolt = (colour = "#ffd93b") => shape(colour, "M8 -56L-28 6H-6L-16 56L30 -12H6L24 -56Z");

export const sparkle = (colour = "#fff3b0") => shape(colour, "M0 -30C4 -8 8 -4 30 0C8 4 4 8 0 30C-4 8 -8 4 -30 0C-8 -4 -4 -8 0 -30Z", 4.5);

export const star = (colour = "#ffd84d") => shape(colour, "M0 -50L14 -17L50 -15L22 8L32 44L0 24L-32 44L-22 8L-50 -15L-14 -17Z");

export const drop = (colour = "#4aa8f0") => shape(colour, "M0 -50C14 -22 34 -4 34 18A34 34 0 0 1 -34 18C-34 -4 -14 -22 0 -50Z") + line("M-16 20C-14 32 -6 36 2 38", 5, "#fff");

export const leaf = (colour = "#6cc24a") => shape(colour, "M0 -50C34 -34 36 18 0 50C-36 18 -34 -34 0 -50Z") + line("M0 -24V58M0 0L14 -12M0 0L-14 -12M0 22L14 10M0 22L-14 10", 4);

export const coin = (colour = "#ffcf3f") => disc(colour, 0, 0, 40) + `<circle r="27" stroke="#b87d0c" stroke-width="5"/>` + shape("#fff0b0", "M0 -16L14 0L0 16L-14 0Z", 4);

export const skull = (bone = "#f4ecd8") =>
  shape(bone, "M-44 -6C-44 -36 -24 -52 0 -52S44 -36 44 -6C44 12 36 20 28 24V46H-28V24C-36 20 -44 12 -44 -6Z") +
  oval(INK, -18, -2, 12, 13, 0) +
  oval(INK, 18, -2, 12, 13, 0) +
  patch(INK, "M0 10L8 24H-8Z") +
  line("M-12 32V45M0 32V45M12 32V45", 4);

export const cloud = (colour = "#8b93ad") => shape(colour, "M-62 34C-84 30 -82 -4 -56 -6C-56 -34 -20 -42 -8 -22C8 -44 46 -34 44 -8C72 -10 82 26 58 34Z") + patch("#fff", "M-50 -2C-44 -24 -22 -28 -12 -12C-24 -20 -40 -16 -50 -2Z", 0.5);

export const note = (colour = "#fff3b0") => shape(colour, "M-6 -44L36 -54V16A16 13 0 1 1 24 4V-26L6 -22V28A16 13 0 1 1 -6 16Z", 5);

export const padlock = (colour = "#e3b13c") =>
  line("M-22 -6V-26C-22 -56 22 -56 22 -26V-6", 20) + line("M-22 -6V-26C-22 -56 22 -56 22 -26V-6", 9, "#aab4bd") + shape(colour, "M-38 -8H38V44H-38Z") + disc(INK, 0, 12, 8, 0) + line("M0 14V30", 7);

/** A rock of the dungeon to stand on. */
export const rock = (colour = "#7a6a5c") => shape(colour, "M-60 30L-52 -8L-22 -28L14 -22L46 -30L62 4L56 30Z") + line("M-22 -28L-14 -2L-34 12M46 -30L34 0", 4);
