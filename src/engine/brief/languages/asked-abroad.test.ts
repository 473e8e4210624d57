import { beforeAll, expect, it } from 'vitest';
import { readBrief } from '../read-brief';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { findAskedAbroad } from './asked-abroad';

beforeAll(loadAllLexicons);

it.each([
  ['Página web en alemán para la clínica dental "Sonrisa" en Múnich', 'de'],
  ['Webseite für eine Bäckerei "Simit Evi" in Berlin auf Türkisch: Speisekarte, Kontakt', 'tr'],
  ['Englischsprachige Website für eine Tischlerei in Kassel', 'en'],
  ['Casa rural "El Tejo", 4 habitaciones. En inglés, por favor.', 'en'],
  ['Avukat Selin Aydın için site, iletişim formu. İngilizce olsun.', 'en'],
  ['Strona po angielsku dla pensjonatu "Halny" w Zakopanem', 'en'],
  ['אתר באנגלית לצלמת חתונות דנה לוי מחיפה', 'en'],
  ['موقع باللغة الفرنسية لمطعم في الرباط', 'fr'],
])('asks in one language for another: %s', (prompt, code) =>
  expect(findAskedAbroad(prompt)?.code).toBe(code),
);

it.each([
  'Escuela de idiomas "Babel" en Vigo: cursos en inglés, precios',
  'Web para mi hotel rural, también en inglés',
  'Site pour un gîte en Bretagne, en français et en anglais',
  'Website für Stadtführungen auf Englisch in Köln',
  'Sito in italiano per un bar a Lecce',
  'אתר למסעדה איטלקית "לה פיאצה" בתל אביב עם תפריט',
  'Ayşe Hoca için site: İngilizce, Almanca dersleri, fiyatlar',
])('asks for no other: %s', (prompt) => expect(findAskedAbroad(prompt)).toBeNull());

it('reads the rest as it is written', () => {
  const { language, spoken, name, place, items, sections } = readBrief(
    'Strona po angielsku dla pensjonatu "Halny" w Zakopanem: cennik, pokoje (5), dojazd',
  );
  expect([language.value, spoken, name?.value, place?.value]).toEqual(['en', 'pl', 'Halny', 'Zakopane']);
  expect(sections.map(({ value }) => value)).toEqual(['pricing', 'rooms', 'map']);
  expect(items).toEqual([]);
});
