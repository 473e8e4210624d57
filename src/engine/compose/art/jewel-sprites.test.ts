import { expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { composeSite } from '../compose-site';
import { loadAllCopy } from '../../plan/load-copy';
import { makePlan } from '../../plan/make-plan';
import { jewelSprites } from './jewel-sprites';
import { loadDrawings } from './draw-art';
import { makeBrush } from './brush';

await loadAllCopy();
await loadDrawings();

const brushAt = (turn: number) => makeBrush('tokens', () => 0.4, turn, null);

it('shows each jewel on a shelf in another form', () => {
  for (const name of ['ring', 'earrings', 'necklace']) {
    const draw = jewelSprites[name];
    const forms = [0, 1, 2].map((turn) => draw?.(brushAt(turn)).body);
    expect(new Set(forms).size, name).toBe(3);
  }
});

it('draws no flowers for the rings of a goldsmith', () => {
  const plan = makePlan(readBrief('Goldsmith Otter in Bath, shop with cart'), 1);
  expect(plan.art[0]).toBe('ring');
  expect(plan.art.slice(0, 4)).not.toContain('cake');
  expect(composeSite(plan).some(({ path }) => path === 'index.html')).toBe(true);
});
