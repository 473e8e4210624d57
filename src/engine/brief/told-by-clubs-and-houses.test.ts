import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from './words/lexicon-shelf';
import { readBrief } from './read-brief';

await loadAllLexicons();

const itemsOf = (prompt: string, section: string) =>
  readBrief(prompt)
    .items.filter(({ value }) => value.section === section)
    .map(({ value }) => [value.name, value.price ?? value.when ?? value.note]);

describe('names with small words', () => {
  it.each([
    ['tenemos un club de futbol en alcorcon, cd atletico prado, cuota 320 €', 'CD Atletico Prado'],
    ['bloemist in gent, bloemen van ria. boeketten vanaf € 22,50', 'Bloemen van Ria'],
    ['podcast vite in salita, parliamo di alpinismo', 'Podcast Vite in Salita'],
    ['hostel pod wawelem kraków, ul. grodzka 22', 'Hostel Pod Wawelem'],
    ['plombier à tours, entreprise morel père et fils depuis 1987', 'Entreprise Morel Père et Fils'],
  ])('are whole: %j', (prompt, name) => {
    expect(readBrief(prompt).name?.value).toBe(name);
  });
});

describe('times of the week', () => {
  it.each([
    ['club en alcorcon. entrenamientos lun y mie 18:00-19:30, mar y jue 19:30-21', 'Entrenamientos'],
    ['hundeschule in kassel. training samstags 10-12 uhr und mittwochs 17–19 uhr', 'Training'],
  ])('are all of the same thing: %j', (prompt, title) => {
    expect(itemsOf(prompt, 'timetable').map(([name]) => name)).toEqual([title, title]);
    expect(readBrief(prompt).hours).toBeNull();
  });

  it('open a house on every day that is told', () => {
    const opens = (prompt: string) => readBrief(prompt).hours?.value.map(({ days }) => days);
    expect(opens('praxis in ulm, sprechzeiten mo, di, do 9-12 uhr, mi und fr 9-13 uhr')).toEqual([
      [1, 2, 4],
      [3, 5],
    ]);
    expect(opens('bloemist in gent. open di-za 9u-18u, zo 9u-13u')).toEqual([[2, 3, 4, 5, 6], [7]]);
    expect(opens('escape room: das labor, die gruft (3-5 spieler). mo-do 14–22 uhr')).toEqual([[1, 2, 3, 4]]);
  });
});

it('tells players that pay together apart', () => {
  expect(itemsOf('escape room in leipzig. preise: 2 personen 58 €, 4 personen 92 €', 'pricing')).toEqual([
    ['2 Personen', '58 €'],
    ['4 Personen', '92 €'],
  ]);
});

it('lets no breakfast be a room', () => {
  const prompt = 'hostel w krakowie. pokój 2-osobowy 220 zł, śniadanie 25 zł';
  expect(itemsOf(prompt, 'rooms')).toEqual([['pokój 2-osobowy', '220 zł']]);
});

it('names who leads a club', () => {
  expect(itemsOf('club en alcorcon. presidente ramon vega, coordinador ivan solis', 'team')).toEqual([
    ['Ramon Vega', 'Presidente'],
    ['Ivan Solis', 'Coordinador'],
  ]);
});

it.each([
  [
    'salve, studio notarile greco in via roma 14 a bari. compravendite immobiliari e testamenti',
    'via Roma 14',
  ],
  ['auberge à la rochelle. 14 quai duperré, 05 46 11 22 33', '14 quai Duperré'],
  ['fietsenmaker in haarlem. kleine houtstraat 45. telefoon 023 555 12 34', 'Kleine Houtstraat 45'],
])('reads the street: %j', (prompt, address) => {
  expect(readBrief(prompt).address?.value).toBe(address);
});

it('puts the own language first where it is among those asked for', () => {
  expect(readBrief('auberge à nantes. site en anglais et français').language.value).toBe('fr');
});
