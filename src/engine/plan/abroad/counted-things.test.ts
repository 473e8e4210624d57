import { expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

await Promise.all([loadAllLexicons(), loadAllCopy()]);

const home = (prompt: string) => makePlan(readBrief(prompt), 1).pages[0]?.sections ?? [];

it.each([
  ['Strona wypożyczalni kajaków "Wodniak" nad Krutynią: trasy (4), cennik, rezerwacja, dojazd', 'Trasa', 4],
  ['Website voor een kinderboerderij "De Haan" in Tilburg: dieren (8), openingstijden, doneren', 'Dier', 8],
  [
    'Landingpage für einen Escape Room "Tresor 9" in Mannheim: 3 Räume, Preise ab 28 € pro Person, Gutscheine',
    'Raum',
    3,
  ],
  ['אתר לגן ילדים "פרפר" ברעננה: קבוצות גיל (3), הצוות (4), הרשמה', 'קבוצה', 3],
])('shows what is counted one by one: %s', (prompt, one, count) => {
  const sections = home(prompt);
  const shown = sections.map(({ content }) => (content.items ?? []).filter(({ title }) => new RegExp(`^${one} \\d+$`, 'u').test(title)).length); // prettier-ignore
  expect(Math.max(...shown)).toBe(count);
  const titles = sections.flatMap(({ content }) => (content.items ?? []).map(({ title }) => title));
  expect(titles.some((title) => /^\d+\s/u.test(title))).toBe(false);
});

it('shows as many of the usual courses as are counted, and as many episodes with a number each', () => {
  const courses = home(
    'Web para una escuela de surf "Ola" en Zarautz: cursos por niveles (3), monitores (4), reserva',
  );
  expect(courses.find(({ type }) => type === 'curriculum')?.content.items).toHaveLength(3);
  const podcast = home('Página do podcast "Café com Dados": episódios (6), apresentadores (2), newsletter');
  const episodes = podcast.find(({ type }) => type === 'posts')?.content.items?.map(({ title }) => title);
  expect(episodes?.[0]).toBe('Episódio 6');
  expect(new Set(episodes).size).toBe(6);
  expect(podcast.find(({ type }) => type === 'team')?.content.items).toHaveLength(2);
});
