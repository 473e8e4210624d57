import { speaksAlone } from '../chapters-of';
import type { Chapter } from '../chapters-of';
import { tidySentence } from '../tidy-words';
import { labelRows } from './label-rows';

const sentence = /^(?:we|i|they|you|it|there|our|my|this|contact|e-?mail|ring|call|write to)\s/iu;
const mixed = new Set(['money', 'way', 'before', 'other']);

/** Where a statement stands in the prompt; -1 where its words were changed. */
const placeOf = (prompt: string, text: string): number => {
  const at = prompt.toLowerCase().indexOf(
    text
      .slice(1, 34)
      .replace(/[.!?]$/u, '')
      .toLowerCase(),
  );
  return at < 0 ? -1 : at - 1;
};

/** Statements in the order in which the prompt tells them. */
export const inOrder = (rows: readonly string[], prompt: string): string[] =>
  rows.toSorted((one, other) => placeOf(prompt, one) - placeOf(prompt, other));

/**
 * The chapters of statements that stood under no heading, with each statement under a word that says what it tells of;
 * those that tell of the business at large go to what it says of itself.
 */
export const sortLoose = (
  chapters: readonly Chapter[],
  prompt: string,
): { readonly chapters: Chapter[]; readonly details: Chapter[]; readonly about: string[] } => {
  const kept = chapters.filter(({ topic }) => topic === null || !mixed.has(topic));
  const pages = new Map<number, string[]>();
  for (const { topic, page, rows } of chapters)
    if (topic !== null && mixed.has(topic)) pages.set(page ?? 0, [...(pages.get(page ?? 0) ?? []), ...rows]);
  const about: string[] = [];
  const sorted = [...pages].flatMap(([page, rows]): Chapter[] => {
    const labelled = rows.flatMap((text): Chapter[] => {
      // "Publisher: Gwynt Press" says itself what it tells.
      const [, title, rest] = /^(\p{L}[^:.!?]{2,40}):\s+(.+)$/u.exec(text) ?? [];
      // "We have 63 instruments: violins, cellos, …" is a sentence.
      if (title !== undefined && sentence.test(title)) return [];
      if (title !== undefined && /^(?:reviews?|testimonials?)$/iu.test(title)) return [];
      return title !== undefined && rest !== undefined
        ? [{ title, topic: 'before', page, rows: [tidySentence(rest)], isList: false }]
        : [];
    });
    const open = rows.filter((text) => !/^\p{L}[^:.!?]{2,40}:\s/u.test(text) || sentence.test(text.split(':', 1)[0] ?? '')); // prettier-ignore
    const told = labelRows(open.map((text) => ({ text, at: placeOf(prompt, text) })));
    const free = told.get(null) ?? [];
    if (page === 0) about.push(...free);
    const alone = speaksAlone(prompt);
    const spoken = (label: string): string => (alone ? label.replace(/\bwe are\b/u, 'I am').replace(/\bwe\b/u, 'I') : label); // prettier-ignore
    const named = [...told].flatMap(([label, own]): Chapter[] =>
      label === null
        ? []
        : [{ title: spoken(label), topic: 'before', page, rows: [own.join(' ')], isList: false }],
    );
    return page === 0 || free.length === 0
      ? [...labelled, ...named]
      : [{ title: '', topic: 'before', page, rows: free, isList: false }, ...labelled, ...named];
  });
  return { chapters: kept, details: sorted, about };
};
