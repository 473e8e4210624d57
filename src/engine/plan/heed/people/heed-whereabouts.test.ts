import { beforeAll, expect, it } from 'vitest';
import { loadAllLexicons } from '@/engine/brief/words/lexicon-shelf';
import { readBrief } from '@/engine/brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

beforeAll(async () => {
  await Promise.all([loadAllCopy(), loadAllLexicons()]);
});

const typesOf = (prompt: string) =>
  makePlan(readBrief(prompt), 1).pages.flatMap(({ sections }) => sections.map(({ type }) => type));

it('shows no map of a place that nobody named', () => {
  expect(typesOf('piano tuner')).not.toContain('map');
  expect(typesOf('ironing service')).not.toContain('map');
});

it('keeps a map that is asked for', () => {
  expect(typesOf('bakery with a map and opening hours')).toContain('map');
});

it('gives who works on screens neither door nor hours', () => {
  const types = typesOf('online maths tutor in Leeds');
  expect(types).not.toContain('map');
  expect(types).not.toContain('hours');
});

it('leaves an online shop its shop', () => {
  expect(typesOf('hat shop in York with online shop, map and hours')).toContain('hours');
});
