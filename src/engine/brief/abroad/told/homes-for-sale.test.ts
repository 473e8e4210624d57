import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

await loadAllLexicons();

const sectionsOf = (prompt: string): string[] => readBrief(prompt).sections.map(({ value }) => value);
const itemsOf = (prompt: string): string[] =>
  readBrief(prompt).items.map(({ value }) => `${value.section}: ${value.name}`);

describe('an estate agency abroad', () => {
  it.each([
    'Site de l’agence immobilière Clé du Port à La Rochelle : appartements et maisons à vendre, nos conseillers, estimation et contact.',
    'Website van makelaarskantoor Stadsdeur in Leiden: appartementen en huizen te koop, onze makelaars en contact.',
    'Site da imobiliária Casa Clara em Coimbra: apartamentos e moradias, filtro por preço, nossos consultores e contato.',
  ])('shows homes, and has no rooms for the night: %s', (prompt) => {
    const sections = sectionsOf(prompt);
    expect(sections).toContain('listings');
    expect(sections).toContain('team');
    expect(sections).not.toContain('rooms');
  });

  it('leaves rooms to a hotel', () => {
    expect(
      sectionsOf('Sito dell’hotel Belvedere a Stresa: appartamenti e camere, prezzi e contatti.'),
    ).toContain('rooms');
  });
});

describe('what a list is filtered by', () => {
  it.each([
    'Boutique en ligne de thé, Feuille Douce, à Annecy. Dix produits, filtre par prix et conditions de livraison, panier.',
    'Online-Shop für Kerzen, Wachslicht, in Erfurt. Acht Produkte, Filter nach Größe, unsere Werkstatt und Warenkorb.',
    'Negozio online di sapone, Schiuma Chiara, a Lecce. Sei prodotti, filtro per categoria e politica di reso, carrello.',
  ])('is no shelf, and ends where the row of parts goes on: %s', (prompt) =>
    expect(itemsOf(prompt).filter((item) => item.startsWith('categories'))).toEqual([]),
  );

  it('is a shelf where sorts are listed', () => {
    expect(
      itemsOf('Tienda online de té, Hoja Clara, en Vigo. Filtros por té verde, té negro y rooibos. Carrito.'),
    ).toEqual(expect.arrayContaining(['categories: té negro']));
  });
});
