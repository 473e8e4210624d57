import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import type { SitePlan } from '../site-plan';

const planOf = (prompt: string): SitePlan => makePlan(readBrief(prompt), 1);
const textOf = (prompt: string): string => JSON.stringify(planOf(prompt).pages);

describe('trades told in few words', () => {
  beforeAll(async () => {
    await Promise.all([loadAllCopy(), loadAllLexicons()]);
  });

  it.each([
    [
      'Corrieshalloch Green Burials, Nairn. Plots from £880, urn plots £390. Open daily dawn to dusk.',
      'funeral home',
    ],
    [
      'B2B website: Tarvit Pressings, metal pressings up to 3 m, Cupar, lead time 2 weeks, ISO 9001, send us a sketch.',
      'manufacturing company',
    ],
    [
      'Wyre u3a. 410 members, 30 interest groups, monthly talk third Monday 2pm at the Civic Hall. Membership £14 a year.',
      'club',
    ],
  ])('speak for themselves: %s', (prompt, noun) => {
    expect(planOf(prompt).noun).toBe(noun);
  });

  it('lets nobody book a bedroom of a care home by the night', () => {
    const plan = planOf(
      'Larkrise residential home, Selby. Family run, 14 bedrooms, short stays available, garden. 01757 555 017',
    );
    expect(plan.noun).toBe('care home');
    expect(plan.pages.flatMap(({ sections }) => sections).filter(({ type }) => type === 'rooms')).toEqual([]);
  });

  it.each([
    [
      'The Shingle Museum, Seaford. Fossils and beach photographs. Open daily 11 to 4 May to September, adults £5.',
      'The Shingle Museum',
      'museum',
    ],
    [
      'A website for Astrid, who re-gild altar frames in Kent for parishes and the Landmark Trust.',
      'Astrid',
      'altar frame re-gilding',
    ],
  ])('goes by the sign: %s', (prompt, name, offer) => {
    const brief = readBrief(prompt);
    expect([brief.name?.value, brief.offer?.value]).toEqual([name, offer]);
  });

  it('moves pianos, and clears nothing away', () => {
    expect(textOf('website for a piano removal company, Kendal')).not.toMatch(
      /what has to go|papers for the waste/u,
    );
  });

  it('asks for no work where entry is free, and explains what is to be explained', () => {
    const museum = textOf(
      'The Old Lifeboat Museum, Cromer: free entry, Sundays 10am-3pm, donations welcome. navy and brass',
    );
    expect(museum).toMatch(/Free entry/u);
    expect(museum).not.toMatch(/Send us your work/u);
    expect(textOf('Otter Lane Nursery, Honiton. Ages 1 to 5, open 8:00 to 17:30, free hours explained, swimming on Mondays.')).toMatch(/"title":"Free hours"/u); // prettier-ignore
  });

  it('tells on which days lessons are, where a week of lessons would only be made up', () => {
    expect(textOf('Driving lessons with Shona in Ayr, manual only, £34 an hour, blocks of ten £320, lessons Tuesday to Sunday.')).toMatch(/Lessons Tuesday to Sunday/u); // prettier-ignore
  });
});
