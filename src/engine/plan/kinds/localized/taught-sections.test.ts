import { expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

await loadAllCopy();
const sectionsOf = (prompt: string) => makePlan(readBrief(prompt), 1).pages.flatMap(({ sections }) => sections); // prettier-ignore
const titles = (prompt: string, type: string) =>
  sectionsOf(prompt)
    .find((section) => section.type === type)
    ?.content.items?.map(({ title }) => title) ?? [];

it('lets a school of every day speak of its subjects and families', () => {
  const prompt = 'Site voor onze basisschool De Regenboog in Amersfoort: nieuws, team, aanmelden en contact';
  expect(titles(prompt, 'curriculum')).toContain('Lezen en rekenen');
  expect(titles(prompt, 'audience')).toContain('Ouders');
  expect(titles(prompt, 'posts')).toContain('Onze nieuwe site');
});

it('serves what a kitchen of another country serves', () => {
  expect(titles('Página para mi restaurante japonés "Kumo" en Vigo con carta y reservas', 'menu')).toContain('Ramen'); // prettier-ignore
  expect(titles('אתר למסעדה איטלקית "לה פיאצה" בתל אביב עם תפריט והזמנת שולחן', 'menu')).toContain('ברוסקטה');
  expect(titles('Site pour un restaurant français à Lyon, « Chez Paul », carte', 'menu')).not.toContain('Coq au vin'); // prettier-ignore
});

it('names who works in a nursery', () => {
  expect(titles('אתר לפעוטון "גן שקד" ברעננה: סדר יום, הצוות, הרשמה, תמונות', 'team')).toEqual(['הנהלה', 'הקבוצה', 'הפעוטות']); // prettier-ignore
});
