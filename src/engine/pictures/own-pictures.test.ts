import { beforeAll, describe, expect, it } from 'vitest';
import type { SitePicture } from '@/domain/site/site-picture';
import { readBrief } from '../brief/read-brief';
import { composeSite } from '../compose/compose-site';
import { loadAllCopy } from '../plan/load-copy';
import { makePlan } from '../plan/make-plan';
import { textOf } from '@/domain/site/site-file';

const picture = (name: string, width = 1600, height = 1067, css = '#b3402a'): SitePicture => ({
  path: `assets/pictures/${name}`,
  width,
  height,
  colours: [
    { css, share: 0.4 },
    { css: '#2a6fb3', share: 0.1 },
    { css: '#efefef', share: 0.5 },
  ],
  isOpaque: !name.startsWith('logo'),
});
const some = [
  picture('logo.png', 640, 200),
  picture('oven.webp', 1200, 800),
  picture('counter.webp', 1600, 1067),
  picture('rye-loaf.webp', 900, 900),
  picture('img-2041.webp', 800, 1200),
  picture('bakers-at-five.webp', 1000, 800),
];
const prompt =
  'A website for Rye & Co, a bakery in Leeds, with a menu: Rye loaf £4.20, Bun £2, Tart £3.50. Several pages.';

function make(given: readonly SitePicture[], text = prompt, seed = 3) {
  const plan = makePlan(readBrief(text), seed, given);
  const files = composeSite(plan);
  const home = textOf(files.find(({ path }) => path === 'index.html') ?? { path: '', content: '' });
  return { plan, files, home, all: files.map(textOf).join('\n') };
}

describe('pictures of the person’s own', () => {
  beforeAll(() => loadAllCopy(), 60_000);

  it('puts a broad logo into every header, with the name as its text', () => {
    const { files } = make(some);
    for (const file of files.filter(({ path }) => path.endsWith('.html')))
      expect(textOf(file)).toMatch(
        /class="brand brand-logo"[^>]*>\s*<img[^>]*src="assets\/pictures\/logo.png"[^>]*alt="Rye &amp; Co"/,
      );
  });

  it('lets a mark stand before the name, which then needs no text of its own', () => {
    const { home } = make([picture('logo.svg', 200, 200)]);
    expect(home).toMatch(/<img[^>]*logo\.svg[^>]*alt="">\s*<span>Rye &amp; Co<\/span>/);
  });

  it('opens with the largest broad picture and shows it at once, whatever the seed', () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const { home } = make(some, prompt, seed);
      const hero = home.slice(home.indexOf('data-section="hero"'), home.indexOf('</section>'));
      expect(hero).toMatch(/<img[^>]*counter\.webp[^>]*fetchpriority="high"/);
      expect(hero).not.toMatch(/counter\.webp[^>]*loading="lazy"/);
      expect(hero).not.toContain('<svg class="art');
    }
  });

  it('shows in the gallery all other pictures and nothing made up', () => {
    const { plan } = make(some);
    const gallery = plan.pages.flatMap(({ sections }) => sections).find(({ type }) => type === 'gallery');
    expect(gallery?.content.items?.map(({ title }) => title)).toEqual(['Oven', '', 'Bakers at five']);
  });

  it('puts a picture named like a thing beside that thing', () => {
    const { plan, all } = make([...some], `${prompt} Show the menu with photos.`, 5);
    expect(plan.pictures.named.map(({ words, picture: { path } }) => [words, path])).toEqual([
      ['rye loaf', 'assets/pictures/rye-loaf.webp'],
    ]);
    expect(plan.pictures.remarks).toContain('One picture stands beside the thing it is named after.');
    expect(all).not.toContain('undefined');
  });

  it('takes the colours from the logo where the prompt names none, and never over asked ones', () => {
    const wishes = (text: string) =>
      make(some, text).plan.brief.colours.map(({ value }) => [value.role, value.css, value.name]);
    expect(wishes(prompt)).toEqual([
      ['brand', '#b3402a', 'from logo.png'],
      ['accent', '#2a6fb3', 'from logo.png'],
    ]);
    expect(wishes(`${prompt} In forest green.`).every(([, , name]) => name !== 'from logo.png')).toBe(true);
  });

  it('uses none where the prompt wants no images', () => {
    const { all, plan } = make(some, `${prompt} No images.`);
    expect(all).not.toContain('assets/pictures');
    expect(plan.brief.colours).toEqual([]);
  });

  it('says what became of every picture', () => {
    const { plan } = make(some);
    expect(plan.pictures.remarks).toEqual([
      'Your logo stands in the header.',
      'counter.webp opens the site.',
      'One picture stands beside the thing it is named after.',
      '3 pictures are in the gallery.',
    ]);
  });

  it('gives the same bytes for the same prompt, seed and pictures', () => {
    expect(make(some).all).toBe(make(some).all);
  });
});
