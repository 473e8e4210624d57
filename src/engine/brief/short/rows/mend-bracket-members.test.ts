import { expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

await loadAllLexicons();

it('takes a word for a part of a page in a row of things for one of them', () => {
  const { items, sections } = readBrief(
    'Literary magazine "Saltmarsh": genres (poetry, fiction, essays), latest issue, subscribe.',
  );
  expect(items.map(({ value }) => [value.section, value.name])).toEqual([
    ['categories', 'poetry'],
    ['categories', 'fiction'],
    ['categories', 'essays'],
  ]);
  expect(sections.map(({ value }) => value)).toEqual(['categories', 'newsletter']);
});
