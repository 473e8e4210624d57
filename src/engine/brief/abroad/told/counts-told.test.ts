import { beforeAll, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(loadAllLexicons);

const countsOf = (prompt: string) =>
  Object.fromEntries(readBrief(prompt).counts.map(({ value }) => [value.thing, value.count]));
const namesOf = (prompt: string) => readBrief(prompt).items.map(({ value }) => value.name);

it.each([
  ['Strona dla salonu fryzjerskiego „Loki i Fale” w Gdyni: cennik, zespół (4 osoby), galeria', { team: 4 }],
  ['Diş kliniği Gülümse, Ankara. Hizmetler, doktorlarımız (3 kişi), randevu formu, SSS', { team: 3 }],
  ['סטודיו ליוגה "נשימה" בחיפה - לוח שיעורים, מורות (3), מחירים', { team: 3 }],
  ['صفحة هبوط لتطبيق «رصيد» لإدارة المصاريف. ثلاث باقات، أسئلة شائعة (6 أسئلة)', { faq: 6, pricing: 3 }],
  ['متجر عطور اسمه «مسك الليل» في دبي مع سلة شراء و8 منتجات', { products: 8 }],
])('counts what stands in brackets or behind a number: %s', (prompt, counts) => {
  expect(countsOf(prompt)).toMatchObject(counts);
  expect(namesOf(prompt).filter((name) => /\d/u.test(name))).toEqual([]);
});

it('counts nothing in a pack that has a price', () => {
  expect(countsOf('Szkoła tańca Rytm, karnet 10 lekcji 400 zł, grafik, kontakt')).toEqual({});
});

it('keeps a plan that is called by a small word', () => {
  const names = namesOf(
    'Aplikacja Pilnik do faktur. Trzy plany: Start 0 zł, Solo 29 zł, Biuro 79 zł miesięcznie.',
  );
  expect(names).toEqual(['Start', 'Solo', 'Biuro']);
});

it('takes the groups behind what is filtered by for groups, and the look for no ware', () => {
  const brief = readBrief(
    'متجر إلكتروني للعطور اسمه «مسك الليل» في دبي مع سلة شراء وتصفية حسب النوع (رجالي، نسائي، عود). تصميم داكن وذهبي.',
  );
  expect(brief.items.map(({ value }) => [value.section, value.name])).toEqual([
    ['categories', 'رجالي'],
    ['categories', 'نسائي'],
    ['categories', 'عود'],
  ]);
  expect(brief.scheme?.value).toBe('dark');
  expect(brief.colours.map(({ value }) => value.name)).toEqual(['ذهبي']);
  expect(brief.excluded).toEqual([]);
});
