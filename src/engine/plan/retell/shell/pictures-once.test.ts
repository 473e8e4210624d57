import { expect, it } from 'vitest';
import type { PagePlan, SectionPlan, SitePlan } from '../../site-plan';
import { picturesOnce } from './pictures-once';

const section = (type: SectionPlan['type'], titles: readonly string[]): SectionPlan => ({
  type, id: type, variant: 'plain', ground: 'page', behaviours: [],
  content: { title: 'Pictures', items: titles.map((title) => ({ title })) },
}); // prettier-ignore
const siteOf = (...sections: SectionPlan[]): SitePlan => ({ brief: { prompt: '' }, pages: [{ title: 'Home', sections } as unknown as PagePlan] }) as unknown as SitePlan; // prettier-ignore
const typesOf = ({ pages }: SitePlan): string[] => pages.flatMap(({ sections }) => sections.map(({ type }) => type)); // prettier-ignore

it('shows sample pictures in the longer of two rows', () => {
  const rows = ['The bench', 'First light', 'A kettle'];
  expect(typesOf(picturesOnce(siteOf(section('portfolio', rows), section('gallery', [...rows, 'The yard']))))).toEqual(['gallery']); // prettier-ignore
  expect(typesOf(picturesOnce(siteOf(section('portfolio', rows), section('gallery', rows))))).toEqual(['portfolio']); // prettier-ignore
  expect(typesOf(picturesOnce(siteOf(section('portfolio', rows), section('gallery', ['Ferry', 'Quay', 'Net']))))).toHaveLength(2); // prettier-ignore
});

it('keeps a choice that somebody made for the first page', () => {
  const [rows, more] = [
    ['Sloop', 'Yawl', 'Ketch'],
    ['Sloop', 'Yawl', 'Ketch', 'Cutter'],
  ];
  const plan = siteOf(section('portfolio', rows), section('portfolio', more));
  const chosen = { ...plan, brief: { ...plan.brief, prompt: 'Boats.\nPictures:\n- Sloop\n- Yawl' } };
  expect(typesOf(picturesOnce(plan))).toHaveLength(1);
  expect(typesOf(picturesOnce(chosen))).toHaveLength(2);
});
