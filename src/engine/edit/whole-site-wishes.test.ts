import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../brief/words/lexicon-shelf';
import { loadAllCopy } from '../plan/load-copy';
import { makeSite, runCommands } from '../../../tests/support/made-sites/run-command';

await Promise.all([loadAllLexicons(), loadAllCopy()]);
const hotel = makeSite(
  'Hotel Alpenblick in Davos in English and German: rooms with prices, spa, gallery, booking',
);
const clinic = makeSite(
  'Dental clinic Bright Smile in Leeds. Dr Patel (dentist), Dr Jones (orthodontist), services, team, faq, contact',
);
const blog = makeSite('blog about hiking by Nora with posts, about, newsletter');
const shop = makeSite(
  'Online shop Mudlark Pottery in Bristol: bowl £28, vase £45, mug £16, plate £22. Cart, about, faq, contact',
);
const todo = makeSite('a todo app with categories and due dates');

describe('people who come and go', () => {
  it.each([
    'remove Dr Jones and add Dr Chen, our new orthodontist',
    'Dr Jones has left, please remove her and add Dr Chen (orthodontist) instead',
  ])('%s', (command) => {
    const { outcome, read, faults } = runCommands(clinic, command);
    expect(outcome).toMatchObject({ intent: 'remove-item+add-item' });
    expect(outcome).not.toMatchObject({ message: expect.stringContaining('Not done') as unknown });
    expect(read('index.html')).toMatch(/<h3>Dr Chen<\/h3><p>Orthodontist<\/p>/);
    expect(read('index.html')).not.toContain('<h3>Dr Jones');
    expect(faults).toEqual([]);
  });

  it('knows a person by the title before the name', () => {
    expect(runCommands(clinic, 'add Dr Chen').read('index.html')).toContain('<h3>Dr Chen</h3>');
  });

  it('takes a thing out of every list that it stands in', () => {
    const { read, faults } = runCommands(shop, 'remove the plate and add Teapot £60');
    for (const page of ['index.html', 'shop.html']) {
      expect(read(page)).not.toContain('data-name="Plate"');
      expect(read(page)).toContain('data-name="Teapot"');
    }
    expect(faults).toEqual([]);
  });
});

describe('a search', () => {
  it('looks through all pages and follows what changes on them', () => {
    const { read, faults } = runCommands(shop, 'add a search box', 'rename the About page to Our story');
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
    const { read, faults } = runCommands(hotel, 'add a search bar at the top');
    expect(read('de/rooms.html')).toContain('Website durchsuchen');
    expect(read('script.js')).toMatch(/const searchIndex = \{\n {2}en: \[[\s\S]*\n {2}de: \[/);
    expect(faults).toEqual([]);
  });

  it('stands over one list where that is asked', () => {
    const { read, faults } = runCommands(shop, 'let customers search the products');
    expect(read('shop.html')).toContain('data-search="products"');
    expect(read('index.html')).not.toContain('data-site-search');
    expect(faults).toEqual([]);
  });

  it('comes once', () => {
    expect(runCommands(blog, 'add a search box', 'add search').outcome).toMatchObject({ kind: 'refused' });
  });
});

describe('several languages', () => {
  it('puts a new thing into every language, at the same place', () => {
    const { read, outcome, faults } = runCommands(
      hotel,
      'add a room called Alpine Suite for €320 after the corner room',
    );
    expect(read('de/rooms.html')).toMatch(/Eckzimmer.*Alpine Suite.*€320.*Familienzimmer/);
    expect(read('rooms.html')).toMatch(/Corner room.*Alpine Suite.*€320.*Family room/);
    expect(outcome).toMatchObject({ message: expect.stringContaining('German') as unknown });
    expect(faults).toEqual([]);
  });

  it('leaves nothing of the old language on the page for wrong addresses', () => {
    const { read, faults } = runCommands(hotel, 'only German');
    expect(read('404.html')).toMatch(/<title>Diese Seite ist umgezogen… – /);
    expect(read('404.html')).not.toContain('language-links');
    expect(faults).toEqual([]);
  });

  it('says that two languages cannot change places', () => {
    expect(runCommands(hotel, 'make German the main language').outcome).toMatchObject({ kind: 'refused' });
  });
});

describe('the view that an app opens with', () => {
  it.each(['hide completed by default', 'hide the finished tasks', 'only show open tasks'])(
    '%s',
    (command) => {
      const { read, faults } = runCommands(todo, command);
      expect(read('script.js')).toContain("let view = 'active'");
      expect(read('index.html')).toMatch(/data-view="active" aria-pressed="true"/);
      expect(read('index.html').match(/data-view="\w+" aria-pressed="true"/g)).toHaveLength(1);
      expect(faults).toEqual([]);
    },
  );
});

it('gives the site another name where its own is said', () => {
  const { outcome, read, faults } = runCommands(shop, 'rename Mudlark Pottery to Ennis Pottery');
  expect(outcome).toMatchObject({ intent: 'rename-site' });
  expect(read('index.html')).not.toContain('Mudlark');
  expect(faults).toEqual([]);
});

it('sets the pictures of the gallery in a row, where the photos are to be one', () => {
  const { read } = runCommands(hotel, 'make the photos a carousel');
  expect(read('index.html')).toMatch(/<section[^>]* id="gallery"[\s\S]*?<ul[^>]* tabindex="0"/);
});
