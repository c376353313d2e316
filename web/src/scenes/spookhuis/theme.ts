import "@fontsource/rye/latin-400.css";
import type { Theme } from "../contract";

/** A midnight fairground: marquee bulbs, neon pink and cyan. */
export const theme: Theme = {
  tokens: {
    "--font-display": '"Rye", var(--font-text)',
    "--display-spacing": "0.01em",
    "--room": "#10131f",
    "--room-deep": "#070914",
    "--light": "rgb(255 210 90 / 0.24)",
    "--table": "#1f2440",
    "--table-edge": "#0b0e1e",
    "--surface": "rgb(15 18 34 / 0.87)",
    "--surface-solid": "#151930",
    "--surface-high": "#2a3055",
    "--accent": "#ffd84d",
    "--accent-ink": "#2c2100",
    "--danger": "#ff6fae",
    "--good": "#5fe3e0",
    "--ink-soft": "#c0c6e2",
    "--card-frame": "#f7edd2",
    "--card-letters": "11",
    "--card-outline": "#0a0c18",
    "--card-stroke": "rgb(10 12 24 / 0.9)",
    "--card-stroke-width": "12px",
    "--still": "740px",
    "--still-two": "720px",
    "--still-phone": "640px",
  },
};
