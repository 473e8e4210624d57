import { beforeAll, expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllLexicons } from '../../../brief/words/lexicon-shelf';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
}, 240_000);

const sectionsOf = (prompt: string) => makePlan(readBrief(prompt), 1).pages[0]?.sections ?? [];
const titlesIn = (prompt: string, type: string, title?: string) =>
  sectionsOf(prompt)
    .find((section) => section.type === type && (title === undefined || section.content.title === title))
    ?.content.items?.map((item) => item.title);

it('shows as many rooms as are counted, and lets guests ask for each of them', () => {
  const prompt = 'B&B in Kinsale called Harbour Row: 5 rooms with prices, house rules, booking request form.';
  const rooms = titlesIn(prompt, 'rooms');
  expect(rooms).toHaveLength(5);
  expect(new Set(rooms).size).toBe(5);
  expect(titlesIn(prompt, 'booking')).toEqual(rooms);
});

it('shows as many people as are counted, before the word or in brackets behind it', () => {
  expect(
    titlesIn('Vet clinic "Paws & Claws", Dundee: services, 3 vets, prices, register your pet form', 'team'),
  ).toHaveLength(3);
  const spa = 'Massage studio, Lotus & Stone in Bath: 8 treatments with prices, therapist bios (4), booking.';
  expect(titlesIn(spa, 'team')).toHaveLength(4);
  expect(titlesIn(spa, 'services')).toHaveLength(8);
});

it('gives counted parts of the page as many entries, houses with their towns', () => {
  const bike =
    'Bike repair in Lucca, "Velo Vecchio": repair prices, guided tours (4), two locations: Lucca and Pisa.';
  expect(titlesIn(bike, 'values', 'Guided tours')).toHaveLength(4);
  expect(titlesIn(bike, 'values', 'Our locations')).toEqual(['Lucca', 'Pisa']);
});

it('takes no word shared with the name for all that a trade does', () => {
  const roof =
    'Roofing company, Slate & Sons, Sheffield. Services, 6 recent jobs with before/after photos, areas covered, free quote form.';
  expect(titlesIn(roof, 'services')?.length).toBeGreaterThan(3);
  expect(titlesIn(roof, 'before-after')).toHaveLength(6);
});

it('opens titles that are asked among other parts, drawings of a house too', () => {
  const barn =
    'Wedding venue, barn near Ludlow: 3 packages, floor plans, gallery, capacity table, enquiry form.';
  const titles = sectionsOf(barn).map(({ content }) => content.title);
  expect(titles).toEqual(expect.arrayContaining(['Floor plans', 'Capacity table']));
  expect(sectionsOf(barn).filter(({ type }) => type === 'text')).toEqual([]);
  const bikes = 'Bike shop "Spoke & Chain" in Ghent. Repairs with prices, bike hire, opening hours.';
  expect(sectionsOf(bikes).map(({ content }) => content.title)).toEqual(
    expect.arrayContaining(['Bike hire', 'Repairs']),
  );
});

it('keeps a cuisine between commas with the kitchen, and a diet with the card', () => {
  const plan = makePlan(
    readBrief(
      'restaurant menu website, Thai, called Baan Suan. Filter for vegan and spicy dishes, delivery area',
    ),
    1,
  );
  expect(plan.contact.place).toBeNull();
  expect(plan.brief.offer?.value).toBe('Thai restaurant');
  expect(JSON.stringify(plan.pages)).not.toMatch(/beetroot|celeriac/iu);
});

it('lets a holiday cottage by the night', () => {
  const plan = makePlan(
    readBrief(
      'Two-bedroom holiday cottage to rent in Pembrokeshire: gallery, floor plan, prices by season, map',
    ),
    1,
  );
  expect(plan.kind).toBe('hotel');
  expect(plan.pages.flatMap(({ sections }) => sections).some(({ type }) => type === 'listings')).toBe(false);
});
