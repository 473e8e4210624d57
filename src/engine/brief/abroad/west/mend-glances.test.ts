import { expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

await loadAllLexicons();

const itemsOf = (prompt: string) => readBrief(prompt).items.map(({ value }) => value);

it('reads what a shop sells, and neither a row of sections as its name nor where it sends as its place', () => {
  const { name, offer, place } = readBrief(
    'Kleiner Onlineshop für handgemachte Seifen, Versand in die Schweiz und nach Österreich, Produkte mit Preisen in CHF, Über uns, FAQ',
  );
  expect([name, offer?.value, place]).toEqual([null, 'handgemachte Seifen', null]);
});

it('tells days without hours as they are', () => {
  expect(
    itemsOf(
      'Restaurant à Namur, "La Table du Fond". Carte, réservation, horaires du mardi au samedi midi et soir.',
    ),
  ).toEqual([{ section: 'hours', name: 'Du mardi au samedi midi et soir' }]);
});

it('reads the price of a course and who gives it', () => {
  expect(
    itemsOf(
      'curso online de fotografía, 6 módulos, precio 79 dolares, temario, lo da Mariana Quiroga de Guadalajara',
    ),
  ).toEqual([
    { section: 'team', name: 'Mariana Quiroga' },
    { section: 'pricing', name: 'Curso online de fotografía', price: '79 dólares' },
  ]);
});

it('wants no volunteers for a program, and sells no cats', () => {
  expect(
    readBrief('Plateforme SaaS de gestion de copropriété pour syndics bénévoles, tarifs, démo').sections.map(
      ({ value }) => value,
    ),
  ).not.toContain('volunteer');
  expect(itemsOf('site pour mon salon de toilettage à Liège, chiens et chats, tarifs')).toEqual([]);
});

it('takes the one thing in a row of headings for a heading', () => {
  const { items, parts } = readBrief(
    'Portafolio de ilustradora infantil, Valparaíso. Libros, proyectos, sobre mí, tienda de láminas.',
  );
  expect(items).toEqual([]);
  expect(parts.map(({ value }) => value.title)).toEqual(['Libros']);
});

it('names both who marry, and who works behind a door with two names', () => {
  expect(
    readBrief('página para mi boda con Andrés, 14 de noviembre de 2026, itinerario. Soy Fernanda').name
      ?.value,
  ).toBe('Fernanda y Andrés');
  expect(
    itemsOf(
      "Site pour un cabinet d'ostéopathie à Fribourg, Sophie Aeby et Marc Yerly. Soins, tarifs, équipe, accès.",
    ),
  ).toEqual([
    { section: 'team', name: 'Sophie Aeby' },
    { section: 'team', name: 'Marc Yerly' },
  ]);
});

it('gives the price of a book to the book, and makes no menu of bread alone', () => {
  expect(
    itemsOf('landing page pour mon ebook de recettes végétariennes à 14 €, "Vert Tendre", sommaire, avis'),
  ).toEqual([{ section: 'pricing', name: 'Ebook de recettes végétariennes', price: '14 €' }]);
  expect(itemsOf('Página para padaria artesanal no Porto: pão, encomendas, horário, sobre nós.')).toEqual([]);
});
