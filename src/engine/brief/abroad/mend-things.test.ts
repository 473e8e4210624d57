import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

await loadAllLexicons();
const namesOf = (prompt: string) => readBrief(prompt).items.map(({ value }) => value.name);
const sectionsOf = (prompt: string) => readBrief(prompt).sections.map(({ value }) => value);

describe('things told in other languages', () => {
  it('stand as they are called, not as the sentence bends them', () => {
    expect(
      namesOf(
        'potrzebuję strony dla mojego warsztatu samochodowego nazywa się Auto Kowal i jest w Bielsku-Białej robimy przeglądy wymianę opon i naprawę hamulców czynne od poniedziałku do piątku 8-17 tel 33 555 01 20',
      ),
    ).toEqual(['Wymiana opon', 'Naprawa hamulców']);
    expect(
      namesOf(
        "Kaş'ta butik otelimiz Zeytin Evi. Bahçe odası 3.200 TL. Havuz, tekne turu ve yoga dersleri sunuyoruz.",
      ),
    ).toContain('Yoga dersleri');
  });

  it('stand once, with their price', () => {
    const items = readBrief(
      'Dentysta w Gdyni. Implanty, wybielanie. Przegląd 100 zł, wybielanie 900 zł.',
    ).items;
    expect(
      items.filter(({ value }) => /^wybielanie$/iu.test(value.name)).map(({ value }) => value.price),
    ).toEqual(['900 zł']);
  });

  it('that take place in a house are no days made up', () => {
    const prompt =
      'Agriturismo a Montepulciano. Camera doppia 95 €, piscina, degustazioni di vino e olio il giovedì.';
    expect(sectionsOf(prompt)).not.toContain('events');
    expect(namesOf(prompt)).toContain('Degustazioni di vino e olio il giovedì');
  });

  it('of a shop are goods, whatever section their words may name', () => {
    const prompt =
      "Site de la boucherie Maison Delmas à Albi. Viandes d'Aubrac, charcuterie maison, plats cuisinés à emporter. Côte de bœuf 34 €/kg.";
    expect(sectionsOf(prompt)).toEqual([]);
    expect(readBrief(prompt).parts).toEqual([]);
    expect(readBrief(prompt).items.map(({ value }) => [value.section, value.name])).toEqual([
      ['products', "Viandes d'Aubrac"],
      ['products', 'Charcuterie maison'],
      ['products', 'Plats cuisinés à emporter'],
      ['products', 'Côte de bœuf'],
    ]);
  });

  it('are not called after how their price is told', () => {
    const arab = readBrief(
      'موقع للنجار سعيد القحطاني في جدة: مطابخ وأبواب حسب الطلب، الأسعار تبدأ من 1500 ريال.',
    );
    const priced = arab.items.find(({ value }) => value.price !== undefined);
    expect(priced?.value.name).toBe('مطابخ وأبواب حسب الطلب');
    const turkish = readBrief(
      "Bornova'da halı yıkama firmamız Tertemiz Halı, metrekaresi 45 TL, koltuk yıkama 900 TL",
    );
    expect(turkish.items[0]?.value).toMatchObject({
      name: 'Halı yıkama',
      price: '45 TL',
      priceLead: 'metrekaresi',
    });
  });
});

it('leaves a family to its bakery, and the town out of a hotel', () => {
  const bakery = readBrief('Strona dla piekarni rodzinnej Kowalskich w Zamościu: chleb 12 zł.');
  expect(bakery.name).toBeNull();
  expect(bakery.offer?.value).toBe('piekarni rodzinnej Kowalskich');
  expect(readBrief("Antalya Kaş'ta butik otelimiz Zeytin Evi için bir web sitesi").offer?.value).toBe(
    'butik otelimiz',
  );
});

it.each([
  ['Restaurante Tasca da Ribeira em Setúbal: ementa com choco frito 14 €, caldeirada 16 €', ['choco frito 14 €', 'caldeirada 16 €']],
  ['Web del festival de teatro Calle Viva en Segovia, 3 de mayo de 2027, con programa y entradas 15 €', ['entradas 15 €']],
  ['Curso online de confeitaria da Chef Bianca Rocha, 8 módulos, R$ 397 à vista', ['Curso online de confeitaria R$ 397 à vista']],
])('calls things by their own names: %j', (prompt, things) => {
  expect(readBrief(prompt).items.filter(({ value }) => value.price !== undefined).map(({ value }) => `${value.name} ${value.price}`)).toEqual(things);
}); // prettier-ignore

it('counts an hourly rate among prices, and asks for no checkout where something is made to order', () => {
  const { items } = readBrief(
    'hoveniersbedrijf Groenrijk uit Apeldoorn, aanleg en onderhoud. Uurtarief € 48.',
  );
  expect(items.find(({ value }) => value.price === '€ 48')?.value.section).toBe('pricing');
  const { sections } = readBrief(
    "Site en français pour la boulangerie Aux Trois Épis à Angers. Pain 3,20 €, commande de gâteaux d'anniversaire.",
  );
  expect(sections.map(({ value }) => value)).not.toContain('checkout');
});

it('puts single words beside dishes on the menu', () => {
  const { items, parts } = readBrief(
    'אתר למסעדת הים של עידן ביפו: דגים, סלטים, יין. מנת דג 98 ₪, סלט 52 ₪. הזמנת שולחן, תפריט ותמונות.',
  );
  expect(items.map(({ value }) => value.name)).toEqual(['מנת דג', 'סלט', 'דגים', 'סלטים', 'יין']);
  expect(parts).toEqual([]);
});
