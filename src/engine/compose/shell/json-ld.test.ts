import { describe, expect, it } from 'vitest';
import { checkSchema } from '../../../../tests/support/check-schema';
import { composeOneOfEachKind, composePrompt } from '../../../../tests/support/one-of-each-kind';

const sites = await composeOneOfEachKind();
const textsOf = (page: string): string[] =>
  [...page.matchAll(/<script type="application\/ld\+json">\s*(.*?)<\/script>/gs)].map(
    ([, text]) => text ?? '',
  );
const subjectOf = async (prompt: string, path = 'index.html') => {
  const { texts } = await composePrompt(prompt);
  return textsOf(texts.get(path) ?? '').map((text) => JSON.parse(text) as Record<string, unknown>);
};

it.each([...sites])('%s: everything said to search engines is complete and well written', (_, { texts }) => {
  const home = textsOf(texts.get('index.html') ?? '');
  expect(home.length).toBeGreaterThan(0);
  const faults = [...texts].flatMap(([path, page]) =>
    textsOf(page).flatMap((text) => checkSchema(text).map((fault) => `${path}: ${fault}`)),
  );
  expect(faults).toEqual([]);
});

describe('writeJsonLd', () => {
  it('says when and where a business is open, and what it sells for which price', async () => {
    const [bakery] = await subjectOf(
      'A website for my bakery Alder in Leeds, phone +44 113 496 0000, open Tue-Sun 7:30-19:00. Menu: Rye loaf £4.20, Bun £2.10, Tart £3',
    );
    expect(bakery).toMatchObject({
      '@type': 'Bakery',
      name: 'Alder',
      telephone: '+44 113 496 0000',
      address: { '@type': 'PostalAddress', addressLocality: 'Leeds' },
      priceRange: '£2.10 – £4.20',
      openingHours: ['Tu,We,Th,Fr,Sa,Su 07:30-19:00'],
    });
    expect(JSON.stringify(bakery?.['hasMenu'])).toContain(
      '{"@type":"MenuItem","name":"Rye loaf","offers":{"@type":"Offer","price":"4.2","priceCurrency":"GBP"}}',
    );
  });

  it('makes up no price, no person and no hour', async () => {
    const [gym] = await subjectOf('A gym');
    const keys = Object.keys(gym ?? {});
    for (const name of ['priceRange', 'employee', 'openingHours', 'hasOfferCatalog', 'telephone'])
      expect(keys).not.toContain(name);
  });

  it.each([
    ['Website for an emergency plumber in Austin', 'Plumber'],
    ['House removals in Hull', 'MovingCompany'],
    ['Chimney sweeps in Whitby, bird nest removal', 'HomeAndConstructionBusiness'],
    ['Elektriker in Köln, Notdienst', 'Electrician'],
    ['A barber shop called Sharp in Dublin', 'HairSalon'],
    ['Online shop for second-hand books', 'BookStore'],
    ['Craft brewery in Antwerp', 'Brewery'],
    ['Bed and breakfast in Cornwall', 'BedAndBreakfast'],
  ])('finds the closest type: %s', async (prompt, type) => {
    expect((await subjectOf(prompt))[0]?.['@type']).toBe(type);
  });

  it('calls an event without a day a website, one with a day and a place an event', async () => {
    const [dated] = await subjectOf('Wedding website for Mira & Tom, 12 June 2027, Villa Rosa, Lake Como');
    expect(dated).toMatchObject({ '@type': 'Event', startDate: '2027-06-12' });
    const [open] = await subjectOf('Wedding website for Mira & Tom');
    expect(open?.['@type']).toBe('WebSite');
  });
});
