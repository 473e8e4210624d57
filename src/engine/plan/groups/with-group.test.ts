import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const planOf = (prompt: string) => makePlan(readBrief(prompt), 1);
const textOf = (prompt: string): string => JSON.stringify(planOf(prompt).pages);

describe('a group whose prompt tells particulars', () => {
  it.each([
    [
      "We're a community choir in Hebden Bridge, we sing pop and folk on Tuesdays at 7.30pm in the Methodist hall. No auditions. First session is free.",
      /conductor|two hours|practice recordings|requiem|funeral/u,
    ],
    [
      'Quaker meeting house in Kendal with rooms for hire, large room £18 an hour, small room £11 an hour. Meeting for worship is Sundays at 10.30.',
      /9,400|bucket|mayor|soup/u,
    ],
    [
      'Toddler playgroup in a church hall, Monday and Thursday mornings 9.30 to 11.30, £2.50 per family with juice and biscuits. Run by volunteers.',
      /our kitchen|Lunch|nap|candle/iu,
    ],
    [
      'Rotary Club of Dunmore: what we do, our meetings at the Anchor Hotel on Mondays, and how to donate to our shoebox appeal',
      /per year|Bring lunch|Summer table/u,
    ],
  ])('says nothing that only another group would say: %s', (prompt, others) => {
    expect(textOf(prompt)).not.toMatch(others);
  });

  it('shows what it runs as what it does', () => {
    const plan = planOf(
      'a charity for people who look after a relative on their own, we run a phone line and a monthly coffee morning in Derby',
    );
    const done = plan.pages[0]?.sections.find(({ type }) => type === 'services')?.content.items ?? [];
    expect(done.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Phone line', 'Monthly coffee morning']),
    );
  });

  it('takes a class of a school for what its parents look up', () => {
    const plan = planOf(
      'A page for class 3B at Greenfield School so the parents can see the homework, spelling lists and the dates of trips. The class teacher is Miss Okoro.',
    );
    expect(plan.kind).toBe('nonprofit');
    expect(JSON.stringify(plan.pages)).toContain('Dates of trips');
    expect(JSON.stringify(plan.pages)).not.toContain('price');
  });

  it('leaves a prompt of a few words the usual pages of its trade', () => {
    expect(textOf('community choir website')).toMatch(/Rehearsals/u);
    expect(textOf('A website for a nonprofit that teaches coding to girls in Nairobi')).toMatch(
      /First courses/u,
    );
  });

  it('gives groups of one sort other parts in another order, and says nothing on two pages', () => {
    const clubs = [
      'Pennard Sea Swimmers, a club that meets at Caswell Bay every Sunday at 8am. New members welcome, tea after.',
      'Ukulele club in Frome, Thursdays at 7pm in the Cornerhouse, all abilities, bring your own ukulele',
      'Walking group for the over sixties in Hexham. We walk every second Wednesday, 5 to 8 miles, then a pub lunch.',
      'Chess club St Albans, Mondays 7.15pm at the library, juniors welcome',
      'The Ouse Valley knitting circle: Friday mornings at the Wool Shed, £2 for coffee and cake',
      'Model railway society in Crewe. Club nights on Tuesdays, two layouts, open day in May',
    ].map((prompt) => planOf(prompt).pages);
    const homes = clubs.map(([home]) => home?.sections.map(({ type }) => type).join(' '));
    expect(new Set(homes).size).toBeGreaterThan(2);
    for (const pages of clubs) {
      const parts = pages.flatMap(({ sections }) => sections.map(({ type }) => type));
      for (const part of ['process', 'faq', 'services'] as const)
        expect(parts.filter((type) => type === part).length).toBeLessThan(2);
    }
  });
});
