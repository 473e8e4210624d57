import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from './words/lexicon-shelf';
import { readBrief } from './read-brief';

beforeAll(loadAllLexicons);

const namesOf = (prompt: string) => readBrief(prompt).items.map(({ value }) => value.name);

describe('a page whose title is quoted', () => {
  it.each([
    [
      'Je veux un site pour ma chorale à Nantes avec une page « Nous rejoindre » et les concerts',
      'Nous rejoindre',
    ],
    ['A site for my choir in Leeds with a page "Join us" and concerts', 'Join us'],
    ['Web para mi coro en Sevilla con una página «Únete» y conciertos', 'Únete'],
    ['Website für unseren Chor in Köln mit einer Seite „Mitsingen“ und Terminen', 'Mitsingen'],
    ['Koromuz için site, konserler ve "Bize katılın" sayfası', 'Bize katılın'],
  ])('is a page and no name: %s', (prompt, title) => {
    const { name, parts } = readBrief(prompt);
    expect(name).toBeNull();
    expect(parts.map(({ value }) => value)).toContainEqual({ title, isPage: true });
  });

  it('names the site where the page is the site', () => {
    expect(readBrief('A landing page called "Alder & Co" for a florist').name?.value).toBe('Alder & Co');
    expect(readBrief('Une page « Les Bocaux de Jeanne » pour mes confitures').name?.value).toBe(
      'Les Bocaux de Jeanne',
    );
  });
});

describe('people that somebody works with', () => {
  it.each([
    [
      'Site pour mon cabinet de kinésithérapie avec Claire Morel et Hugo Petit à Annecy',
      ['Claire Morel', 'Hugo Petit'],
    ],
    [
      'Website voor logopedie Klankrijk in Zwolle, met team Sanne Vos en Lotte Bakker',
      ['Sanne Vos', 'Lotte Bakker'],
    ],
    [
      'Web de una clínica en Cádiz con Marta Soler, Ana Ruiz y Luis Vega',
      ['Marta Soler', 'Ana Ruiz', 'Luis Vega'],
    ],
    ['Seite für meine Hundeschule Pfotenglück. Trainerin Sabine Roth', ['Sabine Roth']],
  ])('are its team: %s', (prompt, people) => expect(namesOf(prompt)).toEqual(people));

  it.each([
    'Website für eine Praxis in Köln mit Online Buchung und Google Maps',
    'Site com Agenda Online e Mapa Google para clínica em Lisboa',
  ])('are not there: %s', (prompt) => expect(namesOf(prompt)).toEqual([]));

  it('leave no half sentence behind', () => {
    const { phrases } = readBrief(
      'Landing para clases de yoga prenatal con Marta Soler en Valencia, grupos reducidos',
    );
    expect(phrases.map(({ value }) => value)).not.toContain('Marta Soler en Valencia');
  });
});

it('takes a photographer of farewells for no one of weddings', () => {
  expect(readBrief('Site voor rouwfotograaf Anneke de Wit in Groningen').offer?.value).toBe('rouwfotograaf');
});

describe('priced things', () => {
  it.each([
    ['موقع لمطعم سمك في الإسكندرية اسمه بحر الصياد، سمك مشوي 250 جنيه، جمبري 320 جنيه', ['سمك مشوي', 'جمبري']],
    ['متجر إلكتروني لبيع العسل من عسير، عسل سدر 180 ريال، عسل طلح 120 ريال', ['عسل سدر', 'عسل طلح']],
    ['Webpagina voor onze wijngaard in Limburg met proeverijen 17,50 €', ['proeverijen']],
    ['Site para uma quinta no Douro com provas de vinho 20 €', ['provas de vinho']],
  ])('have names of their own: %s', (prompt, names) => expect(namesOf(prompt)).toEqual(names));
});
