import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from './words/lexicon-shelf';
import { readBrief } from './read-brief';

await loadAllLexicons();

describe('titles written small', () => {
  it.each([
    [
      'Tierarztpraxis Dr. med. vet. Sabine Kowalski in Regensburg, Impfung 45 €',
      'Dr. med. vet. Sabine Kowalski',
    ],
    ['Gabinet weterynaryjny lek. wet. Anna Nowak w Gdańsku, szczepienia 80 zł', 'Lek. wet. Anna Nowak'],
    ['Praxis Dr. med. dent. Jonas Feld in Ulm, Zahnreinigung 90 €', 'Dr. med. dent. Jonas Feld'],
  ])('belong to the name behind them: %j', (prompt, name) => {
    const brief = readBrief(prompt);
    expect(brief.name?.value).toBe(name);
    expect(brief.offer?.value ?? '').not.toMatch(/\b(?:med|vet|wet|lek)\b/u);
  });
});

it.each([
  ['pizzeria a Bari, aperto tutti i giorni tranne il lunedì dalle 18 alle 23', [2, 3, 4, 5, 6, 7]],
  ['Bäckerei in Ulm, täglich außer Montag 7-18 Uhr', [2, 3, 4, 5, 6, 7]],
  ['Boulangerie à Lyon, ouvert tous les jours sauf le mercredi de 7h à 19h30', [1, 2, 4, 5, 6, 7]],
  ['Panadería en León, todos los días menos los lunes de 8 a 14', [2, 3, 4, 5, 6, 7]],
  ['Cukiernia w Łodzi, codziennie oprócz poniedziałku 9-18', [2, 3, 4, 5, 6, 7]],
  ['Bakkerij in Ede, elke dag behalve zondag 8-17 uur', [1, 2, 3, 4, 5, 6]],
  ["Ankara'da fırın, pazartesi hariç her gün 07:00-20:00", [2, 3, 4, 5, 6, 7]],
])('a day that is left out of the week is closed: %j', (prompt, days) => {
  const brief = readBrief(prompt);
  expect(brief.hours?.value.map((range) => range.days)).toEqual([days]);
  expect(brief.items).toEqual([]);
});

it('keeps both days of a market, whatever stands before the first', () => {
  const { hours } = readBrief('Marché à Auch, chaque dimanche 8h-13h et mercredi 16h-19h');
  expect(hours?.value.map(({ days }) => days)).toEqual([[7], [3]]);
});

it('gives every short day of a row its own hours', () => {
  const { hours, language } = readBrief(
    'fahrradwerkstatt speichenglück in freiburg, inspektion 59 euro, di-fr 10-18 uhr sa 10-14 uhr',
  );
  expect(language.value).toBe('de');
  expect(hours?.value.map(({ days, closes }) => [days, closes])).toEqual([
    [[2, 3, 4, 5], 1080],
    [[6], 840],
  ]);
});

it('takes a day of the year for an evening of the house, and for no price', () => {
  const shop = readBrief(
    'Buchhandlung Seitenweise in Weimar, Romane, Lesung mit Jan Weber am 14. März 2027 um 19 Uhr',
  );
  expect(shop.items.map(({ value }) => [value.section, value.name])).toContainEqual([
    'events',
    'Lesung mit Jan Weber',
  ]);
  const club = readBrief('Karateverein in Leipzig, Beitrag 25 € im Monat, Sommerfest am 12. Juli 2026');
  expect(club.items.filter(({ value }) => value.price !== undefined)).toHaveLength(1);
});

it('reads lessons with the Flemish hour, and a street before its opening days', () => {
  const yoga = readBrief('Yogastudio Lotus in Gent, lessen maandag en woensdag om 19u, zaterdag 10u');
  expect(yoga.items.map(({ value }) => value.when)).toEqual(['maandag en woensdag om 19u', 'zaterdag 10u']);
  expect(readBrief('Praxis in Regensburg, Prüfeninger Straße 44, Mo bis Fr 8-12 Uhr').address?.value).toBe(
    'Prüfeninger Straße 44',
  );
});

it('knows further titles, particles of names and what a stage shows', () => {
  expect(readBrief('Kancelaria adwokacka adw. Tomasz Zieliński, Wrocław, porada 250 zł').name?.value).toBe(
    'Adw. Tomasz Zieliński',
  );
  expect(
    readBrief('Hondentrimsalon Pluis, eigenaar Marieke van den Berg, in Ede, kleine hond €45').items[0]?.value
      .name,
  ).toBe('Marieke van den Berg');
  expect(
    readBrief('Compagnie de théâtre Les Mots Bleus, Avignon, spectacle "Antigone", places 18 €').name?.value,
  ).toBe('Les Mots Bleus');
});

it('takes two days of one feast for no price, and days in a row for days', () => {
  const { items } = readBrief(
    'Weingut Steinbach in Deidesheim, Riesling 9,50 €, Hoffest 5. und 6. September 2026',
  );
  expect(items.map(({ value }) => [value.name, value.price ?? value.when])).toEqual([
    ['Riesling', '9,50 €'],
    ['Hoffest', '5. und 6. September 2026'],
  ]);
  const { hours } = readBrief('ostéopathe à Annecy, séance 65 €, lundi mardi jeudi 9h-19h, samedi 9h-13h');
  expect(hours?.value.map(({ days }) => days)).toEqual([[1, 2, 4], [6]]);
});

it('writes in the language of the prompt, whatever languages a school teaches', () => {
  expect(
    readBrief('szkoła językowa Polyglot w Toruniu, angielski, niemiecki, hiszpański, kurs 120 zł').language
      .value,
  ).toBe('pl');
});

it('reads towns and streets of German prompts without capitals', () => {
  const brief = readBrief(
    'schreinerei holzner & sohn, rosenheim, massivholztische ab 1200 euro, einbauschränke, kufsteiner str. 88',
  );
  expect([brief.place?.value, brief.address?.value]).toEqual(['Rosenheim', 'Kufsteiner Str. 88']);
});

it('takes a street for no price, an avenue for no person and a band of towns for towns', () => {
  const salon = readBrief('Kapsalon Knap in Zwolle, dames knippen €32, heren €25, Sassenstraat 40');
  expect(salon.items.map(({ value }) => value.name)).toEqual(['dames knippen', 'heren']);
  const garage = readBrief('Oficina Auto Silva em Setúbal, revisão 90 €, pneus, Av. Luísa Todi 410');
  expect(garage.items.some(({ value }) => value.section === 'team')).toBe(false);
  const plumber = readBrief(
    'idraulico a Roma, sturamento da 80 euro, caldaie, zona Eur e Ostiense, 06 5566778',
  );
  expect(
    plumber.items.filter(({ value }) => value.section === 'areas').map(({ value }) => value.name),
  ).toEqual(['Eur', 'Ostiense']);
});

it('gives a day with hours of its own no others, and lessons an hour without minutes', () => {
  const { hours } = readBrief('Piekarnia w Zakopanem, chleb 12 zł, czynne codziennie 6-18, w niedzielę 7-12');
  expect(hours?.value.map(({ days }) => days)).toEqual([[1, 2, 3, 4, 5, 6], [7]]);
  const school = readBrief(
    'Scuola di danza Arabesque a Treviso, classica lunedì e giovedì ore 17, hip hop martedì ore 18:30',
  );
  expect(school.items.map(({ value }) => value.name)).toEqual(['Classica', 'Hip hop']);
});

it('keeps the hours of a week behind a day on which something takes place, and a town before a course', () => {
  const { hours } = readBrief(
    'kfz werkstatt yilmaz in duisburg, inspektion ab 129 euro, tüv jeden mittwoch, mo-fr 8-18 uhr, sa 9-13 uhr',
  );
  expect(hours?.value.map(({ days }) => days)).toEqual([[1, 2, 3, 4, 5], [6]]);
  const course = readBrief(
    'Töpferkurse bei Anke Friedrichs in Husum, Wochenendkurs 12. und 13. September 2026',
  );
  expect(course.place?.value).toBe('Husum');
  const club = readBrief('Associação Amigos do Rio em Braga, passeio de canoa a 18 de julho de 2026');
  expect(club.items[0]?.value.name).toBe('Passeio de canoa');
});
