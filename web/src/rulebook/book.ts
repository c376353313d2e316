import { settings } from "$lib/settings.svelte";
import { Texts } from "$lib/texts.svelte";
import type { ChapterCard, ParagraphCard, PictureCard, RuleCard, RulebookCard } from "$lib/wire";

/** A place in the rulebook where all words that were looked for stand. */
export interface Hit {
  /** Where it leads. */
  id: string;
  title: string;
  text: string;
  chapter: string;
}

/** Letters as people type them: without accents and capitals. */
export function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase();
}

/** The rulebook of a game in the language of the moment. */
export class Rulebook {
  readonly texts: Texts;
  private readonly homes: ReadonlyMap<string, ParagraphCard>;
  private readonly rules: ReadonlyMap<string, RuleCard>;
  private readonly numbers: ReadonlyMap<string, number>;

  constructor(readonly card: RulebookCard) {
    this.texts = new Texts(card.words);
    this.rules = new Map(card.rules.map((rule) => [rule.id, rule]));
    this.homes = new Map(this.paragraphs.flatMap((one) => one.rules.map((rule) => [rule, one] as const)));
    this.numbers = new Map(this.paragraphs.filter((one) => one.rules.length > 0).map((one, index) => [one.id, index + 1]));
  }

  get chapters(): readonly ChapterCard[] {
    return this.card.chapters;
  }

  get paragraphs(): readonly ParagraphCard[] {
    return this.card.chapters.flatMap((chapter) => chapter.paragraphs);
  }

  /** Every card that is listed somewhere. */
  get kinds(): readonly string[] {
    return this.paragraphs.flatMap((one) => one.kinds);
  }

  /** The paragraph that tells a rule. */
  home(rule: string): ParagraphCard | undefined {
    return this.homes.get(rule);
  }

  /** The number of a paragraph's footnote. */
  number(paragraph: ParagraphCard): number | undefined {
    return this.numbers.get(paragraph.id);
  }

  chapterOf(paragraph: ParagraphCard): ChapterCard | undefined {
    return this.card.chapters.find((one) => one.paragraphs.includes(paragraph));
  }

  picture(id: string): PictureCard | undefined {
    return this.card.pictures.find((one) => one.id === id);
  }

  heading(chapter: ChapterCard | undefined): string {
    return chapter ? this.texts.say(`chapter-${chapter.id}`) : "";
  }

  /** Its short title; a rule that is a paragraph of its own has none. */
  title({ id }: ParagraphCard): string {
    return this.texts.find(id) ?? "";
  }

  text({ id }: ParagraphCard): string {
    return this.texts.find(`${id}.text`) ?? "";
  }

  /** A rule in the words of the catalogue. */
  rule(id: string): string {
    return this.rules.get(id)?.[settings.language] ?? "";
  }

  /** Lines of the game at a glance. */
  glance(id: string): { title: string; lines: readonly string[] } {
    const text = this.texts.find(`glance-${id}.text`) ?? "";
    return { title: this.texts.say(`glance-${id}`), lines: text.split("\n").filter(Boolean) };
  }

  /** Paragraphs where all these words stand: in their title, in what they say, or in a rule behind it; the nearest first. */
  find(wanted: string): readonly Hit[] {
    const words = folded(wanted).split(/\s+/).filter(Boolean);
    if (words.length === 0) return [];
    const has = (text: string) => words.every((word) => folded(text).includes(word));
    const near = ({ title, text }: Hit) => (has(title) ? 0 : folded(text).includes(words.join(" ")) ? 1 : 2);
    const found = this.paragraphs.flatMap((one) => this.meet(one, has));
    return [...found].sort((one, other) => near(one) - near(other));
  }

  /** Where in a paragraph it stands. */
  private meet(one: ParagraphCard, has: (text: string) => boolean): Hit[] {
    const [title, text, chapter] = [this.title(one), this.text(one), this.heading(this.chapterOf(one))];
    if (has(`${title} ${text} ${chapter}`)) return [{ id: one.id, title, text, chapter }];
    const rule = one.rules.find((id) => has(`${id} ${title} ${this.rule(id)}`));
    return rule ? [{ id: rule, title, text: this.rule(rule), chapter }] : [];
  }
}
