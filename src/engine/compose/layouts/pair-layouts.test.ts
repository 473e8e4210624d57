import { beforeAll, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../../plan/load-copy';
import { composeSection } from '../compose-section';
import { loadDrawings } from '../art/draw-art';

beforeAll(async () => {
  await loadAllCopy();
  await loadDrawings();
});

const brief = readBrief('A website for an upholsterer in Bruges');
const composeOf = (items: readonly { title: string; art?: string }[]) =>
  composeSection({
    type: 'before-after',
    variant: 'pairs',
    brief,
    kind: 'home-services',
    seed: 3,
    takenIds: [],
    content: { items },
  }).html;

it('shows one and the same drawing before and after, also where the words call up nothing', () => {
  const drawings = [
    ...composeOf(['Qwx', 'Qwx', 'Zvr', 'Zvr'].map((title) => ({ title, art: title }))).matchAll(
      /<svg[^>]*>([\s\S]*?)<\/svg>/gu,
    ),
  ].map(([, body]) => body);
  expect(drawings).toHaveLength(4);
  expect(drawings[1]).toBe(drawings[0]);
  expect(drawings[3]).toBe(drawings[2]);
});
