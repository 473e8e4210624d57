import { beforeAll, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(loadAllLexicons);

it('calls a conference by its name and year, and not by a ticket', () => {
  const brief = readBrief(
    'مؤتمر الذكاء الاصطناعي 2027 في الرياض، 3-4 مارس 2027: جدول الأعمال، المتحدثون (10)، التذاكر: عادية 400 ريال، VIP 1200 ريال، الرعاة',
  );
  expect(brief.name?.value).toBe('مؤتمر الذكاء الاصطناعي 2027');
});

it('lets the name over a life stand upright', () => {
  expect(
    readBrief('CV Anny Lis, programistki z Gdańska: doświadczenie, umiejętności, języki').name?.value,
  ).toBe('Anna Lis');
});

it('reads sums to give one by one', () => {
  const brief = readBrief(
    'Fundacja „Czysta Wisła”: liczby, darowizny 20/50/100 zł, wolontariat, wydarzenia, kontakt',
  );
  expect(brief.items.map(({ value }) => [value.section, value.price])).toEqual([
    ['donation', '20 zł'],
    ['donation', '50 zł'],
    ['donation', '100 zł'],
  ]);
});

it('reads town, shades and steps of a Hebrew studio', () => {
  const brief = readBrief(
    'סטודיו לעיצוב פנים "קו ישר", חיפה: תיק עבודות עם 8 פרויקטים, תהליך העבודה ב-4 שלבים, אודות, המלצות. נקי, בז\' ושחור.',
  );
  expect(brief.place?.value).toBe('חיפה');
  expect(brief.items).toEqual([]);
  expect(brief.colours).toHaveLength(2);
  expect(Object.fromEntries(brief.counts.map(({ value }) => [value.thing, value.count]))).toMatchObject({
    portfolio: 8,
    process: 4,
  });
});

it('takes questions for no clause about the program', () => {
  const brief = readBrief(
    'דף נחיתה לאפליקציית תקציב "שקל", 3 מסלולים: חינם, פלוס 19 ₪, משפחה 29 ₪ לחודש. כפתור "התחילו בחינם", שאלות נפוצות לפחות 5. בלי המלצות.',
  );
  expect(brief.sections.map(({ value }) => value)).toContain('faq');
  expect(brief.counts.map(({ value }) => value)).toContainEqual({ thing: 'faq', count: 5 });
});

it('draws no chart for a designer, and makes no part of what is filtered by', () => {
  const designer = readBrief(
    'Freelance grafik tasarımcı Deniz Ak için tek sayfalık portfolyo: 6 proje, hakkımda, iletişim.',
  );
  expect(designer.behaviours.map(({ value }) => value)).not.toContain('chart');
  expect(designer.counts.map(({ value }) => value)).toContainEqual({ thing: 'portfolio', count: 6 });
  const homes = readBrief(
    'Emlak ofisi Mavi Anahtar, Muğla. Kiralık ilanlar, fiyata ve oda sayısına göre filtre, 8 ilan, danışmanlar',
  );
  expect(homes.parts).toEqual([]);
  expect(homes.counts.map(({ value }) => value)).toContainEqual({ thing: 'listings', count: 8 });
});

it.each([
  ['Türkçe bir quiz uygulaması: coğrafya, 8 soru, sonunda puan', 'quiz', 'tr', null],
  ['اختبار في الجغرافيا من 8 أسئلة مع نتيجة في النهاية', 'quiz', 'ar', null],
  ['A simple todo list app in Arabic with add, complete, delete and filters', 'todo', 'ar', null],
])('knows the tool and its language: %s', (prompt, kind, language, place) => {
  const brief = readBrief(prompt);
  expect(brief.kind.value).toBe(kind);
  expect(brief.language.value).toBe(language);
  expect(brief.place).toBe(place);
});

it('shows a team of four that stands among the parts', () => {
  const brief = readBrief(
    'A website in Hebrew and English for law firm Cohen & Levi in Haifa: practice areas, team of 4, articles, contact.',
  );
  expect(brief.sections.map(({ value }) => value)).toContain('team');
  expect(brief.counts.map(({ value }) => value)).toContainEqual({ thing: 'team', count: 4 });
});

it('reads sums to give with a word before the last', () => {
  const { items } = readBrief(
    'Association de jardins « Les Mains Vertes » à Rennes : qui nous sommes, faire un don (10 €, 25 € ou 50 €).',
  );
  expect(items.map(({ value }) => `${value.section} ${value.name}`)).toEqual([
    'donation 10 €',
    'donation 25 €',
    'donation 50 €',
  ]);
});
