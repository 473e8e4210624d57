import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(loadAllLexicons);

describe('the kind of a short prompt', () => {
  it.each([
    ['skate park fundraiser page', 'nonprofit'],
    ['help us raise money for a playground in Otley', 'nonprofit'],
    ['A site for Little Acorns forest nursery, ages 2 to 5, in Totnes. Fees, team', 'course'],
    ['nursery for under fives in Bath, our day, fees', 'course'],
    ['Plant nursery in Devon, hardy perennials', 'florist'],
    ['A homepage for my cat Mr Biscuit: guestbook, under construction sign', 'blog'],
    ['Website for my clock and watch repair workshop in Ludlow. Free estimates.', 'unknown'],
    ['memorial bench fund for our teacher, target £1200, donate or send a memory', 'nonprofit'],
    ['Will writer in Kent, home visits', 'law'],
    ['Dosa breakfast cart, Edison, menu with prices, catering for parties', 'restaurant'],
    ['Dental laboratory for dentists: crowns, dentures, send a case', 'unknown'],
    ['Cat only boarding in Portland, webcam, rates', 'veterinary'],
    ['Welding and fabrication workshop, gates, railings, Ballarat', 'unknown'],
    ['Eyebrow threading bar in Leeds, prices', 'salon'],
    ['Pet insurance agency in Leeds', 'insurance'],
    ['builder in Hull, extensions, our site is under construction', 'construction'],
  ])('is what it is, not what one word of it says: %s', (prompt, kind) => {
    expect(readBrief(prompt).kind.value).toBe(kind);
  });

  it('is done by whoever the portfolio is for', () => {
    const { offer } = readBrief(
      'Dark moody portfolio for tattoo artist Ren Okada. Gallery, aftercare advice.',
    );
    expect(offer?.value).toBe('tattoo artist');
  });

  it('reads quotes of the press as what others said', () => {
    const { sections } = readBrief(
      'Personal site of cellist Marta Nowak – biography, press quotes, contact.',
    );
    expect(sections.map(({ value }) => value)).not.toContain('posts');
    expect(sections.map(({ value }) => value)).toContain('testimonials');
  });
});

describe('people and days of a house', () => {
  const told =
    'St Columba’s Church, Dumfries. Sunday service 10:30am, Messy Church first Saturday of the month, hall hire £18 per hour. Minister is Rev. Fiona Kerr.';
  it('are read where a sentence begins with the office', () => {
    const read = readBrief(told).items.map(({ value }) => [
      value.section,
      value.name,
      value.when ?? value.note,
    ]);
    expect(read).toContainEqual(['timetable', 'Sunday service', '10:30am']);
    expect(read).toContainEqual(['timetable', 'Messy Church', 'first Saturday of the month']);
    expect(read).toContainEqual(['team', 'Rev. Fiona Kerr', 'Minister']);
  });
});

it.each([
  ['One-page CV for Ingrid Solheim, structural engineer: timeline of jobs, education, languages', 'cv'],
  [
    'Landing page for Fieldnote, a crop diary for small farms. Three pricing tiers: Plot €0, Farm €14, Estate €45',
    'saas',
  ],
  ['A crop diary of one small farm, with posts and photos', 'blog'],
])('asks for the page and not for the calling or the notebook: %s', (prompt, kind) => {
  expect(readBrief(prompt).kind.value).toBe(kind);
});
