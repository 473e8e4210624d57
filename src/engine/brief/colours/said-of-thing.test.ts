import { expect, it } from 'vitest';
import { readBrief } from '../read-brief';
import { loadLexicons } from '../words/lexicon-shelf';

const read = async (prompt: string) => {
  await loadLexicons(prompt);
  return readBrief(prompt);
};

it.each([
  'Escola de artes Tela em Viseu: pintura clássica, desenho e gravura',
  'Bottega del liutaio Amati a Parma, strumenti classici, restauro',
])('sees no look in what is said of a thing: %s', async (prompt) => {
  const { tone, style } = await read(prompt);
  expect([tone, style]).toEqual([[], null]);
});

it.each([
  'Herboristería La Salvia en Ávila, que sea moderna y natural',
  'Fisioterapia Ágora, estilo clásico',
])('sees one in what is said of the page: %s', async (prompt) => {
  const { tone, style } = await read(prompt);
  expect([tone.length > 0, style !== null]).toContain(true);
});

it('offers what a section is called after, with the word that says which', async () => {
  const { items, sections } = await read(
    'Institut de beauté Opaline à Foix, soins relaxants, manucures. Couleurs claires',
  );
  expect(items.map(({ value }) => value.name)).toEqual(['Soins relaxants', 'Manucures']);
  expect(sections).toEqual([]);
});
