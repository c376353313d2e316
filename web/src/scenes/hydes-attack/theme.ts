import "@fontsource/special-elite/latin-400.css";
import type { Theme } from "../contract";

/** A moonlit case file: cold blue paper, blood orange for danger. */
export const theme: Theme = {
  tokens: {
    "--font-display": '"Special Elite", var(--font-text)',
    "--display-spacing": "0",
    "--room": "#0d141d",
    "--room-deep": "#060a10",
    "--light": "rgb(150 190 235 / 0.26)",
    "--table": "#1d2c3d",
    "--table-edge": "#0c141e",
    "--surface": "rgb(13 21 31 / 0.86)",
    "--surface-solid": "#131e2b",
    "--surface-high": "#22344a",
    "--accent": "#8ec5ff",
    "--accent-ink": "#06203b",
    "--danger": "#ff8552",
    "--ink-soft": "#b9c8d8",
    "--card-frame": "#efe9da",
    "--card-outline": "#0a1119",
    "--card-stroke": "rgb(10 17 25 / 0.9)",
    "--card-stroke-width": "10px",
    "--card-index": "26cqw",
    "--card-index-small": "34cqw",
    "--card-corner": "22cqw",
    "--thin-hand": "60px",
    "--still": "600px",
    "--still-two": "560px",
  },
};
