import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from './words/lexicon-shelf';
import { readBrief } from './read-brief';

await loadAllLexicons();

describe('prices', () => {
  it.each([
    ['barber in Lagos called Sharp Sharp, fade 3000 naira', 'fade', '3000 naira'],
    ['tatoueur à Bordeaux, Encre Sèche, flash à partir de 80€', 'flash', '80€'],
    ['Nachhilfe Mathe und Physik, Leipzig, 25€/Stunde', 'Nachhilfe Mathe und Physik', '25€/Stunde'],
    ['pottery kiln firing service in Bath, price per shelf £12', 'pottery kiln firing service', '£12'],
    ['kebapçı Usta Mehmet, Gaziantep. menü fiyatlarla: adana 250 TL', 'adana', '250 TL'],
    ['טיולי אופניים בגולן, מחיר 280 ש"ח לאדם', 'טיולי אופניים', '280 ש"ח לאדם'],
  ])('belong to the thing that is sold: %j', (prompt, name, price) => {
    expect(readBrief(prompt).items.map(({ value }) => [value.name, value.price])).toEqual([[name, price]]);
  });

  it('of dishes stand on the menu', () => {
    const { items } = readBrief('food truck de arepas, carta con precios: reina pepiada 7€, pabellón 8€');
    expect(items.map(({ value }) => value.section)).toEqual(['menu', 'menu']);
  });
});

describe('names', () => {
  it.each([
    ['strona hodowli kotów syberyjskich Leśna Łapa, kocięta, kontakt', 'Leśna Łapa'],
    ['Elektriker in Linz, Notdienst 24h, Photovoltaik, Elektro Huber, 0732 555 010', 'Elektro Huber'],
    ['Quinta pedagógica em Sintra, Quinta dos Burros, visitas de escolas', 'Quinta dos Burros'],
  ])('are found without a word that heralds them: %j', (prompt, name) => {
    expect(readBrief(prompt).name?.value).toBe(name);
  });
});

it.each([
  ['we do commercial drone roof inspections in Ohio. FAA certified.', 'commercial drone roof inspections'],
  ['cv for a junior data analyst, Samuel Okoye, Nairobi', 'junior data analyst'],
])('%j says what is done', (prompt, offer) => {
  expect(readBrief(prompt).offer?.value).toBe(offer);
});

it('keeps no list for an app that has none', () => {
  const brief = readBrief('countdown timer for baking with 3 timers at once and alarm sound');
  expect(brief.items).toEqual([]);
});

describe('names that stand alone', () => {
  it.each([
    ['Hochzeitsfotografin Lea Sommer, Allgäu. natürliche Bilder, Galerie', 'Lea Sommer'],
    [
      'taller de cerámica en Quito, sábados 10h, $15 la clase, El Torno Feliz, inscripciones',
      'El Torno Feliz',
    ],
    ['artisan gin distillery tours Perthshire, £25pp, gift vouchers, Blackthorn Still', 'Blackthorn Still'],
    [
      'holiday let in Pembrokeshire: The Old Lifeboat House, sleeps 6, from £140 a night',
      'The Old Lifeboat House',
    ],
    ['we run a small cheese cave in the Jura, tasting 14€, shop. La Cave aux Meules', 'La Cave aux Meules'],
    ['quiero vender mis mermeladas: fresa 5€, higo 6€. Mermeladas Pilar, Jaca', 'Mermeladas Pilar'],
  ])('are read where they stand: %j', (prompt, name) => {
    expect(readBrief(prompt).name?.value).toBe(name);
  });

  it('are no colours', () => {
    expect(readBrief('shop for prints, cards, Dark Green, gifts').name).toBeNull();
  });
});

it('logs what a log is for', () => {
  const brief = readBrief('log for my diabetes: glucose, insulin units, carbs, notes, chart');
  expect([brief.kind.value, brief.offer?.value]).toEqual(['tracker', 'diabetes log']);
});
