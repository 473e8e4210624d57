import { expect, it } from 'vitest';
import { makePlan } from '../../../plan/make-plan';
import { loadAllCopy } from '../../../plan/load-copy';
import { readBrief } from '../../read-brief';
import { loadAllLexicons } from '../../words/lexicon-shelf';

await Promise.all([loadAllLexicons(), loadAllCopy()]);

const read = (prompt: string) => {
  const { kind, name, place, items, sections } = readBrief(prompt);
  return {
    kind: kind.value,
    name: name?.value,
    place: place?.value,
    items: items.map(({ value }) => [value.section, value.name, value.price ?? value.when ?? '']),
    sections: sections.map(({ value }) => value),
  };
};

it('sells nothing of what a museum shows, and takes what it costs to come in for tickets', () => {
  expect(read('Museo del vino en Laguardia, entrada 7 €, grupos 5 €')).toMatchObject({
    kind: 'nonprofit',
    name: 'Museo del vino',
    items: [
      ['tickets', 'entrada', '7 €'],
      ['tickets', 'grupos', '5 €'],
    ],
  });
  expect(read('Museu da Cerâmica em Sacavém, entrada livre').items).toEqual([
    ['tickets', 'Entrada', 'livre'],
  ]);
});

it.each([
  ['Bakır müzesi Tarsus, giriş 40 TL', 'Bakır Müzesi', 'Tarsus'],
  ['מוזיאון הבובות בחולון, כניסה 30 ש"ח', 'מוזיאון הבובות', 'חולון'],
  ['متحف الخيل في مراكش، الدخول 30 درهم', 'متحف الخيل', 'مراكش'],
])('calls %s as on its sign', (prompt, name, place) => {
  expect(read(prompt)).toMatchObject({ kind: 'nonprofit', name, place });
});

it('takes the hours of services for hours and no prices', () => {
  expect(read('parafia św. Barbary w Tychach, msze w niedzielę 7, 9, 11, biuro pn 10-12').items).toEqual([
    ['timetable', 'Msze', 'w niedzielę 7, 9, 11'],
  ]);
  expect(read('Parrocchia di San Rocco, Lecce: messe sabato 19, domenica 9 e 11').items).toEqual([
    ['timetable', 'Messe', 'sabato 19'],
    ['timetable', 'Messe', 'domenica 9 e 11'],
  ]);
});

it('speaks of a visit and of no cause', () => {
  const plan = makePlan(readBrief('Musée du Sabot à Aurillac, tarif plein 5 €, réduit 3 €, expositions'), 1);
  const text = JSON.stringify(plan.pages);
  expect(text).toContain('Peut-on venir en groupe');
  expect(text).not.toMatch(/sans connaître personne|pour les autres|Portes ouvertes/u);
  expect(plan.pages.flatMap(({ sections }) => sections.map(({ type }) => type))).not.toContain('volunteer');
});

it('takes sums that nobody named for what it costs to come in', () => {
  expect(read('Musée du Pain à Bonnieux, 6 € / 4 €, fermé mardi').items).toContainEqual([
    'tickets',
    'Entrée',
    '6 € / 4 €',
  ]);
});
