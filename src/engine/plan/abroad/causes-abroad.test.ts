import { expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

await loadAllLexicons();
await loadAllCopy();

const sectionsOf = (prompt: string) =>
  makePlan(readBrief(prompt), 1).pages.flatMap(({ sections }) => sections);
const titlesOf = (prompt: string, type: string) =>
  sectionsOf(prompt)
    .filter((section) => section.type === type)
    .flatMap(({ content }) => content.items ?? [])
    .map(({ title }) => title);

it('speaks of a cause as of a cause, and of a choir as of a choir', () => {
  expect(
    titlesOf('somos una ong de nerja, limpiamos playas, queremos que puedan donar', 'services'),
  ).toContain('Voluntariado');
  const choir = 'coro polifonico di trento, prove ogni martedi alle 20.30';
  expect(titlesOf(choir, 'services')).not.toContain('Volontariato');
  expect(titlesOf(choir, 'timetable')).toContain('Prove');
});

it('asks for no gifts of a folk group', () => {
  const prompt =
    'associação cultural rancho da serra em manteigas, quotas 12 € por ano, com fotos e contactos';
  expect(sectionsOf(prompt).map(({ type }) => type)).not.toContain('donation');
});

it('lists prices where a price list is asked for', () => {
  expect(
    titlesOf('faço bolos em braga. bolo de 2 andares 180 €, prova 25 €. quero preços', 'pricing'),
  ).toEqual(['Bolo de 2 andares', 'Prova']);
});

it('shows rooms of a house, and no dues of a club', () => {
  expect(
    titlesOf('agriturismo a spoleto. doppia 95 €, singola 70 €, cena 28 € a persona. galleria', 'gallery'),
  ).not.toContain('Cena');
  expect(
    titlesOf('zangkoor in sneek, contributie € 140 per jaar, kaarten € 17,50, met fotos', 'gallery'),
  ).not.toContain('Contributie');
});

it('says for whom lessons are', () => {
  expect(titlesOf('autoescuela en cordoba, carnet b 650 €', 'audience')).toContain('Quien empieza');
});

it('makes no staff up round who tells their own name', () => {
  const prompt =
    'yogalehrerin in bad tölz, mein name ist veronika lang. yogakurse montags 18 uhr, mit preisen';
  expect(sectionsOf(prompt).map(({ type }) => type)).not.toContain('team');
});

it('quotes a prompt with the capitals that it left out', () => {
  expect(readBrief('bloemist in gent, wij leveren in gent en omgeving, graag met galerij').prompt).toContain(
    'in Gent en',
  );
  expect(readBrief('Bloemist in Gent').prompt).toBe('Bloemist in Gent');
});

it('knows a trade without its accents', () => {
  const hero = sectionsOf('peluqueria canina en almeria, mundo peludo. baño y corte 28 €').find(
    ({ type }) => type === 'hero',
  );
  expect(hero?.content.lede).toMatch(/cepillado/u);
});
