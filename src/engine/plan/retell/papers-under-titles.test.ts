import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import type { PagePlan, SitePlan } from '../site-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const planOf = (prompt: string): SitePlan => makePlan(readBrief(prompt), 1);
const page = ({ pages }: SitePlan, title: string): PagePlan => {
  const found = pages.find((one) => one.title === title);
  if (!found) throw new Error(`no page ${title} among ${pages.map((one) => one.title).join(', ')}`);
  return found;
};
const textOf = (plan: SitePlan, title: string): string =>
  JSON.stringify(page(plan, title).sections.map(({ content }) => content));

const toyLibrary = `# Site plan — Marsh Lane Toy Library

**Who we are**
Marsh Lane Toy Library is a charity in Exeter run by volunteers. Founded in 2009 in a scout hut. Last year 310 families borrowed 4,200 toys.

**Two audiences**
1. Parents who want to borrow. They must see when we open at one glance. Tone: cheerful, no lectures.
2. People who want to help (time or money).

**Pages**
- Home
- Borrow toys
- Give toys
- Help us
- For nurseries
- Contact

**Borrow toys**
Sessions: Monday 9:30–11:00, Wednesday 14:00–16:00, Saturday 10:00–12:00. No deposit needed. First morning: you choose three toys and tell us how old your child is. Bring a big bag. If you are housebound, ring 01392 555 018 and a driver brings a box on Fridays. A loan lasts three weeks.

**Give toys**
Wanted most: wooden trains, jigsaws, dressing-up clothes, balance bikes. We have enough of: teddies, board books. Please nothing broken and nothing with button batteries.

**Help us**
£5 mends one toy, £20 buys a puzzle, £75 fills a shelf.

**For nurseries**
Bookings are by phone or the form: nursery, your name, email, number of children, ages, which week. We answer within a day.

**Contact**
Scout Hut, 3 Marsh Lane, Exeter EX1 2TT. Phone 01392 555 018, play@marshlane.example.

**Design**
Yellow and navy, big text.`;

describe('a paper with a list of its pages and a heading over what stands on each', () => {
  it('keeps every list on the page that it was told under', () => {
    const plan = planOf(toyLibrary);
    const borrow = textOf(plan, 'Borrow toys');
    for (const told of ['Monday', 'Wednesday', 'Saturday', 'No deposit needed', 'three weeks'])
      expect(borrow).toContain(told);
    expect(textOf(plan, 'Give toys')).toMatch(/Wooden trains.*Teddies/su);
    expect(textOf(plan, 'Give toys')).not.toContain('Saturday');
    expect(textOf(plan, 'Help us')).toContain('£75');
    expect(textOf(plan, 'Help us')).not.toContain('jigsaws');
  });

  it('says a part of a page there and on no other, with the few words that go on with it', () => {
    const plan = planOf(toyLibrary);
    const joining = page(plan, 'Borrow toys').sections.find(
      ({ content }) => content.title === 'First morning',
    );
    expect(joining?.content.body?.join(' ')).toMatch(/three toys.*Bring a big bag/u);
    expect(textOf(plan, 'Home')).not.toContain('First morning');
  });

  it('prints nothing of whom the site is for, and the sums once', () => {
    const plan = planOf(toyLibrary);
    expect(JSON.stringify(plan.pages)).not.toMatch(/audiences|People who want to help|no lectures/u);
    expect(JSON.stringify(plan.pages).match(/£75/gu)).toHaveLength(1);
  });

  it('has the form that is told there, before the call at the end', () => {
    const form = page(planOf(toyLibrary), 'For nurseries').sections.find(({ type }) => type === 'form');
    expect(form?.content.fields).toEqual([
      'Nursery',
      'Name',
      'Email',
      'Number of children',
      'Ages',
      'Which week',
    ]);
  });
});

const walks = `Hello, I run a small guided walking company called Long Furrow out of Skipton in Yorkshire and our old site is from 2014. We'd like to start over.

What we do: guided and self-guided walking weeks in the Dales. Never more than ten walkers. Bags go by car, supper is always in an inn.

Walks for 2027:
The Abbey Way - 3 days, 48 km, gentle, £340 per person, leaves every Friday in May and June
High Moors - 5 days, 96 km, hard, £610 pp, 10 May and 7 June
Two Rivers - 2 days, 30 km, very easy, £215 pp, Saturdays in August

What's included: a twin room, breakfasts, bag transfer, maps. Not included: lunches, travel insurance. Single supplement is £30 a night.

Boot hire: leather boots £9 a day, poles £4 a day, waterproofs £6 a day.

The team is me (Edith Calvert, guide, ex-nurse, knows every stile), my brother Sam who plans the routes and answers the phone, and Ravi Nair, our driver who carries the bags.

A few nice quotes: "The best week of my year" - Joan, Derby. "I slept like a stone." - Luc, Ghent

I'd want a home page, walks, boot hire, about us, questions and a contact/booking page. Booking form should ask for name, email, which walk, preferred date and number of walkers. We're at The Old Dairy, Mill Lane, Skipton BD23 1AA, phone 01756 555 014, walk@longfurrow.example. Office open Monday to Friday 9 to 5, closed for all of February.

Questions people ask: What if it snows? We walk lower down. Can I come alone? Yes, a third of our guests do.`;

describe('a letter of an owner whose offers have a page of their own', () => {
  it('names them on the first page, which is silent about them otherwise', () => {
    const plan = planOf(walks);
    expect(textOf(plan, 'Home')).toMatch(/Abbey Way.*High Moors.*Two Rivers/su);
    expect(textOf(plan, 'Home')).not.toContain('£340');
  });

  it('puts what is included with the prices', () => {
    const plan = planOf(walks);
    expect(textOf(plan, 'Walks')).toMatch(/Bag transfer.*Lunches/su);
    expect(textOf(plan, 'Home')).not.toContain('Bag transfer');
  });

  it('knows the people of a team told in one sentence', () => {
    const team = page(planOf(walks), 'About us').sections.find(({ type }) => type === 'team');
    expect(team?.content.items?.map(({ title }) => title)).toEqual(['Edith Calvert', 'Sam', 'Ravi Nair']);
  });

  it('books with one form, on the page for it', () => {
    const plan = planOf(walks);
    expect(plan.pages.flatMap(({ sections }) => sections).some(({ type }) => type === 'booking')).toBe(false);
    const contact = page(plan, 'Contact & booking').sections.find(({ type }) => type === 'contact');
    expect(contact?.content.fields).toContain('Number of walkers');
    expect(textOf(plan, 'Home')).not.toContain('Number of walkers');
  });

  it('says beside the hours what is told of them, and under questions no word of its own', () => {
    const plan = planOf(walks);
    const hours = page(plan, 'Contact & booking').sections.find(({ type }) => type === 'hours');
    expect(hours?.content.lede).toContain('closed for all of February');
    expect(page(plan, 'Questions').sections.map(({ type }) => type)).toEqual(['page-header', 'faq', 'cta']);
    expect(JSON.stringify(plan.pages)).not.toContain('start over');
    expect(textOf(plan, 'Home')).toContain('Kind words');
  });
});
