import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

await loadAllLexicons();

describe('what is refused behind its name', () => {
  it.each([
    ['Portfolio der Fotografin Jule Stern in Hagen: Porträts, Hochzeiten, über mich, Kundenstimmen bitte keine, Kontakt.', 'testimonials'],
    ['Strona stolarza Jana Wrony w Kielcach: meble, cennik, galeria niepotrzebna, kontakt.', 'gallery'],
    ['Website voor loodgieter Boom in Venlo: diensten, tarieven, nieuwsbrief niet nodig, contact.', 'newsletter'],
    ['Site de l’électricien Marc Petit à Dole : services, devis, avis pas nécessaires, contact.', 'testimonials'],
    ['אתר לחשמלאי דן לב ברמלה: שירותים, מחירים, המלצות לא צריך, צור קשר.', 'testimonials'],
  ])('is left out: %s', (prompt, type) => {
    const brief = readBrief(prompt);
    expect(brief.excluded.map(({ value }) => value)).toContain(type);
    expect(brief.sections.map(({ value }) => value)).not.toContain(type);
  }); // prettier-ignore

  it('stays where the refusal is of what comes next', () => {
    const brief = readBrief(
      'Web de la peluquería Rizos en Lugo: servicios, opiniones, no queremos blog, contacto.',
    );
    expect(brief.sections.map(({ value }) => value)).toContain('testimonials');
  });
});

describe('a sum from which sending is free', () => {
  it.each([
    ['Tienda online de té, Hoja Fina, en Vigo: tés, tazas, carrito, envío gratis desde 45 €, contacto.', 'Envío gratis desde 45 €'],
    ['Online-Shop für Seifen, Schaumreich: Seifen, Sets, Warenkorb, kostenloser Versand ab 50 €, FAQ.', 'Kostenloser Versand ab 50 €'],
    ['Sklep internetowy z kawą „Ziarno": kawy, akcesoria, koszyk, darmowa dostawa od 150 zł, kontakt.', 'Darmowa dostawa od 150 zł'],
    ['Zeytinyağı mağazası "Dalından": ürünler, sepet, 500 TL üzeri ücretsiz kargo, iletişim.', '500 TL üzeri ücretsiz kargo'],
  ])('is good to know, and nothing to buy: %s', (prompt, told) => {
    const { items, phrases } = readBrief(prompt);
    expect(phrases.map(({ value }) => value)).toContain(told);
    expect(items.filter(({ value }) => value.price !== undefined)).toEqual([]);
  }); // prettier-ignore
});
