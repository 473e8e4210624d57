import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from './words/lexicon-shelf';
import { readBrief } from './read-brief';

await loadAllLexicons();
const itemsOf = (prompt: string): readonly (readonly [string, string | undefined])[] =>
  readBrief(prompt).items.map(({ value }) => [value.name, value.price]);

describe('what a price is counted by', () => {
  it.each([
    [
      'Une page pour mon cours de poterie à Lille, 6 personnes max, 45 € la séance',
      'cours de poterie',
      '45 € la séance',
    ],
    [
      'portable sawmill service, we mill your logs. charge by the hour £65',
      'portable sawmill service',
      '£65',
    ],
    ['quiz night in Hull. teams of 6, £2 each', 'quiz night', '£2 each'],
    ['butik pilates stüdyosu Denge, fiyatlar kişi başı 600 TL', 'butik pilates stüdyosu', '600 TL'],
  ])('names nothing that is sold: %j', (prompt, name, price) => {
    expect(itemsOf(prompt)).toEqual([[name, price]]);
  });
});

describe('one thing at several sizes', () => {
  it('keeps the number that each price is for, and takes no pronoun for the offer', () => {
    const brief = readBrief(
      'Site for Hollow Hill Escape Rooms. They last 90 minutes each and take 2 to 6 players. Prices: 2 players £56, 4 players £92.',
    );
    expect(brief.items.map(({ value }) => [value.name, value.price])).toEqual([
      ['2 players', '£56'],
      ['4 players', '£92'],
    ]);
    expect(brief.offer?.value ?? '').not.toMatch(/they/iu);
  });
});

describe('names', () => {
  it.each([
    ['sito per avvocato penalista a Bari, dott.ssa Giulia Ferrante, aree penali', 'Dott.ssa Giulia Ferrante'],
    [
      'Vereinsseite Schachclub Turm 1923 Münster: Termine, Mannschaften, Kontakt',
      'Schachclub Turm 1923 Münster',
    ],
    ['Imkerei Sommerfeld im Odenwald, Honig ab Hof', 'Imkerei Sommerfeld'],
    ['menu only website for taco stand El Güero, al pastor $3.50', 'El Güero'],
  ])('are read whole: %j', (prompt, name) => {
    expect(readBrief(prompt).name?.value).toBe(name);
  });

  it.each(['Werkzeug, mit dem wir Honig eintragen', 'fishing charter out of Key West, half day $650'])(
    'are not made of tools and places: %j',
    (prompt) => {
      expect(readBrief(prompt).name).toBeNull();
    },
  );
});

describe('offers', () => {
  it.each([
    ['Hi! my sister is a doula in Melbourne. soft colours, services: birth support', 'doula'],
    ['fishing charter out of Key West, half day $650', 'fishing charter'],
    ['אתר למשפץ רהיטים בחיפה', 'משפץ רהיטים'],
    ['موقع لصانع عود في القاهرة', 'صانع عود'],
  ])('are told apart from looks, places and letters: %j', (prompt, offer) => {
    expect(readBrief(prompt).offer?.value).toBe(offer);
  });
});

describe('parts', () => {
  it.each([
    ['tool library in Bristol: list of tools to borrow, rules, opening saturday 10-12', 'Tools to borrow'],
    ['wedding band from Cork. audio samples, song list, packages', 'Audio samples'],
    ['veg box scheme near Totnes. small box £12, collection points, how to sign up', 'Collection points'],
  ])('stand under their own titles: %j', (prompt, title) => {
    expect(readBrief(prompt).parts.map(({ value }) => value.title)).toContain(title);
  });
});

it('is no shop where none is wanted', () => {
  const brief = readBrief(
    'page for an engineer who restores pocket watches and writes about it. blog, no shop',
  );
  expect(brief.kind.value).not.toBe('shop');
});

describe('notes of owners', () => {
  it('keeps a telephone apart from the figure before it, and lots with their count', () => {
    const brief = readBrief(
      'Sparkle & Co cleaning company Dublin. Oven clean €65. Cinnamon buns 3 for €8. All products included. Cover Dublin 1-18. 01 555 0147',
    );
    expect(brief.phone?.value).toBe('01 555 0147');
    expect(brief.items.map(({ value }) => [value.name, value.price])).toContainEqual([
      'Cinnamon buns',
      '3 for €8',
    ]);
    expect(brief.sections.map(({ value }) => value)).not.toContain('products');
  });

  it('reads the evening hours of a taproom and "til"', () => {
    const hoursOf = (prompt: string) =>
      readBrief(prompt).hours?.value.map(({ days, opens, closes }) => [
        days.join(''),
        opens / 60,
        closes / 60,
      ]);
    expect(hoursOf('Brewery in Kelso, Ragged Otter. Taproom Fri 4-10 Sat 12-11')).toEqual([
      ['5', 16, 22],
      ['6', 12, 23],
    ]);
    expect(hoursOf('nail salon essex. open tues - sat 9 til 6')).toEqual([['23456', 9, 18]]);
  });

  it('reads a brief written as a form', () => {
    const brief = readBrief(
      'Company: Delta Nine Robotics. What: warehouse robot maintenance. Where: Rotterdam, serving Benelux. CTA: "Request a site audit".',
    );
    expect([brief.name?.value, brief.offer?.value, brief.place?.value]).toEqual([
      'Delta Nine Robotics',
      'warehouse robot maintenance',
      'Rotterdam',
    ]);
  });

  it('keeps what stands in brackets before a price, and words over lists out of the list', () => {
    const brief = readBrief(
      'Build a site for "Northwind", a climbing gym in Denver.\nSections (in order): hero, about, FAQ, contact.\nPricing: Day pass $22, Kids club (ages 8-12) $32',
    );
    expect(brief.items.map(({ value }) => [value.name, value.price, value.note])).toEqual([
      ['Day pass', '$22', undefined],
      ['Kids club', '$32', 'ages 8-12'],
    ]);
  });
});

it('takes no label and no page for what somebody offers', () => {
  const brief = readBrief(
    'We are Saltmarsh Sauna, est. 2021 in Whitstable. Tagline: "Get warm, get wet, get home." Pages: Home, Sessions, Contact. Home needs a hero with button "Book a session".',
  );
  expect(brief.offer?.value.toLowerCase()).toBe('sauna');
  expect(brief.kind.value).toBe('spa');
});

it('takes what stands on the page of an app for nothing that the app does, and a look for nothing on a menu', () => {
  const app = 'App landing page for "Coppice", a savings app. Emerald gradient, App Store and Google Play buttons, how it works in three steps, privacy promise, FAQ.'; // prettier-ignore
  expect(itemsOf(app)).toEqual([]);
  const bakery = 'Website für die Bäckerei Kornblume in Graz. Handgemacht und warm, beiger Hintergrund und dunkelrote Buttons. Brote mit Preisen, unsere Geschichte.'; // prettier-ignore
  expect(itemsOf(bakery)).toEqual([]);
});
