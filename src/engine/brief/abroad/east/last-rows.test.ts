import { expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

await loadAllLexicons();

it('gives Friday its own hours, every price its sign behind it, and a mileage to what is serviced', () => {
  const brief = readBrief(
    'מוסך דני בפתח תקווה, טיפול 10,000 450 שח, החלפת בלמים 600, טסט 250, פתוח א-ה 8:00-17:00, ו 8:00-12:00',
  );
  expect(brief.items.map(({ value }) => [value.name, value.price])).toEqual([
    ['טיפול 10,000', '450 ₪'],
    ['החלפת בלמים', '600 ₪'],
    ['טסט', '250 ₪'],
  ]);
  expect(brief.hours?.value.at(-1)).toEqual({ days: [5], opens: 480, closes: 720 });
});

it('reads who works there, and as what, behind a colon', () => {
  const brief = readBrief(
    'עמותה לחלוקת מזון בבאר שבע "יד לשכן", תרומות, צוות: רונית לוי מנכ"לית ואבי כץ רכז מתנדבים',
  );
  expect(
    brief.items.filter(({ value }) => value.section === 'team').map(({ value }) => [value.name, value.note]),
  ).toEqual([
    ['רונית לוי', 'מנכ"לית'],
    ['אבי כץ', 'רכז מתנדבים'],
  ]);
});

it.each([
  ['website voor voetbalclub fc de meeuwen uit den helder, jeugdteams, sponsors', 'FC De Meeuwen'],
  [
    'Przedszkole Leśna Polana w Otwocku, czesne 1450 zł, kadra: Marta Nowicka i Ewa Lis',
    'Przedszkole Leśna Polana',
  ],
])('parts what it is from how it is called: %s', (prompt, name) => {
  expect(readBrief(prompt).name?.value).toBe(name);
});

it('offers no tax', () => {
  const { items } = readBrief(
    'Loodgieter Bram Hendrickx uit Mechelen. Dringende lekken, badkamerrenovatie. Uurloon 55 euro excl. btw, verplaatsing 25 euro.',
  );
  expect(items.map(({ value }) => value.name.toLowerCase())).not.toContain('btw');
});
