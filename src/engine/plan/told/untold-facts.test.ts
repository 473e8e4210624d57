import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import { untoldFacts } from './untold-facts';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const factsOf = (prompt: string) => untoldFacts(readBrief(prompt), '');

describe('facts that no slot has read', () => {
  it.each([
    [
      'mobile dog groomer in Hull called Muddy Paws, fully insured, 10 years experience. full groom £45, nail trim £10.',
      ['Fully insured', '10 years experience'],
    ],
    [
      'Site for Hollow Hill Escape Rooms in Sheffield. They last 90 minutes each. Free parking. Booking form and FAQ.',
      ['They last 90 minutes each.', 'Free parking'],
    ],
    [
      'lost dog! black lab called Bramble, last seen Roundhay park tuesday 5 may by the lake, microchipped, please call Fi',
      ['Last seen Roundhay park Tuesday 5 May by the lake', 'Microchipped'],
    ],
    [
      'kimchi and pickles made in Sheffield, jars £7, Saturday market at Kelham Island',
      ['Saturday market at Kelham Island'],
    ],
    [
      'Website for Fernbank Orchard. 60 apple trees, 14 old varieties, cider in autumn.',
      ['60 apple trees', '14 old varieties', 'Cider in autumn'],
    ],
    ['roller disco in Hull, skate hire £3, entry £7, under 8s half price', ['Under 8s half price']],
    // Parts of the page in a row are no statement, and behind name and town stands what is told.
    [
      'Nursery "Little Acorns" in York for children 3 months to 5 years. Our rooms, fees, meet the team, book a visit.',
      ['For children 3 months to 5 years'],
    ],
    // What the page says of itself already is left out once its text is known; "friendly" is no look.
    [
      'dog friendly b&b near Hay, £95 a night, no kids under 12',
      ['Dog friendly b&b near Hay', 'No kids under 12'],
    ],
  ])('are kept from %j', (prompt, facts) => {
    expect(factsOf(prompt)).toEqual(facts);
  });

  it.each([
    'Site for a bakery in Leeds, Crumb. Cream background with terracotta buttons. No blog. It should feel warm and have a gallery.',
    'Art deco site for a recording studio called GILT. Big type, thin lines, emerald and gold. Rates, contact.',
    'Website for my cheese shop "Meules". Rustic and unfussy, parchment background with burgundy buttons.',
    'Portfolio for Ana Lima, photographer. Please keep it simple. I am not sure about the colours. Call me on 07700 900123.',
  ])('are no wishes for the site: %j', (prompt) => {
    expect(factsOf(prompt)).toEqual([]);
  });

  it('are left out where the site says them already', () => {
    const prompt = 'Choir in Leeds called Canons. We rehearse Tuesdays at the hall.';
    expect(untoldFacts(readBrief(prompt), 'Rehearsal, Tuesdays, hall')).toEqual([]);
  });
});

describe('a plan', () => {
  it('says untold facts, and no opening hours that nobody told', () => {
    const plan = makePlan(
      readBrief(
        'mobile dog groomer in Hull called Muddy Paws, fully insured. full groom £45. text 07700 900123',
      ),
      1,
    );
    const sections = plan.pages.flatMap((page) => page.sections);
    // One of them alone ends the opening lines.
    expect(sections.find(({ type }) => type === 'hero')?.content.lede).toMatch(/Fully insured\.$/u);
    expect(sections.map(({ type }) => type)).not.toContain('hours');
  });

  it('has the sections of a list in their order, and no others', () => {
    const plan = makePlan(
      readBrief(
        'Build a site for "Northwind Climbing", an indoor bouldering gym in Denver.\nSections (in order): hero, about, pricing table, class schedule, FAQ, contact.',
      ),
      1,
    );
    expect(plan.pages.map((page) => page.sections.map(({ type }) => type))).toEqual([
      ['hero', 'about', 'pricing', 'timetable', 'faq', 'contact'],
    ]);
  });

  it('keeps what made-up plans hold away from told prices', () => {
    const plan = makePlan(
      readBrief(
        'Site for Hollow Hill Escape Rooms. Prices: 2 players £56, 4 players £92. Rooms: The Vault, The Attic.',
      ),
      1,
    );
    const sections = plan.pages.flatMap((page) => page.sections);
    const items = sections.find(({ type }) => type === 'pricing')?.content.items ?? [];
    expect(items.map(({ title, price, text, list }) => [title, price, text, list])).toEqual([
      ['2 players', '£56', undefined, undefined],
      ['4 players', '£92', undefined, undefined],
    ]);
    const services = sections.find(({ type }) => type === 'services')?.content.items ?? [];
    expect(services.map(({ title }) => title)).not.toContain('The Vault');
  });
});

it('takes what a sentence lists for single facts', () => {
  const prompt =
    'Site for a community garden in Portland. We have 42 plots, a waiting list form, work days every second Saturday, and rules.';
  const text = JSON.stringify(makePlan(readBrief(prompt), 1).pages);
  expect(text).toMatch(/42 plots/iu);
  expect(text).toMatch(/work days every second Saturday/iu);
  expect(text).not.toContain('We have 42 plots, a waiting list');
});

it('repeats no word for a section, and none for the look', () => {
  expect(
    untoldFacts(
      readBrief(
        'A website for my pizzeria "Forno Bruno" in Glasgow. Show the pizzas, delivery area and a map.',
      ),
      '',
    ),
  ).not.toContain('Delivery area');
  expect(
    untoldFacts(readBrief('A site for a bike shop in Hull. White background. Rounded, lots of space.'), ''),
  ).not.toContain('Rounded');
});
