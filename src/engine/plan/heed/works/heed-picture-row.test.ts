import { expect, it } from 'vitest';
import { textOf } from '@/domain/site/site-file';
import { makeSite } from '../../../../../tests/support/site-laws/made-site';

const home = async (prompt: string): Promise<string> => {
  const { files } = await makeSite({ id: 'row', prompt });
  return files
    .filter(({ path }) => path === 'index.html' || path === 'script.js')
    .map(textOf)
    .join('\n');
};

it('lets pictures be gone through one by one where a carousel of them is asked for', async () => {
  const app = await home(
    'Landing page for Sporeprint, a phone app for mushroom finds. Screens in a carousel, FAQ.',
  );
  expect(app).toMatch(
    /data-section="gallery"[\s\S]*?data-carousel[\s\S]*?class="carousel-track" tabindex="0"/u,
  );
  expect(app).toMatch(/function startCarousel/u);
});

it('leaves the pictures where before and after has the slider', async () => {
  const trade = await home(
    'Furniture restorer in Hull: before and after pictures with a slider, gallery, contact',
  );
  expect(trade).toMatch(/data-section="gallery"/u);
  expect(trade).not.toMatch(/carousel-track/u);
});
