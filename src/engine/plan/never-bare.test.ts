import { expect, it } from 'vitest';
import { findWords } from './words/find-words';
import { neverBare } from './never-bare';
import type { SectionPlan, SitePlan } from './site-plan';

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
