import { expect, it } from 'vitest';
import { drawArt, loadDrawings } from './draw-art';

await loadDrawings();

const draw = (motif: string, frame: 'filled' | 'bare') =>
  Array.from({ length: 40 }, (_, seed) =>
    drawArt({ motif, seed, width: 400, height: 400, title: null, colours: 'tokens', frame }),
  ).filter((svg) => /<g opacity="0.3">(?:<rect[^>]*>){11}<\/g>/u.test(svg)).length;

it('papers the wall behind what stands in a room, and neither the sky nor the bare page', () => {
  expect(draw('vase', 'filled')).toBeGreaterThan(0);
  expect(draw('apartments', 'filled')).toBe(0);
  expect(draw('vase', 'bare')).toBe(0);
});
