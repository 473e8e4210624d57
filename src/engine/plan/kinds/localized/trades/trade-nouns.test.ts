import { expect, it } from 'vitest';
import { readBrief } from '@/engine/brief/read-brief';
import { loadAllLexicons } from '@/engine/brief/words/lexicon-shelf';
import { loadAllCopy } from '../../../load-copy';
import { makePlan } from '../../../make-plan';

await Promise.all([loadAllLexicons(), loadAllCopy()]);

it.each([
  ['موقع لحلاق رجالي في الدار البيضاء: قص شعر 60 درهم', 'صالون حلاقة · الدار البيضاء'],
  ['Strona barbera „Brzytwa” w Gdańsku: strzyżenie 70 zł, broda 50 zł', 'Barber · Gdańsk'],
])('a trade is called by its own word, in the town that is named: %j', (prompt, kicker) => {
  const brief = readBrief(prompt);
  expect(brief.colours).toEqual([]);
  const { name, pages } = makePlan(brief, 1);
  const [hero] = pages[0]?.sections ?? [];
  expect(hero?.content).toMatchObject({
    kicker: expect.stringContaining(kicker.split(' · ')[0] ?? '') as string,
  });
  expect(JSON.stringify([name, hero?.content])).toContain(kicker.split(' · ')[1]);
});
