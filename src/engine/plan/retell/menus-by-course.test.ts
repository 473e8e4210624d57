import { beforeAll, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

const prompt = `Please build a website for Sorrel & Vine, an event caterer from Ludlow. Owner Una Vine cooked in London before she came here in 2017. She works with one colleague, Piet.

Sample party menu:
Starters
- Beetroot, goat curd, dill
- Trout with rye crumbs
Mains
- Hogget shoulder and barley
- Leek pie (vegan)
Desserts
- Damson fool

It comes at £52 a head for three courses. We ask for a deposit of 20%.

Reviews: "Nobody has stopped talking about the pie since." Una, Clun, May 2023. "They fed ninety of us in a barn without a tap." Jo & Ravi, Bishop's Castle. "Our meetings are shorter and nobody minds the length of lunch." Ines Marr, Teme Works.

No prices for parties on the home page please, put these on a page called Prices. Phone 07700 900 481, hello@sorrelvine.example. Style: warm but readable, plum and mustard.`;

beforeAll(() => Promise.all([loadAllLexicons(), loadAllCopy()]));

it('keeps the courses of a menu under its name, what it costs in a sentence, and each review with who said it', () => {
  const plan = makePlan(readBrief(prompt), 1);
  const sections = plan.pages.flatMap((page) => page.sections);
  const menu = sections.find(({ type }) => type === 'menu')?.content;
  expect(menu?.title).toBe('Sample party menu');
  expect(menu?.items?.map(({ title, group }) => [title, group])).toEqual([
    ['Beetroot, goat curd, dill', 'Starters'],
    ['Trout with rye crumbs', 'Starters'],
    ['Hogget shoulder and barley', 'Mains'],
    ['Leek pie (vegan)', 'Mains'],
    ['Damson fool', 'Desserts'],
  ]);
  expect(JSON.stringify(plan.pages)).toContain('It comes at £52 a head for three courses.');
  expect(sections.find(({ type }) => type === 'testimonials')?.content.items).toMatchObject([
    { title: 'Una, Clun, May 2023' },
    { title: 'Jo & Ravi, Bishop’s Castle'.replace('’', "'") },
    { title: 'Ines Marr, Teme Works' },
  ]);
});

it('has the page of prices that keeps them off the first one', () => {
  expect(makePlan(readBrief(prompt), 1).pages.map(({ title }) => title)).toContain('Prices');
});
