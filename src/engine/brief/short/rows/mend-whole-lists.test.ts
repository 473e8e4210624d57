import { beforeAll, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(loadAllLexicons);

const servicesOf = (prompt: string): readonly string[] =>
  readBrief(prompt)
    .items.filter(({ value }) => value.section === 'services' || value.section === 'products')
    .map(({ value }) => value.name);

it('leaves those for whom a thing is made with it', () => {
  const names = servicesOf(
    'Mask maker in Bath, Larva Masks. Leather masks for theatre, carnival and film. Fittings £40, masks from £160.',
  );
  expect(names.join('; ')).toContain('Leather masks for theatre, carnival and film');
  expect(names).not.toContain('Carnival');
  expect(names).not.toContain('Film');
});

it('takes a sentence of nothing but work for what is on offer', () => {
  const brief = readBrief(
    'Mural painter portfolio for Ines Vale in Cardiff. Nursery walls, gable ends, silver leaf on ceilings and shutters. ines@vale.example',
  );
  expect(servicesOf(brief.prompt)).toEqual([
    'Nursery walls',
    'Gable ends',
    'Silver leaf on ceilings',
    'Shutters',
  ]);
  expect(brief.parts).toEqual([]);
});

it('leaves a sentence with a word of the page to the page', () => {
  const brief = readBrief(
    'Mural painter portfolio for Ines Vale in Cardiff. About, gallery, prices and contact.',
  );
  expect(servicesOf(brief.prompt)).not.toContain('Gallery');
});

it('offers nobody how a house is', () => {
  expect(
    servicesOf('Corset maker in Hull. Corsets from £240, refits £60. Discreet, by appointment.'),
  ).not.toContain('Discreet');
});
