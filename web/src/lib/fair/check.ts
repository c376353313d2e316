import { same, type Value } from "../play/moves";
import type { Draw, Proof } from "../wire";
import type { Kept, Told } from "./kept";
import { bytes, digest, hex, keyed } from "./sha256";

/** What this check reads of the record that everybody can download. */
export interface GameRecord {
  game: string;
  version: string;
  options: Record<string, unknown>;
  names: string[];
  commitment: string;
  promises: string[];
  shares: string[];
  secret: string;
  voided: Draw[];
  luck: number[];
  entries: { luck?: number[] }[];
}

type Args = Record<string, string | number>;

/** One thing that was looked at: it fits, it does not, or (null) this browser cannot tell. `say` is a text id. */
export interface Finding {
  say: string;
  fits: boolean | null;
  args?: Args;
}

export interface Verdict {
  fair: boolean | null;
  findings: Finding[];
}

const found = (say: string, fits: boolean, args: Args = {}): Finding => ({ say: fits ? say : `${say}-not`, fits, args });
const sha = async (text: string): Promise<string> => hex(await digest(bytes(text)));
const alike = (one: unknown, other: unknown): boolean => same(one as Value, other as Value);
const drawsOf = ({ voided, commitment, promises }: GameRecord): Draw[] => [...voided, { commitment, promises }];

/** Opened values by seat. */
function values(record: GameRecord): Map<number, string> {
  const seats = record.promises.flatMap((promise, seat) => (promise ? [seat] : []));
  return new Map(seats.map((seat, at) => [seat, record.shares[at] ?? ""]));
}

async function commitment(last: Told | undefined, record: GameRecord, proof: Proof): Promise<Finding> {
  const revealed = await sha(record.secret);
  const claimed = [record.commitment, proof.commitment, await sha(proof.seed)].every((one) => one === revealed);
  if (!last && claimed) return { say: "proof-unseen", fits: null };
  return found("proof-secret", claimed && revealed === last?.commitment);
}

function terms(last: Told, { game, version, options, names }: GameRecord): Finding {
  const then = [last.game, last.version, last.options, last.names];
  return found("proof-terms", alike(then, [game, version, options, names]));
}

/** The draws that this browser was told are the last ones of the record, and what came to nothing bound the next. */
function promises(kept: Kept, record: GameRecord, proof: Proof): Finding {
  const all = drawsOf(record);
  const told = kept.draws.map(({ commitment, promises }) => ({ commitment, promises }));
  const numbers = kept.draws.map((draw) => draw.number);
  const fits =
    alike(all.slice(-told.length), told) &&
    alike(numbers, numbers.map((_, at) => all.length - told.length + 1 + at)) &&
    alike(proof.promises, record.promises);
  return found("proof-promises", fits);
}

async function opened(record: GameRecord, proof: Proof): Promise<Finding> {
  const all = [...values(record)];
  const fitting = await Promise.all(all.map(async ([seat, value]) => (await sha(value)) === record.promises[seat]));
  const complete = all.length === record.shares.length && alike(proof.values, record.shares);
  return found("proof-values", complete && fitting.every(Boolean), { count: all.length });
}

/** The value of this browser is what makes the draw nobody's choice. */
function own(kept: Kept, record: GameRecord, mine: readonly number[]): Finding[] {
  const inRecord = values(record);
  const ours = kept.opened[kept.draws.at(-1)?.number ?? 0] ?? {};
  return mine.map((seat) => {
    const args = { player: record.names[seat] ?? "" };
    if (inRecord.has(seat)) return found("proof-own", ours[seat] === inRecord.get(seat), args);
    const dropped = Object.values(kept.opened).some((by) => by[seat] !== undefined);
    return { say: dropped ? "proof-dropped" : "proof-absent", fits: null, args };
  });
}

/** Every outcome of chance, computed again from the secret and the values. */
async function luck(record: GameRecord, proof: Proof): Promise<Finding> {
  const outcomes = [...record.luck, ...record.entries.flatMap((entry) => entry.luck ?? [])];
  const stream = await keyed(await digest(bytes([record.secret, ...record.shares].join("\n"))));
  let counter = 0;
  let right = 0;
  for (const [at, { below, label }] of proof.asked.entries()) {
    const counted = label.startsWith("label/") || label === String(++counter);
    const hashed = BigInt(`0x${hex(await stream(label))}`);
    if (counted && below > 0 && hashed % BigInt(below) === BigInt(outcomes[at] ?? -1)) right++;
  }
  const fits = right === outcomes.length && proof.asked.length === outcomes.length;
  return found("proof-luck", fits, { count: outcomes.length });
}

/** Who did not open a value, for each draw that came to nothing. */
function voided(record: GameRecord): Finding[] {
  const all = drawsOf(record);
  return record.voided.map((draw, at) => {
    const silent = record.names.filter((_, seat) => draw.promises[seat] && !all[at + 1]?.promises[seat]);
    if (silent.length === 0) return found("proof-voided", false, { draw: at + 1 });
    return { say: "proof-voided", fits: null, args: { draw: at + 1, names: silent.join(", ") } };
  });
}

/** Whether the server kept the word that this browser heard, with all that was looked at. */
export async function check(
  kept: Kept | null,
  record: GameRecord,
  proof: Proof,
  mine: readonly number[],
  late: readonly number[] = [],
): Promise<Verdict> {
  const last = kept?.draws.at(-1);
  const findings = [await commitment(last, record, proof)];
  if (kept && last) findings.push(terms(last, record), promises(kept, record, proof));
  if (record.promises.length > 0) findings.push(await opened(record, proof));
  else findings.push({ say: "proof-unpromised", fits: null });
  if (kept) findings.push(...own(kept, record, mine.filter((seat) => !late.includes(seat))));
  findings.push(...late.map((seat): Finding => ({ say: "proof-late", fits: null, args: { player: record.names[seat] ?? "" } })));
  findings.push(await luck(record, proof), ...voided(record));
  if (!proof.ok) findings.push(found("proof-replay", false, { text: proof.text }));
  return { fair: verdict(findings), findings };
}

function verdict(findings: readonly Finding[]): boolean | null {
  if (findings.some((one) => one.fits === false)) return false;
  const shares = findings.filter((one) => ["proof-own", "proof-absent", "proof-dropped", "proof-late"].includes(one.say));
  return shares.length > 0 && shares.every((one) => one.fits === true) && findings[0]?.fits === true ? true : null;
}
