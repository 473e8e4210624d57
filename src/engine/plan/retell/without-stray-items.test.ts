import { beforeAll, expect, it } from 'vitest';
import type { Brief, ListedItem } from '@/domain/site/brief';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { partPrompt } from './part-prompt';
import { withoutStrayItems } from './without-stray-items';

beforeAll(loadAllLexicons);

const prompt =
  'We mend clocks. Address 9 Quarry Bank, Ilkley LS29 9AB, parking at the rear, bell on the left. We also sell fobs, keys and stands.';
const itemsOf = (names: readonly string[]): Brief['items'] =>
  names.map((name) => {
    const start = prompt.indexOf(name);
    const value: ListedItem = { name, section: 'services' };
    return { value, spans: [{ start, end: start + name.length }] };
  });

it('takes no services from an address, nor names that are no word of their own', () => {
  const brief = {
    ...readBrief(prompt),
    items: itemsOf(['parking at the rear', 'bell on the left', 'fobs', 'We']),
  };
  expect(withoutStrayItems(brief, partPrompt(prompt)).map(({ value }) => value.name)).toEqual(['fobs']);
});

it('takes no customer for one of the people', () => {
  const start = prompt.indexOf('fobs');
  const item: ListedItem = { name: 'Marisol', note: '"Twice in one day."', section: 'team' };
  const brief = { ...readBrief(prompt), items: [{ value: item, spans: [{ start, end: start + 4 }] }] };
  expect(withoutStrayItems(brief, partPrompt(prompt))).toEqual([]);
});
