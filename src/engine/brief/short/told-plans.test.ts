import { expect, it } from 'vitest';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

await loadAllLexicons();

const pricesOf = (prompt: string): readonly string[] =>
  readBrief(prompt)
    .items.filter(({ value }) => value.section === 'pricing')
    .map(({ value: { name, price } }) => [name, price].filter(Boolean).join(' '));

it('gives each sum of a row of plans a name, and the free and the custom one theirs', () => {
  expect(
    pricesOf(
      'Landing page for Tallybird, an app that counts bird sightings. Two pricing tiers (free and £3 a month), download buttons',
    ),
  ).toEqual(['Free', 'Plus £3 a month']);
  const rented = readBrief(
    'Startup that rents e-cargo bikes to shops, brand Haulie, plans €99 / €179 / custom, compare table with a van, FAQ',
  );
  expect(pricesOf(rented.prompt)).toEqual(['Basic €99', 'Plus €179', 'Custom']);
  expect(rented.parts).toEqual([]);
});

it('leaves plans that bear their names as they are', () => {
  expect(pricesOf('SaaS landing page for Flowdeck, three plans: Free, Pro $15 and Team $49')).toEqual([
    'Free',
    'Pro $15',
    'Team $49',
  ]);
  // In a bracket and between strokes, too.
  expect(pricesOf('Landing page for Notely, a note-taking app: pricing (Free, Pro €8/month), FAQ')).toEqual([
    'Free',
    'Pro €8/month',
  ]);
  expect(pricesOf('Stackly, invoicing software. Pricing (Free / Team $9 / Pro $19 / month), FAQ')).toEqual([
    'Free',
    'Team $9',
    'Pro $19 / month',
  ]);
});

it('shows what clients said where a slider of quotes is asked for, as many as are counted', () => {
  const { sections } = readBrief(
    "Photographer's site with a full-bleed gallery, pricing packages and a client quote slider",
  );
  expect(sections.map(({ value }) => value)).toContain('testimonials');
  expect(sections.map(({ value }) => value)).not.toContain('quote');
  const { counts } = readBrief('Landing page for an app that counts birds, testimonials from two birders');
  expect(counts.map(({ value }) => value)).toContainEqual({ thing: 'testimonials', count: 2 });
});

it('calls no blog after the form for its letters', () => {
  expect(
    readBrief('A blog about slow travel by train with 4 sample posts, categories and a newsletter sign-up')
      .name?.value,
  ).not.toBe('sign-up');
});

it('tells the hours of a day where its timeline is asked for', () => {
  const { sections } = readBrief(
    'Nursery "Little Acorns" in Reading: ages 1 to 5, fees table per day, a day in the life timeline, visit booking',
  );
  expect(sections.map(({ value }) => value)).toContain('timetable');
  expect(sections.map(({ value }) => value)).not.toContain('timeline');
});

it('takes a doctor of things for somebody who mends them', () => {
  const kindOf = (prompt: string): string => readBrief(prompt).kind.value;
  expect(kindOf('Website for a mobile bike doctor in Norwich: puncture £12, tune-up £45, book a visit')).toBe(
    'auto',
  );
  expect(kindOf('Computer doctor in Hull, home visits, prices')).toBe('home-services');
  expect(kindOf('Website for a family doctor in Hull, appointments and opening hours')).toBe('clinic');
});
