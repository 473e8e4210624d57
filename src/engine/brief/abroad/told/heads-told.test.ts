import { expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadAllLexicons } from '../../words/lexicon-shelf';

await loadAllLexicons();

const read = (prompt: string) => {
  const { kind, name, offer, items, sections } = readBrief(prompt);
  return {
    kind: kind.value,
    name: name?.value,
    offer: offer?.value,
    items: items.map(({ value }) => value.name),
    sections: sections.map(({ value }) => value),
  };
};

it('calls a club by its letters, and takes the head of its row for none of its sections', () => {
  const { kind, name, offer, items, sections } = read(
    'Vereinsseite SV Rotbach 1908 e.V.: Sparten Handball, Judo, Wandern. Beiträge: Erwachsene 80 €/Jahr, Kinder 30 €/Jahr. Vorstand: 1. Vorsitzender Karl Maier',
  );
  expect([kind, name, offer]).toEqual(['nonprofit', 'SV Rotbach 1908 e.V.', undefined]);
  expect(items.slice(0, 3)).toEqual(['Handball', 'Judo', 'Wandern']);
  expect(sections).not.toContain('posts');
});

it('leaves a head that says what the first thing is like', () => {
  expect(read('Centro cívico en Vic: actividades deportivas, biblioteca, teatro').items).toContain(
    'Actividades deportivas',
  );
});

it('calls a house by what it is and its name, where one runs into the other', () => {
  expect(read('Asociación Cultural La Fragua: actividades teatro, lectura, cine').name).toBe(
    'Asociación Cultural La Fragua',
  );
});
