import { expect, test } from 'vitest';
import type { PagePlan, SectionPlan } from '../plan/site-plan';
import { dropRepeats } from './drop-repeats';

const section = (type: SectionPlan['type'], content: SectionPlan['content']): SectionPlan => ({
  type,
  id: type,
  variant: 'plain',
  ground: 'page',
  content,
  behaviours: [],
});
const pageOf = (...sections: SectionPlan[]): PagePlan => ({
  role: 'about',
  title: 'About',
  path: 'about.html',
  description: '',
  sections,
});

test('a line of the page opening is not said again below it', () => {
  const opening = section('page-header', { title: 'About', lede: 'We bake at night.' });
  const below = section('about', {
    title: 'The oven',
    lede: 'We bake at night.',
    body: ['We bake at night.', 'And sell by day.'],
  });
  const page = pageOf(opening, below);
  expect(dropRepeats(page, below)).toEqual({ title: 'The oven', body: ['And sell by day.'] });
  expect(dropRepeats(page, opening)).toEqual(opening.content);
});

test('the only paragraph of a section stays, and other lines too', () => {
  const opening = section('page-header', { title: 'About', lede: 'We bake at night.' });
  const below = section('text', { title: 'More', lede: 'Come early.', body: ['We bake at night.'] });
  expect(dropRepeats(pageOf(opening, below), below)).toEqual(below.content);
});
