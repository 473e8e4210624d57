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

beforeAll(async () => {
  await loadAllCopy();
  const files = composeSite(makePlan(readBrief(prompt), 1)).filter(({ path }) => path.endsWith('.html'));
  const plain = (html: string) =>
    html
      .replace(/<[^>]+>/gu, ' ')
      .replaceAll('&amp;', '&')
      .replace(/&#39;|&apos;|’/gu, "'")
      .replace(/\s+/gu, ' ');
  pages = new Map(files.map((file) => [file.path, plain(textOf(file))]));
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
