import "@fontsource/bangers/latin-400.css";
import type { Theme } from "../contract";

/** Split mat: ivory and gold on the left, charcoal and ember on the right; thick comic outlines. */
export const theme: Theme = {
  tokens: {
    "--font-display": '"Bangers", var(--font-text)',
    "--display-spacing": "0.05em",
    // Its pairs lie on each other: IV and IJ would be read as one letter.
    "--display-kerning": "none",
    "--room": "#1d1413",
    "--room-deep": "#0f0908",
    "--light": "rgb(255 214 120 / 0.3)",
    "--table": "#3a2420",
    "--table-edge": "#1c100e",
    "--surface": "rgb(30 19 17 / 0.86)",
    "--surface-solid": "#271816",
    "--surface-high": "#402924",
    "--accent": "#ffc93c",
    "--accent-ink": "#2a1800",
    "--danger": "#ff7b62",
    "--ink-soft": "#d8c3ba",
    "--card-frame": "#fffaf0",
    "--card-outline": "#180d0b",
    "--card-stroke": "#180d0b",
    "--card-stroke-width": "26px",
    "--thin-hand": "62px",
    "--still-pair": "1fr 1fr",
    "--still-paper": "0.9",
    "--still-two": "460px",
    "--still-phone": "500px",
  },
};
