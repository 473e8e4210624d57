import { describe, expect, it } from 'vitest';
import { isPageSpec, readChapters } from './page-spec';

const spec =
  'We are Saltmarsh Cider in Somerset. Pages: Home, Orchard, Visit, Trade, Contact. Home needs a hero. Visit: tours Saturdays 11:00 and 14:00, £15.50 per person, dogs welcome. Trade: minimum order 6 cases, form with company, volume. Contact: hello@saltmarsh.example, Mill Lane 4.';

describe('the plan of a site, page by page', () => {
  it('tells what stands behind the title of each page', () => {
    expect(readChapters(spec).map(({ title, told }) => [title, told])).toEqual([
      ['Visit', 'tours Saturdays 11:00 and 14:00, £15.50 per person, dogs welcome'],
      ['Trade', 'minimum order 6 cases, form with company, volume'],
      ['Contact', 'hello@saltmarsh.example, Mill Lane 4'],
    ]);
    expect(isPageSpec(spec)).toBe(true);
  });

  it('is no prompt that lists pages and tells nothing of them', () => {
    expect(
      isPageSpec('Website for Hartwell & Osei. Pages: Home, Practice areas, Our people, Contact. Navy.'),
    ).toBe(false);
  });
});
