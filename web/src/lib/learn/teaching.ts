/** What a teacher says in a lesson, page by page. */
import { t, type Texts } from "../texts.svelte";
import type { LessonCard, StepCard, Thing } from "../wire";

export interface Page {
  kind: "told" | "task" | "praise" | "end";
  /** What is told. */
  text: string;
  /** What is to be done. */
  task: string;
  point: readonly Thing[];
  look: readonly Thing[];
  rules: readonly string[];
  /** The step that it belongs to, as its texts are called. */
  step: string;
}

/** Everything said up to the task of the moment; the end after the last one. */
export function pagesOf(lesson: LessonCard, done: number, texts: Texts, later = false): Page[] {
  const pages = later ? [opening(lesson, texts)] : [];
  let left = done;
  for (const step of lesson.steps) {
    pages.push(saying(lesson, step, texts));
    if (!step.task) continue;
    if (left === 0) return pages;
    left -= 1;
    const praise = texts.find(`${lesson.id}-${step.id}.praise`);
    if (praise) pages.push({ ...saying(lesson, step, texts), kind: "praise", text: praise, task: "", point: [], look: [] });
  }
  const end = texts.say(`lesson-${lesson.id}.end`);
  return [...pages, { kind: "end", text: end, task: "", point: [], look: [], rules: [], step: "" }];
}

/** The table is laid anew: what lay there in the lesson before is gone. */
function opening(lesson: LessonCard, texts: Texts): Page {
  const text = t("lesson-anew", { about: texts.say(`lesson-${lesson.id}.about`) });
  return { kind: "told", text, task: "", point: [], look: [], rules: [], step: "" };
}

function saying(lesson: LessonCard, step: StepCard, texts: Texts): Page {
  const id = `${lesson.id}-${step.id}`;
  return {
    kind: step.task ? "task" : "told",
    text: texts.find(id) ?? "",
    task: texts.find(`${id}.task`) ?? "",
    point: step.point,
    look: step.look,
    rules: step.rules,
    step: id,
  };
}

/** Where to begin: at the first page that was not read before the last task was done. */
export function firstUnread(pages: readonly Page[], done: number): number {
  if (done === 0) return 0;
  const tasks = pages.flatMap((page, index) => (page.kind === "task" ? [index] : []));
  const after = (tasks[done - 1] ?? -1) + 1;
  return Math.min(after, pages.length - 1);
}
