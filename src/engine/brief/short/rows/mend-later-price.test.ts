import { beforeAll, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadAllLexicons } from '../../words/lexicon-shelf';

beforeAll(() => loadAllLexicons());

it('keeps until when an early price holds, and the later one', () => {
  const { items } = readBrief(
    'Festival site: Lowtide 2027, 4-5 June, Whitstable, tickets early bird £45 until 1 April then £60, line-up, venue',
  );
  const tickets = items.map(({ value }) => value).filter(({ section }) => section === 'tickets');
  expect(tickets).toMatchObject([
    { price: '£45', note: 'Until 1 April' },
    { name: 'After 1 April', price: '£60' },
  ]);
});
