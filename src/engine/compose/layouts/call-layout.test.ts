import { expect, it } from 'vitest';
import { textOf } from '@/domain/site/site-file';
import { makeSite } from '../../../../tests/support/site-laws/made-site';

const pagesOf = async (prompt: string, seed = 1): Promise<string> => {
  const { files } = await makeSite({ id: 'call', prompt }, seed);
  return files
    .filter(({ path }) => path.endsWith('.html'))
    .map(textOf)
    .join('\n');
};

it.each([1, 2, 3, 4, 5, 6])(
  'writes no form where none is wanted, and the phone in its place (seed %i)',
  async (seed) => {
    const text = await pagesOf(
      'Farrier in Montana, phone only 406 555 0142, no form, services, area covered, prices',
      seed,
    );
    expect(text).toMatch(/data-section="contact"/u);
    expect(text).not.toMatch(/<form\b/u);
    expect(text).toMatch(/class="call"[\s\S]*tel:4065550142/u);
  },
);

it('breaks no link to a telephone, the buttons of a price list included', async () => {
  const text = await pagesOf(
    'Hearing clinic in Hamilton, phone only (905) 555-0176, no form. Prices: Hearing test $85, Wax removal $60, Aid fitting $150',
  );
  const links = [...text.matchAll(/<a [^>]*href="tel:[^>]*>([^<]+)</gu)].map(([, label = '']) => label);
  expect(links.length).toBeGreaterThan(2);
  expect(links.filter((label) => label.includes(' '))).toEqual([]);
});

it('names each of two searches on a page', async () => {
  const text = await pagesOf(
    'Help centre for members of our makerspace The Tool Shed: how to book the laser cutter, safety rules, who has the keys. Articles with a sidebar, search on top.',
  );
  const searches = [...text.matchAll(/<form\b[^>]*\brole="search"[^>]*>/gu)].map(([form]) => form);
  expect(searches.length).toBeGreaterThan(1);
  for (const form of searches) expect(form).toMatch(/aria-labelledby=/u);
});
