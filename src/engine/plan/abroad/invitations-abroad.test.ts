import { expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

await loadAllCopy();

const planOf = (prompt: string) => makePlan(readBrief(prompt), 5);

it('heads a wedding with the names, above them the place', () => {
  const { pages } = planOf(
    'Page pour le mariage de Camille et Hugo le 12 juin 2027 au château de Vaux, avec programme, plan d’accès, liste de mariage et formulaire de réponse',
  );
  const hero = pages[0]?.sections.find(({ type }) => type === 'hero')?.content;
  expect(hero?.title).toBe('Camille et Hugo');
  expect(hero?.kicker).toBe('Nous nous marions · Château de Vaux');
  expect(pages.map(({ title }) => title)).toEqual([
    'Accueil',
    'Programme',
    'Nous trouver',
    'Envoyer la réponse',
  ]);
});

it.each([
  'Hochzeitsseite für Anna und Lukas, 14. August 2027, Gut Sonnenhof bei Bamberg, mit Ablauf und Rückmeldung',
  'Web de la boda de Marta y Javier, 5 de septiembre de 2026, Finca Los Olivos en Toledo, con programa y confirmación',
  'אתר לחתונה של נועה ואיתי ב-3 ביוני 2027 ביער בן שמן עם לוח זמנים ואישור הגעה',
])('says nothing of a firm: %j', (prompt) => {
  const sections = planOf(prompt).pages.flatMap((page) => page.sections);
  for (const type of ['about', 'events', 'cta', 'services', 'testimonials'])
    expect(sections.map((section) => section.type)).not.toContain(type);
  expect(JSON.stringify(sections.map(({ content }) => content))).not.toMatch(/Team|equipo|kleines Haus/u);
});

it('draws rings and flowers, and one map on the first page', () => {
  const { art, pages } = planOf(
    'Hochzeitsseite für Anna und Lukas, 14. August 2027, Gut Sonnenhof bei Bamberg, mit Ablauf, Anfahrt und Rückmeldung',
  );
  const venue = pages[0]?.sections.find(({ type }) => type === 'venue');
  expect(venue?.content.body).toBeUndefined();
  expect(art.slice(0, 2)).toEqual(['ring', 'bouquet']);
  expect(pages[0]?.sections.map(({ type }) => type)).not.toContain('map');
  expect(pages.flatMap(({ sections }) => sections).map(({ type }) => type)).toContain('map');
});
