import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

beforeAll(loadAllLexicons);

const rowsOf = (prompt: string, section: string): readonly string[] =>
  readBrief(prompt)
    .items.filter(({ value }) => value.section === section)
    .map(({ value }) => [value.name, value.price ?? value.when ?? value.note].filter(Boolean).join(': '));

describe('what is told in half a sentence', () => {
  it('tells what an appeal needs and has, and neither is a gift', () => {
    const prompt =
      'Crowdfunding page for our village shop: target £30,000, £12,400 raised from 140 neighbours, progress bar, donate form';
    expect(rowsOf(prompt, 'stats')).toEqual([
      'Raised so far: £12,400',
      'Our goal: £30,000',
      'Neighbours: 140',
    ]);
    expect(rowsOf(prompt, 'donation')).toEqual([]);
    expect(readBrief(prompt).parts).toEqual([]);
  });

  it('gives each rhythm its price, with or without a sign', () => {
    expect(
      rowsOf('Veg box scheme in Stroud: weekly £14, fortnightly £15 boxes, farm visits', 'products').concat(
        rowsOf('Veg box scheme in Stroud: weekly £14, fortnightly £15 boxes, farm visits', 'pricing'),
      ),
    ).toEqual(['Weekly boxes: £14', 'Fortnightly boxes: £15']);
    expect(
      rowsOf(
        'landing page for a journal app named Fold: screenshots, pricing monthly 3.99 yearly 29, faq',
        'pricing',
      ),
    ).toEqual(['Monthly: 3.99', 'Yearly: 29']);
  });

  it('pairs two things that are done with what each costs', () => {
    expect(
      rowsOf('Ironing and window cleaning by Ola in Hove: £18 an hour, £9 a window', 'services'),
    ).toEqual(['Ironing: £18 an hour', 'Window cleaning: £9 a window']);
  });

  it('puts who pays nothing into the same list', () => {
    expect(
      rowsOf('Museum of clocks in Derby, tickets (adults £8, students £5, under 12 free)', 'tickets'),
    ).toEqual(['adults: £8', 'students: £5', 'Under 12: Free']);
  });

  it('says of an evening that it is sold out', () => {
    const { items } = readBrief(
      'Band site: "Low Lamps". Tour dates: 2 May Leeds Brudenell, 4 May Glasgow King Tuts (sold out), merch',
    );
    expect(items.find(({ value }) => value.when === '4 May')?.value.note).toBe('Sold out');
    expect(items.some(({ value }) => /sold out/iu.test(value.name))).toBe(false);
  });

  it('takes words in quotation marks for the sign and the capital before them for the town', () => {
    const { name, place } = readBrief(
      'Boat hire Menorca "Mar Blau": fleet with prices per day, booking form',
    );
    expect([name?.value, place?.value]).toEqual(['Mar Blau', 'Menorca']);
  });

  it('keeps what stands in brackets behind the title of a part', () => {
    const { parts, behaviours } = readBrief(
      'SaaS landing for "Tillmark" stock keeping for cafés; features, integrations (Square, Toast, Xero), 2 plans',
    );
    expect(parts.find(({ value }) => value.title === 'Integrations')?.value.lines).toEqual([
      'Square',
      'Toast',
      'Xero',
    ]);
    expect(behaviours.some(({ value }) => value === 'toast')).toBe(false);
  });

  it('reads what a program does behind its name', () => {
    const { offer, audience, onePage } = readBrief(
      'SaaS landing page for "Tillmark", stock keeping for cafés; features, pricing',
    );
    expect([offer?.value, audience?.value, onePage?.value]).toEqual(['stock keeping app', 'cafés', true]);
  });

  it('knows a launched thing by what stands before the page', () => {
    const { offer, name } = readBrief(
      'Folding kayak brand launch page: one model, two colours, length 380 cm, weight 12 kg, price €1,290',
    );
    expect([offer?.value, name?.value]).toEqual(['Folding kayak', 'Folding Kayak']);
  });

  it('asks for rooms in a calculator and lets none', () => {
    const prompt =
      'Carpet cleaners with online price calculator: rooms, stairs, extras (sofa £40, rug £25), Tulsa';
    expect(rowsOf(prompt, 'pricing')).toEqual(['Sofa: £40', 'Rug: £25']);
    expect(readBrief(prompt).sections.some(({ value }) => value === 'rooms')).toBe(false);
  });

  it('keeps the hour of a congregation, and takes no house for its town', () => {
    const prompt = 'A church called Harbour Fellowship: Sundays 11:00 at the Regal cinema, youth, giving';
    expect(rowsOf(prompt, 'timetable')).toEqual(['Sunday service: Sunday 11:00']);
    expect(readBrief(prompt).place).toBeNull();
  });

  it('says what is cooked in a restaurant', () => {
    expect(readBrief('Restaurant "Injera House" in Bristol, Ethiopian food, doro wat £14').offer?.value).toBe(
      'Ethiopian restaurant',
    );
  });

  it('counts days away by their dates and beds', () => {
    const prompt =
      'painting retreat in Umbria, 5 nights, 3-8 May and 7-12 October 2027, €790 shared room €990 single';
    expect(readBrief(prompt).kind.value).toBe('event');
    expect(rowsOf(prompt, 'events')).toHaveLength(2);
    expect(rowsOf(prompt, 'pricing').concat(rowsOf(prompt, 'tickets'))).toEqual([
      'Shared room: €790',
      'Single: €990',
    ]);
  });

  it('names the evenings of a club whose dates have only a label', () => {
    expect(
      rowsOf('Supper club "Salt" in Hove. Next dates: Fri 4 June, Sat 19 June. Six courses £60.', 'events'),
    ).toEqual(['Supper club: Fri 4 June', 'Supper club: Sat 19 June']);
  });
});
