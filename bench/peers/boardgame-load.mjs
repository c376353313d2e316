// The same load on boardgame.io, in its own protocol: node boardgame-load.mjs ADDRESS TABLES SECONDS PAUSE_MS
import { createRequire } from "node:module";
import { address, pause, seconds, Stopwatch, tables } from "./measure.mjs";

const require = createRequire(import.meta.url);
const { io } = require("socket.io-client");

const watch = new Stopwatch();
let errors = 0;
let made = 0;

class Player {
  constructor(seat, match) {
    this.seat = seat;
    this.socket = io(`${address}/kittens`, { transports: ["websocket"], forceNew: true });
    this.socket.on("connect", () => this.sit(match));
    this.socket.on("sync", (match, { state }) => this.hear(match, state));
    this.socket.on("update", (match, state) => this.hear(match, state));
    this.socket.on("error", () => errors++);
  }

  sit(match) {
    this.match = match;
    this.state = -1;
    this.socket.emit("sync", match, this.seat, undefined, 2);
  }

  hear(match, state) {
    if (match !== this.match || !state) return;
    if (this.sentAt !== undefined && state._stateID > this.state) {
      watch.count(this.sentAt);
      this.sentAt = undefined;
    }
    this.state = state._stateID;
    if (watch.over) return;
    if (state.ctx.gameover) return this.again(match);
    if (state.ctx.currentPlayer !== this.seat || this.sentAt !== undefined) return;
    if (pause) setTimeout(() => this.act(state), pause * (0.5 + Math.random()));
    else this.act(state);
  }

  act(state) {
    const hand = state.G.hands[this.seat];
    const draws = !hand.length || Math.random() < 0.3;
    const move = draws ? ["draw", []] : ["play", [Math.floor(Math.random() * hand.length)]];
    const payload = { type: move[0], args: move[1], playerID: this.seat };
    this.sentAt = performance.now();
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, this.match, this.seat);
  }

  again(match) {
    const [name, round] = match.split("-");
    this.sentAt = undefined;
    this.sit(`${name}-${Number(round) + 1}`);
  }
}

for (; made < tables; made++) for (const seat of ["0", "1"]) new Player(seat, `match${made}-0`);
watch.start(seconds, () => errors);
