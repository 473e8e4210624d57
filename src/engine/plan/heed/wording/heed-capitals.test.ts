import { describe, expect, it } from 'vitest';
import { withCapitals } from './heed-capitals';

describe('words typed without their capital', () => {
  it.each([
    ['Mobile bike mechanic, i come to your home.', 'Mobile bike mechanic, I come to your home.'],
    ['Closed tuesdays. i’m in on sunday.', 'Closed Tuesdays. I’m in on Sunday.'],
    ['Say hi in italics; the wi-fi is free.', 'Say hi in italics; the wi-fi is free.'],
  ])('get it: %s', (text, mended) => expect(withCapitals(text)).toBe(mended));
});
