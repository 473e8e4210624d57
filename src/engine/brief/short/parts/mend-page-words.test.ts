import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(loadAllLexicons);

const sections = (prompt: string): string[] => readBrief(prompt).sections.map(({ value }) => value);
const titles = (prompt: string): string[] => readBrief(prompt).parts.map(({ value }) => value.title);

describe('words of a list that ask for a part of the page', () => {
  it('are a section by another name, or a part by their own', () => {
    expect(sections('house cleaning company with before/after photos, reviews, areas')).toContain('areas');
    expect(sections('physiotherapy clinic, conditions we treat, team, prices')).toContain('services');
    expect(titles('second hand bookshop, events, book club, opening hours, staff picks')).toEqual([
      'Book club',
      'Staff picks',
    ]);
    expect(sections('second hand bookshop, events, opening hours, staff picks')).not.toContain('team');
  });

  it('stay what the vocabulary calls them', () => {
    expect(sections('consultancy in Umeå. 4 partners. services, insights, careers')).toContain('jobs');
  });

  it.each([
    ['window cleaner: prices, gutters, sign up, pay online', ['Sign up', 'Pay online']],
    ['urgent care in Dallas with services, wait times, check in online', ['Wait times', 'Check in online']],
    ['vegan bakery with cakes, allergens, wholesale', ['Allergens']],
    ['handyman: services, small jobs, reviews, what I don’t do', ['What I don’t do']],
  ])('say what a visitor would do or know first: %s', (prompt, expected) => {
    expect(titles(prompt)).toEqual(expect.arrayContaining(expected));
    const { items, phrases } = readBrief(prompt);
    const offered = [...items.map(({ value }) => value.name), ...phrases.map(({ value }) => value)];
    expect(offered.filter((one) => expected.includes(one))).toEqual([]);
  });

  it('are what a shop does beside selling', () => {
    const prompt = 'jeweller: engagement rings, repairs, valuations, watches, gold buying, about';
    expect(titles(prompt)).toEqual(['Repairs', 'Valuations', 'Gold buying']);
    expect(readBrief(prompt).items.map(({ value }) => value.name)).toEqual(['Engagement rings', 'Watches']);
  });

  it('are what a bar or a bed shop has besides, and neither drinks nor beds', () => {
    const bar = readBrief('craft beer bar: taps, food, quiz night, private parties, opening hours');
    expect(bar.items).toEqual([]);
    expect(bar.parts.map(({ value }) => value.title)).toEqual(['Private parties']);
    const beds = readBrief('bed shop: mattresses, beds, bedding, sleep advice, delivery, finance, stores');
    expect(beds.items.map(({ value }) => value.name)).toEqual(['Mattresses', 'Beds', 'Bedding']);
    expect(beds.parts.map(({ value }) => value.title)).toEqual([
      'Sleep advice',
      'Delivery',
      'Finance',
      'Stores',
    ]);
  });

  it('are dates to keep, and no lesson by that name', () => {
    const training = readBrief('yoga teacher training in Bali, dates, curriculum, price, teachers, apply');
    expect(training.items).toEqual([]);
    expect(training.sections.map(({ value }) => value)).toContain('events');
  });

  it('are no link where they are a face', () => {
    expect(readBrief('link in bio for chef @marco.eats with 5 links and a portrait').items).toEqual([]);
  });

  it('ask whoever registers for a form, and for a ticket where something takes place', () => {
    expect(sections('recruitment agency with jobs, register CV, about')).not.toContain('tickets');
    expect(sections('recruitment agency with jobs, register CV, about')).toContain('form');
    expect(sections('charity run with register, route, sponsors')).toContain('rsvp');
    expect(sections('design conference with register, venue, sponsors')).toContain('tickets');
  });

  it('are no rooms where work is done for them', () => {
    expect(sections('structural engineer in Bergen, calculations for extensions and cabins')).not.toContain(
      'rooms',
    );
    expect(sections('holiday park with lodges and cabins, prices')).toContain('rooms');
  });

  it('count pieces of work', () => {
    const { counts } = readBrief('portfolio for a UX designer, 4 case studies, about, contact');
    expect(counts.map(({ value }) => value)).toContainEqual({ thing: 'portfolio', count: 4 });
    expect(sections('portfolio for a UX designer, 4 case studies, about, contact')).not.toContain(
      'case-study',
    );
  });

  it('are none where they tell what a program does', () => {
    expect(sections('SaaS for dentists to manage appointments; features, pricing in 3 tiers')).not.toContain(
      'booking',
    );
    expect(sections('SaaS for dentists; features, book a demo, appointments')).toContain('booking');
  });

  it('are work where somebody comes to the house, and goods in a shop', () => {
    const items = readBrief('carpenter making bespoke kitchens and wardrobes, gallery, quote').items;
    expect(items.map(({ value }) => value.section)).toEqual(['services', 'services']);
    expect(titles('toy shop with wooden toys, filters by age, cart, gift wrapping')).toEqual([
      'Gift wrapping',
    ]);
  });
});
