// Races of five people on real sockets: node rush-out-load.mjs ADDRESS TABLES SECONDS REACTION_MS
import WebSocket from "ws";
import { address, drawValue, pause as reaction, seconds, Stopwatch, tables } from "./measure.mjs";

const PEOPLE = 5;
const RACE = { scenario: "training_2", race_seconds: 900, start_seconds: 120 };
/** Events that show the own move to everybody. */
const SHOWS = { roll: "dice_thrown", fill: "dice_placed" };

const watch = new Stopwatch();
let errors = 0;

async function makeTable() {
  const seats = Array.from({ length: PEOPLE }, (_, seat) => ({ kind: "person", mine: true, name: `P${seat}` }));
  const body = JSON.stringify({ game: "rush-out", seats, options: RACE });
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`${address}/api/tables`, { method: "POST", body, headers });
  return answer.json();
}

/** Moves of one table that somebody has not seen yet. */
class Table {
  constructor() {
    this.sent = new Map();
  }

  moved(seat, kind) {
    this.sent.set(`${kind} ${seat}`, { at: performance.now(), seen: 0 });
  }

  /** The last of all screens to show a move says how long it took. */
  shown(seat, kind) {
    const move = this.sent.get(`${kind} ${seat}`);
    if (!move || ++move.seen < PEOPLE) return;
    this.refused(seat, kind);
    watch.count(move.at);
  }

  refused(seat, kind) {
    this.sent.delete(`${kind} ${seat}`);
  }
}

class Person {
  constructor(name, key, host, table) {
    this.key = key;
    this.host = host;
    this.table = table;
    this.answered = 0;
    this.arrived = new Promise((resolve) => (this.seated = resolve));
    this.socket = new WebSocket(`${address.replace("http", "ws")}/api/tables/${name}/socket`, { perMessageDeflate: false });
    this.socket.on("open", () => this.hello());
    this.socket.on("message", (text) => this.hear(JSON.parse(text)));
    this.socket.on("error", () => errors++);
  }

  hello(table = "") {
    this.share = drawValue();
    this.send({ type: "hello", keys: [{ secret: this.key.secret, promise: this.share.promise }], host: this.host, table });
  }

  send(message) {
    this.socket.send(JSON.stringify(message));
  }

  hear(message) {
    if (message.type === "state") this.look(message);
    else if (message.type === "welcome") this.seated();
    else if (message.type === "draw" && message.waiting_for.includes(this.key.seat)) this.send({ type: "open", seat: this.key.seat, value: this.share.value });
    else if (message.type === "refused") this.tryAgain();
    else if (message.type === "table" && message.table.next && message.table.next !== this.next) this.goOn(message.table.next);
  }

  look(state) {
    const point = state.viewpoints[0];
    for (const event of point.events) {
      if (event.type === SHOWS.roll || event.type === SHOWS.fill) this.table.shown(event.seat, event.type);
    }
    if (watch.over) return;
    if (state.result) return void this.send({ type: "rematch", seat: this.key.seat });
    this.decision = point.decisions[0];
    if (this.decision && this.decision.number > this.answered && !this.planned) this.plan();
  }

  /** As fast as the dice allow: as soon as something can be done, after the time that people need to see it. */
  plan() {
    this.planned = true;
    if (reaction) setTimeout(() => this.act(), reaction * (0.7 + 0.6 * Math.random()));
    else this.act();
  }

  act() {
    this.planned = false;
    const decision = this.decision;
    if (!decision || decision.number <= this.answered || watch.over) return;
    const move = choose(decision.moves);
    if (!move) return;
    this.answered = decision.number;
    this.kind = SHOWS[move.type];
    if (this.kind) this.table.moved(this.key.seat, this.kind);
    this.send({ type: "move", seat: this.key.seat, decision: decision.number, move });
  }

  /** Somebody was faster: look again. */
  tryAgain() {
    this.table.refused(this.key.seat, this.kind);
    this.answered = 0;
    if (!this.planned) this.plan();
  }

  goOn(next) {
    this.next = next;
    this.answered = 0;
    this.decision = undefined;
    this.hello(next);
  }
}

/** Place what fits, else roll; dice that got stuck are sometimes taken back. */
function choose(moves) {
  const kinds = (kind) => moves.filter((move) => move.type === kind);
  const other = moves.find((move) => !["roll", "place", "fill"].includes(move.type));
  const fills = kinds("fill");
  const rolls = kinds("roll");
  if (other) return other;
  if (fills.length > 0) return fills[Math.floor(Math.random() * fills.length)];
  const plain = rolls.find((move) => move.back === 0);
  return plain && Math.random() < 0.9 ? plain : rolls.at(-1);
}

const people = [];
for (let number = 0; number < tables; number++) {
  const ticket = await makeTable();
  const table = new Table();
  for (const key of ticket.keys) people.push(new Person(ticket.table, key, ticket.host, table));
}
await Promise.all(people.map((person) => person.arrived));
for (const person of people) if (person.key.seat === 0) person.send({ type: "start" });
watch.start(seconds, () => errors);
