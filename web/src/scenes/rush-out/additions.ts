/** What each scenario adds to those before it, with the card that pictures it. */
const SCENARIOS: readonly (readonly [scenario: string, added: string | null, picture: string])[] = [
  ["training_1", null, ""],
  ["training_2", "dragon", "dragon_tile"],
  ["scenario_1", "dissipation", "dust_devil"],
  ["scenario_2", "coins", "strongbox"],
  ["scenario_3", "curses", "sealed_lips"],
  ["scenario_4", "doom", "soul_hook"],
  ["scenario_5", "confrontation", "duel_of_flames"],
  ["scenario_6", "experience", "wishing_star"],
];

export const pictureOf = (added: string): string => SCENARIOS.find(([, one]) => one === added)?.[2] ?? "";

/** What is played with beside dice, cards and piles: none of it explains itself in a race. */
export function additions({ scenario }: Readonly<Record<string, unknown>>): string[] {
  const upTo = SCENARIOS.findIndex(([name]) => name === scenario);
  return SCENARIOS.slice(0, upTo + 1).flatMap(([, added]) => added ?? []);
}
