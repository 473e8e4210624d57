import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import type { SectionPlan, SitePlan } from '../site-plan';

const planOf = (prompt: string): SitePlan => makePlan(readBrief(prompt), 1);
const pageOf = (plan: SitePlan, title: string): readonly SectionPlan[] =>
  plan.pages.find((page) => page.title === title)?.sections ?? [];
const titlesIn = (sections: readonly SectionPlan[], type: string): string[] =>
  sections.filter((one) => one.type === type).flatMap(({ content }) => (content.items ?? []).map(({ title }) => title)); // prettier-ignore

const cheese = `Hello, we are Tarn & Fell, a small cheese maker near Sedbergh. There are two of us: Beth Tarn, who milks the goats, and Owen Fell, who sells at the markets.

What we make: Howgill (soft, ash rind, £6.50 each), Rawthey (hard, ten months, £24 a kilo) and a whey butter with sea salt for £4. You can order a whole cheese a week ahead. We send nothing abroad.

The dairy shop is open Friday and Saturday from 10 to 3. Every month we run a making day with lunch, £85, from nine to four, sturdy shoes advised. Places are limited to eight. Phone 01539 620 118.

I would like cream and dark green with a serif. Pages: home, our cheeses, visit. You'll find us at Side Farm, Howgill Lane, Sedbergh LA10 5HN.`;

const surveyors = `PROJECT: New website for Okoro Surveyors
CLIENT: Okoro Surveyors, 9 Dock Street, Hull HU1 3DZ
CONTACT: Ada Okoro, ada@okoro.example, 01482 496 011

BACKGROUND
Okoro is a practice of five surveyors founded in 2011. They work for parishes and trusts.

CONTENT
How it works: 1) You send us photographs. 2) We quote a fixed fee within two days. 3) We visit and measure. 4) You receive a report.

Fees: roof survey from £380; full survey from £920; tower inspection £640.

Case studies: Holderness barn (repair of a cruck frame, 2021), Beverley almshouse (damp traced to a drain, 2022), Hessle chapel (new belfry louvres, 2024).

People: Ada Okoro, director; Finn Moss, associate, roofs; Li Chen, towers.

DESIGN
Calm, lots of white, one accent (brick red).

PAGES
Home, How it works, Fees, Work, Contact`;

const rink = `We run an ice rink that the town nearly lost, Priory Rink in Beauly. It belongs to a charity (number SC048812) with three paid staff. It reopened on 4 May 2021. My son says a one page site would do, but I think we need at least a timetable page and a page for volunteers.

The timetable is: Monday and Wednesday figure skating 5 to 6.30; curling every weekday 1 to 3 (members only); Friday disco 7 to 9; Sunday lessons 9 to 10 and open skating 10 to 1.

Prices. Adults are £6.50, children £4, families £17. Carers skate free. Boot hire costs £2.

Volunteers: we need people for the desk and the ice. Write to Morag at help@prioryrink.example or phone 01463 555 019 between 10 and 2. Big type please, many of our skaters are over seventy.`;

beforeAll(() => Promise.all([loadAllLexicons(), loadAllCopy()]));

describe('lists told with brackets', () => {
  it('price each thing from its bracket, and stand on the page that is about them with what is said behind', () => {
    const page = pageOf(planOf(cheese), 'Our cheeses');
    expect(titlesIn(page, 'products').concat(titlesIn(page, 'menu'), titlesIn(page, 'pricing'))).toEqual([
      'Howgill',
      'Rawthey',
      'Whey butter with sea salt',
    ]);
    expect(JSON.stringify(page)).toContain('You can order a whole cheese a week ahead.');
  });

  it('name who they are by what they do, and keep a short sentence with the one before it', () => {
    const home = pageOf(planOf(cheese), 'Home');
    expect(home.find(({ type }) => type === 'team')?.content).toMatchObject({
      title: 'Who we are',
      items: [{ title: 'Beth Tarn', note: 'Milks the goats' }, { title: 'Owen Fell', note: 'Sells at the markets' }],
    }); // prettier-ignore
    expect(JSON.stringify(home)).toMatch(/"Making day".{0,200}Places are limited to eight/u);
  });
});

describe('a specification whose last line names the pages', () => {
  it('has these pages and no others, each with what it is for', () => {
    const plan = planOf(surveyors);
    expect(plan.pages.map(({ title }) => title)).toEqual(['Home', 'How it works', 'Fees', 'Work', 'Contact']);
    expect(titlesIn(pageOf(plan, 'Work'), 'portfolio')).toEqual(['Holderness barn', 'Beverley almshouse', 'Hessle chapel']); // prettier-ignore
    expect(titlesIn(pageOf(plan, 'How it works'), 'process')).toContain('We quote a fixed fee within two days'); // prettier-ignore
    expect(JSON.stringify(plan.pages)).not.toContain('One accent');
    expect(plan.contact.address).toBe('9 Dock Street, Hull HU1 3DZ');
  });
});

describe('a week told in one sentence', () => {
  it('is a timetable on its page, beside prices of the whole house on the first', () => {
    const plan = planOf(rink);
    expect(plan.pages.map(({ title }) => title)).toEqual(['Home', 'Timetable', 'Volunteers']);
    expect(pageOf(plan, 'Timetable').find(({ type }) => type === 'timetable')?.content.items).toMatchObject([
      { title: 'Figure skating' },
      { title: 'Curling', note: 'Members only' },
      { title: 'Disco' },
      { title: 'Lessons' },
      { title: 'Open skating' },
    ]);
    const prices = pageOf(plan, 'Home').find(({ type }) => type === 'pricing')?.content;
    expect(prices?.items?.map(({ title }) => title)).toEqual(['Adults', 'Children', 'Families', 'Boot hire']);
    expect(prices?.lede).toContain('Carers skate free');
  });

  it('takes no register for a telephone, no reopening for a date, and no wish for a statement', () => {
    const plan = planOf(rink);
    expect(plan.contact.phone).toBe('01463 555 019');
    expect(plan.date).toBeNull();
    expect(JSON.stringify(plan.pages)).not.toContain('Big type');
  });
});
