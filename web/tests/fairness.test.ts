import { createHash, createHmac } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { promiseOf, valueFor } from "$lib/fair/chain";
import { check, type GameRecord, type Verdict } from "$lib/fair/check";
import { keepDraw, keptAt, leftOut, seenFile, type Kept } from "$lib/fair/kept";
import { bytes, digest, hashOf, hex, hmac, keyed, sha256 } from "$lib/fair/sha256";
import type { DrawFixed, Proof } from "$lib/wire";

const onPlainHttp = () => vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });

afterEach(() => vi.unstubAllGlobals());

describe("SHA-256", () => {
  it.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    ["abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"],
    ["a".repeat(1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
  ])("gives the published hash of a text", (text, expected) => {
    expect(hashOf(text)).toBe(expected);
  });

  it("agrees with Web Crypto at every length around a block", async () => {
    for (let length = 0; length < 200; length++) {
      const message = Uint8Array.from({ length }, (_, at) => (at * 31 + length) % 256);
      const builtIn = new Uint8Array(await crypto.subtle.digest("SHA-256", message));
      expect(hex(sha256(message))).toBe(hex(builtIn));
    }
  });

  it("keyed, gives the published codes", () => {
    const code = (key: Uint8Array, text: string) => hex(hmac(key, bytes(text)));
    expect(code(new Uint8Array(20).fill(0x0b), "Hi There")).toBe("b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
    expect(code(bytes("Jefe"), "what do ya want for nothing?")).toBe("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
  });

  it("is the same with and without Web Crypto", async () => {
    const key = sha256(bytes("a key"));
    const both = async () => [hex(await digest(bytes("žluťoučký 猫"))), hex(await (await keyed(key))("label/roll/7"))];
    const builtIn = await both();
    onPlainHttp();
    expect(await both()).toEqual(builtIn);
  });
});

describe("values in a chain", () => {
  it("are each the promise of the one before", () => {
    const promise = promiseOf("root");
    const first = valueFor("root", promise) ?? "";
    const second = valueFor("root", first) ?? "";
    expect([hashOf(first), hashOf(second)]).toEqual([promise, first]);
    expect(valueFor("another root", promise)).toBeUndefined();
    expect(valueFor("root", "")).toBeUndefined();
  });

  it("are enough for a table of 16 on which everybody is silent in turn", () => {
    let promise: string | undefined = promiseOf("root");
    for (let draw = 0; draw < 17; draw++) promise = valueFor("root", promise ?? "");
    expect(promise).toMatch(/^[0-9a-f]{64}$/);
  });
});

const SECRET = "secret of the server";
const OPTIONS = { quick: false, seconds: 10 };
const NAMES = ["Anna", "Ben", "Bot"];

function drawn(number: number, promises: string[], commitment = hashOf(SECRET)): DrawFixed {
  const told = { number, game: "a-game", version: "1", options: OPTIONS, names: NAMES, commitment, promises };
  return { type: "draw", ...told, voided: [], waiting_for: [0, 1] };
}

const sha = (text: string) => createHash("sha256").update(text).digest("hex");

interface Game {
  kept: Kept | null;
  record: GameRecord;
  proof: Proof;
  mine: number[];
}

/** A game as an honest server has it at the end, and Anna's browser. */
function honest(values: string[], promises: string[], voided: GameRecord["voided"] = []): Game {
  const key = createHash("sha256").update([SECRET, ...values].join("\n")).digest();
  const asked = [5, 4, 3, 2, 6].map((below, at) => ({ below, label: at === 4 ? "label/roll/1" : String(at + 1) }));
  const outcomes = asked.map(({ below, label }) =>
    Number(BigInt(`0x${createHmac("sha256", key).update(label).digest("hex")}`) % BigInt(below)),
  );
  const record: GameRecord = {
    game: "a-game",
    version: "1",
    options: { ...OPTIONS },
    names: [...NAMES],
    commitment: sha(SECRET),
    promises,
    shares: values,
    secret: SECRET,
    voided,
    luck: outcomes.slice(0, 3),
    entries: [{}, { luck: outcomes.slice(3) }],
  };
  const proof = { ok: true, commitment: record.commitment, seed: SECRET, promises, values, asked, text: "" };
  return { kept: keptAt("t"), record, proof, mine: [0] };
}

const link = (root: string, back: number): string => {
  let link: string | undefined = promiseOf(root);
  for (let at = 0; at < back; at++) link = valueFor(root, link ?? "");
  return link ?? "";
};

function atOnce(): Game {
  const promises = [link("anna", 0), link("ben", 0), ""];
  keepDraw("t", drawn(1, promises), { 0: link("anna", 1) });
  return honest([link("anna", 1), link("ben", 1)], promises);
}

/** Ben did not open his value, so that everything was drawn anew. */
function drawnAgain(): Game {
  const [first, second] = [[link("anna", 0), link("ben", 0), ""], [link("anna", 1), "", ""]];
  keepDraw("t", drawn(1, first, sha("first")), { 0: link("anna", 1) });
  keepDraw("t", drawn(2, second), { 0: link("anna", 2) });
  return honest([link("anna", 2)], second, [{ commitment: sha("first"), promises: first }]);
}

const look = ({ kept, record, proof, mine }: Game): Promise<Verdict> => check(kept, record, proof, mine);
const wrong = (verdict: Verdict) => verdict.findings.filter((one) => one.fits === false).map((one) => one.say);
const told = (verdict: Verdict) => verdict.findings.map((one) => one.say);

describe("what this browser kept", () => {
  it("stays as it was told first, and is not opened to another list", () => {
    expect(keepDraw("t", drawn(1, ["p", "q", ""]), { 0: "v" })).toBe(true);
    expect(keepDraw("t", { ...drawn(1, ["p", "q", ""]), waiting_for: [] }, {})).toBe(true);
    expect(keepDraw("t", drawn(1, ["p", "another", ""]), { 0: "v" })).toBe(false);
    expect(keepDraw("t", drawn(1, ["p", "q", ""], sha("another secret")), { 0: "v" })).toBe(false);
    expect(keptAt("t")).toMatchObject({ draws: [{ promises: ["p", "q", ""] }], opened: { 1: { 0: "v" } } });
  });

  it("is bounded: the oldest tables are forgotten", () => {
    let now = 0;
    vi.spyOn(Date, "now").mockImplementation(() => ++now);
    for (let table = 0; table < 60; table++) keepDraw(`t${table}`, drawn(1, ["p"]), {});
    vi.restoreAllMocks();
    expect([keptAt("t19"), keptAt("t20")?.draws.length, keptAt("t59")?.draws.length]).toEqual([null, 1, 1]);
  });

  it("tells whom a draw had to do without", () => {
    const first = { commitment: "c", promises: ["p", "q", ""] };
    expect(leftOut({ voided: [first], promises: ["p", "", ""] })).toEqual([1]);
    expect(leftOut({ voided: [], promises: ["p", "q", ""] })).toEqual([]);
  });

  it("is saved as a file that the command line reads", () => {
    const { kept } = drawnAgain();
    const file = JSON.parse(seenFile("t", kept as Kept, { 0: [{ type: "drew" }] }));
    expect(Object.keys(file)).toEqual(["table", "game", "version", "options", "names", "first", "draws", "values", "events"]);
    expect(file).toMatchObject({ first: 1, values: { 0: link("anna", 2) }, events: { 0: [{ type: "drew" }] } });
    expect(file.draws).toHaveLength(2);
  });
});

describe("the check of a finished game", () => {
  it.each([true, false])("proves an honest game (Web Crypto: %s)", async (builtIn) => {
    if (!builtIn) onPlainHttp();
    for (const game of [atOnce, drawnAgain]) {
      localStorage.clear();
      const verdict = await look(game());
      expect([verdict.fair, wrong(verdict)]).toEqual([true, []]);
    }
  });

  it("does not believe a forged answer of the server", async () => {
    const game = atOnce();
    game.proof.commitment = "0".repeat(64);
    const verdict = await look(game);
    expect([verdict.fair, wrong(verdict)]).toEqual([false, ["proof-secret-not"]]);
  });

  const forgeries: [string, string, (game: Game) => void][] = [
    ["another secret with its own commitment", "proof-secret-not", ({ record, proof }) => {
      record.secret = proof.seed = "another";
      record.commitment = proof.commitment = sha("another");
    }],
    ["another seed in the answer", "proof-secret-not", ({ proof }) => void (proof.seed = "another")],
    ["other options", "proof-terms-not", ({ record }) => void (record.options.quick = true)],
    ["other players", "proof-terms-not", ({ record }) => void record.names.reverse()],
    ["another promise of somebody else", "proof-promises-not", ({ record, proof }) => {
      record.promises = proof.promises = [record.promises[0] ?? "", sha("chosen last"), ""];
      record.shares = proof.values = [record.shares[0] ?? "", "chosen last"];
    }],
    ["a draw that nobody saw", "proof-promises-not", ({ record }) => void record.voided.push({ commitment: "", promises: record.promises })],
    ["a value chosen last", "proof-values-not", ({ record, proof }) => void (record.shares = proof.values = [record.shares[0] ?? "", "chosen last"])],
    ["a value too many", "proof-values-not", ({ record, proof }) => void (record.shares = proof.values = [...record.shares, "more"])],
    ["another value of our own", "proof-own-not", ({ record, proof }) => void (record.shares = proof.values = ["not ours", record.shares[1] ?? ""])],
    ["another outcome", "proof-luck-not", ({ record }) => void (record.luck[0] = ((record.luck[0] ?? 0) + 1) % 5)],
    ["a counter used twice", "proof-luck-not", ({ proof }) => void (proof.asked[1] = { below: 4, label: "1" })],
    ["an outcome too many", "proof-luck-not", ({ record }) => void record.luck.push(0)],
    ["a question to nobody", "proof-luck-not", ({ proof }) => void proof.asked.push({ below: 0, label: "5" })],
    ["a record that the server itself refuses", "proof-replay-not", ({ proof }) => void (proof.ok = false)],
  ];

  it.each(forgeries)("sees %s", async (_, finding, forge) => {
    const game = atOnce();
    forge(game);
    const verdict = await look(game);
    expect(verdict.fair).toBe(false);
    expect(wrong(verdict)).toContain(finding);
  });

  it("says who made a draw come to nothing", async () => {
    const verdict = await look(drawnAgain());
    expect(verdict.findings.at(-1)).toEqual({ say: "proof-voided", fits: null, args: { draw: 1, names: "Ben" } });
  });

  it("does not take a draw for void in which everybody opened a number", async () => {
    const [first, second] = [[link("anna", 0), "", ""], [link("anna", 1), "", ""]];
    keepDraw("t", drawn(1, first, sha("first")), { 0: link("anna", 1) });
    keepDraw("t", drawn(2, second), { 0: link("anna", 2) });
    const verdict = await look(honest([link("anna", 2)], second, [{ commitment: sha("first"), promises: first }]));
    expect([verdict.fair, wrong(verdict)]).toEqual([false, ["proof-voided-not"]]);
  });

  it("cannot prove a game whose beginning it did not see", async () => {
    const verdict = await look({ ...atOnce(), kept: null });
    expect([verdict.fair, wrong(verdict)]).toEqual([null, []]);
    expect(told(verdict)).toContain("proof-unseen");
  });

  it("cannot prove to a spectator that nobody chose", async () => {
    expect((await look({ ...atOnce(), mine: [] })).fair).toBeNull();
  });

  it("tells who was away from who was left out", async () => {
    const game = drawnAgain();
    const ben = await look({ ...game, mine: [1], kept: { ...(game.kept as Kept), opened: { 1: { 1: link("ben", 1) } } } });
    expect(ben.fair).toBeNull();
    expect(told(ben)).toContain("proof-dropped");
    expect(told(await look({ ...game, mine: [2] }))).toContain("proof-absent");
  });

  it("blames nobody for the value of a seat that was taken when the game ran already", async () => {
    const { kept, record, proof } = atOnce();
    const unopened = { ...(kept as Kept), opened: {} };
    expect((await check(unopened, record, proof, [0])).fair).toBe(false);
    const verdict = await check(unopened, record, proof, [0], [0]);
    expect(verdict.fair).toBeNull();
    expect(told(verdict)).toContain("proof-late");
  });

  it("says what a game of before there were promises does not prove", async () => {
    const game = atOnce();
    const verdict = await look({ ...game, kept: null, record: { ...game.record, promises: [] } });
    expect(verdict.fair).toBeNull();
    expect(told(verdict)).toEqual(["proof-unseen", "proof-unpromised", "proof-luck"]);
  });
});
