import type { Meeting, Note } from "$lib/learn/firsts.svelte";
import { kebab } from "$lib/texts.svelte";
import type { Met } from "../../scenes/contract";
import type { Sitting } from "../sitting.svelte";

/** What could be explained to this person now, and whether they may be disturbed. */
export function meeting(sitting: Sitting, busy: boolean): Meeting {
  const { model, scene, decision, layout } = sitting;
  const calm = sitting.asked && sitting.seated && model.live && layout !== "tv" && !model.card.lesson && !busy;
  if (!calm || !decision || sitting.racing || sitting.pressed) {
    return { question: null, notes: [], elsewhere: !sitting.asked && sitting.awaited.length > 0, hurried: sitting.pressed };
  }
  const seat = model.eyes ?? 0;
  const asked: Met = { note: `ask-${kebab(decision.kind)}`, picture: scene.firsts?.pictures[kebab(decision.kind)] };
  const met = scene.firsts?.met(model.view as never, seat) ?? [];
  const held = sitting.hand.map<Met>(({ kind }) => ({ note: `card-${kind}`, picture: kind, thing: { kind: "card", id: kind } }));
  return {
    question: `${model.card.table}/${decision.number}`,
    notes: [asked, ...met, ...held].flatMap((one) => noteOf(sitting, one)),
  };
}

/** A card is explained by its name and a sentence for it, by one for its kin, or by the line that stands on it. */
function noteOf(sitting: Sitting, { note, picture, thing }: Met): Note[] {
  const { model, texts, scene, speaker } = sitting;
  const card = note.startsWith("card-") ? note.slice("card-".length) : "";
  const kin = card && (model.setting.game.kin?.[card] ?? card);
  const name = kin ? `card-${kebab(kin)}` : note;
  const text = texts.find(`first-${name}`) ?? (card ? texts.find(`card-${kebab(card)}.text`) : null);
  const title = card && kin === card ? speaker.deck.name(card) : undefined;
  return text ? [{ id: `${model.slug}/${name}`, title, text, picture: picture && picture in scene.faces ? picture : undefined, thing }] : [];
}
