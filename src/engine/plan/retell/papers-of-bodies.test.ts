import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import type { SectionPlan, SitePlan } from '../site-plan';

const planOf = (prompt: string): SitePlan => makePlan(readBrief(prompt), 1);
const sectionsOf = (plan: SitePlan): SectionPlan[] => plan.pages.flatMap(({ sections }) => sections);
const titled = (plan: SitePlan, title: string): SectionPlan | undefined =>
  sectionsOf(plan).find(({ content }) => content.title === title);
const namesIn = (section: SectionPlan | undefined): string[] =>
  (section?.content.items ?? []).map(({ title }) => title);

const drainage = `This is the new site for Wissey Drainage Board (Norfolk). It's to replace a noticeboard.

1. What we look after
We keep 61 km of watercourses clear and run four pumping stations. Emergency line: 01366 555 018, day and night. Nobody needs to be a member to ring it.

2. Board members
Cllr Hilda Frost (Chair) – finance
Cllr Sam Oduya – pumping stations
Cllr Ruth Pell – wildlife

3. Rates
The agricultural rate for 2026 is 9.2p in the pound. Cheques go to the office in Downham Market.

Colours: slate and reed green.`;

const museum = `Hello, we need a new site for the Colne Lighthouse Museum. Here's what the trustees agreed:

WHO WE ARE
The Colne Lighthouse Museum is in the former keeper's cottage at Point Road, Essex. It was opened in 1994 by two retired keepers. We have a working lens from 1871 and 90 logbooks.

TICKETS
Adult £5
Child £2.50

VISIT
Tea room in the old oil store, with scones. Parking for 12 cars at the goods gate. The lamp room is reached by 88 steps.

NOTES
Please use navy and cream. The board doesn't want a blog.`;

const hall = `Hello, thanks for this. The home is called Larch Bank, in Kendal, Cumbria. We're a family-run residential care home for 22 residents, opened in 1991 by my aunt Joyce. I'm the manager, Paula Birkett.

Fees: from £1,050 a week for a single room, £1,190 with a garden door. Newspapers are extra.

Food is cooked here by Tomasz, who has been with us for nine years. He does soft and vegetarian diets. Visitors may come between ten and seven, and there is tea on Sunday afternoons for whoever is in the house at the time.

Keep it warm, please, with large text.`;

const bells = `Brief: Sharrow & Finch, bell hangers

We are two people, Ned Sharrow and Bridie Finch, hanging and mending bells by hand in a former smithy in Ludlow since 2011.

Work
Rehanging a single bell – £640
New clapper – £210
All come with a ten year guarantee. Lead time is eight weeks.

About
Ned trained as a joiner in Hereford. Our ring at the cathedral of St Mary went up in 2018. Bridie grew up beside a theatre and a hotel, and did the books of both before she took up the rope and the grease.`;

const rowing = `Notes for the Exe Gig Rowing School website

Business: Exe Gig Rowing School, Topsham, Devon. Run by Morwenna Hale, a Level 2 coach and former lifeguard.

Courses:
* First Strokes – 4 weeks, Sundays 9am, £80. For people who have never held an oar. Max 6.
* Race Crew – 8 weeks, Tuesdays 6pm, £140. Lifejacket hire included.

What rowers say:
"I was scared of blisters. Now I collect them." – Tess, 51
"Morwenna saw I was cold before I did." – Idris

FAQ:
Do I need to be fit? No, but you must be able to swim 50 m.
Can children come? From 13, with an adult in the boat.`;

describe('papers of public bodies, houses and makers', () => {
  beforeAll(async () => {
    await Promise.all([loadAllCopy(), loadAllLexicons()]);
  });

  it('reads numbered lines as the headings that they are, and members by their title', () => {
    const plan = planOf(drainage);
    const body = titled(plan, 'What we look after')?.content.body?.join(' ') ?? '';
    expect(body).toMatch(/Emergency line: 01366 555 018/u);
    expect(body).toMatch(/61 km/u);
    const board = titled(plan, 'Board members');
    expect(namesIn(board).join()).toMatch(/Hilda Frost.*Sam Oduya.*Ruth Pell/u);
    expect(JSON.stringify(plan.pages)).not.toContain('replace a noticeboard');
  });

  it('lets the sign say what a house is, and makes up nobody where the board only decides', () => {
    const plan = planOf(museum);
    expect([plan.kind, plan.noun]).toEqual(['nonprofit', 'museum']);
    expect(sectionsOf(plan).filter(({ type }) => type === 'team' || type === 'posts')).toEqual([]);
    expect(JSON.stringify(plan.pages)).not.toMatch(/trustees agreed|WE ARE/u);
  });

  it('names a home by what it is called, and not by who manages it', () => {
    const plan = planOf(hall);
    expect([plan.name, plan.noun]).toEqual(['Larch Bank', 'care home']);
  });

  it('takes what stands behind the name for what they are, and no house that they once worked at', () => {
    const plan = planOf(bells);
    expect(plan.name).toBe('Sharrow & Finch');
    expect(plan.noun).toBe('bell hangers');
    expect(titled(plan, 'Brief')).toBeUndefined();
  });

  it('lets no school teach in person, and quotes whoever rows there once', () => {
    const plan = planOf(rowing);
    expect(
      sectionsOf(plan)
        .filter(({ type }) => type === 'teacher')
        .flatMap(namesIn),
    ).not.toContain('Exe Gig Rowing School');
    const said = JSON.stringify(plan.pages).match(/scared of blisters/gu) ?? [];
    expect(said).toHaveLength(1);
  });
});
