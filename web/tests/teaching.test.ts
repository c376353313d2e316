import { describe, expect, it } from "vitest";
import { firstUnread, pagesOf } from "$lib/learn/teaching";
import { Texts } from "$lib/texts.svelte";
import type { LessonCard } from "$lib/wire";

const words = `
lesson-one = One
    .end = Well done.
one-look = Look.
one-first = A pile.
    .task = Draw.
    .praise = Good.
one-second = Another.
    .task = Draw again.
`;
const texts = new Texts({ en: words, nl: words });
const step = (id: string, task: boolean) => ({ id, task, point: [], look: [], rules: [] });
const lesson: LessonCard = { id: "one", kind: "task", minutes: 1, steps: [step("look", false), step("first", true), step("second", true)] };
const kinds = (done: number) => pagesOf(lesson, done, texts).map((page) => page.kind);

describe("what a teacher says", () => {
  it("ends with the task of the moment, and at last with the end", () => {
    expect(kinds(0)).toEqual(["told", "task"]);
    expect(kinds(1)).toEqual(["told", "task", "praise", "task"]);
    expect(kinds(2)).toEqual(["told", "task", "praise", "task", "end"]);
  });

  it("has text and task apart", () => {
    const page = pagesOf(lesson, 1, texts).at(-1);
    expect([page?.text, page?.task, page?.step]).toEqual(["Another.", "Draw again.", "one-second"]);
  });

  it("goes on with praise where a task was done, and with the next page where there is none", () => {
    expect(firstUnread(pagesOf(lesson, 0, texts), 0)).toBe(0);
    expect(pagesOf(lesson, 1, texts)[firstUnread(pagesOf(lesson, 1, texts), 1)]?.text).toBe("Good.");
    expect(pagesOf(lesson, 2, texts)[firstUnread(pagesOf(lesson, 2, texts), 2)]?.kind).toBe("end");
  });
});
