import { beforeAll, describe, expect, it } from 'vitest';
import { isNamedThere, withinSentence } from '../../brief/long/within-sentence';
import { readBrief } from '../../brief/read-brief';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import type { SitePlan } from '../site-plan';
import { datedIn } from './blocks/days-in';
import { classesIn } from './class-times';
import { pricedIn } from './price-clauses';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const planOf = (prompt: string): SitePlan => makePlan(readBrief(prompt), 1);
const sectionsOf = ({ pages }: SitePlan, title: string) =>
  pages.find((page) => page.title === title)?.sections ?? [];

const studio =
  'Make a site for Moss & Fell, a furniture studio in Kendal run by Ada Lund. We make tables and chairs in oak and we do not take on work outside Cumbria. Pages: Home, Pieces, Studio, Contact.\n\nThe home page starts with the words "Oak remembers." and shows two new pieces: the Fell Table (2025, oak, £1,400) and the Tarn Chair (2024, ash).\n\nOn the pieces page list all four: besides the two above, Rill Bench (2023, oak) and Scar Desk (2022, walnut).\n\nThe studio page introduces Ada Lund, maker, trained in Malmö; Ben Orr, upholsterer; and Cal Moe, apprentice. We would like our repairs explained: a repair costs £60, and takes two weeks.\n\nContact: Low Mill, Kendal LA9 6DQ, 01539 496 011.';

describe('a brief that goes through its pages', () => {
  const plan = () => planOf(studio);

  it('shows on the first page what it is told to, and all of it on the page of all', () => {
    const titles = (page: string): string[] =>
      sectionsOf(plan(), page)
        .filter(({ type }) => type === 'portfolio')
        .flatMap(({ content }) => (content.items ?? []).map(({ title }) => title));
    expect(plan().pages[0]?.sections[0]?.content.title).toContain('Oak remembers');
    expect(titles('Home')).toEqual(['Fell Table', 'Tarn Chair']);
    expect(titles('Pieces')).toEqual(['Fell Table', 'Tarn Chair', 'Rill Bench', 'Scar Desk']);
  });

  it('has the people and what they explain on the page that tells of them', () => {
    const sections = sectionsOf(plan(), 'Studio');
    const team = sections.find(({ type }) => type === 'team');
    expect(team?.content.items?.map(({ title }) => title)).toEqual(['Ada Lund', 'Ben Orr', 'Cal Moe']);
    expect(JSON.stringify(sections)).toContain('takes two weeks');
  });

  it('refuses no work by saying where none is done', () => {
    expect(readBrief(studio).excluded.map(({ value }) => value)).not.toContain('portfolio');
  });
});

describe('what stands in lists of such briefs', () => {
  it('is dated behind its name', () => {
    expect(
      datedIn('“Macbeth”, 3 to 9 May 2026, directed by Jo Tan\n“Twelfth Night”, 1 to 4 July')?.items,
    ).toEqual([
      { title: 'Macbeth', value: '3 to 9 May 2026', text: 'Directed by Jo Tan' },
      { title: 'Twelfth Night', value: '1 to 4 July' },
    ]);
  });

  it('is named by its bracket where a day stands before it', () => {
    expect(datedIn('Friday 9 May (poems)\nSaturday 24 May (maps)')?.items.map(({ title }) => title)).toEqual([
      'Poems',
      'Maps',
    ]);
  });

  it('is no class where it happens on days of the year', () => {
    expect(classesIn('Trials are on Sunday 3 May at 2pm and Wednesday 6 May at 7pm')).toEqual([]);
  });

  it('is one party where a ticket is for several', () => {
    const [, party] = pricedIn('A swim is £6, and a family swim for two adults and three children is £19.');
    expect(party?.told).toMatchObject({
      name: 'Family swim for two adults and three children',
      price: '£19',
    });
  });

  it('prices the one thing that a site is about by its name', () => {
    const plan = planOf(
      'We are launching Otter, a quiet hand dryer for small cafés, made by three engineers in Hull. It dries in nine seconds and hums at 51 decibels. It weighs four kilos and needs no filter.\n\nPrice: £310 including VAT, delivery is free, and a pair costs £590. It comes with a five-year warranty.\n\nWhy Otter: other dryers roar; ours has no rattle at all. It runs on a plug. Cafés in Leeds have tested it since May. Write to hello@otter.example for a loan.',
    );
    const items = plan.pages.flatMap(({ sections }) =>
      sections.flatMap(({ content }) => content.items ?? []),
    );
    expect(items.find(({ price }) => price === '£310')).toMatchObject({
      title: 'Otter',
      text: 'Including VAT',
    });
    expect(items.map(({ text }) => text)).not.toContain('At all');
  });

  it('has a price of its own only where its name is said', () => {
    const slot = (name: string, start: number) => ({
      value: { section: null, name, price: '£8' },
      spans: [{ start, end: start + 8 }],
    });
    const prompt = 'A small inn. Dogs are welcome, £8 a night.';
    expect(isNamedThere(slot('dogs', 13), prompt)).toBe(true);
    expect(isNamedThere(slot('gives lessons', 13), prompt)).toBe(false);
    expect(isNamedThere(slot('guest house', 13), prompt)).toBe(false);
  });

  it('is named by its own sentence', () => {
    const slot = { value: { section: null, name: 'or at the bar.\n\nDoors for the quiz' }, spans: [] };
    expect(withinSentence(slot).value.name).toBe('Doors for the quiz');
  });
});

it('says once what two texts of a page would say', () => {
  const plan = planOf(
    'We are the Pool Quay Sailing Club in Poole, founded in 1961, with ninety members. We sail on Sundays and race on Wednesday evenings. The site needs: home, boat hire, juniors, contact. We hire out dinghies: £22 an hour with a £40 deposit, from the hut by Ros Finch. There are eleven of them. Juniors sail on Saturdays from nine, and must swim fifty metres. Lunch is soup, and on the last Sunday of the month somebody bakes. New members come along on a Sunday at ten and sail with one of us for a morning. Write to sail@poolquay.example.',
  );
  expect(JSON.stringify(sectionsOf(plan, 'Boat hire')).split('£40 deposit')).toHaveLength(2);
});

it('tells each of several places, and takes a named person for no name', () => {
  const plan = planOf(
    'We are a timber merchant, Orr & Lind, trading in Leeds since 1971. Home should show our three yards with address and phone: Leeds, 2 Don Street LS1 1AA, 0113 496 0001; York, 6 Low Lane YO1 2BB, 01904 496 002; and Hull, 9 Bridge Road HU1 3CC, 01482 496 003. The Account page explains what an account brings: 30 days of credit, delivery within 20 miles, a named person at the counter and 4% back. The About page tells how Eric Orr began with a van in 1971.',
  );
  expect(plan.name).toBe('Orr & Lind');
  const yards = sectionsOf(plan, 'Home').find(({ content }) => content.title === 'Yards');
  expect(yards?.content.items).toHaveLength(3);
});

describe('a letter that wants parts of which it tells nothing', () => {
  const plan = () =>
    planOf(
      'We run a small dog kennel, Paws and Rest, near Ludlow. There should be five pages: Home, Walks, Times, Our People, Contact.\n\nHome starts with the sentence "They come back tired." Below that please put the reasons people choose us, then what owners say, and at the bottom a short list of common questions, for instance whether dogs need a jab, what happens if a dog is ill and where to park.\n\nThe Walks page should have the prices: Pond Walk £12 and Hill Walk £15, and how a first walk works, step by step. Our People introduces Ann Petch and Col Hart. Contact has a form and our number 01584 496 022.\n\nGreen and cream please, friendly and not too polished, with photographs of dogs in mud.',
    );

  it('has them in their places, with the questions as they are asked and nothing of one page on another', () => {
    const types = (page: string) => sectionsOf(plan(), page).map(({ type }) => type);
    expect(types('Home').slice(0, 4)).toEqual(['hero', 'features', 'testimonials', 'faq']);
    expect(
      sectionsOf(plan(), 'Home')
        .find(({ type }) => type === 'faq')
        ?.content.items?.map(({ title }) => title),
    ).toEqual(['Do dogs need a jab?', 'What happens if a dog is ill?', 'Where can I park?']);
    expect(types('Walks').slice(0, 2)).toEqual(['pricing', 'process']);
    expect(types('Our People')).toContain('team');
    expect(types('Contact')).toContain('form');
    expect(JSON.stringify(plan().pages)).not.toMatch(/Part wanted|not too polished/u);
    // Nothing is told of it: it stands as a sample.
    expect(sectionsOf(plan(), 'Times').length).toBeGreaterThan(1);
  });
});
