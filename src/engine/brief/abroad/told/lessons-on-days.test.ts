import { expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadLexicons } from '../../words/lexicon-shelf';

const weekOf = async (prompt: string) => {
  await loadLexicons(prompt);
  return readBrief(prompt)
    .items.filter(({ value }) => value.section === 'timetable')
    .map(({ value }) => `${value.name} ${value.when}`);
};

it.each([
  ['Estudio de pilates Eje en Burgos. Clases lunes y miércoles a las 18:30, 55 € al mes', ['Clases Lunes 18:30', 'Clases Miércoles 18:30']],
  ['Cours de dessin à Metz, atelier Fusain, le jeudi de 18h à 20h et le samedi à 14h, 30 € la séance', ['Cours Jeudi 18:00–20:00', 'Cours Samedi 14:00']],
  ['Scuola di ceramica Argilla a Faenza, laboratori il venerdì dalle 18 alle 20, 90 euro al mese', ['Laboratori Venerdì 18:00–20:00']],
  ['Szkoła jogi Oddech w Rzeszowie, zajęcia w poniedziałki i środy o 19:30, karnet 150 zł', ['Zajęcia Poniedziałek 19:30', 'Zajęcia Środa 19:30']],
  ['Bursa’da yoga stüdyosu Denge, dersler pazartesi ve cuma 18:30, aylık 1400 TL', ['Dersler Pazartesi 18:30', 'Dersler Cuma 18:30']],
  ['استوديو يوغا "صفاء" في عمان، الحصص يوم الأحد والثلاثاء الساعة 7 مساء، الحصة 8 دينار', ['الحصص الأحد 7:00 م', 'الحصص الثلاثاء 7:00 م']],
  ['אתר לסטודיו פילאטיס "מרכז" בנתניה. שיעורים בימי שני וחמישי ב-19:00, כרטיסייה 450 ש"ח', ['שיעורים יום שני 19:00', 'שיעורים יום חמישי 19:00']],
])('reads on which days %s teaches', async (prompt, week) => {
  expect(await weekOf(prompt)).toEqual(week);
}); // prettier-ignore

it('takes what stands behind the last lesson for the price of all', async () => {
  const prompt = 'Escola de dança Ritmo em Aveiro: salsa terças 20h, forró quintas 21h, 32€/mês';
  await loadLexicons(prompt);
  const { items } = readBrief(prompt);
  expect(items.filter(({ value }) => value.price !== undefined).map(({ value }) => value.section)).toEqual([
    'pricing',
  ]);
});
