import { beforeAll, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import type { SitePlan } from '../site-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const prompt = `ok so this is for my cousin's print workshop in Cardiff, he's hopeless with computers so i'm doing it for him. The workshop's called Inky Paws. He does three things really: courses, studio membership, and he sells his own stuff.

courses first. There's a four week screen printing course, mondays 6 to 8.30pm, £140 including ink and paper. There's a bookbinding one on wednesdays 10 till 1, also four weeks, £120. And taster days on saturday mornings, 3 hours, £45 per person, where you make one print and take it home. max 6 people in anything because there are only 6 tables. Next four week terms start on 9 January and 20 February.

membership: £70 a month gets you eight hours a week of open studio and a drawer, £110 a month is unlimited with a key. Both include ink, not paper. Paper is £9 a pack (20 sheets). Exposing a screen is £6 for people who aren't members.

shop: prints £30, cards £4, notebooks £14, tea towels £16. No shipping, pick up from the workshop only.

He's called Dewi Prosser, trained in Swansea, was a postman for nine years before. The press is called Gladys.

address Unit 2, The Old Brewery, Crawshay Street, Cardiff CF10 5TP, email hello@inkypaws.example, no phone because he never hears it. Open tues to sun, 10 to 6, late on thursday till 9, closed mondays.

people should be able to send an enquiry saying which course they want. A gift voucher page would be good too: vouchers are £20, £50 or £90, valid a year, sent by email.

and put a bit on the front saying what's coming up: the open day on 5 December, 11 to 4, hot cider, seconds sale. Blue and cream please.`;

const planOf = (): SitePlan => makePlan(readBrief(prompt), 1);
const sections = (plan: SitePlan) => plan.pages.flatMap((page) => page.sections.map((section) => ({ page, section }))); // prettier-ignore

it('opens with what it is, and prints nothing of who writes', () => {
  const text = JSON.stringify(planOf().pages);
  expect(text).toContain('A print workshop in Cardiff.');
  expect(text).not.toMatch(/cousin|hopeless|should be able to|Address Unit/u);
  expect(text).toContain('Dewi Prosser trained in Swansea');
});

it('names priced things without when they are, which is told beside them', () => {
  const found = sections(planOf()).find(({ section }) => section.content.title === 'Courses')?.section;
  expect(found?.content.items?.map(({ title }) => title)).toEqual([
    'Four week screen printing course',
    'Bookbinding',
    'Taster days',
  ]);
  expect(JSON.stringify(found?.content.items?.[1])).toContain('Wednesdays 10 till 1');
});

it('prices what a sum buys', () => {
  const found = sections(planOf()).find(({ section }) => section.content.title === 'Membership')?.section;
  expect(found?.content.items?.map(({ title, price }) => `${title} ${price}`)).toContain(
    'Unlimited with a key £110 a month',
  );
});

it('has a voucher page with the vouchers, and the hours with their late day', () => {
  const plan = planOf();
  const page = plan.pages.find(({ title }) => title === 'Gift voucher');
  expect(JSON.stringify(page?.sections)).toContain('£20, £50 or £90');
  expect(JSON.stringify(page?.sections)).not.toContain('Bookbinding');
  expect(plan.contact.hours).toContainEqual({ days: [4], opens: 600, closes: 1260 });
  expect(sections(plan).some(({ section }) => section.type === 'timetable')).toBe(false);
});
