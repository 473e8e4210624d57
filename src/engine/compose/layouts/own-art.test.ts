import { beforeAll, expect, it } from 'vitest';
import { loadDrawings } from '../art/draw-art';
import type { SectionContext } from '../section';
import { pieceArt, thingArt } from './own-art';

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

it('draws what software does as what it does it with', () => {
  const app = { ...context, plan: { art: ['screen', 'gear', 'phone'] } } as unknown as SectionContext;
  expect(thingArt(app, { title: 'Berth map' }, 0)).toBe('map');
  expect(thingArt(context, { title: 'Price alerts' }, 0)).not.toBe('bell');
});

it('draws over a piece what its title is about, and no figure of speech', () => {
  expect(pieceArt(context, { title: 'How bees find home' })).toBe('bee');
  expect(context.plan.art).toContain(pieceArt(context, { title: 'A letter to the house I left' }));
});
