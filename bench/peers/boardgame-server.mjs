// A subset of a draw-or-explode card game on boardgame.io's own server: node boardgame-server.mjs PORT
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const KINDS = ["attack", "favor", "shuffle", "future", "cat", "cat", "cat", "nope"];

const game = {
  name: "kittens",
  setup: ({ ctx, random }) => {
    const hands = Object.fromEntries(ctx.playOrder.map((seat) => [seat, ["defuse", ...Array(6).fill("cat")]]));
    const deck = random.Shuffle([...Array.from({ length: 48 }, (_, i) => KINDS[i % KINDS.length]), "kitten", "kitten"]);
    return { deck, hands, discard: [] };
  },
  turn: { minMoves: 1 },
  moves: {
    draw: ({ G, playerID, events }) => {
      const card = G.deck.pop();
      if (card !== "kitten") G.hands[playerID].push(card);
      else if (!defuse(G, playerID)) events.endGame({ loser: playerID });
      events.endTurn();
    },
    play: ({ G, playerID, random }, at) => {
      const [card] = G.hands[playerID].splice(at, 1);
      if (card === undefined) return INVALID_MOVE;
      G.discard.push(card);
      if (card === "shuffle") G.deck = random.Shuffle(G.deck);
    },
  },
  playerView: ({ G, playerID }) => ({
    deck: G.deck.length,
    discard: G.discard,
    hands: Object.fromEntries(Object.entries(G.hands).map(([seat, hand]) => [seat, seat === playerID ? hand : hand.length])),
  }),
};

function defuse(G, seat) {
  const at = G.hands[seat].indexOf("defuse");
  if (at < 0) return false;
  G.hands[seat].splice(at, 1);
  G.deck.splice(Math.floor(G.deck.length / 2), 0, "kitten");
  return true;
}

const server = Server({ games: [game], origins: ["*"] });
server.run({ port: Number(process.argv[2]) }, () => console.log("ready"));
