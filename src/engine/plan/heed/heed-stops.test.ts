import { beforeAll, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

beforeAll(async () => {
  await loadAllCopy();
  await loadAllLexicons();
});

const weekOf = (prompt: string): string =>
  JSON.stringify(makePlan(readBrief(prompt), 1).pages.flatMap(({ sections }) => sections.filter(({ type }) => type === 'timetable'))); // prettier-ignore

it('says where a van stands, and who cooks in a brewery’s yard', () => {
  expect(weekOf("Food truck Kimchi Cowboys in Austin. Menu with prices, this week's stops")).toContain(
    'Where we stop this week',
  );
  const yard = weekOf('Brewery tap "Foghorn Ales" in Whitstable. Beer list, food trucks schedule');
  expect(yard).toContain('Who cooks in the yard');
  expect(yard).not.toMatch(/Morning group|All levels/u);
});

it('tells rooms with their prices once, and nothing of what the site does without', () => {
  const house = JSON.stringify(makePlan(readBrief('Site for a B&B: "Ferry House", Isle of Mull. 4 rooms (Gannet £95, Puffin £105, Otter £120, Seal £140), breakfast, dogs welcome. No online payment.'), 1).pages); // prettier-ignore
  expect(house).toContain('Dogs welcome');
  expect(house).not.toMatch(/4 rooms \(|No online payment/u);
});
