import "@fontsource-variable/cinzel/wght.css";
import type { Theme } from "../contract";

/** Black library wood, a violet half and a black half, silver edges. */
export const theme: Theme = {
  tokens: {
    "--font-display": '"Cinzel Variable", var(--font-text)',
    "--display-spacing": "0.02em",
    "--room": "#120d18",
    "--room-deep": "#08060c",
    "--light": "rgb(176 140 255 / 0.24)",
    "--table": "#241a33",
    "--table-edge": "#0f0a17",
    "--surface": "rgb(20 14 28 / 0.86)",
    "--surface-solid": "#1b1327",
    "--surface-high": "#2f2342",
    "--accent": "#c3a6ff",
    "--accent-ink": "#1b0f33",
    "--ink-soft": "#c8bdd8",
    "--card-frame": "#e9e4ee",
    "--card-outline": "#0d0812",
    "--card-stroke": "rgb(13 8 18 / 0.9)",
    "--card-stroke-width": "10px",
    "--card-index": "30cqw",
    "--card-index-small": "36cqw",
    "--card-index-weight": "800",
    "--card-corner": "24cqw",
    "--thin-hand": "66px",
    "--card-symbol": "max(12px, 15cqw)",
    "--card-small-words": "none",
    "--card-small-foot": "6%",
  },
};
