import { beforeAll, expect, it } from 'vitest';
import type { ContentItem, SectionContent } from '../../plan/content';
import type { SectionType } from '@/domain/site/vocabulary';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../../plan/load-copy';
import { composeSection } from '../compose-section';
import { findSection } from '../sections/find-section';

beforeAll(loadAllCopy);

const brief = readBrief('A website for a roofer in Leuven');
const compose = (type: SectionType, variant: string, content: Partial<SectionContent>) =>
  composeSection({ type, variant, brief, kind: 'home-services', seed: 5, takenIds: [], content });
const named = (...titles: string[]): ContentItem[] => titles.map((title) => ({ title }));

it('parts words set large by dots, and words in boxes by their boxes', () => {
  expect(compose('skills', 'run', { items: named('Alto', 'Sight reading', 'Tenor') }).html).toContain(
    '<ul class="word-run dots">',
  );
  // Two names are larger than the heading over them and stand apart; more have boxes beside it.
  expect(compose('areas', 'tags', { items: named('Leuven', 'Heverlee and around') }).html).toContain(
    '<div class="tag-few">',
  );
  expect(compose('areas', 'tags', { items: named('Leuven', 'Heverlee', 'Kessel-Lo') }).html).toContain(
    '<ul class="tags">',
  );
});

it('lets the hours of one day run down the first column before the second', () => {
  const items = ['9:00', '10:00', '11:00', '12:00', '13:00'].map((value) => ({ title: 'Song', value }));
  const { css } = compose('agenda', 'rail', { items });
  expect(css).toContain('grid-auto-flow: column');
  expect(css).toContain('.rail:has(> :nth-child(5)) { grid-template-rows: repeat(3, auto); }');
});

it('opens a text with a large letter where that is a capital, and tears no joined letters apart', () => {
  const body = (start: string) => [`${start} ${'sings every week in the old brewery. '.repeat(8)}`];
  expect(compose('article', 'spread', { body: body('Everyone') }).html).toContain('spread-columns drop');
  expect(compose('article', 'spread', { body: body('everyone') }).html).not.toContain(' drop');
  expect(compose('article', 'spread', { body: body('كلنا') }).html).not.toContain(' drop');
});

it('sets what came of a story in figures, and nothing else in their place', () => {
  const suit = (items: readonly ContentItem[]) =>
    findSection('case-study')
      .variants.filter(
        ({ id, suits }) => id !== 'plain' && suits?.({ title: '', items }, {} as never) === true,
      )
      .map(({ id }) => id);
  const figures = [
    { title: 'concerts in spring', value: '6' },
    { title: 'new voices', value: '14' },
    { title: 'bus', value: '1' },
  ];
  expect(suit(figures)).toEqual(['figures']);
  expect(suit(figures.map(({ title }) => ({ title, text: 'Told.' })))).not.toContain('figures');
  const { html } = compose('case-study', 'figures', { items: figures, body: ['We rented a bus.'] });
  expect(html).toMatch(/We rented a bus[\s\S]*<dt>new voices<\/dt>\s*<dd>14<\/dd>/u);
});

it('compares in a table, in cards or line by line, and in no list of ticks', () => {
  const items = ['Compared', 'Ready', 'Price'].map((title) => ({ title, list: ['Slate', 'Tiles'] }));
  const suits = (given: readonly ContentItem[]) =>
    findSection('comparison')
      .variants.find(({ id }) => id === 'rows')
      ?.suits?.({ title: '', items: given }, {} as never);
  expect(suits(items)).toBe(false);
  expect(suits(items.map(({ title }) => ({ title, text: 'Told.' })))).toBe(true);
});

it('sets a day in letters of a poster, and no "to follow"', () => {
  const suits = (value: string) =>
    findSection('events')
      .variants.find(({ id }) => id === 'bill')
      ?.suits?.({ title: '', items: [{ title: 'Open roof', value }, { title: 'Talk' }] }, {} as never);
  expect(suits('4 May')).toBe(true);
  expect(suits('To be told')).toBe(false);
});
