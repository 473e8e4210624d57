import { expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

await loadAllLexicons();

it('takes a word for a part of a page in a row of things for one of them', () => {
  const { items, sections } = readBrief(
    'Literary magazine "Saltmarsh": genres (poetry, fiction, essays), latest issue, subscribe.',
  );
  expect(items.map(({ value }) => [value.section, value.name])).toEqual([
    ['categories', 'poetry'],
    ['categories', 'fiction'],
    ['categories', 'essays'],
  ]);
  expect(sections.map(({ value }) => value)).toEqual(['categories', 'newsletter']);
});

it('takes papers behind "press" for those who wrote, and fields in a bracket for what each thing has', () => {
  const designer = readBrief(
    'Interior designer Sofia Lindgren, Copenhagen. Selected projects (5), services, press (Dezeen, Elle Decoration), enquiry form.',
  );
  expect(designer.items.map(({ value }) => [value.section, value.name])).toEqual([
    ['logos', 'Dezeen'],
    ['logos', 'Elle Decoration'],
  ]);
  expect(designer.sections.map(({ value }) => value)).not.toContain('posts');
  const roaster = readBrief(
    'Forge Coffee, a coffee roaster. Shop with 6 coffees (origin, roast level, price), story.',
  );
  expect(roaster.parts).toEqual([]);
  const nails = readBrief(
    'Nail bar Gloss, Camden: menu of treatments with prices (gel £35, BIAB £42), team.',
  );
  expect(nails.sections.map(({ value }) => value)).not.toContain('menu');
});

it('knows a wedding and a festival by more than one word, and a name by its mark', () => {
  const wedding = readBrief(
    'Beach wedding in Tarifa: Lucia and Tom, 5 June 2027. Pages: Home, Travel, Stay, RSVP. Map.',
  );
  expect([wedding.offer?.value, wedding.pages.map(({ value }) => value)]).toEqual([
    'wedding',
    ['Home', 'Travel', 'Stay', 'RSVP'],
  ]);
  expect(readBrief('Festival of light, Durham, 19–22 November 2026, map, FAQ.').offer?.value).toBe(
    'Festival of light',
  );
  expect(readBrief('Language school "Parla!" in Bristol, term dates, teachers.').name?.value).toBe('Parla!');
  expect(
    readBrief(
      'Podcast network "Fieldwork Audio": 4 shows each with its own page: Mudlarks, Night Bus, Salt. About.',
    ).ownPages?.titles,
  ).toEqual(['Mudlarks', 'Night Bus', 'Salt']);
});
