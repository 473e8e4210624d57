import { expect, it } from 'vitest';
import type { SectionPlan } from '../site-plan';
import { keepRows } from './keep-rows';
import type { Piece } from './lines/piece';

const row = (text: string, at: number): Piece => ({ text, start: at, end: at + text.length, heading: null, page: 'People', isRow: true, line: 1 }); // prettier-ignore
const section = (type: SectionPlan['type'], titles: readonly string[]): SectionPlan => ({
  type, id: type, variant: 'plain', ground: 'page', behaviours: [],
  content: { title: 'People', items: titles.map((title) => ({ title })) },
}); // prettier-ignore
const told = [row('Ivo Lund, baker.', 0), row('Mo, cat.', 20), row('Ada Pym, till.', 40)];

it('puts who was left out among the others, in the order told', () => {
  const [team] = keepRows([section('team', ['Ivo Lund', 'Ada Pym'])], told);
  expect(team?.content.items).toEqual([
    { title: 'Ivo Lund' },
    { title: 'Mo', note: 'Cat' },
    { title: 'Ada Pym' },
  ]);
});

it('says in a text what no list can hold, and nothing where all is shown', () => {
  const made = keepRows([section('menu', ['Ivo Lund', 'Ada Pym'])], told);
  expect(made.map(({ type, content }) => [type, content.body])).toEqual([
    ['menu', undefined],
    ['text', ['Mo, cat.']],
  ]);
  expect(keepRows([section('team', ['Ivo Lund', 'Mo', 'Ada Pym'])], told)).toHaveLength(1);
});
