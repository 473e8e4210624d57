import { sectionOfRows } from '../../../brief/abroad/long/section-of-rows';
import type { Chapter, Row } from '../../../brief/abroad/long/chapter';
import { capitalise } from '../../../capitalise';
import type { ContentItem } from '../../content';
import type { LayoutHistory } from '../../look/choose-variant';
import type { SectionPlan, SitePlan } from '../../site-plan';
import { factsTitle } from '../told-facts-abroad';
import type { Words } from '../../words/words';
import { titleOfChapter } from './title-of-chapter';
import { toldSection } from './told-section';

const longestLede = 260;
const together = 2;
const shortLine = 90;
const manyPrices = 3;

type List = {
  readonly type: SectionPlan['type'];
  readonly items: readonly ContentItem[];
  readonly title?: string;
  readonly variant?: string;
};

const itemOf = ({ name, price, priceLead, note }: Row): ContentItem => ({
  title: name,
  ...(price === undefined ? {} : { price: priceLead === undefined ? price : `${priceLead} ${price}` }),
  ...(note === undefined ? {} : { text: capitalise(note) }),
});

/** Sentences in paragraphs of two, so that nothing stands as one block. */
const paragraphs = (sentences: readonly string[]): string[] =>
  sentences.flatMap((_, at) => (at % together === 0 ? [sentences.slice(at, at + together).join(' ')] : []));

/** Rows that belong together: those of one heading within the chapter, and those with a price apart from those without. */
const groupsOf = (
  rows: readonly Row[],
): { readonly title: string | null; readonly rows: readonly Row[] }[] => {
  const titles = [...new Set(rows.map(({ group }) => group ?? null))];
  return titles.flatMap((title) => {
    const own = rows.filter(({ group }) => (group ?? null) === title);
    const bare = own.filter(({ price }) => price === undefined);
    // One or two things without a price stand among those that have one, and the other way about.
    return bare.length < 3 || own.length - bare.length < 3
      ? [{ title, rows: own }]
      : [{ title, rows: bare }, { title, rows: own.filter(({ price }) => price !== undefined) }]; // prettier-ignore
  });
};

const listsOf = (chapter: Chapter, kind: SitePlan['kind'], { sections }: Words): List[] => [
  ...groupsOf(chapter.rows).map(({ title, rows }): List => {
    const type = sectionOfRows({ ...chapter, rows }, kind);
    return {
      type,
      items: rows.map(itemOf),
      ...(title === null ? {} : { title }),
      ...(type === 'pricing' && rows.length >= manyPrices ? { variant: 'board' } : {}),
    };
  }),
  ...(chapter.dated.length === 0 ? [] : [{
    type: 'events' as const,
    items: chapter.dated.map(({ name, when, note }) => ({ title: name, value: capitalise(when), ...(note === undefined ? {} : { text: capitalise(note) }) })),
    variant: 'lines',
    ...(chapter.rows.length > 0 ? { title: sections.events } : {}),
  }]),
  ...(chapter.people.length === 0 ? [] : [{
    type: 'team' as const,
    items: chapter.people.map(({ name, note }) => ({ title: name, text: note })),
    ...(chapter.sort === 'team' && chapter.rows.length === 0 ? {} : { title: sections.team }),
  }]),
  ...(chapter.answers.length === 0 ? [] : [{ type: 'faq' as const, items: chapter.answers.map(({ question, answer }) => ({ title: question, text: answer })) }]),
  ...(chapter.voices.length === 0 ? [] : [{ type: 'testimonials' as const, items: chapter.voices.map(({ said, who }) => (who === '' ? { title: said } : { title: who, text: said })) }]),
]; // prettier-ignore

/** What a chapter says in sentences: of the house as its own section, short rules as a list, all else as a text. */
const textOf = (
  plan: SitePlan,
  { sort, sentences }: Chapter,
  title: string,
  history: LayoutHistory,
): SectionPlan => {
  if (sort === 'about') return toldSection(plan, 'about', { title, body: paragraphs(sentences) }, history);
  const isRules = sentences.length > 2 && sentences.every((sentence) => sentence.length <= shortLine);
  return isRules
    ? toldSection(plan, 'amenities', { title, items: sentences.map((one) => ({ title: one.replace(/\.$/u, '') })) }, history, 'checks') // prettier-ignore
    : toldSection(plan, 'text', { title, body: paragraphs(sentences) }, history, 'letter');
};

/** A chapter as sections: its lists, and what it says in sentences over the first of them or as a text of its own. */
export const chapterSections = (
  plan: SitePlan,
  chapter: Chapter,
  words: Words,
  history: LayoutHistory,
): SectionPlan[] => {
  const title = titleOfChapter(chapter, plan.language, words);
  const lists = listsOf(chapter, plan.kind, words);
  const { sentences, sort } = chapter;
  const said = sentences.join(' ');
  const isOver = sort !== 'about' && lists.length > 0 && said !== '' && said.length <= longestLede;
  const made = (section: SectionPlan): SectionPlan => {
    history.page.push(`${section.type}:${section.variant}`);
    return section;
  };
  const sections = lists.map(
    ({ type, items, title: own, variant }, at) =>
    made(toldSection(plan, type, { title: own ?? title, ...(at === 0 && isOver ? { lede: said } : {}), items }, history, variant)), // prettier-ignore
  );
  if (said === '' || isOver) return sections;
  // Of a house the words come first, then who works there.
  if (sort === 'about') return [made(textOf(plan, chapter, title, history)), ...sections];
  return [
    ...sections,
    made(textOf(plan, chapter, lists.length > 0 ? (factsTitle(plan.language) ?? title) : title, history)),
  ];
};
