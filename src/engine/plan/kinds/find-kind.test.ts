import { describe, expect, it } from 'vitest';
import { sectionTypes, siteKinds } from '@/domain/site/vocabulary';
import type { SectionContent } from '../content';
import { findKind } from './find-kind';
import { generalContent } from './general/general';
import { makeTestFacts } from './testing/make-test-facts';
import { loadAllCopy } from '../load-copy';

await loadAllCopy();

const textsOf = (content: SectionContent): string[] => [
  content.title,
  content.kicker ?? '',
  content.lede ?? '',
  ...(content.body ?? []),
  ...(content.actions ?? []).map(({ label }) => label),
  ...(content.items ?? []).flatMap(
    ({ title, text = '', note = '', price = '', value = '', list = [], group = '' }) => [
      title,
      text,
      note,
      price,
      value,
      group,
      ...list,
    ],
  ),
];

const rich = makeTestFacts(
  {
    name: 'Nordlys',
    offer: 'falconry display team',
    place: 'Bergen',
    founded: 2014,
    audience: 'schools',
    phone: '+47 55 55 01 34',
    email: 'hello@nordlys.example',
    phrases: ['shows at castles', 'adopt a bird'],
  },
  { name: { value: 'Nordlys', spans: [] } },
);
const samples = [makeTestFacts({}, {}, 0), makeTestFacts({}, {}, 1), makeTestFacts({}, {}, 2), rich];

describe.each(siteKinds)('the kind %s', (kind) => {
  const definition = findKind(kind);

  it('is its own definition with pages, styles and pictures', () => {
    expect(definition.kind).toBe(kind);
    expect(definition.pages[0]?.role).toBe('home');
    expect(definition.styles.length).toBeGreaterThanOrEqual(3);
    expect(definition.art.length).toBeGreaterThanOrEqual(2);
  });

  it('has copy for every section on its pages', () => {
    for (const facts of samples) {
      const bank = { ...generalContent(facts, definition.noun), ...definition.content(facts) };
      for (const type of definition.pages.flatMap(({ sections }) => sections)) {
        expect(bank[type].title.length, `${kind} ${type}`).toBeGreaterThan(0);
      }
    }
  });

  it('says nothing broken, borrowed or empty', () => {
    for (const facts of samples) {
      for (const [type, content] of Object.entries(definition.content(facts))) {
        const texts = textsOf(content);
        const all = texts.join('\n');
        expect(all, type).not.toMatch(
          /\bundefined\b|\bnull\b|\bNaN\b|lorem ipsum|https?:|www\.|\[object|\$\{/u,
        );
        expect(all, type).not.toMatch(/award[- ]winning|as seen in|trusted by|\bISO \d|certified by/iu);
        if (type !== 'code') expect(all, type).not.toMatch(/ {2}| ,| \.(?![\w./])/u);
        for (const item of content.items ?? []) expect(item.title.trim().length, type).toBeGreaterThan(0);
      }
    }
  });

  it('keeps headings short', () => {
    for (const facts of samples) {
      for (const [type, { title }] of Object.entries(definition.content(facts))) {
        expect(title.replace(facts.name, '').length, `${type}: ${title}`).toBeLessThanOrEqual(60);
      }
    }
  });

  it('marks every made-up price, figure and person as a sample', () => {
    for (const facts of samples) {
      for (const [type, content] of Object.entries(definition.content(facts))) {
        for (const item of content.items ?? []) {
          const isMade =
            item.price !== undefined ||
            ['team', 'testimonials', 'speakers', 'teacher', 'stats'].includes(type);
          if (isMade) expect(item.sample, `${type}: ${item.title}`).toBe(true);
        }
      }
    }
  });

  it('answers at least six questions', () => {
    const bank = { ...generalContent(rich, definition.noun), ...definition.content(rich) };
    expect(bank.faq.items?.length).toBeGreaterThanOrEqual(6);
  });

  it('opens differently for different seeds', () => {
    const titles = samples.slice(0, 3).map((facts) => {
      const { hero, app } = { ...generalContent(facts, definition.noun), ...definition.content(facts) };
      return hero.title + app.title + (hero.lede ?? '');
    });
    expect(new Set(titles).size).toBeGreaterThan(1);
  });
});

it('has general copy for every section type there is', () => {
  const bank = generalContent(makeTestFacts(), 'team');
  for (const type of sectionTypes) expect(bank[type]?.title, type).toBeTruthy();
});

it('gives a shop at least a dozen products whatever it sells', () => {
  for (const prompt of [
    'ceramics shop',
    'coffee roaster',
    'clothing',
    'books',
    'jewellery',
    'furniture',
    'soap',
    'toys',
    'deli',
    'headphones',
    'a shop',
  ]) {
    expect(
      findKind('shop').content(makeTestFacts({}, { prompt })).products?.items?.length,
      prompt,
    ).toBeGreaterThanOrEqual(12);
  }
});

it('does not call a nameless place by its noun', () => {
  const facts = makeTestFacts({ name: 'Coffee shop' });
  const { about, 'page-header': header } = {
    ...generalContent(facts, 'café'),
    ...findKind('cafe').content(facts),
  };
  expect(about.body?.[0]).toContain('This place is');
  expect(findKind('photographer').content(facts).about?.body?.[0]).toMatch(/^I am a photographer/u);
  expect(header.title).toBe('Coffee shop');
});

it('builds the site of an unknown business from its own words', () => {
  const bank = findKind('unknown').content(rich);
  expect(bank.services?.items?.map(({ title }) => title).slice(0, 2)).toEqual([
    'Shows at castles',
    'Adopt a bird',
  ]);
  expect(JSON.stringify(bank.about)).toContain('Nordlys is a falconry display team in Bergen');
});
