// Tables of two random players on real sockets: node speeltafel-load.mjs ADDRESSES TABLES SECONDS PAUSE_MS [AWAY]
//
// ADDRESSES are those of all nodes, with commas between them: tables are made at each in turn. AWAY is the share of tables
// whose players come to the next node instead of the one that made it.
//
// It shares the machine with the server, so it reads of each message only what a random player needs. With MASTERS in the
// environment, so many bots think at tables of their own, where a person answers at once whose moves are not counted.
import { Line } from "./line.mjs";
import { address, drawValue, pause, pick, seconds, Stopwatch, tables } from "./measure.mjs";

const STATE = '{"type":"state"';
const ASKED = '"decisions":';
const NEXT = ',"events":';
const NO_RESULT = '"result":null';

const nodes = address.split(",");
const away = Number(process.argv[6] ?? 0);

const watch = new Stopwatch();
let errors = 0;

const masters = Number(process.env.MASTERS ?? 0);
const BOTS_AT_A_TABLE = 4;

const person = (name) => ({ kind: "person", mine: true, name });
const PEOPLE = [person("Anna"), person("Ben")];
const BOTS = [person("Anna"), ...Array(BOTS_AT_A_TABLE).fill({ kind: "bot", level: "master" })];

async function makeTable(node, seats) {
  const body = JSON.stringify({ game: "good-vs-evil", seats });
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`${node}/api/tables`, { method: "POST", body, headers });
  return answer.json();
}

class Player {
  constructor(node, table, key, host, counts) {
    this.key = key;
    this.host = host;
    this.counts = counts;
    this.sentAt = undefined;
    this.arrived = new Promise((resolve) => (this.seated = resolve));
    this.table = table;
    this.answered = 0;
    const open = () => this.hello();
    const hear = (text) => this.hear(text);
    this.line = new Line(`${node}/api/tables/${table}/socket`, { open, hear, fail: () => errors++ });
  }

  hello(table = "") {
    this.share = drawValue();
    this.send({ type: "hello", keys: [{ secret: this.key.secret, promise: this.share.promise }], host: this.host, table });
  }

  send(message) {
    this.line.say(JSON.stringify(message));
  }

  hear(text) {
    if (text.startsWith(STATE)) return this.act(text);
    const message = JSON.parse(text);
    if (message.type === "welcome") this.seated();
    else if (message.type === "draw" && message.waiting_for.includes(this.key.seat)) this.send({ type: "open", seat: this.key.seat, value: this.share.value });
    else if (message.type === "refused") this.sentAt = undefined;
    else if (message.type === "table" && message.table.next && message.table.next !== this.table) this.move(message.table.next);
  }

  /** A state that follows a move of ours is its acknowledgement: it is sent when the move is on the disk. */
  act(state) {
    if (this.sentAt !== undefined && this.counts) watch.count(this.sentAt);
    this.sentAt = undefined;
    if (watch.over) return;
    if (!state.includes(NO_RESULT)) return void this.send({ type: "rematch", seat: this.key.seat });
    for (const decision of decisions(state)) {
      if (decision.number <= this.answered) continue;
      this.answered = decision.number;
      if (pause && this.counts) setTimeout(() => this.answer(decision), pause * (0.5 + Math.random()));
      else this.answer(decision);
    }
  }

  answer(decision) {
    this.sentAt = performance.now();
    this.send({ type: "move", seat: this.key.seat, decision: decision.number, move: pick(decision.moves) });
  }

  /** The rematch goes on on the same socket. */
  move(table) {
    this.table = table;
    this.answered = 0;
    this.hello(table);
  }
}

/** What this player is asked, from the text of a state. */
function decisions(state) {
  const from = state.indexOf(ASKED) + ASKED.length;
  return JSON.parse(state.slice(from, state.indexOf(NEXT, from)));
}

async function seat(seats, counts, number) {
  const round = Math.floor(number / nodes.length);
  const isAway = Math.floor((round + 1) * away) > Math.floor(round * away);
  const ticket = await makeTable(nodes[number % nodes.length], seats);
  const node = nodes[(number + (isAway ? 1 : 0)) % nodes.length];
  for (const key of ticket.keys) players.push(new Player(node, ticket.table, key, ticket.host, counts));
}

const players = [];
for (let number = 0; number < tables; number++) await seat(PEOPLE, true, number);
for (let bots = 0; bots < masters; bots += BOTS_AT_A_TABLE) await seat(BOTS, false, bots / BOTS_AT_A_TABLE);
await Promise.all(players.map((player) => player.arrived));
for (const player of players) if (player.key.seat === 0) player.send({ type: "start" });
watch.start(seconds, () => errors);
