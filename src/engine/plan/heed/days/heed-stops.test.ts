import { beforeAll, expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllLexicons } from '../../../brief/words/lexicon-shelf';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

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

it('counts steps and works, and lets guests sleep where they eat', () => {
  const ofType = (prompt: string, type: string) =>
    makePlan(readBrief(prompt), 1).pages[0]?.sections.find((one) => one.type === type)?.content.items ?? [];
  const planner =
    'Wedding planner Ivy Chen in Singapore. Portfolio of 6 weddings, process in 5 steps, enquiry form.';
  expect(ofType(planner, 'portfolio')).toHaveLength(6);
  expect(ofType(planner, 'process')).toHaveLength(5);
  const pub = 'Village pub The Plough in Dorset with 5 rooms, Sunday lunch menu, beer garden, quiz Thursdays';
  expect(ofType(pub, 'rooms').map(({ price }) => typeof price)).toEqual(Array(5).fill('string'));
  expect(readBrief(pub).behaviours.map(({ value }) => value)).not.toContain('quiz');
  expect(readBrief('Community theatre "The Corn Exchange Players": next show "Noises Off" 12-15 May, tickets £9').name?.value).toBe('The Corn Exchange Players'); // prettier-ignore
});
