import { beforeAll, expect, it } from 'vitest';
import { loadDrawings } from '../art/draw-art';
import type { SectionContext } from '../section';
import { thingArt } from './own-art';

beforeAll(loadDrawings);

const context = {
  plan: { art: ['bike', 'wrench', 'tree', 'map'] },
  page: { sections: [] },
  section: { id: 'services' },
} as unknown as SectionContext;

it('draws for a thing the subject of the site that its name calls up, and none of another trade', () => {
  expect(thingArt(context, { title: 'Repairs' }, 1)).toBe('wrench');
  expect(context.plan.art).toContain(thingArt(context, { title: 'Fitting a lamp' }, 0));
  expect(thingArt(context, { title: 'Repairs', art: 'key' }, 1)).toBe('key');
});
