import "./face.css";
import type { Theme } from "../contract";

/** Dungeon stone under torchlight; the wizard's side burns green and violet. */
export const theme: Theme = {
  tokens: {
    "--font-display": '"MedievalSharp", "Bricolage Grotesque Variable", var(--font-text)',
    "--display-spacing": "0",
    "--room": "#171513",
    "--room-deep": "#0c0a09",
    "--light": "rgb(255 170 80 / 0.3)",
    "--table": "#35312d",
    "--table-edge": "#191613",
    "--surface": "rgb(25 22 20 / 0.87)",
    "--surface-solid": "#211d1a",
    "--surface-high": "#3b3530",
    "--accent": "#ffab4a",
    "--accent-ink": "#2b1500",
    "--good": "#8fe388",
    "--ink-soft": "#cfc5ba",
    "--card-frame": "#efe4cf",
    "--card-outline": "#120e0b",
    "--card-stroke": "rgb(18 14 11 / 0.9)",
    "--card-stroke-width": "10px",
    "--still": "560px",
    "--still-two": "530px",
  },
};
