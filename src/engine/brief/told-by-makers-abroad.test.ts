import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from './words/lexicon-shelf';
import { readBrief } from './read-brief';

await loadAllLexicons();

describe('somebody who tells what they make', () => {
  it.each([
    [
      'somos dos hermanas y hacemos tartas por encargo en Gijón, la marca es Dulce Norte, queremos enseñar fotos, precios desde 28 €',
      'Dulce Norte',
      'Gijón',
      'tartas por encargo',
    ],
    [
      'wir sind zwei schwestern und backen torten auf bestellung in Jena, unsere marke heißt Zuckerstern, preise ab 28 €',
      'Zuckerstern',
      'Jena',
      'Torten',
    ],
    [
      'Sito per lo studio legale Ferri & Conti di Padova: professionisti e contatti',
      'Ferri & Conti',
      'Padova',
      'studio legale',
    ],
    [
      'ich bin hebamme in Erfurt und heiße Katja Brandt, mit meinen kursen',
      'Katja Brandt',
      'Erfurt',
      'Hebamme',
    ],
  ])('has a name, a place and things: %j', (prompt, name, place, offer) => {
    const brief = readBrief(prompt);
    expect([brief.name?.value, brief.place?.value, brief.offer?.value]).toEqual([name, place, offer]);
    expect(brief.items.map(({ value }) => value.name)).not.toContain(place);
  });
});

it.each([
  ['kişisel antrenör için site, paketler 8 ders 6.000 TL ve 12 ders 8.400 TL', ['8 ders', '12 ders']],
  ['academia de baile en Vigo, bonos 5 clases 45 €, 10 clases 80 €', ['5 clases', '10 clases']],
  ['אתר לצימר בגליל: מחירים, גלריה. החל מ-850 ₪ ללילה', ['צימר']],
])('what is priced bears no word for prices: %j', (prompt, names) => {
  expect(readBrief(prompt).items.map(({ value }) => value.name)).toEqual(names);
});

it.each([
  ['Sito per hotel a Como, blu notte e bianco', '#191970'],
  ['Website voor hotel in Deventer, okergeel', '#cc7722'],
  ['Site para hostel em Lagos, azul-turquesa', '#40e0d0'],
])('a colour of two words is one: %j', (prompt, css) => {
  expect(readBrief(prompt).colours[0]?.value.css).toBe(css);
});
