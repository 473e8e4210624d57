import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

await loadAllLexicons();

const pricedIn = (prompt: string) =>
  readBrief(prompt).items.flatMap(({ value }) =>
    value.price === undefined ? [] : [[value.name, value.price]],
  );

describe('things with a price', () => {
  it.each([
    ['عايز موقع لمحل عصير في المنصورة اسمه فريش، مانجو ب ٤٠ جنيه وفراولة ب ٣٥ وقصب ب ١٥، وفيه توصيل', [['مانجو', '40 جنيه'], ['فراولة', '35 جنيه'], ['قصب', '15 جنيه']]],
    ['موقع لصالون حلاقة في الدمام، قص شعر ٥٠ ريال ولحية ٣٠ ريال', [['قص شعر', '50 ريال'], ['لحية', '30 ريال']]],
    ['bursada oto yikama dukkanim var adi parlak, ic dis yikama 350 tl pasta cila 2500 tl seramik kaplama 9000, pazar kapali', [['iç dış yıkama', '350 TL'], ['pasta cila', '2500 TL'], ['seramik kaplama', '9000 TL']]],
  ])('are each read, in a row without marks and with the money told once: %s', (prompt, rows) => {
    expect(pricedIn(prompt)).toEqual(rows);
  }); // prettier-ignore

  it('are no hours, years or numbers to call', () => {
    expect(pricedIn('Fryzjer w Łodzi, strzyżenie 60 zł, czynne od 9, tel 600700800, od roku 2011')).toEqual([
      ['strzyżenie', '60 zł'],
    ]);
  });

  it('are what is offered, where only the day stands before the price', () => {
    const brief = readBrief(
      'דף נחיתה לסדנת כתיבה לנשים בתל אביב עם נעמה שגיא, 8 מפגשים, ימי שלישי 19:00, 1,450 ₪',
    );
    expect(brief.items.map(({ value }) => value.when ?? value.name)).toEqual([
      'סדנת כתיבה לנשים',
      'נעמה שגיא',
      'יום שלישי 19:00',
    ]);
  });
});

describe('names', () => {
  it.each([
    ['bursada oto yikama dukkanim var adi parlak oto kuafor, ic dis yikama 350 tl', 'Parlak Oto Kuaför'],
    ['website voor mijn hondentrimsalon in gent, pluis & co, trimmen kleine hond 38 €', 'Pluis & Co'],
    ['portfolio voor interieurarchitecte lotte verhaegen, antwerpen, projecten: loft eilandje, restaurant noor', 'Lotte Verhaegen'],
  ])('are found without capitals: %s', (prompt, name) => {
    expect(readBrief(prompt).name?.value).toBe(name);
  }); // prettier-ignore
});

it('reads hours of every day as they are said on the Gulf', () => {
  expect(readBrief('ابي موقع لحلاق في الدمام، مفتوح كل يوم من ٢ الظهر لين ١٢ الليل').hours?.value).toEqual([
    { days: [1, 2, 3, 4, 5, 6, 7], opens: 840, closes: 1440 },
  ]);
});

it('takes a portfolio for one, whatever its works are', () => {
  const prompt =
    'portfolio voor interieurarchitecte lotte verhaegen, projecten: loft eilandje, restaurant noor';
  expect(readBrief(prompt).kind.value).toBe('portfolio');
});

it('takes a cooperative that sells online for a shop', () => {
  expect(
    readBrief(
      "Kadın kooperatifimiz Mezopotamya'nın Elleri için online mağaza: reçel 180 TL, tandır ekmeği 60 TL.",
    ).kind.value,
  ).toBe('shop');
});

it('says a Hebrew offer with the word that its ending asks for', () => {
  expect(readBrief('אתר למאפיית מחמצת קטנה במושב צרופה. לחם כפרי 32 שח').offer?.value).toBe('מאפיית מחמצת');
});
