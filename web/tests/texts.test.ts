import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { settings } from "$lib/settings.svelte";
import { gameTexts, kebab, listed, t, Texts } from "$lib/texts.svelte";
import { actorOf, cardsIn, eventText, moveText, valueText } from "$lib/play/speech";
import { deck, speaker, texts } from "./parts";

const SOURCE = join(import.meta.dirname, "../src");
const read = (path: string) => readFileSync(join(SOURCE, path), "utf8");
const ids = (source: string) => [...source.matchAll(/^(?:([a-z][\w-]*) =|    \.(\w+) =)/gm)].map((match) => match[1] ?? `.${match[2]}`);

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

afterEach(() => {
  settings.language = "en";
});

describe("the client's catalogues", () => {
  it("have the same sentences in both languages", () => {
    expect(ids(read("texts/nl.ftl"))).toEqual(ids(read("texts/en.ftl")));
  });

  it("say each thing once", () => {
    for (const path of files(SOURCE).filter((name) => name.endsWith(".ftl"))) {
      const own = ids(readFileSync(path, "utf8")).filter((id) => !id.startsWith("."));
      expect(own.filter((id, at) => own.indexOf(id) !== at), path).toEqual([]);
    }
  });

  it("have every sentence that a page asks for", () => {
    const known = new Set(ids(read("texts/en.ftl")));
    const asked = files(SOURCE)
      .filter((path) => /\.(svelte|ts)$/.test(path))
      .flatMap((path) => [...readFileSync(path, "utf8").matchAll(/\bt\("([a-z][\w-]*)"/g)].map((match) => match[1]));
    expect(asked.filter((id) => id && !known.has(id))).toEqual([]);
  });

  it("follow the language of the moment", () => {
    expect(t("close")).toBe("Close");
    settings.language = "nl";
    expect(t("close")).toBe("Sluiten");
  });

  it("count", () => {
    expect(t("player-cards", { count: 1 })).toBe("1 card");
    expect(t("player-cards", { count: 7 })).toBe("7 cards");
  });

  it("list names", () => {
    expect(listed(["Ada"])).toBe("Ada");
    expect(listed(["Ada", "Bram", "Cleo"])).toBe("Ada, Bram and Cleo");
    settings.language = "nl";
    expect(listed(["Ada", "Bram", "Cleo"])).toBe("Ada, Bram en Cleo");
  });
});

describe("a game's catalogue", () => {
  it("brings the language in use, and another one when it is chosen", async () => {
    const asked: string[] = [];
    const game = new Texts({}, (language) => {
      asked.push(language);
      return Promise.resolve(`yes = ${language === "en" ? "Yes" : "Ja"}`);
    });
    await game.learn("en");
    expect([game.say("yes"), asked]).toEqual(["Yes", ["en"]]);
    settings.language = "nl";
    expect([game.say("yes"), game.has("yes"), game.language]).toEqual(["Yes", true, "en"]);
    await game.learn("nl");
    expect([game.say("yes"), game.language, asked]).toEqual(["Ja", "nl", ["en", "nl"]]);
  });

  it("is asked for again when the line was gone", async () => {
    let line = false;
    const game = new Texts({ en: "yes = Yes" }, () => (line ? Promise.resolve("yes = Ja") : Promise.reject(new Error("no line"))));
    settings.language = "nl";
    expect(game.say("yes")).toBe("Yes");
    await expect(game.learn("nl")).rejects.toThrow("no line");
    line = true;
    await game.learn("nl");
    expect(game.say("yes")).toBe("Ja");
  });

  it("is read in the language of the moment", async () => {
    settings.language = "nl";
    const game = await gameTexts("spookhuis");
    expect([game.language, game.has("game-name")]).toEqual(["nl", true]);
  });
});

describe("a game's sentences", () => {
  it("name cards and players in moves", () => {
    expect(moveText(speaker, { type: "play", card: "attack" })).toBe("Play Attack");
    expect(moveText(speaker, { type: "pair", cards: ["cat_horse", "cat_horse"], target: 1 })).toBe(
      "Steal from Bram with 2× Horse Cat",
    );
  });

  it("leave open what is still to be chosen", () => {
    expect(moveText(speaker, { type: "pair", cards: ["cat_horse"], target: 1 }, ["target"])).toBe("Steal from … with Horse Cat");
  });

  it("tell a move without a sentence plainly", () => {
    expect(moveText(speaker, { type: "peek_below", target: 2 })).toBe("peek below Cleo");
  });

  it("hide what these eyes may not know", () => {
    const drew = { type: "drew", seat: 1, card: null, to: -1 };
    expect(eventText(speaker, drew, 0)).toBe("Bram draws a card.");
    expect(eventText(speaker, { ...drew, seat: 0, card: "attack" }, 0)).toBe("You draw Attack.");
    expect(eventText(speaker, { type: "unheard" }, 0)).toBe("");
  });

  it("know who acted and which cards to picture", () => {
    expect(actorOf({ type: "drew", seat: 2 })).toBe(2);
    expect(actorOf({ type: "began" })).toBeNull();
    expect(cardsIn(deck, { type: "played", cards: ["attack", "cat_horse"], effect: "attack" })).toEqual(["attack", "cat_horse"]);
  });

  it("say values by card, by word or plainly", () => {
    expect(valueText(speaker, "card", "attack")).toBe("Attack");
    expect(valueText(speaker, "to", "top")).toBe("On top");
    expect(valueText(speaker, "target", 0)).toBe("Ada");
    expect(valueText(speaker, "found", true)).toBe("Yes");
  });

  it("have ids without underscores, and null for what is missing", () => {
    expect(kebab("cat_horse")).toBe("cat-horse");
    expect(texts.find("card-cat-horse.text")).toBe("Two of a kind steal a card.");
    expect(texts.find("card-unknown")).toBeNull();
  });
});
