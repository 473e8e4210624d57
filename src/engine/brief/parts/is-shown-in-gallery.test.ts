import { expect, it } from 'vitest';
import { readBrief } from '../read-brief';

it('hangs works in the gallery, and makes no second part of them', () => {
  const { sections, counts, parts } = readBrief(
    'Portfolio for tattoo artist Mika Sorensen. Gallery with 12 works and lightbox, booking policy, FAQ.',
  );
  expect(sections.map(({ value }) => value)).toEqual(['gallery', 'faq']);
  expect(counts.map(({ value }) => value)).toEqual([{ thing: 'gallery', count: 12 }]);
  expect(parts.map(({ value }) => value.title)).toEqual(['Booking policy']);
});
