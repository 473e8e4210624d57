import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

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

describe('what it is', () => {
  it.each([
    [
      'My mum has started a cake stall at our local market in Ripon. Scones. £3 a slice',
      'bakery',
      'cake stall',
    ],
    [
      'portfolio website for a junior ux designer, Sam Adeyemi, 2 case studies: a bus ticket app, a recipe site',
      'portfolio',
      'junior ux designer',
    ],
    [
      "We're a small team building Ferry, a tool that lets agencies send big files. £12 per month",
      'saas',
      'tool',
    ],
    ['holiday cottage sleeps 6 in Staithes called Gull Loft', 'hotel', 'holiday cottage'],
    ['Tutor for GCSE maths online', 'course', 'GCSE maths tutor'],
  ])('is told by the opening: %s', (prompt, kind, offer) => {
    const brief = readBrief(prompt);
    expect([brief.kind.value, brief.offer?.value]).toEqual([kind, offer]);
  });

  it('is no town', () => {
    expect(readBrief('piano lessons in Malvern').offer?.value).toBe('piano lessons');
  });

  it('is a speaker with talks, not a club', () => {
    const { offer, items, name } = readBrief(
      'Website for retired headteacher Margaret Oyelaran who gives talks to u3a groups about Victorian schooldays, mill children, and a hundred years of school dinners. fee £60',
    );
    expect([offer?.value, name?.value]).toEqual(['speaker', 'Margaret Oyelaran']);
    expect(items.filter(({ value }) => value.section === 'services')).toHaveLength(3);
  });
});
