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

it('gives each of several routes its sum, and a length told behind a stroke to the price', () => {
  const rowsOf = (prompt: string) =>
    readBrief(prompt).items.map(({ value: { name, price } }) => [name, price]);
  expect(
    rowsOf('Cycling event "Gran Fondo Pennines", three routes (50, 90, 140 km), entry £35/£45/£55, sponsors'),
  ).toEqual([
    ['50 km', '£35'],
    ['90 km', '£45'],
    ['140 km', '£55'],
  ]);
  const clinic = readBrief(
    'Physiotherapy clinic, Move Well, Cardiff. Conditions we treat: back pain, sports injuries, post-surgery. Fees £55 / 45 min.',
  );
  expect(clinic.items.map(({ value: { name, note } }) => note ?? name)).toEqual([
    'For 45 min',
    'back pain',
    'sports injuries',
    'post-surgery',
  ]);
});

it('reads a price list of what is done, colours in a sentence of their own and who teaches', () => {
  const dentist = readBrief(
    'Dental practice "Bright Lane", Norwich. 5 treatments with prices, contact. Burgundy and cream.',
  );
  expect(dentist.sections.map(({ value }) => value)).toContain('pricing');
  const wine = readBrief('Wine subscription "Corkboard": how it works, 3 boxes, FAQ. Burgundy.');
  expect([wine.place, wine.colours[0]?.value.name]).toEqual([null, 'Burgundy']);
  const books = readBrief('Bookshop Fern. Events, contact. Burgundy and cream.');
  expect([books.place, books.colours.length]).toEqual([null, 2]);
  expect(readBrief('Piano lessons with Elena Petrova in Oxford, £40 per hour.').name?.value).toBe(
    'Elena Petrova',
  );
  const desk = readBrief('SaaS landing: "Loopdesk" helpdesk software. 6 features, FAQ.');
  expect([desk.offer?.value, desk.onePage?.value]).toEqual(['helpdesk software', true]);
});
