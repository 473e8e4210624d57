import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import type { SectionPlan } from '../site-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const sectionsOf = (prompt: string): readonly SectionPlan[] =>
  makePlan(readBrief(prompt), 3).pages.flatMap(({ sections }) => sections);
const sectionOf = (prompt: string, type: SectionPlan['type']) =>
  sectionsOf(prompt).find((section) => section.type === type);
const titlesOf = (section: SectionPlan | undefined) => section?.content.items?.map(({ title }) => title);

describe('sections that a half-sentence asks for', () => {
  it('show how far an appeal is, as a bar below the opening', () => {
    const [hero, stats] =
      makePlan(readBrief('Fundraising page for a school minibus: goal £18,000, £6,300 raised so far'), 3)
        .pages[0]?.sections ?? [];
    expect([hero?.type, stats?.type, stats?.variant]).toEqual(['hero', 'stats', 'meter']);
    expect(titlesOf(stats)).toEqual(['Raised so far', 'Our goal']);
  });

  it('compare with whom the prompt names, and make nothing up about them', () => {
    const table = sectionOf(
      'SaaS landing for "Tillmark" stock keeping for cafés; comparison table with Lightspeed and Vend, 2 plans Free/$19',
      'comparison',
    );
    expect(table?.content.items?.[0]?.list).toEqual(['Tillmark', 'Lightspeed', 'Vend']);
    expect(table?.content.items?.slice(1).every(({ list }) => list?.[1] === 'To be filled in')).toBe(true);
  });

  it('hold a ladder with the columns told', () => {
    const table = sectionOf(
      'Squash club of Ghent with a ladder of players (name, rating), Mondays 20:00',
      'comparison',
    );
    expect(table?.content.items?.[0]?.list).toEqual(['Rank', 'Rating']);
    expect(table?.content.items?.length).toBeGreaterThan(4);
  });

  it('list a fleet of samples to choose from', () => {
    const prompt = 'Campervan hire Inverness "Glenroads": fleet with price per day, booking form with dates';
    expect(titlesOf(sectionOf(prompt, 'listings'))).toEqual(['For two', 'For four', 'For six']);
    expect(titlesOf(sectionOf(prompt, 'booking'))).toEqual(['For two', 'For four', 'For six']);
  });

  it('set out the measures of a thing, and show it at its price', () => {
    const prompt =
      'Folding kayak brand launch page: one model, two colours, length 380 cm, weight 12 kg, price €1,290, tech specs table';
    expect(sectionOf(prompt, 'comparison')?.content.items?.map(({ title, value }) => [title, value])).toEqual(
      [
        ['Length', '380 cm'],
        ['Weight', '12 kg'],
        ['Colours', 'Two'],
      ],
    );
    expect(sectionOf(prompt, 'product-detail')?.content.items?.map(({ price }) => price)).toEqual(['€1,290']);
  });

  it('lay a card of as many courses as are told', () => {
    const menu = sectionOf(
      'Supper club "Salt" in Hove, five courses £55. Show the menu and a booking form.',
      'menu',
    );
    expect(menu?.content.items).toHaveLength(5);
    expect(menu?.content.lede).toMatch(/^Five courses, £55\./u);
    expect(menu?.content.items?.every(({ sample }) => sample === true)).toBe(true);
  });

  it('let a told price lead made-up packages that bear none', () => {
    const pricing = sectionOf(
      'Wedding venue – Holt Barn, Devon. Exclusive use from £3,900, packages, gallery',
      'pricing',
    );
    expect(pricing?.content.items?.map(({ price }) => price)).toEqual([
      'from £3,900',
      'On request',
      'On request',
      'On request',
    ]);
  });

  it('place made-up homes where the list is filtered by', () => {
    const listings = sectionOf(
      'Estate agent in Porto "Casa Norte": listings, filter by area (Foz, Bonfim), agents, contact form',
      'listings',
    );
    expect([...new Set(listings?.content.items?.map(({ note }) => note))]).toEqual(['Foz', 'Bonfim']);
  });

  it('put a table on the page of a handbook that asks for one', () => {
    const { pages } = makePlan(
      readBrief(
        'Documentation for "pipewise", a Python library: install, quick start, configuration options table',
      ),
      3,
    );
    const page = pages.find(({ title }) => title === 'Configuration options');
    expect(page?.sections.some(({ type }) => type === 'comparison')).toBe(true);
    expect(pages.find(({ title }) => title === 'Install')?.sections[0]?.content.lede).not.toBe(
      pages.find(({ title }) => title === 'Quick start')?.sections[0]?.content.lede,
    );
  });

  it('tell what days away contain, and what a museum shows', () => {
    const retreat = sectionsOf(
      "knitting retreat in Shetland, 4 nights, what's included, what is not included, apply",
    );
    expect(retreat.map(({ content }) => content.title)).toEqual(
      expect.arrayContaining(['What is included', 'What is not included']),
    );
    expect(
      titlesOf(sectionOf('A museum of maps in Delft: visits, exhibitions, tickets (adults 9 €)', 'events')),
    ).toContain('The collection');
  });

  it('print no wish as a fact', () => {
    const text = JSON.stringify(
      sectionsOf(
        'landing page for a journal app named Fold: 3 steps how it works, screenshots, progress bar, faq',
      ).map(({ content }) => content),
    );
    expect(text).not.toMatch(/3 steps|screenshots|progress bar/iu);
  });

  it('ask a question once', () => {
    const faq = sectionOf('portfolio for architect Noa Peters with 5 projects and a faq', 'faq');
    expect(new Set(titlesOf(faq)).size).toBe(faq?.content.items?.length);
  });

  it('compare plans by name where their contents are not told', () => {
    const prompt =
      'Landing page for a bike insurance startup "Spoke": from $9 a month, compare plans table (Basic, Plus, Premium), FAQ';
    expect(titlesOf(sectionOf(prompt, 'pricing'))).toEqual(
      expect.arrayContaining(['Basic', 'Plus', 'Premium']),
    );
    expect(sectionOf(prompt, 'comparison')?.content.items?.[0]?.list).toEqual(['Basic', 'Plus', 'Premium']);
  });
});
