import { beforeAll, expect, it } from 'vitest';

import { findWords, loadWords } from './words/find-words';
import { neverBare } from './never-bare';
import type { SectionPlan, SitePlan } from './site-plan';

beforeAll(() => loadWords('fr'));

const section = (type: SectionPlan['type'], content: Partial<SectionPlan['content']> = {}): SectionPlan => ({
  type,
  id: type,
  variant: 'plain',
  ground: 'page',
  behaviours: [],
  content: { title: 'Agenda', ...content },
});
const sectionsOf = (...sections: SectionPlan[]) =>
  neverBare({ pages: [{ sections }] } as unknown as SitePlan, findWords('fr')).pages[0]?.sections ?? [];

it('says under a title alone whom to ask, and nothing more where something is said', () => {
  const told = section('events', { body: ['Le lundi.'] });
  expect(sectionsOf(section('timetable'), told)).toEqual([
    section('timetable', { lede: findWords('fr').ledes.contact }),
    told,
  ]);
});

it('needs no title for links that stand on the page', () => {
  expect(sectionsOf(section('social'), section('links', { items: [{ title: 'Mixcloud' }] }))).toHaveLength(1);
});

it('says of those who made it what the first page says, where their page would be empty', () => {
  const hero = section('hero', { lede: 'My husband and I are opening a Georgian restaurant.' });
  const pages = [
    { title: 'Home', sections: [hero] },
    { title: 'Our Story', sections: [section('page-header'), section('cta')] },
    { title: 'Menu', sections: [section('page-header'), section('cta')] },
  ];
  const [, story, menu] = neverBare({ pages } as unknown as SitePlan, findWords('en')).pages;
  expect(story?.sections.map(({ type, content }) => [type, content.body])).toEqual([
    ['text', ['My husband and I are opening a Georgian restaurant.']],
    ['cta', undefined],
  ]);
  expect(menu?.sections.map(({ type }) => type)).toEqual(['page-header', 'cta']);
});
