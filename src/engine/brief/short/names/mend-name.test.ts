import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(loadAllLexicons);

const nameOf = (prompt: string): string | undefined => readBrief(prompt).name?.value;

describe('the name of a prompt', () => {
  it.each([
    ['Halyard is a branding agency in Rotterdam. Six case studies, services.', 'Halyard'],
    ['Mossback is a garden design studio in Bath, portfolio and contact form.', 'Mossback'],
    ['Loam is an app that tells you when to water', 'Loam'],
    ['Shiftly helps restaurants plan staff rotas. Landing page with features and FAQ.', 'Shiftly'],
    ['Bluestem builds custom bikes in Denver. Gallery, quote form.', 'Bluestem'],
    ['Nimbus lets landlords collect rent online. Features, pricing, FAQ.', 'Nimbus'],
  ])('is the single word that opens it, of which it is told what it is or does: %s', (prompt, name) => {
    expect(nameOf(prompt)).toBe(name);
  });

  it.each(['This is a site for a bakery in Hull', 'Budget is a concern. A page for my plumbing business'])(
    'is no word that speaks of something else: %s',
    (prompt) => {
      expect(nameOf(prompt)).toBeUndefined();
    },
  );

  it.each([
    [
      'Site for my clock repair workshop. Harold Pym Horology, 12 Castle Street, Ludlow SY8 1AS.',
      'Harold Pym Horology',
    ],
    [
      'My upholstery business. Nell Carver Upholstery, 4 Mill Lane, Otley. Sofas, chairs.',
      'Nell Carver Upholstery',
    ],
    [
      'Site for an optician. Clear & Co Opticians, 22 High Street, Stroud. Eye tests £30.',
      'Clear & Co Opticians',
    ],
    ['online store for FELL + FOG, outdoor clothing made in Kendal. cart', 'FELL + FOG'],
    ['a site for SALT + STONE bakery in York, menu and hours', 'SALT + STONE'],
    [
      'Website for a lighthouse you can sleep in, Skerry Light, and keep it quiet. Sleeps two.',
      'Skerry Light',
    ],
  ])('stands before an address, with a plus, or set off by commas: %s', (prompt, name) => {
    expect(nameOf(prompt)).toBe(name);
  });

  it('leaves what is done to the offer', () => {
    expect(readBrief('Harbourlight offers counselling in Fife. Fees, contact.').offer?.value).toBe(
      'counselling',
    );
    expect(readBrief('Bluestem builds custom bikes in Denver. Gallery.').offer?.value).toBe('custom bikes');
    expect(readBrief('a site for SALT + STONE bakery in York, menu').offer?.value).toBe('bakery');
  });
});

describe('the town of an address', () => {
  it.each([
    ['My upholstery business. Nell Carver Upholstery, 4 Mill Lane, Otley. Sofas.', 'Otley'],
    ['Website for my pottery school, Wheelhouse, based at Unit 4, Tannery Yard, Norwich NR3 1AB.', 'Norwich'],
  ])('is where the house is: %s', (prompt, town) => {
    expect(readBrief(prompt).place?.value).toBe(town);
  });
});

describe('hours', () => {
  it('are no days of a month', () => {
    expect(readBrief('Festival site for Saltgrass, 22–24 August 2027, Maldon. Tickets').hours).toBeNull();
  });
  it('are left to the words where half of them have no end', () => {
    const told = 'Bistro in Bath. Lunch Friday 12-3pm, dinner from 6pm, open Tuesday to Saturday.';
    expect(readBrief(told).hours).toBeNull();
    expect(readBrief('Cafe open Tue-Sat 9-5, kitchen until 3').hours?.value).toHaveLength(1);
  });
});
