/** What there is to buy between two races. */
import { bolt, cord, disc, drop, embers, flame, INK, leaf, line, oval, patch, put, rock, shape, sparkle, star, twice } from "./pen";

/** Parchment on two rods, with something on it. */
const scroll = (wood: string, sign: string) =>
  shape("#f3e2b8", "M30 18H170V182H30Z") + patch("#dcc48c", "M30 18H170V34H30ZM30 166H170V182H30Z") + line("M44 60V140M156 60V140", 4, "#dcc48c") +
  [18, 182].map((y) => shape(wood, `M22 ${y - 13}H178V${y + 13}H22Z`) + disc("#e3b13c", 16, y, 14, 5) + disc("#e3b13c", 184, y, 14, 5)).join("") +
  put(-28, -28, 1.28, 0, sign);

const turning = (colour: string) => line("M62 66C78 44 122 44 138 66M138 134C122 156 78 156 62 134", 7, colour) + shape(colour, "M128 68L148 76L146 54ZM72 132L52 124L54 146Z", 3);

const wind = "M48 92H120C146 92 146 62 124 62C112 62 108 74 116 80M48 112H144C168 112 168 144 146 144C134 144 130 132 138 126M48 132H96C112 132 112 154 98 154";

export const market: Record<string, string> = {
  torch: put(100, 46, 1.12, 0, flame()) + shape("#d9a93a", "M68 92H132L124 120H76Z") + shape("#8a5a2c", "M80 120H120L110 206H90Z") + line("M84 138L116 132M86 160L114 154M88 182L112 176", 5),

  flint: put(62, 148, 0.98, -8, rock("#6f7a85")) + patch("#aab4bd", "M22 130L50 118L70 122L44 138Z") + put(140, 74, 1, 34, shape("#8d98a3", "M-50 -14C-30 -30 30 -30 50 -14L40 10C20 -2 -20 -2 -40 10Z")) + put(96, 88, 0.8, 0, sparkle("#ffd93b")) + put(60, 56, 0.5, 0, sparkle("#ffb52e")) + put(106, 36, 0.42, 0, sparkle("#fff3b0")) + put(160, 146, 0.5, 10, flame()),

  boots: [[0, "#8a4a22"], [72, "#a8602e"]].map(([x, hide]) => `<g transform="translate(${x} ${x ? 8 : -6})">` + shape(String(hide), "M28 6H80V110C86 126 120 126 124 152V166H28Z") + shape("#4a2a16", "M24 166H128V184H24Z", 5) + shape("#e3c08a", "M22 0H86V28H22Z", 5) + line("M48 60L70 52M48 84L72 76M52 108L76 98", 5, "#f4dca8") + "</g>").join(""),

  climbing_rope: `<g stroke-width="22"><ellipse cx="92" cy="112" rx="70" ry="62"/><ellipse cx="92" cy="112" rx="46" ry="38"/></g><g stroke="#e0b46a" stroke-width="13"><ellipse cx="92" cy="112" rx="70" ry="62"/><ellipse cx="92" cy="112" rx="46" ry="38"/></g>` + cord("#e0b46a", "M92 50V170", 12) + line("M80 66L104 56M80 82L104 72M80 98L104 88M80 150L104 140M80 166L104 156", 4) + line("M150 94C184 70 170 30 176 12", 14) + line("M150 94C184 70 170 30 176 12", 7, "#aab4bd") + line("M176 12C158 -8 134 8 146 30M176 12C196 -6 212 14 198 32", 15) + line("M176 12C158 -8 134 8 146 30M176 12C196 -6 212 14 198 32", 7, "#c9d2d8"),

  lockpick: [[-26, "M-5 -20V-84H5V-74H16V-64H5V-52H16V-42H5V-20Z", "#e3b13c"], [4, "M-5 -20V-92C-5 -104 16 -104 16 -90H6V-20Z", "#c9d2d8"], [34, "M-5 -20V-88L8 -100L12 -84L5 -78V-20Z", "#b5763a"]].map(([turn, d, colour]) => put(100, 130, 1.3, Number(turn), shape(String(colour), String(d), 5) + shape("#6b3a5a", "M-10 -24H10V34C10 46 -10 46 -10 34Z", 5) + line("M-4 -8V20", 4, "#a8709a"))).join("") + `<circle cx="100" cy="170" r="24" stroke-width="17"/><circle cx="100" cy="170" r="24" stroke="#e3b13c" stroke-width="8"/>`,

  crowbar: line("M30 184L136 60C158 34 184 50 170 80", 34) + line("M30 184L136 60C158 34 184 50 170 80", 21, "#c8402f") + line("M46 162L130 64", 5, "#ff8a70") + shape("#c9d2d8", "M176 70L182 104L160 92L150 74Z", 5) + shape("#c9d2d8", "M38 192L18 206L4 190L22 168Z", 5) + line("M158 120L176 138M140 134L150 156M172 108L194 116", 6, "#fff3c4"),

  dagger: put(100, 100, 1, 32, shape("#dfe6ea", "M-17 16V-62L0 -108L17 -62V16Z") + patch("#aab4bd", "M0 -100L14 -62V12H0Z") + line("M0 -72V10", 4) + shape("#e3b13c", "M-46 16C-20 26 20 26 46 16V34H-46Z", 5) + shape("#6b3a22", "M-10 34H10V80H-10Z", 5) + line("M-10 48L10 42M-10 64L10 58", 4) + disc("#c8402f", 0, 92, 13, 5)),

  axe: cord("#8a5a2c", "M56 204L128 8", 12) + shape("#c9d2d8", "M104 28L150 -6C196 20 204 84 178 124L132 112L96 84Z") + shape("#8d98a3", "M104 28L132 38L122 98L96 84Z", 5) + line("M158 12C182 40 186 80 172 108", 6, "#fff") + shape("#8d98a3", "M104 30L74 18L66 60L96 82Z", 5),

  healing_herb: cord("#4a8a34", "M100 204V90M100 170C80 160 70 140 60 130M100 170C120 160 130 140 140 130", 7) + put(52, 112, 0.72, -44, leaf()) + put(148, 112, 0.72, 44, leaf()) + put(100, 76, 0.9, 0, leaf("#8fd65a")) + put(68, 56, 0.56, -30, leaf("#7acc4a")) + put(132, 56, 0.56, 30, leaf("#7acc4a")) + shape("#e0455a", "M100 46C84 34 76 24 80 12C86 2 96 4 100 14C104 4 114 2 120 12C124 24 116 34 100 46Z", 5) + line("M82 182H118", 12) + line("M82 182H118", 6, "#e3c08a"),

  wishing_star: line("M20 196C40 150 60 136 76 128M50 204C66 176 82 162 96 152M4 160C26 136 44 128 58 120", 10, "#8fd3ff") + put(116, 84, 1.7, 12, star()) + put(116, 84, 1, 12, patch("#fff0a8", "M0 -50L14 -17L50 -15L22 8L0 0Z")) + embers(INK, 84, 34, 5, 114) + line("M100 100C108 108 120 108 128 98", 6) + put(36, 36, 0.5, 0, sparkle()) + put(186, 176, 0.44, 0, sparkle()),

  scroll_of_dew: scroll("#3f7a4a", turning("#4a8a7a") + put(78, 96, 0.62, -20, leaf()) + put(128, 106, 0.6, 0, drop())),
  scroll_of_pollen: scroll("#c98a2e", turning("#b5763a") + put(100, 100, 1, 0, Array.from({ length: 6 }, (_, at) => put(0, 0, 1, at * 60, oval("#ff9ec4", 0, -25, 12, 16, 5))).join("") + disc("#ffd84d", 0, 0, 15, 5)) + disc("#ffd84d", 62, 100, 5, 3) + disc("#ffd84d", 140, 92, 4, 3) + disc("#ffd84d", 134, 116, 5, 3)),
  scroll_of_exchange: scroll("#5a4aa0", put(78, 88, 1, -12, shape("#8f62d8", "M-22 -32H22V32H-22Z", 5) + put(0, 0, 0.34, 0, star("#ffe66b"))) + put(124, 114, 1, 10, shape("#4fae9a", "M-22 -32H22V32H-22Z", 5) + put(0, 0, 0.5, 0, disc("#e6fff6", 0, 0, 24))) + line("M116 62C136 56 150 66 150 84M84 142C64 146 50 138 50 120", 7, "#7c2016") + shape("#7c2016", "M140 82H160L150 96ZM40 122H60L50 108Z", 3)),
  scroll_of_springs: scroll("#2f6fae", shape("#b9ae9c", "M56 132H144L134 154H66Z", 5) + line("M100 128C100 90 68 84 62 112M100 128C100 90 132 84 138 112M100 128V72", 15) + line("M100 128C100 90 68 84 62 112M100 128C100 90 132 84 138 112M100 128V72", 7, "#5ab8f5") + put(100, 58, 0.3, 0, drop())),
  scroll_of_seeds: scroll("#5d8a34", shape("#8a5a2c", "M64 124C64 100 82 92 100 92S136 100 136 124C136 146 118 154 100 154S64 146 64 124Z", 5) + line("M80 112C84 104 92 102 98 102", 5, "#d19a5c") + line("M100 92C100 76 98 68 100 58", 6) + put(82, 62, 0.42, -60, leaf("#8fd65a")) + put(118, 58, 0.46, 56, leaf())),
  scroll_of_winds: scroll("#5a95a0", put(100, 100, 0.86, 0, `<g transform="translate(-100 -106)">${line(wind, 19)}${line(wind, 9, "#9fd6e0")}</g>`)),
  scroll_of_thunder: scroll("#6a4aa8", put(80, 100, 0.82, -8, bolt()) + put(126, 100, 0.82, 8, bolt("#ffb52e"))),
  scroll_of_the_drake: scroll("#9c2412", twice(shape("#e0442a", "M96 104C80 84 62 76 44 80C52 90 52 98 48 108C58 106 64 112 66 122C76 116 86 120 96 130Z", 5)) + shape("#e0442a", "M86 96C84 78 92 66 100 62C108 66 116 78 114 96L106 140C116 146 118 154 110 160C100 152 92 146 94 136Z", 5) + embers("#ffe14d", 84, 14, 4) + twice(shape("#f1dfb4", "M90 70L82 50L96 64Z", 4))),
};
