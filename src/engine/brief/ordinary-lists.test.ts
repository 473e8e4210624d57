import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from './words/lexicon-shelf';
import { readBrief } from './read-brief';

beforeAll(loadAllLexicons);

const things = (prompt: string): string[] => readBrief(prompt).items.map(({ value }) => value.name);
const sections = (prompt: string): string[] => readBrief(prompt).sections.map(({ value }) => value);
const phrases = (prompt: string): string[] => readBrief(prompt).phrases.map(({ value }) => value);

describe('lists that go from what a business does to what its page has', () => {
  it('end what is offered at the place, and at the first word of a page', () => {
    expect(
      phrases('charity that teaches refugees to cycle, Manchester, donate button, volunteer, events'),
    ).toEqual(['teaching refugees to cycle']);
    expect(phrases('gym with brutalist style, acid yellow and black, classes, trainers, join now')).toEqual(
      [],
    );
  });

  it('keep sorts written with capitals', () => {
    expect(things('electrician in Hull. Rewires, fuse boards, EV chargers.')).toEqual([
      'Rewires',
      'Fuse boards',
      'EV chargers',
    ]);
    expect(things('spa in Ely, Thai massage, Indian head massage, facials')).toEqual([
      'Thai massage',
      'Indian head massage',
      'Facials',
    ]);
  });
});

describe('words of ordinary lists that mean something else elsewhere', () => {
  it('takes no day and no guided tours for a town', () => {
    expect(readBrief('wine bar with small plates, events on Thursdays, reservations').place).toBeNull();
    expect(readBrief('craft beer brewery, taproom hours, beers list, tours, merch shop').place).toBeNull();
    expect(readBrief('brewery in Tours, beers, shop').place?.value).toBe('Tours');
  });

  it('takes no book club for an appointment', () => {
    expect(sections('second hand bookshop, events, book club, opening hours')).not.toContain('booking');
    expect(sections('barber in Leeds, gallery, book online')).toContain('booking');
  });

  it('lets a pet be registered with a form, and no ticket', () => {
    expect(sections('vet clinic, services, team, register your pet')).toContain('form');
    expect(sections('vet clinic, services, team, register your pet')).not.toContain('tickets');
  });

  it('takes two languages for what is taught, not for a name', () => {
    const brief = readBrief('language school teaching Spanish and Italian, timetable, prices');
    expect(brief.name).toBeNull();
    expect(brief.offer?.value).toContain('Spanish and Italian');
  });

  it('reads houses that somebody worked at, and asks them for no payment', () => {
    const brief = readBrief(
      'CV site for a data scientist, Maya Lindqvist, 8 years of experience at Spotify and Klarna',
    );
    expect(
      brief.items.filter(({ value }) => value.section === 'timeline').map(({ value }) => value.name),
    ).toEqual(['Spotify', 'Klarna']);
    expect(brief.limits).toEqual([]);
  });
});

describe('a list after a colon', () => {
  it('goes on behind what comes with one of its things, and ends where the page is spoken of', () => {
    expect(
      things('restaurant in Ayr. Menu: beetroot tartare, venison with juniper, cheese, rhubarb fool'),
    ).toEqual(['beetroot tartare', 'venison with juniper', 'cheese', 'rhubarb fool']);
    expect(things('pottery shop. Products: bowls, mugs, plates with a cart and checkout')).toEqual([
      'bowls',
      'mugs',
      'plates',
    ]);
  });
});
