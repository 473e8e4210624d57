import { beforeAll, expect, it } from 'vitest';
import { loadLexicons } from '../../../brief/words/lexicon-shelf';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

beforeAll(async () => {
  await loadLexicons('a shop');
  await loadAllCopy();
});

const text = (prompt: string): string => JSON.stringify(makePlan(readBrief(prompt), 5).pages);

it.each([
  ['Tire shop in Fresno, prices', /\$\d/u],
  ['Plumber in Raleigh NC, prices', /\$\d/u],
  ['dentist in Boise Idaho, fees', /\$\d/u],
  ['Roofer in Toledo, Ohio, prices', /\$\d/u],
  ['barber in Birmingham, Alabama, price list', /\$\d/u],
  ['Daycare, prices, call 919-555-0148', /\$\d/u],
  ['gutter cleaning Reading UK, prices', /£\d/u],
  ['Estate agents in Solihull, properties', /£\d/u],
  ['barber in Newcastle NSW, prices', /\$\d/u],
  ['yoga studio in Rishikesh, prices', /₹\d/u],
  ['pub in Kilkenny, menu with prices', /€\d/u],
])('takes the money of the town in %j', (prompt, money) => {
  expect(text(prompt)).toMatch(money);
  if (!money.source.startsWith('€')) expect(text(prompt)).not.toMatch(/€\d/u);
});

it('leaves towns of other countries their own money', () => {
  expect(text('bakery in Toledo, prices')).toMatch(/€/u);
  expect(text('bakery in Perth WA, prices')).toMatch(/\$/u);
  expect(text('CAFE IN LEEDS OR YORK, MENU')).not.toMatch(/\$\d/u);
});
