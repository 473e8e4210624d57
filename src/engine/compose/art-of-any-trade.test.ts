import { beforeAll, expect, it } from 'vitest';
import { loadDrawings } from './art/draw-art';
import { drawPicture, type PictureScene } from './picture';

beforeAll(loadDrawings);

const scene = (isOfAnyTrade: boolean, motifs: readonly string[]): PictureScene => ({
  seed: 1,
  motifs,
  hasImages: true,
  isOfAnyTrade,
  drawn: new Map(),
  scenes: new Map(),
  isFirst: false,
  isColoured: false,
  muddy: null,
  calm: null,
  own: () => null,
});
const draw = (isOfAnyTrade: boolean, motifs: readonly string[], motif: string) =>
  drawPicture(scene(isOfAnyTrade, motifs), { motif, width: 320, height: 320, key: 'one' })?.markup;

it('shows the site’s own subject where the words are those of any trade, and what they say elsewhere', () => {
  expect(draw(true, ['kite'], 'magnifier')).toBe(draw(true, ['kite'], 'kite'));
  expect(draw(false, ['kite'], 'magnifier')).not.toBe(draw(false, ['kite'], 'kite'));
  expect(draw(true, ['kite', 'magnifier'], 'magnifier')).not.toBe(draw(true, ['kite', 'magnifier'], 'kite'));
});
