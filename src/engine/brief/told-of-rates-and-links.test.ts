import { expect, it } from 'vitest';
import { readBrief } from './read-brief';

const rowsOf = (prompt: string) =>
  readBrief(prompt).items.map(({ value }) => [value.section, value.name, value.price ?? value.when]);

it('calls sums under one word by what each is paid for', () => {
  const rows = rowsOf(
    'Website for Aldholme Parish Hall: hire rates £12 an hour, £85 a day, what is on each week (bingo Tuesday 19:00, tai chi Thursday 10:00).',
  );
  expect(rows).toContainEqual(['pricing', 'An hour', '£12']);
  expect(rows).toContainEqual(['pricing', 'A day', '£85']);
});

it('takes what is on each week for the week that is told, and for no other dates', () => {
  const { sections } = readBrief(
    'Website for Aldholme Parish Hall: hire from £12 an hour, what is on each week (bingo Tuesday 19:00, tai chi Thursday 10:00).',
  );
  expect(sections.map(({ value }) => value)).not.toContain('events');
});

it('lets two adjectives share their texts, and pays a translator by the word', () => {
  const rows = rowsOf(
    'Pia Lund, translator Danish to English, medical and legal documents. 0.14 euro per word, minimum charge 45 euro.',
  );
  expect(rows).toContainEqual(['services', 'Medical and legal documents', undefined]);
  expect(rows).toContainEqual(['pricing', 'Per word', '0.14 euro']);
});

it('takes a shop in a row of links for one of them', () => {
  const brief = readBrief(
    'Link in bio for @tess.weaves, a weaver in Frome: newsletter, shop, TikTok, class dates, a radio interview.',
  );
  expect(brief.items.filter(({ value }) => value.section === 'links').map(({ value }) => value.name)).toContain('Shop'); // prettier-ignore
  expect(brief.sections.map(({ value }) => value)).not.toContain('products');
});

it('puts what a museum’s shop has on its shelf, and makes no gift of the entry', () => {
  const brief = readBrief(
    'The Button Museum in Alston. Two rooms, entry by donation. Show group visits and a shop with tote bags and enamel pins.',
  );
  expect(
    brief.items.filter(({ value }) => value.section === 'products').map(({ value }) => value.name),
  ).toEqual(['Tote bags', 'Enamel pins']);
  expect(brief.sections.map(({ value }) => value)).not.toContain('donation');
});

it('names two clients before the next wish', () => {
  const rows = rowsOf(
    'Portfolio for Mina Roe, an illustrator in York. Five projects, clients Penguin and Waitrose, contact.',
  );
  expect(rows.filter(([section]) => section === 'logos').map(([, name]) => name)).toEqual(['Penguin', 'Waitrose']); // prettier-ignore
});

it('makes no trade of half a clause', () => {
  const { offer } = readBrief(
    'Ore Valley Poetry Walk: a path that was a railway. Walks map, guided walk Sundays 2pm £6.',
  );
  expect(offer?.value ?? '').not.toMatch(/that was/u);
});

it('puts a free start on the button, and not among what software does', () => {
  const brief = readBrief(
    'Landing page for Vatwise, brewing software for pubs. Counts barrels and hops, warns before a line runs dry. £19 a month. Try a free week.',
  );
  expect(brief.items.map(({ value }) => value.name)).not.toContain('Try a free week');
  expect(brief.quotes.map(({ value }) => [value.text, value.use])).toContainEqual([
    'Try a free week',
    'button',
  ]);
});

it('reads what is on month by month without a mark behind the month', () => {
  const rows = rowsOf(
    'History society page: Melling Past meets first Monday of the month, 7pm, Village Hall. Talks programme: Jan canals, Feb mills with Ann Poole, March lost railways. Membership £10.',
  );
  expect(rows.filter(([section]) => section === 'events')).toEqual([
    ['events', 'Canals', 'Jan'],
    ['events', 'Mills with Ann Poole', 'Feb'],
    ['events', 'Lost railways', 'March'],
  ]);
});

it('opens with no hours, pays a tutor by the hour, and takes times of day for no service', () => {
  expect(readBrief('Website for Elmtree Nursery in Ware, ages 1 to 4. Open 8:00-17:30 weekdays, £61 a day.').offer?.value ?? '').not.toMatch(/open/iu); // prettier-ignore
  const tutor = rowsOf(
    'Tutor website: Dr Lena Moss, A-level physics, online and in Derby. £42 an hour, small groups £18.',
  );
  expect(tutor.map(([, name]) => name)).not.toContain('Dr Lena Moss');
  const trainer = rowsOf(
    'Personal trainer in Truro, Jory Penn. One to one £40, pairs £55. Early mornings and evenings.',
  );
  expect(
    trainer.filter(([section, name]) => section === 'services' && /morning|evening/iu.test(name ?? '')),
  ).toEqual([]);
});

it('takes a sentence in quotation marks for a line or a button, and a sign for what it says', () => {
  const florist = readBrief('Wedding florist Fern & Fable, Cotswolds. Enquire form. "Flowers that look picked this morning". No prices on the home page.'); // prettier-ignore
  expect(florist.quotes.map(({ value }) => value.use)).toEqual(['tagline']);
  const huts = readBrief('Beach hut hire, Sutton-on-Sea: £35 day, availability, dogs welcome. "Book a hut". Seaside colours.'); // prettier-ignore
  expect([huts.name, huts.quotes[0]?.value.use]).toEqual([null, 'button']);
  const forge = readBrief('Website for The Old Forge B&B, Keswick: 4 rooms (Anvil £95, Bellows £105), breakfast menu.'); // prettier-ignore
  expect([forge.kind.value, forge.offer?.value]).toEqual(['hotel', 'B&B']);
  const words = readBrief(
    'Personal site for a translator, Polish–English, Magda Wrona: rates per word, contact.',
  );
  expect(words.behaviours.map(({ value }) => value)).not.toContain('language-switch');
  const band = readBrief(
    'Ceilidh band The Flying Haggis. Line-up (fiddle, accordion, guitar, caller), video.',
  );
  expect(band.behaviours.map(({ value }) => value)).not.toContain('accordion');
});

it('takes so many words among the parts of a page for what the house says', () => {
  const { quotes } = readBrief('Independent bookshop The Dog Ear, Lewes: staff picks, opening hours, "We can get any book by tomorrow". No cart.'); // prettier-ignore
  expect(quotes.map(({ value }) => value.use)).toEqual(['tagline']);
  const guide = readBrief(
    'Mountain guide in Chamonix: courses (Ski touring 5 days €1,150, Via ferrata 1 day €160).',
  );
  expect([guide.address, guide.items.filter(({ value }) => value.price !== undefined).length]).toEqual([
    null,
    2,
  ]);
});
