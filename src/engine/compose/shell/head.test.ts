import { describe, expect, it } from 'vitest';
import { composeOneOfEachKind, composePrompt } from '../../../../tests/support/one-of-each-kind';

const sites = await composeOneOfEachKind();
const read = (page: string, pattern: RegExp): string =>
  (pattern.exec(page)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const titleOf = (page: string) => read(page, /<title>(.*?)<\/title>/s);
const descriptionOf = (page: string) => read(page, /<meta name="description" content="(.*?)">/);
const pagesOf = (texts: ReadonlyMap<string, string>) =>
  [...texts].filter(([path]) => path.endsWith('.html') && path !== '404.html');

it('covers the kinds', () => expect(sites.size).toBeGreaterThan(45));

describe.each([...sites])('a site of the kind %s', (_, { texts, plan }) => {
  it('has a title and a description of its own on every page', () => {
    const titles = [...texts].filter(([path]) => path.endsWith('.html')).map(([, page]) => titleOf(page));
    expect(new Set(titles).size).toBe(titles.length);
    const descriptions = pagesOf(texts).map(([, page]) => descriptionOf(page));
    expect(new Set(descriptions).size).toBe(descriptions.length);
    for (const title of titles) {
      expect(title.length, title).toBeGreaterThanOrEqual(10);
      expect(title.length, title).toBeLessThanOrEqual(72);
    }
    for (const text of descriptions) {
      expect(text.length, text).toBeGreaterThanOrEqual(50);
      expect(text.length, text).toBeLessThanOrEqual(160);
      expect(text, text).toMatch(/[.!?…。؟]["”’»)]*$/u);
    }
  });

  it('says itself to those who share links', () => {
    for (const [path, page] of texts) {
      if (!path.endsWith('.html')) continue;
      for (const name of ['title', 'description', 'type', 'site_name', 'locale'])
        expect(page.split(`property="og:${name}"`), `${path} ${name}`).toHaveLength(2);
      // They would have to be absolute, and nobody has told the address.
      expect(page, path).not.toMatch(/rel="canonical"|og:url|og:image/);
    }
  });

  it('has one heading of the first level, landmarks and a way past the header on every page', () => {
    for (const [path, page] of texts) {
      if (!path.endsWith('.html')) continue;
      expect(page.match(/<h1[\s>]/g), path).toHaveLength(1);
      for (const part of [
        '<main id="main">',
        '<header',
        '<footer',
        '<a class="skip" href="#main">',
        'rel="icon"',
      ])
        expect(page, `${path} ${part}`).toContain(part);
      expect(page, path).not.toMatch(/\son[a-z]+="/);
    }
  });

  it('is painted with what its script adds, so that nothing moves', () => {
    const script = /<script src="script\.js"[^>]*>/.exec(texts.get('index.html') ?? '');
    if (plan.hasScript) expect(script?.[0]).toBe('<script src="script.js" defer blocking="render">');
    else expect(script).toBeNull();
  });

  it('comes with the files that hosts and search engines ask for', () => {
    const sitemap = texts.get('sitemap.xml') ?? '';
    for (const { path } of plan.pages) expect(sitemap).toContain(`<loc>${path}</loc>`);
    // A relative sitemap makes the file invalid.
    expect(texts.get('robots.txt')).toBe('User-agent: *\nAllow: /\n');
    expect(texts.get('404.html')).toContain('<meta name="robots" content="noindex">');
    expect(texts.get('assets/icon.svg')).toContain('<svg');
  });

  it('heeds how it is looked at: keyboard, calm, night, paper', () => {
    const css = texts.get('style.css') ?? '';
    expect(css).toContain(':focus-visible');
    expect(css).toContain('prefers-reduced-motion: reduce');
    expect(css).toMatch(/color-scheme: (?:light dark|dark|light);/);
    expect(css).toContain('@media print');
  });
});

describe('a site whose address is told', () => {
  const told = composePrompt(
    'A website for my bakery Alder in Leeds. Our domain is alder.example. Pages: Home, Menu, Contact',
  );

  it('names it on every page', async () => {
    const { texts, plan } = await told;
    expect(plan.name).toBe('Alder');
    expect(texts.get('index.html')).toContain('<link rel="canonical" href="https://alder.example/">');
    expect(texts.get('menu.html')).toContain('<link rel="canonical" href="https://alder.example/menu.html">');
    expect(texts.get('menu.html')).toContain('property="og:url" content="https://alder.example/menu.html"');
    expect(texts.get('404.html')).not.toContain('canonical');
  });

  it('has absolute addresses in its sitemap, which robots.txt names', async () => {
    const { texts } = await told;
    expect(texts.get('sitemap.xml')).toContain('<loc>https://alder.example/menu.html</loc>');
    expect(texts.get('robots.txt')).toContain('Sitemap: https://alder.example/sitemap.xml');
  });
});
