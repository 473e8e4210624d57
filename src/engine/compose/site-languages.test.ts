import { beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '@/domain/site/site-file';
import type { SiteFile } from '@/domain/site/site-file';
import { readBrief } from '../brief/read-brief';
import { checkSite } from '../check/check-site';
import { loadAllCopy } from '../plan/load-copy';
import { makePlan } from '../plan/make-plan';
import { composeSite } from './compose-site';

beforeAll(loadAllCopy);

const compose = (prompt: string): SiteFile[] =>
  composeSite({ ...makePlan(readBrief(prompt), 1), type: null });
const textAt = (files: readonly SiteFile[], path: string): string =>
  files.filter((file) => file.path === path).map(textOf)[0] ?? '';

const bakery =
  'A website for my bakery Crumb in Leeds in English and French. Pages: Home, Menu, Contact. Sourdough £4, rye loaf £5. hello@crumb.example';

describe('a site in two languages', () => {
  it('has the same pages in a folder of the second one, with the same layouts', () => {
    const plan = makePlan(readBrief(`${bakery} Baking since 1987.`), 1);
    const [french] = plan.translations;
    expect(french?.pages.map(({ path }) => path)).toEqual(plan.pages.map(({ path }) => path));
    expect(french?.pages.map(({ title }) => title)).toEqual(['Accueil', 'Carte', 'Contact']);
    // A gallery shows as many pictures as it has, in a layout for so many.
    const layouts = (pages: typeof plan.pages) =>
      pages.flatMap(({ path, sections }) =>
        sections.flatMap(({ type, variant }) => (type === 'gallery' ? [] : [`${path} ${type} ${variant}`])),
      );
    expect(layouts(french?.pages ?? [])).toEqual(layouts(plan.pages));
    expect([french?.style, french?.palette, french?.name]).toEqual([plan.style, plan.palette, 'Crumb']);
  });

  it('makes up no past in the second one, and keeps all else', () => {
    const plan = makePlan(readBrief(bakery), 1);
    const typesOf = ({ pages }: Pick<typeof plan, 'pages'>): string[] =>
      pages.flatMap(({ path, sections }) => sections.map(({ type }) => `${path} ${type}`));
    const [french = { pages: [] }] = plan.translations;
    expect(typesOf(french)).toEqual(typesOf(plan).filter((type) => !type.endsWith(' story')));
  });

  it('says each page in its language and what was given as it was given', () => {
    const page = textAt(compose(bakery), 'fr/menu.html');
    expect(page).toContain('<html lang="fr" dir="ltr">');
    for (const word of ['Crumb', 'Sourdough', '£4', 'Rye loaf', '£5']) expect(page).toContain(word);
    expect(page).not.toContain('A website for');
  });

  it('leads from each page to the same page in the other language', () => {
    const files = compose(bakery);
    const menu = textAt(files, 'menu.html');
    const carte = textAt(files, 'fr/menu.html');
    expect(menu).toContain('<a href="fr/menu.html" lang="fr" hreflang="fr">Français</a>');
    expect(carte).toContain('<a href="../menu.html" lang="en" hreflang="en">English</a>');
    for (const line of ['hreflang="en" href="../menu.html"', 'hreflang="fr" href="menu.html"'])
      expect(carte).toContain(`<link rel="alternate" ${line}>`);
    expect(textAt(files, '404.html')).toContain('href="fr/index.html"');
    expect(textAt(files, 'sitemap.xml')).toContain('<loc>fr/menu.html</loc>');
  });

  it.each([
    bakery,
    'Law firm Haddad in Dubai, bilingual English/Arabic website, services, team, contact',
    'موقع بالعربية والإنجليزية لمطعم بيت الشام في دبي، قائمة الطعام والحجز',
    'Zweisprachige Website Deutsch/Türkisch für den Friseursalon Haarkunst in Köln, Termine online',
    'Online shop for ceramics in Porto with cart and search. Pages: Home, Shop, About, Contact. In Portuguese and English. Bowls €28',
    'Boutique hotel in Crete, in English, German and French. No javascript',
  ])('has no dead link and no broken file: %s', (prompt) => {
    const files = compose(prompt);
    const faults = checkSite(files).filter(({ severity }) => severity === 'error');
    expect(faults.map(({ path, message }) => `${path}: ${message}`)).toEqual([]);
    expect(files.filter(({ path }) => /^\w\w\/index\.html$/.test(path)).length).toBeGreaterThan(0);
  });

  it('is written from right to left where the language is', () => {
    const files = compose('Law firm Haddad in Dubai, bilingual English/Arabic website');
    expect(textAt(files, 'ar/index.html')).toContain('<html lang="ar" dir="rtl">');
    expect(textAt(files, 'index.html')).toContain('<html lang="en" dir="ltr">');
  });

  it('has absolute addresses where the site has one', () => {
    const page = textAt(compose(`${bakery} Our domain is crumb.example`), 'fr/menu.html');
    expect(page).toContain('<link rel="canonical" href="https://crumb.example/fr/menu.html">');
    expect(page).toContain('hreflang="en" href="https://crumb.example/menu.html"');
  });

  it('searches the pages of its own language', () => {
    const script = textAt(
      compose(
        'Online shop for ceramics with search. Pages: Home, Shop, About, Contact. In Portuguese and English',
      ),
      'script.js',
    );
    expect(script).toMatch(
      /searchIndex = \{\n {2}pt: \[[\s\S]+ {2}en: \[[\s\S]+\}\[document\.documentElement\.lang\]/,
    );
  });

  it('is the same each time', () => {
    const listing = () => compose(bakery).map((file) => `${file.path}\n${textOf(file)}`);
    expect(listing()).toEqual(listing());
  });
});

describe('a language that is asked for and not made', () => {
  it.each([
    ['A site for a chapel in Cardiff, in English and Welsh', /cannot write Welsh yet/],
    ['A bilingual website for our café in Leeds', /second language is asked for, but not which/],
    ['A pomodoro timer app, in English and German', /working tool is made in one language/],
  ])('is said, with the way out: %s', (prompt, said) => {
    const brief = readBrief(prompt);
    expect(brief.limits.join(' ')).toMatch(said);
    expect(makePlan(brief, 1).translations).toEqual([]);
  });
});

describe('a language that no site is written in', () => {
  it.each([
    ['Webové stránky pro kavárnu Na Rohu v Brně, otevírací doba, ceník, kontakt', 'Czech'],
    ['En hemsida för min frisörsalong Klipp i Malmö med priser och bokning', 'Swedish'],
    ['A website in Swedish for my bakery Crumb in Leeds', 'Swedish'],
  ])('gives an English site that says so: %s', (prompt, language) => {
    const brief = readBrief(prompt);
    expect(brief.limits[0]).toContain(`I cannot write ${language} yet`);
    const page = textAt(compose(prompt), 'index.html');
    expect(page).toContain('<html lang="en" dir="ltr">');
    expect(page).not.toMatch(/webové stránky|hemsida|otevírací/i);
  });
});
