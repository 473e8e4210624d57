import { describe, expect, it } from 'vitest';
import { sectionTypes } from '@/domain/site/vocabulary';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../../plan/load-copy';
import { makePlan } from '../../plan/make-plan';
import type { SectionPlan } from '../../plan/site-plan';
import { findWords } from '../../plan/words/find-words';
import { composeSection } from '../compose-section';
import { renderSection } from '../render-section';
import { findSection } from '../sections/find-section';
import { makeMarkupValidator } from '../../../../tests/support/markup-validator';

await loadAllCopy();

const brief = readBrief('A website for my gym Ironside in Leeds');
const compose = (
  request: Omit<Parameters<typeof composeSection>[0], 'brief' | 'kind' | 'seed' | 'takenIds'>,
) => composeSection({ ...request, brief, kind: 'gym', seed: 3, takenIds: [] });

const signPage = (before: 'gallery' | 'venue') => {
  const plan = makePlan(brief, 1);
  const [home] = plan.pages;
  const [any] = home?.sections ?? [];
  if (!home || !any) throw new Error('no page');
  const content = { title: 'Find us', lede: 'You find us in Leeds.', body: [], items: [] };
  const sections = [
    { ...any, id: before, type: before, variant: 'strip', content: { ...content, lede: '' } },
    { ...any, id: 'map', type: 'map' as const, variant: 'sign', content },
  ];
  return { plan, page: { ...home, sections }, words: findWords('en') };
};

describe('layouts', () => {
  it('set the days of a long week side by side, two days under one another', () => {
    const onDays = (days: readonly string[]) =>
      compose({
        type: 'timetable',
        variant: 'programme',
        content: { items: days.map((group) => ({ title: 'Strength', value: '7:00', group })) },
      }).html;
    expect(onDays(['Monday', 'Tuesday', 'Wednesday'])).toContain('days-many');
    expect(onDays(['Monday', 'Tuesday'])).not.toContain('days-many');
  });

  it('show every voice and name, and what is said over them', () => {
    const items = ['Ada', 'Ben', 'Cal', 'Dot', 'Eli', 'Fay'].map((title) => ({
      title,
      text: `${title} says so.`,
    }));
    for (const type of ['testimonials', 'logos'] as const)
      for (const { id } of findSection(type).variants) {
        const { html } = compose({
          type,
          variant: id,
          content: { title: 'Heard', lede: 'Told over tea.', items },
        });
        expect(html, `${type} ${id}`).toContain('Told over tea.');
        expect(html, `${type} ${id}`).toContain('Fay');
      }
  });

  it('set a sentence or two large, so that their ground is not empty', () => {
    const told = (body: readonly string[], variant: string) =>
      compose({ type: 'about', variant, content: { lede: '', items: [], body } }).html;
    const long = 'We came to this street in spring and have stayed in it since. '.repeat(4);
    expect(told(['Ask while we work.'], 'letter')).toContain('letter-short');
    expect(told([long], 'letter')).not.toContain('letter-short');
    // On the edges of the other sections, not in a column of its own.
    expect(told(['Ask while we work.'], 'letter')).toContain('letter-side');
    expect(told([long], 'letter')).not.toContain('letter-side');
    expect(told(['Ask while we work.'], 'columns')).toContain('prose-short');
    expect(told([long], 'columns')).not.toContain('prose-short');
  });

  it('keep a price beside its name on a phone, with no empty column between them', () => {
    const row = compose({ type: 'services', variant: 'rows', content: { items: [{ title: 'Cuts', price: '£18' }] } }); // prettier-ignore
    expect(row.html).not.toMatch(/<div>\s*<\/div>/u);
    expect(row.css).toContain('.row > .row-end { grid-area: 1 / 2;');
  });

  it('stand one pair beside its heading, and tell no bare name in half a row', () => {
    const plan = { ...makePlan(brief, 1), pictureCount: 0, hasColouredHero: false };
    const suits = (
      type: 'before-after' | 'services',
      id: string,
      items: readonly { title: string; text?: string }[],
    ) =>
      findSection(type)
        .variants.find((one) => one.id === id)
        ?.suits?.({ title: 'Work', items }, plan);
    const pair = [{ title: 'Before' }, { title: 'After' }];
    expect(suits('before-after', 'pairs', pair)).toBe(false);
    expect(suits('before-after', 'pairs-aside', pair)).toBe(true);
    expect(suits('services', 'alternate', pair)).toBe(false);
    expect(suits('services', 'alternate', [...pair, { title: 'Told', text: 'In a line.' }])).toBe(true);
  });

  it('say no town for an address beside a form, nor twice what can be chosen in it', () => {
    const form = compose({ type: 'booking', variant: 'aside', content: { items: [{ title: 'Spin' }, { title: 'Yoga' }] } }).html; // prettier-ignore
    expect(form).not.toContain('<dt>Address</dt>');
    expect(form).not.toContain('form-points');
    expect(form).toContain('<option');
  });

  it('count no things that are figures themselves', () => {
    const numbered = findSection('process').variants.find(({ id }) => id === 'numbered');
    const suits = (value?: string) =>
      numbered?.suits?.({ title: 'Case', items: [{ title: 'weeks to the first box', ...(value ? { value } : {}) }] }, { ...makePlan(brief, 1), pictureCount: 0, hasColouredHero: false }); // prettier-ignore
    expect(suits('3')).toBe(false);
    expect(suits()).toBe(true);
  });

  it('give a map with nothing beside it the width of the page, and a round no pin', () => {
    const bare = composeSection({ type: 'map', variant: 'sign', brief, kind: 'gym', seed: 3, takenIds: [], content: { body: [], items: [] } }).html; // prettier-ignore
    expect(bare).toContain('map-under');
    const round = compose({ type: 'areas', variant: 'area-map', content: { items: [{ title: 'Leeds' }] } });
    expect(round.html).toContain('map-ring');
    expect(round.html).not.toContain('map-pin');
  });

  it('draw a map under a strip of pictures, which is none', () => {
    const { plan, page, words } = signPage('gallery');
    expect(renderSection(plan, page, page.sections[1] as SectionPlan, words).markup).toContain('map-drawing');
    const mapped = signPage('venue');
    const second = renderSection(
      mapped.plan,
      mapped.page,
      mapped.page.sections[1] as SectionPlan,
      mapped.words,
    );
    expect(second.markup).not.toContain('map-drawing');
    // The line beside the title names the town.
    expect(second.markup).not.toContain('map-sign');
  });

  it('fill the row with one price, two things for sale and three voices', () => {
    const items = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ title: `Thing ${at}`, text: 'Said.', price: '€12' }));
    expect(compose({ type: 'pricing', variant: 'plans', content: { items: items(1) } }).css).toContain(
      '.of-1 > .plan',
    );
    expect(compose({ type: 'products', variant: 'grid', content: { items: items(2) } }).css).toContain(
      '.goods-of-2',
    );
    expect(compose({ type: 'testimonials', variant: 'duet', content: { items: items(3) } }).html).toContain(
      'duet-3',
    );
  });

  it('leave no thing for sale alone in its row, and draw no dots to a price that is not there', () => {
    const shelf = (count: number) =>
      compose({
        type: 'products',
        variant: 'grid',
        content: { items: Array.from({ length: count }, (_, at) => ({ title: `Lamp ${at}`, price: '€12' })) },
      }).html;
    expect(shelf(9)).toContain('goods-by-3');
    expect(shelf(13)).toContain('goods-by-5');
    expect(shelf(8)).not.toContain('goods-by');
    const menu = compose({ type: 'menu', variant: 'sheet', content: { items: [{ title: 'Tablettes' }] } });
    expect(menu.html).not.toContain('<dd></dd>');
  });

  // The frame of a page and the work of an app are written elsewhere.
  const many = sectionTypes.filter((type) => !['nav', 'footer', 'app'].includes(type));
  it.each(many)('give %s four ideas or more', (type) => {
    const ids = findSection(type).variants.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id !== 'plain' || type === 'page-header').length).toBeGreaterThanOrEqual(4);
  });

  const validator = makeMarkupValidator('html-validate:standard');
  const long = 'Handelsgesellschaftsversammlung-'.repeat(3);
  const item = (index: number) => ({
    title: index === 0 ? long : `Thing ${index}`,
    text: 'A line about it that goes on for a little while longer.',
    value: '12',
    price: '€12',
    note: 'Note',
    list: ['one', 'two'],
  });
  // What stands at the start below its heading has its heading at the start: one edge down the page.
  const centredThroughout = new Set(['hours door', 'menu sheet', 'links stack', 'social stack', 'countdown centred', 'download centred']); // prettier-ignore
  it.each(many)('%s: headings stand at the start, but over what stands in the middle', (type) => {
    const items = [item(1), item(2), item(3)];
    const centred = findSection(type)
      .variants.filter(({ id }) =>
        compose({ type, variant: id, content: { items } }).html.includes('head-centred'),
      )
      .map(({ id }) => `${type} ${id}`);
    expect(centred.filter((name) => !centredThroughout.has(name))).toEqual([]);
  });

  it.each(many)('%s: every layout stands with one thing, with many and with very long names', (type) => {
    for (const { id } of findSection(type).variants) {
      for (const count of [0, 1, 7]) {
        const { html, css } = compose({
          type,
          variant: id,
          content: {
            title: count === 7 ? long : 'Title',
            body: ['One paragraph.', 'Another.'],
            items: Array.from({ length: count }, (_, index) => item(index)),
          },
        });
        expect(html, id).not.toMatch(/undefined|NaN|\[object/);
        expect(css.split('{').length, id).toBe(css.split('}').length);
        const page = `<!DOCTYPE html>\n<html lang="en"><head><title>Test</title></head><body><main>\n${html}\n</main></body></html>`;
        const found = validator
          .validateStringSync(page)
          .results.flatMap(({ messages }) =>
            messages.map(({ ruleId, message }) => `${id} ${count}: ${ruleId} ${message}`),
          );
        expect(
          found.filter((message) => !/wcag\/h30|long-title|no-trailing|no-inline-style/.test(message)),
        ).toEqual([]);
      }
    }
  });
});
