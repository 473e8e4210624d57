import { describe, expect, it } from 'vitest';
import { textOf } from '@/domain/site/site-file';
import type { SiteFile } from '@/domain/site/site-file';
import { loadAllLexicons } from '../brief/words/lexicon-shelf';
import { readBrief } from '../brief/read-brief';
import { composeSite } from '../compose/compose-site';
import { loadAllCopy } from '../plan/load-copy';
import { makePlan } from '../plan/make-plan';
import { applyCommand } from './apply-command';

await Promise.all([loadAllLexicons(), loadAllCopy()]);
const make = (prompt: string): readonly SiteFile[] => composeSite(makePlan(readBrief(prompt), 1));
const shop = make('Ember & Oak, online store for soy candles: Amber Dusk £18, Sea Salt £16, Fig Leaf £20. about, FAQ'); // prettier-ignore
const gym = make('Anvil Athletics, gym in Leeds: timetable, coaches, prices £39 and £69. call 0113 496 0155, hello@anvil.example'); // prettier-ignore
const inn = make('Site pour un hôtel en Bretagne, Le Vieux Phare, en français et en anglais');

function run(files: readonly SiteFile[], command: string) {
  const outcome = applyCommand({ files, command });
  const changed = new Map((outcome.kind === 'changed' ? outcome.files : []).map((file) => [file.path, file]));
  const read = (path: string): string => {
    const file = changed.get(path) ?? files.find((one) => one.path === path);
    return file ? textOf(file) : '';
  };
  return { outcome, read, deleted: outcome.kind === 'changed' ? outcome.deleted : [] };
}

describe('a line of given words', () => {
  it.each([
    'add a line under the headline: First week is on us',
    'write a line saying First week is on us under the headline',
  ])('stands right under the headline: %j', (command) => {
    expect(run(gym, command).read('index.html')).toMatch(/<\/h1>\s*<p>First week is on us<\/p>/);
  });

  it('stands at the top of every page, in one look', () => {
    const { read } = run(shop, 'free shipping banner at the top of every page');
    const looks = ['index.html', 'about.html'].map((path) => /id="announcement"[^>]*data-variant="([^"]+)"/.exec(read(path))?.[1]); // prettier-ignore
    expect(looks[0]).toBeDefined();
    expect(looks[1]).toBe(looks[0]);
    expect(read('about.html')).toContain('>Free shipping<');
  });
});

describe('ways to reach the owner', () => {
  it.each(['make the phone number bigger and put it in the header', 'show the phone number in the header'])(
    'come into the header: %j',
    (command) => {
      const { read } = run(gym, command);
      expect(/<header[\s\S]*?<\/header>/.exec(read('contact.html'))?.[0]).toContain('href="tel:01134960155"');
    },
  );

  it('give way to a form', () => {
    const { read } = run(gym, 'hide my email and just show a form');
    expect(read('index.html')).not.toContain('hello@anvil.example');
    expect(read('index.html')).toContain('data-section="contact"');
  });
});

describe('what is sold', () => {
  it('is marked where it is sold out, wherever it has its price', () => {
    for (const command of ['sold out: Fig Leaf', 'Fig Leaf is out of stock'])
      expect(run(shop, command).read('shop.html')).toMatch(/<p class="badge">Sold out<\/p>\s*<h3>Fig Leaf/);
  });

  it('gets one more of its kind by the word of its owner', () => {
    expect(run(shop, 'add a new candle called Winter Pine for £22').read('shop.html')).toContain('data-name="Winter Pine"'); // prettier-ignore
  });

  it.each(['prices in euros instead of pounds', 'use € instead of £', 'switch to euros'])(
    'is priced in another currency: %j',
    (command) => {
      const { read } = run(shop, command);
      expect(read('shop.html')).toContain('€18');
      expect(read('shop.html')).not.toContain('£');
      expect(read('shop.html')).toContain('data-currency="EUR"');
      expect(read('index.html')).not.toContain('GBP');
    },
  );
});

describe('a language', () => {
  it.each(['remove the English version', 'supprime la version anglaise', 'delete the English pages'])(
    'goes with its pages and every link to them: %j',
    (command) => {
      const { read, deleted } = run(inn, command);
      expect(deleted).toContain('en/index.html');
      for (const path of ['index.html', 'sitemap.xml', '404.html']) expect(read(path)).not.toContain('en/');
      expect(read('index.html')).not.toContain('hreflang');
    },
  );

  it('gives its place to the other, and stays where there is none', () => {
    expect(run(inn, 'remove the French version').read('index.html')).toContain('<html lang="en"');
    expect(run(gym, 'remove the English version').outcome).toMatchObject({ kind: 'refused' });
    expect(run(gym, 'remove the Spanish version').outcome).toMatchObject({ kind: 'refused' });
  });
});

it('replaces a colour that is disliked', () => {
  const { outcome } = run(gym, "I don't like the background, use something calmer like sage green");
  expect(outcome).toMatchObject({ kind: 'changed' });
});

it('shows a told address on a map', () => {
  const { read } = run(gym, 'add a map with our address 12 Kirkstall Road, Leeds');
  expect(read('index.html')).toContain('12 Kirkstall Road');
  expect(read('index.html')).toContain('data-section="map"');
});

describe('on a cafe of a few pages', () => {
  const cafe = make("Tabby's, a cafe in Leeds: menu with flat white £3.20, carrot cake £4, opening hours Tue-Sun 9-16, team Ana and Joe, events"); // prettier-ignore

  it.each([
    ["we're closed on bank holidays, add that to the opening hours", /<p>Closed on bank holidays<\/p>/],
    ['add an event: Open mic night, Friday 12 June 7pm, free entry', /Open mic night<\/h3>/],
    ['add vegan and gluten free labels to the carrot cake', /Vegan and gluten free/],
    ['25% off this week only', /25% off this week only/],
  ])('%j is done', (command, text) => {
    expect(run(cafe, command).read('index.html')).toMatch(text);
  });

  it('has no banner to take off, and says so', () => {
    expect(run(cafe, 'get the cookie banner off').outcome).toMatchObject({ kind: 'refused', reason: 'not-found' }); // prettier-ignore
  });
});

describe('in German', () => {
  const office = make('Website für die Steuerkanzlei Brandt in Kiel, Leistungen, Kontakt, Telefon 0431 555 010, Mo-Fr 8-17'); // prettier-ignore

  it.each([
    [
      'Schreib die Telefonnummer oben in die Kopfzeile',
      /<header[\s\S]*href="tel:0431555010"[\s\S]*<\/header>/,
    ],
    ['Freitags nur bis 13 Uhr', /8:00 bis 13:00/],
    ['Füge einen Abschnitt über Datenschutz hinzu', /Datenschutz/],
  ])('%j is done', (command, text) => {
    expect(run(office, command).read('kontakt.html') + run(office, command).read('index.html')).toMatch(text);
  });
});

it('raises the only price there is', () => {
  const course = make(
    'Online guitar course Six Strings by Jonas Weber. Curriculum, the teacher, pricing £79',
  );
  const { outcome, read } = run(course, 'raise the price to £89');
  expect(outcome).toMatchObject({ kind: 'changed' });
  expect(read('index.html') + read('enrol.html')).not.toContain('£79');
});
