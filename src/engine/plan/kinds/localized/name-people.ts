import type { ContentItem, Facts } from '../../content';
import { peopleNames } from '../parts/people-names';
import { isWomansRole } from '../parts/role-gender';

type Rows = readonly (readonly [string, string])[];

/**
 * Rows of a team, as many as the prompt counts; those beyond the usual ones have a role and no line of their own. A house has
 * one who leads it, who stands first.
 */
const staffOf = ({ brief }: Facts, rows: Rows): Rows => {
  const count = brief.counts.find(({ value }) => value.thing === 'team')?.value.count ?? 0;
  const further = Math.max(0, Math.min(count, 8) - rows.length);
  return [
    ...rows,
    ...Array.from(
      { length: further },
      (_, at) => [rows[1 + (at % Math.max(1, rows.length - 1))]?.[0] ?? rows[0]?.[0] ?? '', ''] as const,
    ),
  ];
};

/** What is said, with further voices where the prompt counts more of them. */
export const voicesOf = ({ brief }: Facts, rows: Rows, further: Rows): Rows => {
  const count = brief.counts.find(({ value }) => value.thing === 'testimonials')?.value.count ?? 0;
  return count <= rows.length
    ? rows
    : [...rows, ...further.filter((row) => !rows.includes(row))].slice(0, count);
};

/**
 * Made-up people for rows of what they do and a line about it, each a sample. `isVoice`: the rows are what somebody says and who
 * says it. `key` keeps two lists of people apart.
 */
export const namePeople = (
  facts: Facts,
  language: string,
  rows: readonly (readonly [string, string])[],
  key: string,
  isVoice: boolean,
): readonly ContentItem[] => {
  const people = peopleNames(
    facts,
    key,
    rows.length,
    rows.map(([first, second]) =>
      isWomansRole(language, isVoice ? `${second} | ${first}` : `${first} | ${second}`),
    ),
  );
  return rows.map(([first, second], at) => ({
    title: people[at] ?? '',
    note: isVoice ? second : first,
    text: isVoice ? first : second,
    art: 'portrait',
    sample: true,
  }));
};

/**
 * A team that was asked for and of which nobody is named: what they do, with a line about it. As many as are counted have
 * names, each a sample.
 */
export const staffNames = (facts: Facts, language: string, rows: Rows): readonly ContentItem[] =>
  facts.brief.counts.some(({ value }) => value.thing === 'team')
    ? namePeople(facts, language, staffOf(facts, rows), 'team', false)
    : rows
        .filter(([, text]) => text !== '')
        .map(([title, text]) => ({ title, text, art: 'portrait', sample: true }));
