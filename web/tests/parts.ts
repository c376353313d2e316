import { Deck } from "$kit";
import { COMMON_READING } from "$lib/play/moves";
import type { Speaker } from "$lib/play/speech";
import { Texts } from "$lib/texts.svelte";

const ENGLISH = `
card-attack = Attack
    .text = The next player takes 2 turns.
card-cat-horse = Horse Cat
    .the = the Horse Cat
    .text = Two of a kind steal a card.
move-draw = Draw a card
move-play = Play { $card }
move-pair = Steal from { $target } with { $cards }
move-insert = Hide it at { $place }
event-drew = { $card ->
    [hidden] { $seat } draws a card.
   *[other] { $seat } draws { $card }.
  }
event-drew-you = You draw { $card }.
event-gave = { $seat } gives { $target } a card.
event-gave-target-you = You get a card from { $seat }.
event-voted = { $seat } votes for { $target }.
event-voted-you = You vote for { $target }.
event-rode = { $seat } rides over { $path }.
    .stage = { $seat } rides.
event-met = { $seat } meets { $player }.
event-lost = { $seat } loses { $card-the }.
event-left = { $card-The } is left.
event-dealt-out = The cards are dealt.
event-round = Round { $round } begins.
    .chapter = Round { $round }
event-turn = { $seat } is on.
    .heading = { $seat }'s turn
event-turn-you = You are on.
    .heading = Your turn.
value-top = On top
`;

const DUTCH = ENGLISH.replace("Draw a card", "Trek een kaart").replace("Attack", "Aanval");

export const texts = new Texts({ en: ENGLISH, nl: DUTCH });

export const deck = new Deck(texts, {
  attack: { icon: "<path/>", ground: ["#fff", "#000"], index: "2" },
  cat_horse: { icon: "<path/>", ground: ["#fff", "#000"] },
});

export const speaker: Speaker = {
  deck,
  reading: COMMON_READING,
  name: (seat) => ["Ada", "Bram", "Cleo"][seat] ?? "?",
};
