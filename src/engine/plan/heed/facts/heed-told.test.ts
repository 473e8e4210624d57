import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../../brief/words/lexicon-shelf';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';
import type { SectionPlan } from '../../site-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const planOf = (prompt: string) => makePlan(readBrief(prompt), 5);
const pageOf = (prompt: string, title: string): readonly SectionPlan[] =>
  planOf(prompt).pages.find((page) => page.title === title)?.sections ?? [];
const textOf = (sections: readonly SectionPlan[]): string =>
  JSON.stringify(sections.map(({ content }) => content));

describe('pages asked for by a title of their own', () => {
  const plumber = 'plumber in Exeter. pages: home, emergency call outs, boilers, bathrooms, contact';

  it('say what the site knows of them', () => {
    expect(textOf(pageOf(plumber, 'Boilers').slice(0, 1))).toMatch(/replaced when it does not/u);
    expect(textOf(pageOf(plumber, 'Emergency call outs'))).toMatch(/may lie until morning/u);
  });

  it('do not all say the same', () => {
    const all = ['Emergency call outs', 'Boilers', 'Bathrooms'].map((title) =>
      pageOf(plumber, title)
        .map(({ type }) => type)
        .join(' '),
    );
    expect(all.filter((types) => types.includes('process'))).toHaveLength(1);
    expect(all.filter((types) => types.includes('features'))).toHaveLength(1);
  });
});

describe('what is told beside the rest', () => {
  it('stands where people answer', () => {
    const { pages } = planOf('Our wedding, Priya and Tom, 12 September at Barton Hall. RSVP by 1 August.');
    const sections = pages.flatMap((page) => page.sections);
    expect(textOf(sections.filter(({ type }) => type === 'rsvp'))).toMatch(/Please answer by 1 August\./u);
    expect(textOf(sections.filter(({ type }) => type !== 'rsvp'))).not.toMatch(/RSVP by/u);
  });

  it('leaves out prices where all is free', () => {
    const { pages } = planOf('toy library in Hartlepool, families borrow toys for three weeks for free');
    expect(
      textOf(pages.flatMap(({ sections }) => sections).filter(({ type }) => type === 'pricing')),
    ).not.toMatch(/[£€$]/u);
  });

  it('sells no seats that nobody told', () => {
    const { pages } = planOf(
      'Tallyho, expense software for small teams: snap a receipt, reads the amount, works offline. Free for 3 people, £4 per person per month after that.',
    );
    expect(textOf(pages.flatMap(({ sections }) => sections))).not.toMatch(/One seat|one person and their/u);
  });

  it('puts the told price in place of made-up ones', () => {
    const { pages } = planOf('preschool playgroup in Ripley, term time mon tues thurs 9-12, £14 a session');
    const prices = textOf(pages.flatMap(({ sections }) => sections).filter(({ type }) => type === 'pricing'));
    expect(prices).not.toMatch(/£320|£490/u);
  });

  it('is silent about the look of the page', () => {
    const { pages } = planOf(
      'Landing page for a browser extension called Tabby that groups your tabs, puts old ones to sleep and syncs across laptops. $3 a month. cheerful, lots of orange',
    );
    expect(textOf(pages.flatMap(({ sections }) => sections))).not.toMatch(/Lots of orange/u);
  });

  it.each([
    'website for a wedding dj in Kent. Packages from £450. Friendly not scary. How it works in 5 steps.',
    'dentist in Luton for nervous patients. Friendly not scary. Not corporate. Fillings and crowns, children welcome',
  ])('is silent about how it is to sound: %s', (prompt) => {
    const { pages } = planOf(prompt);
    expect(textOf(pages.flatMap(({ sections }) => sections))).not.toMatch(
      /Friendly not scary|Not corporate|in 5 steps/u,
    );
  });

  it('lets no house teach', () => {
    const { pages } = planOf(
      'I need a website for my driving school Clutch Control in Walsall. I teach manual, £38 an hour, grade A instructor.',
    );
    const teachers = pages.flatMap(({ sections }) => sections).filter(({ type }) => type === 'teacher');
    expect(textOf(teachers)).not.toMatch(/Clutch Control/u);
  });

  it('says in its own words what a program is for', () => {
    const sections = pageOf(
      'Ferry, a tool that lets agencies send big files to clients without accounts. Drag in up to 50GB, link expires when you choose, clients can leave comments',
      'Home',
    );
    expect(textOf(sections.filter(({ type }) => type === 'hero'))).toMatch(
      /A tool that lets agencies send big files/u,
    );
  });

  it('ends the opening lines where it is one short fact', () => {
    const sections = pageOf(
      'folk night at the Kings Head in Otley, first thursday of the month, free entry',
      'Home',
    );
    expect(textOf(sections.filter(({ type }) => type === 'hero'))).toMatch(/Free entry\./u);
    expect(sections.some(({ type }) => type === 'amenities')).toBe(false);
  });
});

describe('food over a counter', () => {
  it('has no tables to reserve', () => {
    const { pages } = planOf('chip shop in Whitley Bay');
    expect(textOf(pages.flatMap(({ sections }) => sections))).not.toMatch(/Reserve|wine|€/u);
  });

  it('keeps them where people sit', () => {
    const { pages } = planOf('fish and chip shop with restaurant in Whitby, book a table');
    expect(pages.flatMap(({ sections }) => sections).some(({ type }) => type === 'booking')).toBe(true);
  });

  it('fries no eggs in a coffee bar', () => {
    const { pages } = planOf('a coffee bar in Hove, flat whites, filter and weekend brunch');
    expect(textOf(pages.flatMap(({ sections }) => sections))).not.toMatch(/Shakshuka|Benedict/u);
  });
});
