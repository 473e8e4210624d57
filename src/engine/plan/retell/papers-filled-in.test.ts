import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import type { SectionPlan, SitePlan } from '../site-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const planOf = (prompt: string): SitePlan => makePlan(readBrief(prompt), 1);
const all = (plan: SitePlan): SectionPlan[] => plan.pages.flatMap(({ sections }) => sections);
const names = (section?: SectionPlan): string[] => section?.content.items?.map(({ title }) => title) ?? [];
const titled = (plan: SitePlan, title: string): SectionPlan | undefined =>
  all(plan).find(({ content }) => content.title === title && content.items !== undefined);

const toolShed = `Questionnaire – new website

1) What is the name of your organisation? Estuary Tool Bank
2) What do you do? We are a lending library for tools in Maldon, Essex. 52 members, from joiners to first-time buyers.
3) When are you open? Wednesday and Saturday 10 to 1.
4) What does it cost? Members £2 a week or £40 a year. Repairs are free, donations welcome.
5) What can people bring? Drills, saws, ladders, spades, paint rollers. No chainsaws, no petrol engines.
6) Numbers for last year? 480 tools lent, 62 mended, 9 lost.
7) Who runs it? Chair Ursula Finn, secretary Des Moore, treasurer Aditi Rao.
8) Any projects? Planters for the quay, a ramp for the chapel, benches for Oak Lane school.
9) How do people join? Come on any Wednesday, do an induction (30 minutes), pay for the year.
10) Where are you? Unit 2, The Quay, Maldon CM9 5HR. 01621 555 014, lend@estuarytools.example.
11) Which pages? Home, Tools, Projects, Join, Contact
12) Look and feel? Sturdy: dark blue and orange.`;

describe('a form of questions that was filled in', () => {
  it('tells the answers, and asks nobody the questions', () => {
    const plan = planOf(toolShed);
    expect(plan.name).toBe('Estuary Tool Bank');
    expect(plan.pages.map(({ title }) => title)).toEqual(['Home', 'Tools', 'Projects', 'Join', 'Contact']);
    expect(JSON.stringify(plan.pages)).not.toMatch(/What do you do\?|Who runs it\?|Look and feel/u);
    expect(names(all(plan).find(({ type }) => type === 'team'))).toEqual([
      'Ursula Finn',
      'Des Moore',
      'Aditi Rao',
    ]);
    expect(names(titled(plan, 'What to bring'))).toContain('Paint rollers');
    expect(names(titled(plan, 'Projects'))).toContain('A ramp for the chapel');
    expect(plan.contact.hours?.flatMap(({ days }) => days)).toEqual([3, 6]);
  });
});

const leaflet = `Please make a website out of this, it's what's on our leaflet plus some extra bits.

THE TINKER'S TABLE – supper club in a former bell foundry, Ludlow

We cook for sixteen people round one table, every Thursday and Friday at 7pm. Four courses, one menu, no choices. £52 a head. Vegetarians tell us when booking.

October menu: beetroot and goat's curd; pike with sorrel; mutton, barley and kale; damson ice.

Who we are: Lotte Brandt cooks (six years at The Riverside), Hal Price bakes and pours, and Mina Sood looks after the room.

What people wrote: "Like eating at the house of a friend who can cook." Shropshire Star. "The damsons. My word." Nigel, Tenbury

How to book: 1. Pick a night. 2. Pay half. 3. Tell us what you can't eat.

We're at 4 Old Street, Ludlow SY8 1NP. table@tinkerstable.example or text 07700 900 411.

Extra bits: put the menu on its own page with the date, plum and brass, and don't use the word 'foodie'.`;

describe('a leaflet that is to be made a site of', () => {
  it('is of what stands on its first line, with its menu on a page', () => {
    const plan = planOf(leaflet);
    expect([plan.name, plan.kind]).toEqual(["The Tinker's Table", 'restaurant']);
    const menu = plan.pages.find(({ title }) => title === 'Menu');
    expect(names(menu?.sections.find(({ type }) => type === 'menu'))).toContain('Pike with sorrel');
    expect(JSON.stringify(plan.pages)).not.toMatch(/leaflet|Extra bits|foodie/u);
  });

  it('knows those who praise from those who cook', () => {
    const plan = planOf(leaflet);
    expect(names(all(plan).find(({ type }) => type === 'testimonials'))).toEqual([
      'Shropshire Star',
      'Nigel, Tenbury',
    ]);
    expect(names(all(plan).find(({ type }) => type === 'team'))).toEqual([
      'Lotte Brandt',
      'Hal Price',
      'Mina Sood',
    ]);
  });
});

describe('what is good to know', () => {
  it('stands behind who they are and what others say on the first page', () => {
    const types = planOf(leaflet).pages[0]?.sections.map(({ type }) => type) ?? [];
    const sundry = types.indexOf('values') < 0 ? types.indexOf('text') : types.indexOf('values');
    expect(sundry).toBeGreaterThan(types.indexOf('testimonials'));
    expect(sundry).toBeGreaterThan(types.indexOf('team'));
  });
});
