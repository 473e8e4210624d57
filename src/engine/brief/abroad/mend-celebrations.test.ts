import { expect, it } from 'vitest';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

await loadAllLexicons();

it.each([
  ['Hochzeitsseite für Anna und Lukas, 14. August 2027, Gut Sonnenhof bei Bamberg, mit Ablauf und Rückmeldung', 'Anna und Lukas', 'Gut Sonnenhof bei Bamberg', '2027-08-14'],
  ['Wir heiraten! Sophie und Jonas, 5. Juni 2027 im Schloss Benrath in Düsseldorf. Website mit Tagesablauf.', 'Sophie und Jonas', 'Schloss Benrath in Düsseldorf', '2027-06-05'],
  ['Nous nous marions le 21 août 2027 à la Ferme du Vallon, à Dinan. Sophie & Karim. Programme et RSVP.', 'Sophie & Karim', 'Ferme du Vallon, Dinan', '2027-08-21'],
  ['Vamos casar! Juliana e Rafael, 20 de março de 2027, no Espaço Jardim, em Curitiba.', 'Juliana e Rafael', 'Espaço Jardim, Curitiba', '2027-03-20'],
  ['Strona ślubna Kasi i Tomka, 19 czerwca 2027, Dwór Sieraków pod Krakowem, z planem dnia', 'Kasia i Tomek', 'Dwór Sieraków pod Krakowem', '2027-06-19'],
  ["Elif ve Mert'in düğünü için site, 12 Haziran 2027, İzmir'de Ayvalık Bahçe, program ve katılım formu ile", 'Elif ve Mert', 'Ayvalık Bahçe, İzmir', '2027-06-12'],
  ['صفحة زفاف ليلى وكريم يوم 20 مايو 2027 في فندق الأندلس ببيروت مع البرنامج وتأكيد الحضور', 'ليلى وكريم', 'فندق الأندلس ببيروت', '2027-05-20'],
  ['אתר לחתונה של נועה ואיתי ב-3 ביוני 2027 ביער בן שמן עם לוח זמנים ואישור הגעה', 'נועה ואיתי', 'יער בן שמן', '2027-06-03'],
  ['אתר חתונה ליעל ודניאל, 14 בספטמבר 2027, גן אירועים הזית בקיסריה, עם תוכנית הערב', 'יעל ודניאל', 'גן אירועים הזית בקיסריה', '2027-09-14'],
  ['Trouwsite voor Sanne en Joost, 3 september 2027, Landgoed Rhederoord in De Steeg, met dagprogramma', 'Sanne en Joost', 'Landgoed Rhederoord in De Steeg', '2027-09-03'],
])('reads who marries, where and when: %j', (prompt, name, place, date) => {
  const brief = readBrief(prompt);
  expect([brief.kind.value, brief.name?.value, brief.place?.value, brief.date?.value]).toEqual([
    'event',
    name,
    place,
    date,
  ]);
}); // prettier-ignore

it('tells where to sleep, what to give and by when to reply', () => {
  const brief = readBrief(
    'Wir heiraten! Sophie und Jonas, 5. Juni 2027 im Schloss Benrath. Website mit Ablauf, Anreise, Hotels, Geschenkeliste und Zusage bis 1. April.',
  );
  expect(brief.parts.map(({ value }) => value.title)).toEqual([
    'Übernachten',
    'Geschenke',
    'Zusage bis 1. April',
  ]);
  expect(brief.sections.map(({ value }) => value)).toEqual(expect.arrayContaining(['agenda', 'rsvp']));
});

it.each([
  'Hochzeitsfotograf Anna und Lukas Weber aus Ulm, Reportagen ab 1200 €',
  'Wedding planner a Siena: organizziamo il matrimonio di Giulia e Matteo come il vostro, da 900 €',
])('leaves those who work at weddings what they are: %j', (prompt) => {
  expect(readBrief(prompt).offer?.value).not.toMatch(/^(?:Hochzeit|Matrimonio)$/u);
});

it('tells by when to reply behind a joined "and"', () => {
  const { parts } = readBrief(
    'دعوة زفاف هند وخالد يوم 12 نوفمبر 2026 في قاعة اللؤلؤة مع البرنامج وتأكيد الحضور قبل 1 أكتوبر',
  );
  expect(parts.map(({ value }) => value.title)).toContain('تأكيد الحضور قبل 1 أكتوبر');
});
