import { beforeAll, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadAllLexicons } from '../../words/lexicon-shelf';

beforeAll(loadAllLexicons);

it('takes every member of a row of links for a link, whatever section its word asks for elsewhere', () => {
  const { items, sections } = readBrief(
    'link in bio for @inkyfern. Links: Gallery, Shop, Ko-fi, Newsletter, Contact',
  );
  expect(items.filter(({ value }) => value.section === 'links').map(({ value }) => value.name)).toEqual([
    'Gallery',
    'Shop',
    'Ko-fi',
    'Newsletter',
    'Contact',
  ]);
  expect(sections.map(({ value }) => value)).toEqual(['links']);
});

it('takes the row right behind a handle for the links, all of them', () => {
  const { items, sections } = readBrief(
    'linkinbio for a punk harpist @stringsandpins: Bandcamp, Tour dates, Merch, YouTube, Tip jar. just those five.',
  );
  expect(items.map(({ value }) => `${value.section} ${value.name}`)).toEqual([
    'links Bandcamp',
    'links Tour dates',
    'links Merch',
    'links YouTube',
    'links Tip jar',
  ]);
  expect(sections.map(({ value }) => value)).not.toContain('products');
});

it('reads skills without a colon, and takes the halves of a name for no wares', () => {
  const skills = readBrief(
    'CV of Ola Wren, data analyst in York. Skills Python, Tableau, Excel. 2018-now Analyst at Quayside',
  );
  expect(skills.items.filter(({ value }) => value.section === 'skills').map(({ value }) => value.name)).toEqual(['Python', 'Tableau', 'Excel']); // prettier-ignore
  const wares = readBrief('online shop. We sell woollen hats called Moss & Peat');
  expect(wares.name?.value).toBe('Moss & Peat');
  expect(wares.items.filter(({ value }) => /moss|peat/iu.test(value.name))).toEqual([]);
});
