import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { additions, pictureOf } from "../src/scenes/rush-out/additions";
import { pictures } from "../src/scenes/rush-out/pictures";

const scenarios = readFileSync("../src/speeltafel/games/rush_out/scenarios.toml", "utf-8").split("[[scenario]]").slice(1);

it.each(scenarios.map((one) => [/id = "(\w+)"/.exec(one)?.[1] ?? "", /modules = \[([^\]]*)\]/.exec(one)?.[1] ?? ""]))("%s is explained with every module that is in force", (scenario, modules) => {
  const silent = ["confusion", "summons", "equipment", "scrolls"];
  const wanted = [...modules.matchAll(/"(\w+)"/g)].map(([, name]) => name).filter((name) => !silent.includes(name ?? ""));
  expect(additions({ scenario })).toEqual(wanted);
  expect(additions({ scenario }).filter((one) => !(pictureOf(one) in pictures))).toEqual([]);
});
