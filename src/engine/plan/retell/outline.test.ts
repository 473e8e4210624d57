import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import type { PagePlan, SitePlan } from '../site-plan';
import { isAsked } from './is-asked';
import { partPrompt } from './part-prompt';
import { readOutline, readPageList } from './read-outline';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const planOf = (prompt: string): SitePlan => makePlan(readBrief(prompt), 5);
const pageOf = (plan: SitePlan, title: string): PagePlan | undefined =>
  plan.pages.find((page) => page.title === title);
const saidOn = (plan: SitePlan, title: string): string =>
  JSON.stringify(pageOf(plan, title)?.sections.map(({ content }) => content) ?? []);

const tea =
  'We are Copper Kettle Tea Room in Settle and we want a five page site. Home: a welcome, our motto "Proper tea, properly made" and a picture of the kettle. Menu: cream tea £7.50, soup and bread £6.20, toasted teacake £2.80, pot of tea £2.40, leaf teas from Assam to Lapsang. Our story: Joan Airey opened the tea room in 1974; her granddaughter Kate took over in 2019 and still uses the old scone recipe. Parties: afternoon tea for groups of 8 to 20 at £18 a head, book a week ahead, the back room is free for christenings. Contact: 5 Duke Street, Settle BD24 9DU, 01729 555 033, open Wednesday to Sunday 10 to 4.30.';
const club = `Website copy for Ridgeway Run Club

HOME
Running in Wantage since 1998. All paces, no fees for your first three runs.

RUNS
Monday 6.30pm: hills, from the market place
Wednesday 7pm: track at Icknield School
Sunday 8.30am: long run on the Ridgeway, 8 to 14 miles

MEMBERSHIP
£24 a year, £12 for students and over 65s. You get a club vest discount and free entry to our summer relays.

COMMITTEE
Chair - Bea Lindqvist
Treasurer - Rob Achebe
Kit - Sunita Rai

CONTACT
run@ridgewayrc.example
We meet outside the Bear Hotel. Everyone over 16 is welcome and nobody is left behind on any of our runs.`;
const trees = `Pages
- Home - big photo, one line about us, button "Get a quote"
- Services - hedge cutting, tree felling, stump grinding, pond clearing
- Prices - hedge cutting £38/hour for two people, stump grinding from £90, tree felling by quotation
- About - I'm Llew Pritchard, third generation, my grandfather laid hedges for the Duke of Beaufort. City & Guilds qualified.
- Gallery
- Contact - 07700 900 741, llew@pritchardhedges.example, we answer within a day

The business is Pritchard Hedges & Trees, based in Tetbury, Gloucestershire, working within 15 miles. We have £5 million public liability insurance. We do not work on hedges in nesting season (March to August).`;

it('takes labels between called pages for parts of the page above', () => {
  const outline = readOutline(
    'Homepage: a welcome and the next dates.\nReasons: no audition; tea at half time.\nUna said "I stayed for the cake."\n\nRehearsals page: we meet on Tuesdays.\n\nPeople page: Una Birch conducts.\n\nJoin page: a form.',
  );
  expect(outline.map(({ title }) => title)).toEqual(['Home', 'Rehearsals', 'People', 'Join']);
});

describe('the pages that a prompt outlines', () => {
  it('are read from labels in one paragraph, from headings and from a list', () => {
    const titles = (prompt: string): string[] => readOutline(prompt).map(({ title }) => title);
    expect(titles(tea)).toEqual(['Home', 'Menu', 'Our story', 'Parties', 'Contact']);
    expect(titles(club)).toEqual(['Home', 'Runs', 'Membership', 'Committee', 'Contact']);
    expect(titles(trees)).toEqual(['Home', 'Services', 'Prices', 'About', 'Gallery', 'Contact']);
  });
  it('are the pages of the site, in that order', () => {
    expect(planOf(club).pages.map(({ title }) => title)).toEqual([
      'Home', 'Runs', 'Membership', 'Committee', 'Contact',
    ]); // prettier-ignore
  });
  it('say what is told of them and of no other page', () => {
    const plan = planOf(tea);
    expect(saidOn(plan, 'Our story')).toMatch(/Joan Airey opened the tea room in 1974/u);
    expect(saidOn(plan, 'Home')).not.toMatch(/Joan Airey|Cream tea/u);
    expect(saidOn(plan, 'Menu')).toMatch(/Cream tea.*£7\.50/u);
    expect(saidOn(plan, 'Menu')).toContain('Leaf teas from Assam to Lapsang');
  });
  it('list the week as a week and people with what they do', () => {
    const plan = planOf(club);
    expect(pageOf(plan, 'Runs')?.sections.map(({ type }) => type)).toContain('timetable');
    const team = pageOf(plan, 'Committee')?.sections.find(({ type }) => type === 'team');
    expect(team?.content.items?.map(({ title }) => title)).toEqual(['Bea Lindqvist', 'Rob Achebe', 'Sunita Rai']); // prettier-ignore
  });
  it('tell visitors nothing of what was only wanted there', () => {
    const plan = planOf(trees);
    expect(JSON.stringify(plan.pages)).not.toMatch(/one line about us|big photo/iu);
    expect(saidOn(plan, 'About')).toMatch(/third generation.*City & Guilds/u);
  });
});

describe('a list of pages with their number', () => {
  it('keeps an "and" inside its last title', () => {
    expect(readPageList('Three pages are plenty: About me, How I work, Fees and contact.')).toEqual([
      'About me', 'How I work', 'Fees and contact',
    ]); // prettier-ignore
    expect(readPageList('Must have 4 pages: Home, Training, About Petra, Contact')).toHaveLength(4);
  });
  it('takes what requirements say of single pages', () => {
    const prompt = `Requirements:
- Must have 4 pages: Home, Training, About Petra, Contact
- Training page must list: Puppy course (6 weeks, £110), Recall clinic (Sundays 10am, £18)
- Must mention that Petra uses no punishment, ever
- About page: Petra grew up with sled dogs in Kiruna, Sweden, and moved to Yorkshire in 2010`;
    expect(partPrompt(prompt).find(({ text }) => text.includes('sled dogs'))?.page).toBe('About Petra');
    expect(partPrompt(prompt).find(({ text }) => text.startsWith('Puppy'))?.page).toBe('Training');
    expect(partPrompt(prompt).find(({ text }) => text.includes('punishment'))?.page).toBeNull();
  });
});

describe('what an outline wants on a page', () => {
  it.each(['a welcome', 'big photo', 'contact form', 'our four departments', 'button "Get a quote"', 'who we are'])(
    'asks: %s', (text) => {
      expect(isAsked(text)).toBe(true);
    },
  ); // prettier-ignore
  it.each(['hedge cutting', 'Joan Airey opened the tea room in 1974', 'soup on Saturdays', 'lift to all floors'])(
    'tells: %s', (text) => {
      expect(isAsked(text)).toBe(false);
    },
  ); // prettier-ignore
});
