import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../../brief/read-brief';
import { loadAllLexicons } from '../../../../brief/words/lexicon-shelf';
import { loadAllCopy } from '../../../load-copy';
import { makePlan } from '../../../make-plan';
import type { SectionPlan } from '../../../site-plan';
import { daysOf } from './days-of';

await loadAllLexicons();
await loadAllCopy();

const sectionsOf = (prompt: string): readonly SectionPlan[] =>
  makePlan(readBrief(prompt), 1).pages.flatMap(({ sections }) => sections);
const itemsOf = (prompt: string, type: string) =>
  sectionsOf(prompt).find((section) => section.type === type)?.content.items ?? [];

describe('sections that were asked for and not told', () => {
  it.each([
    [
      'CV de una página para Lucía Ferrer, arquitecta: trayectoria laboral en línea de tiempo, competencias, charlas',
      'Arquitecta',
    ],
    [
      'Jednostronicowe CV dla Anny Wrony, programistki: oś czasu zatrudnienia, umiejętności, prelekcje',
      'Programistki',
    ],
  ])('say where the posts of a life go, each marked as a sample: %s', (prompt, role) => {
    const posts = itemsOf(prompt, 'timeline');
    expect(posts).toHaveLength(4);
    expect(posts[0]?.title).toBe(role);
    expect(posts.every(({ sample }) => sample)).toBe(true);
    expect(itemsOf(prompt, 'skills').length).toBeGreaterThan(1);
    expect(itemsOf(prompt, 'events').length).toBeGreaterThan(0);
  });

  it('give a conference its days with hours, and no tickets for children', () => {
    const prompt =
      'DatenTag 2027, zweitägige Konferenz: Programm mit Tabs für Tag 1 und Tag 2, Speaker, Tickets, Veranstaltungsort';
    expect([...new Set(itemsOf(prompt, 'agenda').map(({ group }) => group))]).toEqual(['Tag 1', 'Tag 2']);
    expect(JSON.stringify(sectionsOf(prompt))).not.toMatch(/Kinder/u);
  });

  it('ask each question once, however many are asked for', () => {
    const questions = itemsOf(
      'Landingpage für Dienstlich, eine Software für Schichtpläne. Drei Tarife: Klein 9 €, Team 29 €, Haus 79 €. FAQ mit mindestens acht Fragen.',
      'faq',
    );
    expect(questions.length).toBeGreaterThan(7);
    expect(questions.filter(({ title }) => / \d$/u.test(title))).toEqual([]);
  });

  it('lay as many goods on each shelf that is filtered by', () => {
    const goods = itemsOf(
      'Un negozio online di ceramiche chiamato Creta con carrello. Otto prodotti, filtro per ciotole, tazze e piatti, e un checkout semplice.',
      'products',
    );
    expect(goods).toHaveLength(8);
    expect([...new Set(goods.map(({ group }) => group))]).toEqual(['Ciotole', 'Tazze', 'Piatti']);
    expect(new Set(goods.map(({ title }) => title)).size).toBe(8);
  });

  it('say behind the titles of pages what was told there, and show the goods on the page that is called after them', () => {
    const { pages } = makePlan(
      readBrief(
        'Wir sind Teehaus Morgenrot, seit 2012 in Jena. Seiten: Start, Tees, Abo, Gastronomie, Kontakt. Auf der Startseite ein Button „Frühlingsernte kaufen“ und drei ausgewählte Tees (Sencha Asatsuyu 18 €, Darjeeling First Flush 22 €, Oolong Alishan 24 €). Abo: monatlich oder alle zwei Monate. Gastronomie: Wir beliefern Cafés und Hotels ab 2 kg.',
      ),
      1,
    );
    const said = (title: string): string =>
      JSON.stringify(pages.find((page) => page.title === title)?.sections.map(({ content }) => content));
    expect(said('Abo')).toContain('Monatlich oder alle zwei Monate.');
    expect(said('Gastronomie')).toContain('Wir beliefern Cafés und Hotels ab 2 kg.');
    expect(said('Tees')).toContain('Oolong Alishan');
    expect(said('Start')).not.toContain('beliefern');
  });

  it('head a page of links with whose it is', () => {
    const [hero, links] = sectionsOf('página link in bio para @nora.pinta con 5 enlaces y newsletter');
    expect(hero?.content.title).toBe('@nora.pinta');
    expect(links?.content.items).toHaveLength(5);
  });
});

it.each([
  ['program w zakładkach Dzień 1 i Dzień 2', ['Dzień 1', 'Dzień 2']],
  ['1. Gün ve 2. Gün sekmeli program', ['1. Gün', '2. Gün']],
  ['جدول بتبويبات لليوم الأول واليوم الثاني', ['اليوم الأول', 'اليوم الثاني']],
  ['תוכנייה בלשוניות ליום 1 וליום 2', ['יום 1', 'יום 2']],
  ['Programm, Speaker, Tickets', []],
])('counts the days of "%s"', (prompt, days) => {
  expect(daysOf(prompt)).toEqual(days);
});
