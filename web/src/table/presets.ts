import advancedTeams from "icon:eclipse-flare";
import begins from "icon:trail";
import bomb from "icon:unlit-bomb";
import builders from "icon:hammer-nails";
import cat from "icon:cat";
import coins from "icon:two-coins";
import confrontation from "icon:crossed-swords";
import confusion from "icon:rolling-dices";
import curses from "icon:cursed-star";
import doom from "icon:death-skull";
import dragon from "icon:dragon-head";
import expert from "icon:wolf-head";
import ghost from "icon:ghost";
import house from "icon:haunting";
import lamp from "icon:desk-lamp";
import mute from "icon:silence";
import quick from "icon:sprint";
import rails from "icon:mine-wagon";
import sharp from "icon:brain";
import stars from "icon:moon";
import teams from "icon:three-friends";
import ultimate from "icon:trophy-cup";
import wand from "icon:fairy-wand";
import wizard from "icon:wizard-face";

/** A picture for each way to play. */
const PICTURES: Record<string, string> = {
  "good-vs-evil/advised": bomb,
  "good-vs-evil/first": cat,
  "good-vs-evil/quick": quick,
  "good-vs-evil/sharp": sharp,
  "creatures-and-outcasts/first": stars,
  "creatures-and-outcasts/advanced": wand,
  "creatures-and-outcasts/teams": teams,
  "creatures-and-outcasts/advanced-teams": advancedTeams,
  "hydes-attack/beginner": lamp,
  "hydes-attack/expert": expert,
  "hydes-attack/silent": mute,
  "spookhuis/first": rails,
  "spookhuis/other-house": house,
  "spookhuis/horrors": ghost,
  "spookhuis/builders": builders,
  "rush-out/training-1": confusion,
  "rush-out/as-wizard": wizard,
  "rush-out/training-2": dragon,
  "rush-out/scenario-1": begins,
  "rush-out/scenario-2": coins,
  "rush-out/scenario-3": curses,
  "rush-out/scenario-4": doom,
  "rush-out/scenario-5": confrontation,
  "rush-out/scenario-6": ultimate,
};

export function pictureOf(game: string, preset: string): string {
  return PICTURES[`${game}/${preset}`] ?? confusion;
}
