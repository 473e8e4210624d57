import { describe, expect, it } from 'vitest';
import { textOf } from '@/domain/site/site-file';
import type { SiteFile } from '@/domain/site/site-file';
import { loadAllLexicons } from '../brief/lexicon-shelf';
import { readBrief } from '../brief/read-brief';
import { checkSite } from '../check/check-site';
import { composeSite } from '../compose/compose-site';
import { loadAllCopy } from '../plan/load-copy';
import { makePlan } from '../plan/make-plan';
import { applyCommand } from './apply-command';

await Promise.all([loadAllLexicons(), loadAllCopy()]);
const make = (prompt: string): readonly SiteFile[] =>
  composeSite({ ...makePlan(readBrief(prompt), 1), type: null });
const hotel = make(
  'Hotel Alpenblick in Davos in English and German: rooms with prices, spa, gallery, booking',
);
const clinic = make(
  'Dental clinic Bright Smile in Leeds. Dr Patel (dentist), Dr Jones (orthodontist), services, team, faq, contact',
);
const blog = make('blog about hiking by Nora with posts, about, newsletter');
const shop = make(
  'Online shop Mudlark Pottery in Bristol: bowl £28, vase £45, mug £16, plate £22. Cart, about, faq, contact',
);
const todo = make('a todo app with categories and due dates');

function run(files: readonly SiteFile[], ...commands: readonly string[]) {
  let now = files;
  let outcome = applyCommand({ files: now, command: commands[0] ?? '' });
  commands.forEach((command, at) => {
    if (at > 0) outcome = applyCommand({ files: now, command });
    if (outcome.kind !== 'changed') return;
    const gone = new Set([...outcome.deleted, ...outcome.files.map(({ path }) => path)]);
    now = [...now.filter(({ path }) => !gone.has(path)), ...outcome.files];
  });
  const faults = checkSite(now).filter(({ severity }) => severity === 'error');
  const read = (path: string): string =>
    now
      .filter((file) => file.path === path)
      .map(textOf)
      .join('')
      .replace(/>\s+</g, '><');
  return { outcome, faults, read };
}

describe('people who come and go', () => {
  it.each([
    'remove Dr Jones and add Dr Chen, our new orthodontist',
    'Dr Jones has left, please remove her and add Dr Chen (orthodontist) instead',
  ])('%s', (command) => {
    const { outcome, read, faults } = run(clinic, command);
    expect(outcome).toMatchObject({ intent: 'remove-item+add-item' });
    expect(outcome).not.toMatchObject({ message: expect.stringContaining('Not done') as unknown });
    expect(read('index.html')).toMatch(/<h3>Dr Chen<\/h3><p>Orthodontist<\/p>/);
    expect(read('index.html')).not.toContain('<h3>Dr Jones');
    expect(faults).toEqual([]);
  });

  it('knows a person by the title before the name', () => {
    expect(run(clinic, 'add Dr Chen').read('index.html')).toContain('<h3>Dr Chen</h3>');
  });

  it('takes a thing out of every list that it stands in', () => {
    const { read, faults } = run(shop, 'remove the plate and add Teapot £60');
    for (const page of ['index.html', 'shop.html']) {
      expect(read(page)).not.toContain('data-name="Plate"');
      expect(read(page)).toContain('data-name="Teapot"');
    }
    expect(faults).toEqual([]);
  });
});

describe('a search', () => {
  it('looks through all pages and follows what changes on them', () => {
    const { read, faults } = run(shop, 'add a search box', 'rename the About page to Our story');
    for (const page of ['index.html', 'shop.html', '404.html']) {
      expect(read(page)).toContain('data-site-search-open');
      expect(read(page)).toContain('<dialog data-site-search');
    }
    expect(read('script.js')).toMatch(/const searchIndex = \[[\s\S]*"url":"our-story\.html#/);
    expect(read('script.js')).not.toContain('about.html#');
    expect(read('script.js').indexOf('const searchIndex')).toBeLessThan(
      read('script.js').indexOf('startSiteSearch'),
    );
    expect(faults).toEqual([]);
  });

  it('speaks each language of the site', () => {
    const { read, faults } = run(hotel, 'add a search bar at the top');
    expect(read('de/rooms.html')).toContain('Website durchsuchen');
    expect(read('script.js')).toMatch(/const searchIndex = \{\n {2}en: \[[\s\S]*\n {2}de: \[/);
    expect(faults).toEqual([]);
  });

  it('stands over one list where that is asked', () => {
    const { read, faults } = run(shop, 'let customers search the products');
    expect(read('shop.html')).toContain('data-search="products"');
    expect(read('index.html')).not.toContain('data-site-search');
    expect(faults).toEqual([]);
  });

  it('comes once', () => {
    expect(run(blog, 'add a search box', 'add search').outcome).toMatchObject({ kind: 'refused' });
  });
});

describe('several languages', () => {
  it('puts a new thing into every language, at the same place', () => {
    const { read, outcome, faults } = run(
      hotel,
      'add a room called Alpine Suite for €320 after the corner room',
    );
    expect(read('de/rooms.html')).toMatch(/Eckzimmer.*Alpine Suite.*320 €.*Familienzimmer/);
    expect(read('rooms.html')).toMatch(/Corner room.*Alpine Suite.*€320.*Family room/);
    expect(outcome).toMatchObject({ message: expect.stringContaining('German') as unknown });
    expect(faults).toEqual([]);
  });

  it('leaves nothing of the old language on the page for wrong addresses', () => {
    const { read, faults } = run(hotel, 'only German');
    expect(read('404.html')).toMatch(/<title>Diese Seite ist umgezogen… – /);
    expect(read('404.html')).not.toContain('language-links');
    expect(faults).toEqual([]);
  });

  it('says that two languages cannot change places', () => {
    expect(run(hotel, 'make German the main language').outcome).toMatchObject({ kind: 'refused' });
  });
});

describe('the view that an app opens with', () => {
  it.each(['hide completed by default', 'hide the finished tasks', 'only show open tasks'])(
    '%s',
    (command) => {
      const { read, faults } = run(todo, command);
      expect(read('script.js')).toContain("let view = 'active'");
      expect(read('index.html')).toMatch(/data-view="active" aria-pressed="true"/);
      expect(read('index.html').match(/data-view="\w+" aria-pressed="true"/g)).toHaveLength(1);
      expect(faults).toEqual([]);
    },
  );
});
