import { expect, it } from 'vitest';
import { readSvgPicture } from './read-svg-picture';

it('reads size and paints, the most used first', () => {
  const source = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 80">
    <rect fill="#B3402A"/><path style="fill: rgb(179 64 42)"/><path stroke='teal' fill="none"/></svg>`;
  expect(readSvgPicture('assets/pictures/logo.svg', source)).toEqual({
    path: 'assets/pictures/logo.svg',
    width: 240,
    height: 80,
    colours: [
      { css: '#b3402a', share: 2 / 3 },
      { css: '#008080', share: 1 / 3 },
    ],
    isOpaque: false,
  });
});

it('prefers width and height in pixels, and takes black for what has no paint', () => {
  const drawing = readSvgPicture(
    'a.svg',
    '<svg width="32px" height="64" viewBox="0 0 1 2"><path d="M0 0"/></svg>',
  );
  expect(drawing).toMatchObject({ width: 32, height: 64, colours: [{ css: '#000000', share: 1 }] });
});

it('takes nothing else for a drawing', () => {
  expect(readSvgPicture('a.svg', '<html><p>Not found</p></html>')).toBeNull();
});
