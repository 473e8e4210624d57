import { beforeAll, expect, it } from 'vitest';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

beforeAll(loadAllLexicons);

it.each([
  'A surgery in Ely. People: Jo Lunt, nurse. Ali Penn, dental assistant. Karla, reception.',
  'A cocktail bar in Hove. Try the Negroni, strong and bitter. Open from five.',
])('takes no word or name for a font: %s', (prompt) => expect(readBrief(prompt).font).toBeNull());

it('knows a font that is called one', () => {
  expect(readBrief('A bakery in Ely, headings in the Lora font, cream.').font).not.toBeNull();
});

it('counts no pages that somebody may send', () => {
  const { counts } = readBrief('A poetry press in Hull. Send us no more than ten pages and a letter.');
  expect(counts.filter(({ value }) => value.thing === 'pages')).toEqual([]);
});

it('hears a look behind a list of things, and none that is refused', () => {
  expect(readBrief('A bistro in Ely, menu: pie 9, trout 14, tart 6, in art deco style').style?.value).toBe(
    'art-deco',
  );
  expect(readBrief('A bistro in Ely, menu: pie 9, trout 14, tart 6, not in retro style').style).toBeNull();
});
