import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '@/domain/site/site-file';
import { readBrief } from '../brief/read-brief';
import { composeSite } from '../compose/compose-site';
import { loadAllCopy } from './load-copy';
import { makePlan } from './make-plan';

const prompt = readFileSync('bench/sets/long-brief.txt', 'utf8');
let pages = new Map<string, string>();
let site = '';

/** The text of a site's pages, by path. */
const compose = (brief: string): Map<string, string> => {
  const files = composeSite(makePlan(readBrief(brief), 1)).filter(({ path }) => path.endsWith('.html'));
  const plain = (html: string) =>
    html
      .replace(/<[^>]+>/gu, ' ')
      .replaceAll('&amp;', '&')
      .replace(/&#39;|&apos;|’/gu, "'")
      .replace(/\s+/gu, ' ');
  return new Map(files.map((file) => [file.path, plain(textOf(file))]));
};

beforeAll(async () => {
  await loadAllCopy();
  pages = compose(prompt);
  site = [...pages.values()].join('\n');
});

describe('a brief of some 450 words', () => {
  it.each([
    'Tidewater Forge', 'Whitby', '2009', 'Gates', 'Railings', 'Fire tools', 'Kitchen knives',
    'Robert Hale', 'Hannah Hale', 'Callum Dyer', 'Head smith', 'Designer', 'Apprentice',
    'Poker set', '£85', 'Boot scraper', '£60', "Chef's knife", '£240', 'Garden gate', '£1,150', '£165', 'Sharpening', '£6 per blade',
    '4 Harbour Yard, Whitby YO21 3PU', '01947 555 0136', 'hello@tidewaterforge.example', '@tidewaterforge',
    'Iron, fire and the North Sea', 'Ask about a piece', 'Made once, made to last',
    'Every piece is made to order.', 'at most six people', 'no experience needed',
    'Keep it dry, oil it twice a year, never put a knife in the dishwasher.',
    'We deliver in Yorkshire and County Durham.', "We don't ship abroad.", 'Payment is by bank transfer or in the workshop.',
    'Restoration of old gates is possible',
  ])('says %j', (words) => {
    expect(site).toContain(words);
  }); // prettier-ignore

  it.each(['work.html', 'courses.html', 'prices.html', 'care-guide.html', 'contact.html'])(
    'has the page %s',
    (path) => {
      expect([...pages.keys()]).toContain(path);
    },
  );

  it.each([
    ['Tuesday', '10:00'],
    ['Friday', '17:00'],
    ['Saturday', '13:00'],
  ])('tells the hours of %s', (day, time) => {
    expect(site).toMatch(new RegExp(day.slice(0, 3), 'u'));
    expect(site).toMatch(new RegExp(time.replace(':00', '(?::00)?'), 'u'));
  });

  it('leaves out what the brief rules out', () => {
    const brief = readBrief(prompt);
    expect(brief.excluded.map(({ value }) => value)).toEqual(['posts', 'newsletter']);
    expect(site).not.toMatch(/newsletter|blog/iu);
  });
});

describe('a brief of a guest house', () => {
  let retreat = new Map<string, string>();
  beforeAll(() => {
    retreat = compose(readFileSync('bench/sets/long-brief-retreat.txt', 'utf8'));
  });

  it.each([
    'Saltmarsh House', 'Wells-next-the-Sea', '2016', 'Wake up to the tide', 'Ask for a room', 'Six rooms, one tide table',
    'Granary', '£145', 'Boatshed', '£130', 'Lookout', '£160', 'Orchard', '£120', 'Pantry', '£95', 'Loft', '£110',
    'include breakfast', 'is a single room', 'has a bath under the window', 'Quiet rooms', 'Breakfast until eleven', 'Bicycles for guests',
    'from 8:00 to 11:00', 'within twenty miles', 'smoked haddock from Cley', 'Vegetarians and vegans are welcome',
    'seal trips from Blakeney and the coast path', 'Dogs are welcome in two rooms and cost £10 per stay', 'Children from six years',
    'There is no lift', 'parking for five cars', 'Laura Whitcombe', 'Ben Whitcombe', 'Maisie Grant', 'garden and bicycles',
    'When can we check in?', 'What is the cancellation policy?', 'Is there a minimum stay?', 'Check-in is from 3 pm, check-out until 10:30',
    'until seven days before arrival', 'minimum stay is two nights', 'closed in January', 'old granary',
    '12 Staithe Street', '01328 555 0177', 'stay@saltmarsh.example', 'saltmarshhouse',
  ])('says %j', (words) => {
    expect([...retreat.values()].join(' ')).toContain(words);
  }); // prettier-ignore

  it('tells of a room where the room is, and takes no list for a section', () => {
    expect(retreat.get('rooms.html')).toContain('The Pantry is a single room.');
    const home = retreat.get('index.html') ?? '';
    expect(home).not.toMatch(/Place order|Sunday closed Saltmarsh|A person answers/u);
  });
});

describe('a brief of a music school', () => {
  let school = new Map<string, string>();
  beforeAll(() => {
    school = compose(readFileSync('bench/sets/long-brief-school.txt', 'utf8'));
  });

  it.each([
    'Kestrel Lane Music School', 'Leeds', '2004', 'Every Tuesday somebody plays their first note', 'Book a trial lesson', 'Play first, read later',
    'piano, violin, cello, guitar, drums and singing', '30 or 45 minutes', 'choir on Thursdays at 18:00', 'orchestra for beginners on Saturdays at 10:00',
    'Adults without any experience are welcome', 'hired from £12 a month', 'Imogen Clarke', 'Tariq Rahman', 'Sofia Lindqvist', 'Daniel Okoye', 'Rosie Marsh',
    'piano and head of the school', 'drums and percussion', '£15', '£24', '£34', '£20', '£60', '£75', 'ten percent off', 'paid by the term',
    'the lesson is made up', '12 December 2026 at Leeds Minster', '19 June 2027 in our garden', 'Entry is free',
    'From what age can children start?', 'Do I need an instrument at home?', 'What happens if I miss a lesson?', 'Children can start at five',
    'two-minute walk from Headingley station', 'has a lift', 'a cat called Bartók', '14:00', '19:00',
    '27 Kestrel Lane', '0113 555 0148', 'play@kestrellane.example', 'kestrellane', 'Families with low income can apply for a free place',
  ])('says %j', (words) => {
    expect([...school.values()].join(' ')).toContain(words);
  }); // prettier-ignore

  it('is a music school to its last page', () => {
    expect([...school.values()].join(' ')).not.toMatch(/Flat wash|Mixing greens|brush/iu);
    expect(school.get('index.html')).not.toMatch(/Two-minute walk, Leeds/u);
  });
});
