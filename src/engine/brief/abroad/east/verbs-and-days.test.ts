import { expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

await loadAllLexicons();

const namesOf = (prompt: string): string[] => readBrief(prompt).items.map(({ value }) => value.name);

it('"ik werk" is no portfolio, and days alone are no service', () => {
  const pedicure = readBrief(
    'Pedicurepraktijk Voetenwerk, Hoogeveen. Ik werk op maandag en vrijdag 9.00-17.30.',
  );
  expect(pedicure.sections.map(({ value }) => value)).not.toContain('portfolio');
  const workshop = readBrief('ورشة دهان وسمكرة سيارات بالدمام، صدمات، تلميع نانو، من السبت للخميس');
  expect(workshop.kind.value).toBe('auto');
  expect(workshop.items.map(({ value }) => value.name)).toEqual(['صدمات', 'تلميع نانو']);
});

it('colours in a row of wares are wares', () => {
  const tea = readBrief('sklep internetowy z herbatami Czajowisko, zielone, czarne, ziołowe, oolong, koszyk');
  expect(tea.colours).toEqual([]);
  expect(tea.items.map(({ value }) => value.name)).toEqual(['zielone', 'czarne', 'Ziołowe', 'Oolong']);
  expect(readBrief('sklep z herbatą Liść, herbaty, zioła, zielony i biały').colours).toHaveLength(2);
});

it('logos are the work of whoever designs them', () => {
  const prompt =
    'Freelance grafik tasarımcıyım (Ece Tunalı), logo, ambalaj ve afiş işlerim için portfolyo sitesi. Müşteri yorumu koyma.';
  expect(namesOf(prompt)).toEqual(['logo', 'ambalaj']);
  expect(readBrief(prompt)).toMatchObject({
    offer: { value: 'Freelance grafik tasarımcı' },
    sections: [],
    excluded: [{ value: 'testimonials' }],
  });
});

it('a page of links has what is listed behind its name, and no mailbox of a joined letter', () => {
  const page = readBrief('עמוד קישורים ל@dana.cooks : מתכונים, ספר, סדנאות, אינסטגרם, ניוזלטר');
  expect(page).toMatchObject({ kind: { value: 'link-in-bio' }, name: { value: '@dana.cooks' }, email: null });
  expect(page.items.map(({ value }) => value.name)).toEqual(['מתכונים', 'ספר', 'סדנאות', 'אינסטגרם']);
});

it('a campaign for books is no hotel, and a breakfast house has a menu', () => {
  expect(
    readBrief('köy okuluna kitap toplama kampanyası: Her Köye Bir Raf. hedef 5000 kitap').kind.value,
  ).toBe('nonprofit');
  expect(
    readBrief("Diyarbakır'da kahvaltı salonu Dicle Sofrası. menemen 160 TL, kaymak bal 180 TL").items[0]
      ?.value.section,
  ).toBe('menu');
});

it('evenings and "we buy and sell" lie on no shelf of a bookshop', () => {
  expect(
    namesOf(
      'חנות ספרים יד שנייה "דף הפוך" בבאר שבע, קונים ומוכרים, ערבי שירה בימי חמישי, קפה, פתוח א-ה 10-20',
    ),
  ).toEqual(['קפה']);
});
