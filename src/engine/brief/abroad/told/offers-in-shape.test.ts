import { expect, it } from 'vitest';
import { loadAllCopy } from '../../../plan/load-copy';
import { makePlan } from '../../../plan/make-plan';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

await Promise.all([loadAllLexicons(), loadAllCopy()]);

it('ends what they are where their name begins', () => {
  expect(readBrief('אתר לקהילת "גג ירוק" בחדרה: אירועים, התנדבות וצור קשר.').offer?.value).toBe('קהילה');
  expect(readBrief('אתר לעמותת "יד לחבר" בלוד: פרויקטים, תרומות וצור קשר.').offer?.value).toBe('עמותה');
});

it('takes what a German society offers for one list', () => {
  const { kind, sections } = readBrief(
    'Website für den Treffpunkt „Offene Tür e. V.“ in Gotha: Angebote, Termine und Kontakt.',
  );
  expect(kind.value).toBe('nonprofit');
  expect(sections.map(({ value }) => value)).not.toContain('listings');
});

it.each([
  ['موقع لجمعية «سند» الخيرية في نابلس: برامجنا، التبرع، التطوع.', /هواية/u],
  ['Konya’daki Sıcak Çorba Derneği için site: çalışmalar, bağış, gönüllülük ve iletişim.', /Her hafta aynı saatte/u],
  ['אתר לעמותת "יד לחבר" בלוד: פרויקטים, תרומות, התנדבות וצור קשר.', /תחביב|כל שבוע באותה שעה/u],
])('speaks for an association that asks for gifts as for a cause: %s', (prompt, ofClub) => {
  expect(JSON.stringify(makePlan(readBrief(prompt), 1).pages)).not.toMatch(ofClub);
}); // prettier-ignore

it('speaks for a choir as for a choir, though it asks for gifts', () =>
  expect(
    JSON.stringify(
      makePlan(readBrief('Strona chóru „Echo" w Kaliszu: próby, koncerty, darowizny i kontakt.'), 1).pages,
    ),
  ).not.toMatch(/Jasne rachunki|W terenie/u));
