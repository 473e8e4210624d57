import type { ContentItem, Facts } from '../../content';
import { peopleNames } from './people-names';

/** Made-up people with a role and a line about them; names fit the place. */
export const people = (
  facts: Facts,
  rows: readonly (readonly [role: string, text: string])[],
  key = 'team',
): readonly ContentItem[] => {
  const names = peopleNames(facts, key, rows.length);
  return rows.map(([note, text], at) => ({
    title: names[at] ?? '',
    note,
    text,
    art: 'portrait',
    sample: true,
  }));
};

/** Made-up reviews: the words, who speaks and what they came for. */
export const reviews = (
  facts: Facts,
  rows: readonly (readonly [text: string, note: string])[],
): readonly ContentItem[] =>
  people(
    facts,
    rows.map(([text, note]) => [note, text] as const),
    'reviews',
  );
