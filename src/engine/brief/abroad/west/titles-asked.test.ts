import { expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

await loadAllLexicons();

const read = (prompt: string) => {
  const { sections, parts, items } = readBrief(prompt);
  return {
    sections: sections.map(({ value }) => value),
    parts: parts.map(({ value }) => value.title),
    items: items.map(({ value }) => value.name),
  };
};

it('takes the headings that pages have for parts of the site and nothing that is offered', () => {
  const { parts, items } = read(
    'Studio di architettura Bianchi e Ferri, Trieste. Progetti, lo studio, il team, pubblicazioni, contatti.',
  );
  expect(parts).toEqual(['Pubblicazioni']);
  expect(items).toEqual(['Bianchi', 'Ferri']);
});

it('takes house rules for a part and what a house has for its amenities', () => {
  const { parts, items } = read(
    'Casa rural en Ronda para 6 personas, con piscina y chimenea. Tarifas, normas de la casa y cómo llegar.',
  );
  expect(parts).toEqual(['Normas de la casa']);
  expect(items).toEqual(['Piscina', 'Chimenea']);
});

it('sells nothing of how the site is to look', () => {
  expect(
    read('Portfolio einer Fotografin aus Bern, sechs Arbeiten, Kontakt. Sehr reduziert, viel Weissraum')
      .items,
  ).toEqual([]);
});

it('asks for prices where they stand beside what they are of', () => {
  expect(read('sito per agriturismo vicino a Siena, camere con prezzi, come arrivare').sections).toContain(
    'pricing',
  );
  expect(
    read('hola, página para mi taller de bicis en Oaxaca, que tenga precios y horario').sections,
  ).toEqual(expect.arrayContaining(['pricing', 'hours']));
});
