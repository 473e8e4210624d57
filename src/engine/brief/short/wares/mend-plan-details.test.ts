import { beforeAll, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadAllLexicons } from '../../words/lexicon-shelf';

beforeAll(loadAllLexicons);

it('gives each plan what stands right behind its sum, and its badge', () => {
  const { items } = readBrief(
    'SaaS landing page for "Harbour", berth booking for marinas and clubs. Plans: Dinghy €0 up to 3 berths, Ketch €29 a month up to 40 berths (best value), Fleet €99 a month unlimited. FAQ',
  );
  const plans = items.filter(({ value }) => value.section === 'pricing').map(({ value }) => value);
  expect(plans.map(({ name, note }) => `${name}: ${(note ?? '').toLowerCase()}`)).toEqual([
    'Dinghy: up to 3 berths',
    'Ketch: up to 40 berths',
    'Fleet: unlimited',
  ]);
  expect(plans.map(({ badge }) => badge)).toEqual([undefined, 'Best value', undefined]);
  expect(items.filter(({ value }) => value.section === 'features')).toEqual([]);
});
