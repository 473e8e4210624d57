import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../lexicon-shelf';
import { readBrief } from '../read-brief';

beforeAll(loadAllLexicons);

describe('what somebody says they are at the beginning', () => {
  it.each([
    [
      'hi im setting up on my own as a bookkepper in Stockport. i do vat returns and payroll',
      'accountant',
      'bookkeeper',
    ],
    [
      'We are a family run garage door company in Telford. Same day repairs. free survey.',
      'home-services',
      'garage door company',
    ],
    [
      'riding lessons for beginners in Ludlow, our oldest horse is called Biscuit',
      'course',
      'riding lessons',
    ],
  ])('is what the site is about: %s', (prompt, kind, offer) => {
    const brief = readBrief(prompt);
    expect([brief.kind.value, brief.offer?.value]).toEqual([kind, offer]);
  });
});

describe('slips of the keyboard', () => {
  it('are put right in what stands on the page', () => {
    const { items } = readBrief('bookkeeper in Stockport: payroll, vat returns, self assesment');
    expect(items.map(({ value }) => value.name)).toContain('Self assessment');
  });

  it.each([
    ['bakery called Buisness in Leeds', 'Buisness'],
    ['florist "Gardner & Sons" in Leeds', 'Gardner & Sons'],
  ])('stay in a name: %s', (prompt, name) => {
    expect(readBrief(prompt).name?.value).toBe(name);
  });
});

describe('towns in small letters', () => {
  it.each([
    ['folk night at the kings head in otley', 'otley'],
    ['mobile dog groomer in ilkley, full groom 45', 'ilkley'],
    ['chip shop in whitley bay', 'whitley bay'],
  ])('are where it is: %s', (prompt, town) => {
    expect(readBrief(prompt).place?.value.toLowerCase()).toBe(town);
  });
});
