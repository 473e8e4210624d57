import { expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadLexicons } from '../../brief/words/lexicon-shelf';
import { loadCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import type { SectionPlan, SitePlan } from '../site-plan';

const planOf = async (prompt: string): Promise<SitePlan> => {
  await loadLexicons(prompt);
  const brief = readBrief(prompt);
  await loadCopy(brief);
  return makePlan(brief, 1);
};
const first = (plan: SitePlan, type: string): SectionPlan | undefined =>
  plan.pages.flatMap(({ sections }) => sections).find((section) => section.type === type);
const titles = (section: SectionPlan | undefined): readonly string[] =>
  (section?.content.items ?? []).map(({ title }) => title);

it.each([
  [
    'Página web para la autoescuela "Vía Libre" en Albacete: permisos, precios, profesores y contacto.',
    'Permisos',
    'B',
  ],
  [
    'Site para a autoescola "Mão na Roda" em Londrina: categorias, preços, instrutores e WhatsApp (43) 95555-0141.',
    'Categorias',
    'B',
  ],
  [
    'Strona dla szkoły jazdy „Pewny Kurs" w Kielcach: kategorie, cennik, instruktorzy i kontakt.',
    'Kategorie',
    'B',
  ],
])('tells the licences of a driving school: %s', async (prompt, title, licence) => {
  const plan = await planOf(prompt);
  expect(first(plan, 'curriculum')?.content.title).toBe(title);
  expect(titles(first(plan, 'curriculum'))).toContain(licence);
  expect(first(plan, 'categories')).toBeUndefined();
});

it.each([
  ['Blog de recetas «Sal y Limón» de Marta: últimas recetas, categorías y boletín.', 'Postres'],
  ['Blog de voyage « Deux roues » : derniers articles, catégories et newsletter.', 'Itinéraires'],
])('sorts the texts of a blog: %s', async (prompt, topic) => {
  expect(titles(first(await planOf(prompt), 'categories'))).toContain(topic);
});

it.each([
  'Sito per il rifugio "Code Felici" a Terni: animali da adottare, dona, volontari, notizie e contatti.',
  'Website voor dierenasiel "De Opvang" in Assen: dieren die een thuis zoeken, doneren, vrijwilligers en contact.',
  'Strona schroniska „Cztery Łapy" w Płocku: zwierzęta do adopcji, wesprzyj, wolontariat i kontakt.',
  'Webseite für den Tierschutzverein Pfotenglück in Kassel: Tiere suchen ein Zuhause, Spenden, Helfen und Kontakt.',
])('shows animals that look for a home: %s', async (prompt) => {
  const plan = await planOf(prompt);
  expect(plan.kind).toBe('nonprofit');
  expect(titles(first(plan, 'listings'))).toHaveLength(4);
  expect(first(plan, 'donation')).toBeDefined();
  expect(first(plan, 'volunteer')).toBeDefined();
});

it('takes in no dogs where a hive is given a home', async () => {
  const plan = await planOf('Apicoltura biologica in Umbria: miele, propoli, adotta un alveare');
  expect(plan.art[0]).toBe('hive');
});

it('says what a cause does once, under the word for it', async () => {
  const plan = await planOf(
    'Site para a ONG Mãos que Plantam, em Belém: projetos, como doar, voluntários e contato.',
  );
  expect(first(plan, 'portfolio')?.content.title).toBe('Projetos');
  expect(first(plan, 'services')).toBeUndefined();
});

it('tells what an app can do apart from what it costs', async () => {
  const plan = await planOf(
    'Landingpage für die App „Gießplan“: Funktionen, drei Tarife (Gratis, Balkon 3 €, Garten 7 €) und Fragen.',
  );
  expect(titles(first(plan, 'features'))).not.toContain('Balkon');
  expect(titles(first(plan, 'pricing'))).toEqual(['Gratis', 'Balkon', 'Garten']);
});

it('says nothing of how a page looks', async () => {
  const plan = await planOf(
    'Page de mariage pour Camille et Hugo, le 5 septembre 2026 à Beaune : programme et réponse en ligne. Ambiance champêtre, ivoire.',
  );
  expect(titles(first(plan, 'amenities'))).toEqual([]);
});
