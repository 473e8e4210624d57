import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from './words/lexicon-shelf';
import { readBrief } from './read-brief';

await loadAllLexicons();

const itemsOf = (prompt: string) =>
  readBrief(prompt).items.map(({ value }) => [value.section, value.name, value.price ?? value.when]);

describe('what is done or sold, as owners write it', () => {
  it('stands without its verb', () => {
    expect(itemsOf('soy fontanero en getafe. hago desatascos desde 60 €, grifos 35 €')).toEqual([
      ['services', 'desatascos', '60 €'],
      ['services', 'grifos', '35 €'],
    ]);
    expect(itemsOf('fietsenmaker in haarlem. ook verkoop van tweedehands fietsen € 150')).toEqual([
      ['services', 'tweedehands fietsen', '€ 150'],
    ]);
  });

  it('is a service of those who work for others', () => {
    const prompt = 'soy fontanero en getafe. hago instalacion de calderas y reparacion de fugas';
    expect(itemsOf(prompt)).toEqual([
      ['services', 'Instalación de calderas', undefined],
      ['services', 'Reparación de fugas', undefined],
    ]);
  });

  it('is on sale where a shop is asked for', () => {
    const prompt = 'apicultrice à manosque, je vends miel 9 €, bougies 4 €. site avec boutique et panier';
    expect(itemsOf(prompt).map(([section]) => section)).toEqual(['products', 'products']);
  });
});

describe('opening hours', () => {
  it.each([
    [
      'autoescuela con clases en cordoba. abierto de lunes a viernes de 10 a 13:30 y de 17 a 20:30',
      [600, 1020],
    ],
    ['sürücü kursu, dersler. hafta içi 09:00-19:00, cumartesi 10:00-17:00', [540, 600]],
    ['przedszkole z planem dnia. godziny pon-pt 7:30-16:30', [450]],
    ['محل زهور في عمّان. نفتح يوميا من 9 صباحا حتى 10 مساء والجمعة من 2 ظهرا', [540, 840]],
  ])('are no thing that takes place: %j', (prompt, opens) => {
    const { hours, items } = readBrief(prompt);
    expect(hours?.value.map((range) => range.opens)).toEqual(opens);
    expect(items.filter(({ value }) => value.when !== undefined)).toEqual([]);
  });
});

it('reads rehearsals and concerts in Hebrew', () => {
  expect(itemsOf('מקהלה בכרמיאל. חזרות בימי שני ב-19:30. קונצרטים: 18 בדצמבר היכל התרבות')).toEqual([
    ['timetable', 'חזרות', 'יום שני 19:30'],
    ['events', 'היכל התרבות', '18 בדצמבר'],
  ]);
});

it('takes free entry for no concert', () => {
  const items = itemsOf('coro di trento. concerti: 14 dicembre duomo, 6 gennaio chiesa, ingresso libero');
  expect(items.map(([, name]) => name)).toEqual(['Duomo', 'Chiesa']);
});
