import { beforeAll, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const planOf = (prompt: string) => makePlan(readBrief(prompt), 1);
const textOf = (prompt: string) => JSON.stringify(planOf(prompt).pages);
const typesOf = (prompt: string) =>
  planOf(prompt).pages.flatMap(({ sections }) => sections.map(({ type }) => type));

it('sells one book without the words of a shop', () => {
  const prompt = 'page pour mon roman "La Nuit des chardons", extrait, bio, dates de dédicaces';
  expect(textOf(prompt)).not.toMatch(/sélection|comme si c’était pour la maison|Bien emballé/u);
  expect(typesOf(prompt)).not.toContain('faq');
});

it('takes bookings by telephone alone where no others are wanted', () => {
  expect(
    typesOf(
      'Il nostro ristorante si chiama Osteria del Ponte, siamo a Treviso. Baccalà 14 €, bigoli 12 €. Non vogliamo prenotazioni online, solo telefono 0422 555 011.',
    ),
  ).not.toContain('booking');
});

it('advises in the field of law that is told, and in no other', () => {
  expect(textOf('je suis avocate en droit du travail à Rennes, Solène Kervella')).not.toMatch(
    /Famille|Succession/u,
  );
});

it('orders nothing and shows no way where none was told', () => {
  const prompt =
    "Un site pour la fromagerie d'alpage des Aravis : reblochon fermier, tomme, vente à la ferme";
  expect(textOf(prompt)).not.toMatch(/peut être commandé/u);
  expect(typesOf(prompt)).not.toContain('map');
});

it('keeps the word that says of what a short row is', () => {
  expect(
    textOf(
      'Somos a Clínica Sorriso Vivo, dentistas em Belo Horizonte. Implantes e ortodontia. Convênios: Unimed e Amil.',
    ),
  ).toContain('Convênios: Unimed e Amil');
});

it('shows a day by appointment as one, and not as closed', () => {
  expect(
    textOf('studio dentistico Conti, Parma, dal lunedì al venerdì 9-13, sabato su appuntamento, orari'),
  ).toMatch(/Su appuntamento/u);
});

it('shows who works in a nursery, though nobody is named', () => {
  const team = planOf('Website für unsere Kita Sonnenkäfer in Freiburg mit Team und Anmeldung')
    .pages.flatMap(({ sections }) => sections)
    .find(({ type }) => type === 'team');
  expect(team?.content.items?.length).toBeGreaterThan(1);
});

it('bakes cakes to order, and sells no bread or coffee beside them', () => {
  const cakes = textOf('somos dos hermanas y hacemos tartas por encargo en Murcia, nos llamamos Dulce Prima');
  expect(cakes).toMatch(/Tarta de cumpleaños/u);
  expect(cakes).not.toMatch(/Croissant|Café con leche/u);
  expect(textOf('panadería en Burgos con tartas por encargo')).not.toMatch(/Tarta de boda/u);
});
