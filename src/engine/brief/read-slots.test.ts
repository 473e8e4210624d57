import { describe, expect, it } from 'vitest';
import { readBrief } from './read-brief';

const values = <T>(slots: readonly { readonly value: T }[]): T[] => slots.map((slot) => slot.value);

describe('pages', () => {
  it.each([
    ['Site. Pages: Home, Practice areas, Our people, Contact. Navy.', ['Home', 'Practice areas', 'Our people', 'Contact']],
    ['a site with home, about and contact pages', ['Home', 'About', 'Contact']],
    ['Site pour un avocat. Pages : Accueil, Équipe et Contact.', ['Accueil', 'Équipe', 'Contact']],
    ['bakery with a separate menu page and an about page', ['Menu', 'About']],
  ])('reads %j', (prompt, wanted) => {
    expect(values(readBrief(prompt).pages)).toEqual(wanted);
  }); // prettier-ignore
});

describe('counts', () => {
  it.each([
    ['Three pricing tiers', 'pricing 3'],
    ['FAQ with at least five questions', 'faq 5'],
    ['a quiz with 8 questions', 'questions 8'],
    ['shop with eight products', 'products 8'],
    ['a how-it-works in four steps', 'process 4'],
    ['memory card game with 16 cards', 'cards 16'],
    ['tienda con ocho productos', 'products 8'],
  ])('reads %j', (prompt, wanted) => {
    expect(values(readBrief(prompt).counts).map(({ thing, count }) => `${thing} ${count}`)).toContain(wanted);
  });

  it('takes no price, year or time span for a count', () => {
    expect(readBrief('€20 entry, since 2014, free for 14 days, 24h service').counts).toEqual([]);
  });
});

describe('contact', () => {
  it.each([
    ['call (512) 555-0188 now', '(512) 555-0188'],
    ['WhatsApp (41) 95555-0102', '(41) 95555-0102'],
    ['Phone +351 21 555 0134.', '+351 21 555 0134'],
    ['tel. 030 1234567', '030 1234567'],
  ])('reads the number of %j', (prompt, phone) => {
    expect(readBrief(prompt).phone?.value).toBe(phone);
  });

  it('takes no date or range of years for a number', () => {
    expect(readBrief('12.06.2027 and 2014-2020 and 10:00-18:00').phone).toBeNull();
  });

  it.each([
    ['Clinic at 14 Harrow Lane, Norwich NR3 2AB. Navy.', '14 Harrow Lane, Norwich NR3 2AB'],
    ['Praxis, Musterstraße 5, 10115 Berlin', 'Musterstraße 5, 10115 Berlin'],
    ['Florista na Rua Augusta 12, Lisboa', 'Rua Augusta 12, Lisboa'],
  ])('reads the address of %j', (prompt, address) => {
    expect(readBrief(prompt).address?.value).toBe(address);
  });
});

describe('place, date and beginning', () => {
  it.each([
    ['bakery in Lisbon', 'Lisbon'],
    ['24h plumber in Austin, Texas. Quote form', 'Austin, Texas'],
    ['restaurante en Salamanca: carta', 'Salamanca'],
    ['fleuriste à Nantes, bouquets', 'Nantes'],
    ["İzmir'de diş kliniği için web sitesi", 'İzmir'],
    ['yoga studio in lisbon with prices', 'lisbon'],
  ])('reads the place of %j', (prompt, place) => {
    expect(readBrief(prompt).place?.value).toBe(place);
  });

  it.each([
    ['Wedding on 12 June 2027', '2027-06-12'],
    ['Launch June 3rd, 2027', '2027-06-03'],
    ['Festival, 18-20 September 2026', '2026-09-18'],
    ['Beer festival in Gdansk, 5 to 7 September 2027', '2027-09-05'],
    ['Symposium in Delft, 12 and 13 May 2027', '2027-05-12'],
    ['Show, doors at 20 and 3 May 2027', '2027-05-03'],
    ['boda el 5 de mayo de 2027', '2027-05-05'],
    ['Hochzeit am 04.09.2027', '2027-09-04'],
  ])('reads the date of %j', (prompt, date) => {
    expect(readBrief(prompt).date?.value).toBe(date);
  });

  it('reads the year of beginning', () => {
    expect(readBrief('Bakery, est. 2014 in Oslo').founded?.value).toBe(2014);
    expect(readBrief('Taller de cerámica desde 1987').founded?.value).toBe(1987);
  });
});

describe('language', () => {
  it.each([
    ['Página web para el restaurante', 'es', 'ltr'],
    ['Site vitrine pour une fleuriste', 'fr', 'ltr'],
    ['Strona internetowa dla kwiaciarni', 'pl', 'ltr'],
    ['موقع لمطعم في بيروت', 'ar', 'rtl'],
    ['אתר למאפייה', 'he', 'rtl'],
    ['сайт для кофейни', 'ru', 'ltr'],
    ['喫茶店のホームページ', 'ja', 'ltr'],
    ['A website in Spanish for a bakery', 'es', 'ltr'],
    ['A Spanish tapas bar', 'en', 'ltr'],
    ['🎉', 'en', 'ltr'],
  ])('tells %j', (prompt, language, direction) => {
    const brief = readBrief(prompt);
    expect([brief.language.value, brief.direction]).toEqual([language, direction]);
  });
});

it('ends the offer where somebody does something with it', () => {
  const offerOf = (prompt: string) => readBrief(prompt).offer?.value;
  expect(offerOf('Mobile sauna trailer you can hire around Tampere')).toBe('Mobile sauna trailer');
  expect(offerOf('a bakery that ships bread to offices')).not.toMatch(/that|ships/);
});

it('keeps the plan that costs nothing where it opens the list', () => {
  const { items } = readBrief(
    'Bookkeeping software for freelancers. Three plans: Free, Pro $12/mo, Team $29/mo.',
  );
  expect(items.map(({ value }) => [value.section, value.name, value.price])).toEqual([
    ['pricing', 'Free', undefined],
    ['pricing', 'Pro', '$12/mo'],
    ['pricing', 'Team', '$29/mo'],
  ]);
});
