import { beforeAll, describe, expect, it } from 'vitest';
import type { Brief } from '@/domain/site/brief';
import { loadLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

beforeAll(() => loadLexicons('a shop'));

const items = ({ items: all }: Brief): string[] =>
  all.map(
    ({ value }) => `${value.section}: ${value.name}${value.price === undefined ? '' : ` ${value.price}`}`,
  );
const parts = (brief: Brief): string[] => brief.parts.map(({ value }) => value.title);

describe('everyday businesses', () => {
  it('do not sell what their site is to tell', () => {
    const garage = readBrief('Garage door repair in Las Vegas, 24 hour service, coupons, reviews');
    expect(items(garage)).toEqual([]);
    expect(parts(garage)).toEqual(['Coupons']);
    const washers = readBrief(
      'Appliance repair in Houston - washers, dryers, fridges. Same day, service call $79, brands, book online',
    );
    expect(items(washers)).toEqual([
      'services: Washers',
      'services: Dryers',
      'services: Fridges',
      'pricing: service call $79',
    ]);
    expect(parts(washers)).toEqual(['Brands']);
    expect(items(readBrief('Party shop: balloons, costumes, hats, in Limerick. Online shop'))).toHaveLength(
      3,
    );
  });

  it('keep the pair of which a list names half', () => {
    const tax = readBrief(
      'Tax preparer in Tucson. Individual and small business returns, prices, appointments.',
    );
    expect(items(tax)).toEqual(['services: Individual and small business returns']);
  });

  it('are named after no state and stand in no app', () => {
    expect(
      readBrief('Baptist church in Macon, Georgia. Service times, sermons, give online').name,
    ).toBeNull();
    expect(readBrief('Tax preparer in El Paso, TX. Prices, appointments.').name).toBeNull();
    expect(readBrief('True crime podcast, two hosts, episodes, Patreon, merch').place).toBeNull();
    expect(readBrief('PTA for Oakwood Elementary - events, membership, donate').name?.value).toBe(
      'Oakwood Elementary PTA',
    );
  });

  it('are what stands first', () => {
    expect(readBrief('Web design agency in Kochi, services, portfolio').offer?.value).toBe(
      'Web design agency',
    );
    const club = readBrief('Under 12s football club in Swansea: fixtures, results, coaches, kit shop');
    expect(club.offer?.value).toBe('Under 12s football club');
    const laptops = readBrief('Laptop and Mac repairs in Bengaluru, home pickup, price list, reviews');
    expect(laptops.offer?.value).toBe('Laptop and Mac repairs');
    expect(laptops.name).toBeNull();
  });

  it('paint houses, not canvases', () => {
    expect(readBrief('Painter in Reno, interior and exterior painting, decks').kind.value).toBe(
      'home-services',
    );
    expect(readBrief('Painter in Reno, oil on linen, exhibitions').kind.value).toBe('portfolio');
  });

  it('look after children where nothing tells of plants, and cover areas', () => {
    expect(readBrief('nursery in Bath').kind.value).toBe('course');
    expect(readBrief('nursery in Bath, shrubs and trees').kind.value).not.toBe('course');
    const hair = readBrief("I'm a mobile hairdresser in Kent. Price list, areas I cover, reviews");
    expect(hair.sections.map(({ value }) => value)).toContain('areas');
    expect(
      parts(readBrief('nursery in Harrogate for children, fees, Ofsted report, book a visit')),
    ).toContain('Ofsted report');
  });

  it('are of the kind that their words tell together', () => {
    expect(readBrief('Dog boarding and daycare in Spokane, rates, tour').kind.value).toBe('veterinary');
    expect(readBrief('iPhone and iPad repair in Perth, screen replacement, prices').kind.value).toBe(
      'home-services',
    );
    expect(readBrief('Harley repair and custom motorcycle shop in Sturgis. Services, parts').kind.value).toBe(
      'auto',
    );
    expect(
      readBrief('Family run plumbing and heating firm in Chesterfield. Boiler servicing, reviews').offer
        ?.value,
    ).toBe('plumbing and heating firm');
  });

  it('are what the first words say, and not whom they write to or what they are run by', () => {
    const roofs = readBrief('Roofing company Denver storm damage insurance claims free inspection');
    expect([roofs.kind.value, roofs.offer?.value]).toEqual(['construction', 'roofing company']);
    expect(readBrief('we are a small family run italian deli in Cardiff, sandwiches').kind.value).toBe(
      'shop',
    );
    expect(readBrief('cat cafe rules, cats, book a visit, menu, adopt').offer?.value).toBe('cat cafe');
    expect(readBrief('insurance agency in Reno, home and auto, claims').kind.value).toBe('insurance');
  });

  it('are called what they are called, and not after the town behind it', () => {
    const { name, place } = readBrief('Bakery called Flour & Salt, Portland Maine, breads, pastries, hours');
    expect([name?.value, place?.value]).toEqual(['Flour & Salt', 'Portland Maine']);
  });

  it('rent and repair bikes, and no houses', () => {
    const bikes = readBrief('Bike shop in Boulder - sales, rentals, repairs, group rides, hours');
    expect(items(bikes)).toEqual(['services: Rentals', 'services: Repairs']);
    expect(bikes.sections.map(({ value }) => value)).not.toContain('listings');
  });
});
