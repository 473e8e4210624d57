import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../../brief/words/lexicon-shelf';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';
import type { SectionPlan } from '../../site-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const sectionsOf = (prompt: string): readonly SectionPlan[] =>
  makePlan(readBrief(prompt), 1).pages.flatMap(({ sections }) => sections);
const typesOf = (prompt: string): readonly string[] => sectionsOf(prompt).map(({ type }) => type);
const saidOf = (prompt: string): string => JSON.stringify(sectionsOf(prompt).map(({ content }) => content));

describe('what nobody told of a local business', () => {
  it('are no points of the compass that it covers', () => {
    expect(typesOf('handyman in Tralee, €40 call out then €35/hr')).not.toContain('areas');
    expect(saidOf('handyman in Tralee, areas covered, contact')).not.toContain('North side');
    expect(saidOf('window cleaner, i cover Didsbury, Chorlton and Sale')).toContain('Chorlton');
  });

  it('are no other hours than those told in words', () => {
    expect(typesOf('bakery in Dungarvan, owner Niamh Byrne, open 7 till sold out')).not.toContain('hours');
    expect(typesOf('bakery in Dungarvan')).toContain('hours');
  });

  it('are no other prices of rooms, and no classes of who teaches alone', () => {
    const rooms = sectionsOf('bed and breakfast in Picton NZ, 3 rooms, from $145').filter(
      ({ type }) => type === 'rooms',
    );
    expect(rooms.flatMap(({ content }) => content.items ?? []).some(({ price }) => price !== undefined)).toBe(
      false,
    );
    expect(typesOf('guitar lessons in Hobart, 45 minutes $50')).not.toContain('timetable');
    expect(typesOf('boiler servicing in Ennis, sean does all the jobs himself')).not.toContain('team');
  });

  it('offers no measure of a price to whoever asks for a date', () => {
    const asked = sectionsOf('handyman in Tralee, €40 call out then €35/hr').filter(
      ({ type }) => type === 'quote',
    );
    expect(JSON.stringify(asked)).not.toContain('Call-out');
  });
});

describe('what is told of the whole business', () => {
  it.each([
    ['vegan bakery in Asheville, wholesale to cafes', /butter|cow/iu],
    ['mobile hairdresser in Hull, i come to you', /large window|where the chairs/iu],
    ['driving instructor in Dundalk, automatic only', /stalled|manual/iu],
  ])('rules out the usual lines against it: %j', (prompt, against) => {
    expect(saidOf(prompt)).not.toMatch(against);
  });

  it('keeps a fee that is not taken', () => {
    expect(saidOf('locksmith in Brisbane, no call out fee, pensioners 10% off')).toContain('No call out fee');
  });
});

it('says of a told price what is told, and of a cake without eggs no eggs', () => {
  expect(saidOf('womens gym in Boksburg, R399 a month no contract')).not.toContain('One class, today');
  expect(saidOf('allergy friendly cake maker, egg free and nut free, Leeds')).not.toMatch(/\beggs, real\b/iu);
});

describe('what somebody asks a date for', () => {
  const choices = (prompt: string) =>
    sectionsOf(prompt)
      .filter(({ type }) => type === 'booking')
      .flatMap(({ content }) => content.items ?? [])
      .map(({ title }) => title);

  it('is one of several lengths', () => {
    expect(
      choices(
        'Guided hikes with Elm & Oak in Ambleside. Half day £40, full day £70, family £150. Book a hike form',
      ),
    ).toEqual(expect.arrayContaining(['Half day', 'Full day']));
  });
});

it('speaks of walks where walks are guided, and of its guides by their names', () => {
  const said = saidOf(
    'Guided walks company Elm & Oak in Ambleside. Half day £40. Meet the guides Rosa and Idris.',
  );
  expect(said).toContain('Idris');
  expect(said).toContain('Meeting point');
  expect(said).not.toContain('On the shelf');
});

it('keeps what is spent apart from what is shared', () => {
  const features = (prompt: string) =>
    sectionsOf(prompt)
      .filter(({ type }) => type === 'features')
      .map(({ content }) => JSON.stringify(content.items))
      .join(' ');
  expect(features('Landing page for Nestly, a budgeting app for families')).not.toContain('owes');
  expect(features('Landing page for Halve, an app to split bills with flatmates')).toContain('owes');
});

it('lets visitors choose among all of a row of levels', () => {
  const booking = sectionsOf(
    'Bike workshop "Spoke & Chain", Hull. Service levels: DIY £38, part £95, full £165. Booking form, map.',
  ).find(({ type }) => type === 'booking');
  expect(booking?.content.items?.map(({ title }) => title)).toEqual(['DIY', 'Part', 'Full']);
});
