import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { Card, Chat, ClockRing, Die, Hand, Log, Pile, Player, Prompt, ScorePad, Token } from "$kit";
import { Choice } from "$lib/play/choice.svelte";
import { COMMON_READING, type Move } from "$lib/play/moves";
import { speaker } from "./parts";
import Table from "./Table.svelte";

// A part with its deck; the generic component cannot infer the props of every part.
const put = (part: unknown, props: Record<string, unknown>) => render(Table, { part, with: props } as never);

/** A hand as a laptop lays it out, and one card of it. */
class Laptop {
  constructor(readonly told: (entries: unknown[]) => void) {}
  observe = (element: Element) => this.told([{ borderBoxSize: [{ inlineSize: element.className.includes("ruler") ? 157 : 1140, blockSize: 250 }] }]);
  disconnect = () => undefined;
}

describe("Card", () => {
  it("has its name and its line", () => {
    put(Card, { kind: "attack" });
    expect(screen.getByRole("img").getAttribute("aria-label")).toBe("Attack. The next player takes 2 turns.");
  });

  it("tells nothing when it lies face down", () => {
    const { container } = put(Card, { kind: null });
    expect(container.textContent?.trim()).toBe("");
    expect(screen.getByRole("img").getAttribute("aria-label")).toBe("Card, face down");
  });
});

describe("Hand", () => {
  const cards = [
    { key: "a", kind: "attack" },
    { key: "c", kind: "cat_horse" },
  ];
  const calls = () => ({ onchoose: vi.fn(), onrefuse: vi.fn(), onplay: vi.fn(), ontake: vi.fn(), ondrop: vi.fn() });

  it("chooses a playable card and refuses a resting one", async () => {
    const told = calls();
    put(Hand, { cards, playable: new Set(["attack"]), chosen: [], ...told });
    const [attack, cat] = screen.getAllByRole("button");
    await fireEvent.click(attack as HTMLElement);
    await fireEvent.click(cat as HTMLElement);
    expect(told.onchoose).toHaveBeenCalledWith(cards[0]);
    expect(told.onrefuse).toHaveBeenCalledWith(cards[1]);
  });

  it("is walked through with the arrows, and plays with Enter", async () => {
    const told = calls();
    put(Hand, { cards, playable: new Set(["attack"]), chosen: ["c"], ...told });
    const [attack, cat] = screen.getAllByRole("button");
    attack?.focus();
    await fireEvent.keyDown(attack as HTMLElement, { key: "ArrowRight" });
    expect(document.activeElement).toBe(cat);
    await fireEvent.keyDown(cat as HTMLElement, { key: "Enter" });
    expect(told.onplay).toHaveBeenCalledOnce();
  });

  it("plays what is chosen at the second click of two, and nothing else", async () => {
    const told = calls();
    put(Hand, { cards, playable: new Set(["attack", "cat_horse"]), chosen: ["a"], ...told });
    const [attack, cat] = screen.getAllByRole("button");
    await fireEvent.click(cat as HTMLElement, { detail: 2 });
    expect(told.onplay).not.toHaveBeenCalled();
    await fireEvent.click(attack as HTMLElement, { detail: 2 });
    expect(told.onplay).toHaveBeenCalledOnce();
    expect(told.onchoose.mock.calls).toEqual([[cards[1]]]);
  });

  it("says which cards are chosen and which rest", () => {
    put(Hand, { cards, playable: new Set(["attack"]), chosen: ["a"], ...calls() });
    const [attack, cat] = screen.getAllByRole("button");
    expect(attack?.getAttribute("aria-pressed")).toBe("true");
    expect(cat?.getAttribute("aria-label")).toContain("Cannot be played now.");
  });

  it.each([
    [4, false],
    [9, false],
    [10, true],
  ])("of %i cards in the room of a laptop shows no words that the next card cuts to pieces: %s", (count, close) => {
    vi.stubGlobal("ResizeObserver", Laptop);
    const many = Array.from({ length: count }, (_, at) => ({ key: `attack.${at}`, kind: "attack" }));
    const { container } = put(Hand, { cards: many, playable: new Set(), chosen: [], ...calls() });
    flushSync();
    expect(container.querySelector(".card.brief") !== null).toBe(close);
    vi.unstubAllGlobals();
  });
});

describe("Pile", () => {
  it("shows its count, and its thickness follows it", () => {
    const { container } = put(Pile, { label: "Draw pile", count: 20 });
    expect(screen.getByLabelText("Draw pile: 20")).toBeTruthy();
    expect(container.querySelectorAll(".layer")).toHaveLength(5);
  });

  it("has the same thickness for every secret count", () => {
    const { container } = put(Pile, { label: "Secret" });
    expect(container.querySelectorAll(".layer")).toHaveLength(3);
    expect(container.querySelector(".count")).toBeNull();
  });

  it("is a button only when it can be used", async () => {
    const onpick = vi.fn();
    put(Pile, { label: "Draw pile", count: 3, onpick });
    await fireEvent.click(screen.getByRole("button"));
    expect(onpick).toHaveBeenCalledOnce();
  });
});

describe("Player", () => {
  const person = { seat: 1, name: "Bram", kind: "bot", connected: true, you: false };

  it("says everything public about somebody", () => {
    put(Player, {
      person,
      active: true,
      facts: { seat: 1, backs: ["card", "card"], open: ["attack"], badges: [{ icon: "", label: "Turns owed", value: 4 }] },
    });
    expect(screen.getByRole("group").getAttribute("aria-label")).toBe(
      "Bram, bot, 2 cards, Attack, Turns owed 4, the table waits for this player",
    );
  });

  it("can be picked when it answers a question", async () => {
    const onpick = vi.fn();
    put(Player, { person, onpick });
    await fireEvent.click(screen.getByRole("button", { name: "Choose Bram" }));
    expect(onpick).toHaveBeenCalledOnce();
  });
});

describe("Prompt", () => {
  function prompt(moves: Move[], hand: { key: string; kind: string }[] = [], onboard: string[] = []) {
    const choice = new Choice(COMMON_READING);
    choice.offer(
      moves.map((move) => ({ decision: 1, move })),
      hand,
    );
    const onplay = vi.fn();
    put(Prompt, { sentence: "Your turn.", asked: true, choice, speaker, onplay, onboard, onall: vi.fn() });
    return { choice, onplay };
  }

  it("has a button for every move, with a letter", async () => {
    const { onplay } = prompt([{ type: "draw" }, { type: "insert", place: 2 }]);
    await fireEvent.click(screen.getByRole("button", { name: /Draw a card/ }));
    expect(onplay).toHaveBeenCalledWith({ type: "draw" });
    await fireEvent.keyDown(window, { key: "h" });
    expect(onplay).toHaveBeenLastCalledWith({ type: "insert", place: 2 });
  });

  it("asks for what differs, one question at a time", async () => {
    const moves = [0, 1].map((target) => ({ type: "pair", cards: ["cat_horse"], target }));
    const { choice, onplay } = prompt(moves, [{ key: "c", kind: "cat_horse" }]);
    choice.toggle({ key: "c", kind: "cat_horse" });
    await fireEvent.click(await screen.findByRole("button", { name: /Bram/ }));
    expect(onplay).toHaveBeenCalledWith(moves[1]);
  });

  it("offers a slider for many places", async () => {
    const { onplay } = prompt([0, 1, 2, 3, 4, 5, 6, 7].map((place) => ({ type: "insert", place })));
    await fireEvent.input(screen.getByRole("slider"), { target: { value: "5" } });
    await fireEvent.click(screen.getByRole("button", { name: /Hide it at 5/ }));
    expect(onplay).toHaveBeenCalledWith({ type: "insert", place: 5 });
  });

  it("has a button for the only thing that is allowed, also where it needs a card or is done on the board", async () => {
    const { onplay } = prompt([{ type: "play", card: "attack" }], [{ key: "a", kind: "attack" }], ["play"]);
    await fireEvent.click(screen.getByRole("button", { name: /attack/i }));
    expect(onplay).toHaveBeenCalledWith({ type: "play", card: "attack" });
  });

  it("offers nothing to somebody who waits", () => {
    const choice = new Choice(COMMON_READING);
    put(Prompt, { sentence: "Waiting for Bram.", asked: false, choice, speaker, onplay: vi.fn(), onall: vi.fn() });
    expect(screen.getByText("Waiting for Bram.")).toBeTruthy();
    expect(screen.queryAllByRole("button")).toEqual([]);
  });
});

describe("Log", () => {
  it("shows pictures, and goes to the moment", async () => {
    const ongo = vi.fn();
    const lines = [{ number: 7, text: "Bram plays Attack.", cards: ["attack"], mine: false, seat: 1 }];
    const { container } = put(Log, { lines, ongo });
    expect(container.querySelectorAll(".cards .card")).toHaveLength(1);
    await fireEvent.click(screen.getByRole("button", { name: "Bram plays Attack." }));
    expect(ongo).toHaveBeenCalledWith(7);
  });
});

describe("Chat", () => {
  const base = { lines: [], quick: [{ id: "phrase-1", text: "Nope!" }], speaks: true };

  it("sends a line and clears it", async () => {
    const onsay = vi.fn();
    put(Chat, { ...base, free: true, onsay, onquick: vi.fn() });
    const field = screen.getByRole("textbox");
    await fireEvent.input(field, { target: { value: "  hello  " } });
    await fireEvent.submit(field.closest("form") as HTMLFormElement);
    expect(onsay).toHaveBeenCalledWith("hello");
    expect((field as HTMLInputElement).value).toBe("");
  });

  it("offers only phrases where talk is not free", async () => {
    const onquick = vi.fn();
    put(Chat, { ...base, free: false, onsay: vi.fn(), onquick });
    expect(screen.queryByRole("textbox")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Nope!" }));
    expect(onquick).toHaveBeenCalledWith("phrase-1");
  });
});

describe("small parts", () => {
  it("a clock says what it is and turns late", () => {
    const { container } = put(ClockRing, { clock: { ends: performance.now() + 500, length: 10_000 }, label: "Time left" });
    expect(screen.getByRole("timer", { name: "Time left" })).toBeTruthy();
    expect(container.querySelector(".late")).not.toBeNull();
  });

  it("a die in the air shows no result", () => {
    const { container } = put(Die, { faces: ["", "", "", "", "", ""], value: 3, rolling: true, label: "rolling" });
    expect((container.querySelector(".cube") as HTMLElement).style.transform).toBe("");
  });

  it("a token has a label and a number", () => {
    put(Token, { icon: "", label: "3 coins", value: 3 });
    expect(screen.getByRole("img", { name: "3 coins" }).textContent).toContain("3");
  });

  it("a score pad is a table with heads", () => {
    put(ScorePad, { caption: "Score", columns: ["Ada"], rows: [{ label: "Round 1", cells: [3] }, { label: "Round 2", cells: [null] }] });
    expect(screen.getByRole("columnheader", { name: "Ada" })).toBeTruthy();
    expect(screen.getByRole("table", { name: "Score" }).textContent).toContain("·");
  });
});
