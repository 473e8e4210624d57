import type { SectionPlan } from '../site-plan';
import type { Piece } from './lines/piece';
import { tidyRow, tidySentence } from './tidy-words';

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
const telling = /(?<=\s|^)(?:\p{Lu}[\p{L}’'-]+|[£$€]?\d[\d.,:]*\d)/gu;

/** Whether every name and figure of a row stands in what was made of its list. */
export const isShown = ({ text, isRow }: Piece, shown: string): boolean =>
  !isRow || (text.match(telling) ?? []).every((word) => shown.includes(plain(word)));

/** What sections say, to be searched for the words of a row. */
export const wordsOf = (sections: readonly SectionPlan[]): string =>
  plain(JSON.stringify(sections.map(({ content }) => content)));

/** "Pip, dog": who stands in a list of people, whatever else is told of them. */
const asPerson = ({ text }: Piece): { title: string; note?: string } => {
  const [name = text, ...rest] = text.replace(/[.\s]+$/u, '').split(/,\s|\s[–—-]\s/u);
  return rest.length > 0 ? { title: name, note: tidyRow(rest.join(', ')) } : { title: name };
};

/**
 * The sections that a page's statements made, with the rows that none of them took: a person joins the others, anything
 * else stands in a text of its own.
 */
export const keepRows = (built: readonly SectionPlan[], told: readonly Piece[]): SectionPlan[] => {
  const shown = wordsOf(built);
  const missing = told.filter((piece) => !isShown(piece, shown));
  const team = built.find(({ type }) => type === 'team');
  const people = team ? missing.filter((piece) => /^\p{Lu}[\p{L}’'.-]+(?:\s\p{Lu}[\p{L}’'.-]+){0,3},\s/u.test(piece.text)) : []; // prettier-ignore
  const others = missing.filter((piece) => !people.includes(piece));
  const order = (title: string): number => {
    const at = told.findIndex(({ text }) => text.includes(title));
    return at < 0 ? told.length : at;
  };
  const joined = built.map((section) =>
    section === team && people.length > 0
      ? {
          ...section,
          content: {
            ...section.content,
            items: [...(section.content.items ?? []), ...people.map(asPerson)].toSorted((one, other) => order(one.title) - order(other.title)), // prettier-ignore
          },
        }
      : section,
  );
  const text = joined.find(({ type }) => type === 'text');
  if (others.length === 0) return joined;
  const rows = others.map((piece) => tidySentence(piece.text));
  if (text)
    return joined.map(
      (section) =>
      section === text ? { ...section, content: { ...section.content, body: [...(section.content.body ?? []), ...rows] } } : section, // prettier-ignore
    );
  const [first] = joined;
  return first
    ? [...joined, { ...first, type: 'text', id: 'text', variant: 'letter', behaviours: [], content: { title: 'Good to know', body: rows } }] // prettier-ignore
    : joined;
};
