import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import { isForMaker } from './is-for-maker';
import { partPrompt } from './part-prompt';
import { readEvent, readSlot, readTimedRow, readWeekly } from './row-readers';
import { reviewsIn } from './read-reviews';
import { readTold } from './read-told';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const filler =
  'We answer every letter within two days and we are glad of visitors who come with questions about the work. Nobody has to buy anything and there is always tea on the stove in the back room for whoever comes in from the rain, whatever the hour and whatever the weather is like on the day that they happen to come along the lane with the dog.';
const read = (prompt: string) => readTold(readBrief(`${prompt} ${filler}`));

describe('single facts of a dense brief', () => {
  it('calls a firm what it is called, and not by a word that it refuses', () => {
    expect(read('The brewery is called Slack Tide Brewing Co. We brew in Amble. No talk of "craft journey".').name?.value).toBe('Slack Tide Brewing Co'); // prettier-ignore
    expect(read('Hi, a website for my business, Fenwick & Rook Upholstery. I am Gareth Fenwick.').name?.value).toBe('Fenwick & Rook Upholstery'); // prettier-ignore
  });
  it('gives no number of somebody else and no mailbox for volunteers', () => {
    const brief = read('If unhappy, go to the Legal Ombudsman on 0300 555 0333. Our office is on 01743 555 410. Volunteers write to crew@firm.example. Questions: info@firm.example.'); // prettier-ignore
    expect(brief.phone?.value).toBe('01743 555 410');
    expect(brief.email?.value).toBe('info@firm.example');
  });
  it('finds a house whose street has no street word', () => {
    expect(read('Visit us: 22 Dogpole, Shrewsbury SY1 1ES, any day.').address?.value).toBe('22 Dogpole, Shrewsbury SY1 1ES'); // prettier-ignore
  });
  it('is of no kind that a word in passing names', () => {
    const brief = readBrief(`We lay hedges and fell trees in Tetbury, three of us with two vans and a chipper. ${filler} We have £5 million public liability insurance.`); // prettier-ignore
    expect(brief.kind.value).not.toBe('insurance');
  });
});

describe('rows of a dense brief', () => {
  it('are what takes place each week and at each hour', () => {
    expect(readTimedRow('Monday 6.30pm: hills, from the market place')).toEqual({ name: 'Hills', when: 'Monday 6.30pm', note: 'From the market place' }); // prettier-ignore
    expect(readSlot('workshops from 10am (fiddle, clog)')).toMatchObject({ name: 'Workshops', when: '10am' });
  });
  it('of a table stand without its heads and bars', () => {
    const rows = partPrompt(
      'Lessons for all.\n\nClasses\n| Class | Age | Price |\n|---|---|---|\n| Splashers | 4–18 months | £95 |',
    );
    expect(rows.map(({ text }) => text)).toEqual(['Lessons for all.', 'Splashers | 4–18 months | £95']);
  });
  it('of praise keep who said it and where they are', () => {
    const reviews = reviewsIn('Testimonials\n"Better than it was in 1951." – Philippa Oyelaran, Corbridge\n"Honest about what was worth saving." – D. Marsh'); // prettier-ignore
    expect(reviews.map(({ value }) => value.name)).toEqual(['Philippa Oyelaran, Corbridge', 'D. Marsh']);
  });
  it('are steps where one line numbers them', () => {
    expect(partPrompt('What happens: 1. You write. 2. We talk. 3. You decide.').map(({ text }) => text)).toEqual(['You write.', 'We talk.', 'You decide.']); // prettier-ignore
  });
  it('stand on one page only', () => {
    const plan = makePlan(readBrief(`Three pages are plenty: About me, How I work, Fees and contact. I am a counsellor in Lymington. What happens: 1. You write or ring. 2. We talk for twenty minutes. 3. You decide whether to carry on. ${filler}`), 5); // prettier-ignore
    const lists = plan.pages.flatMap(({ sections }) => sections.filter(({ type }) => type === 'process'));
    expect(lists.length).toBeLessThan(3);
    expect(JSON.stringify(plan.pages.find(({ title }) => title === 'Fees and contact'))).not.toMatch(
      /You write or ring|£85/u,
    );
  });
});

describe('lists of a dense brief that are typed in haste or told in one line', () => {
  it('give bare figures beside one price as pounds', () => {
    const { items } = read('Barber in Leicester. skin fade 18 quid, scissor cut 20, kids 12, beard trim 8.');
    expect(items.filter(({ value }) => value.price !== undefined).map(({ value }) => value.price)).toEqual(['£18', '£20', '£12', '£8']); // prettier-ignore
  });
  it('tell what gifts do, and no prices', () => {
    const { items } = read('Cash gifts: £15 pays for a lock, £40 for a full repair, £120 for a bike.');
    expect(items.filter(({ value }) => value.price !== undefined)).toEqual([]);
  });
  it('keep a show with the days behind its name and a club that comes back', () => {
    expect(readEvent('Blithe Spirit by Noël Coward, 4–7 March, directed by Joan Prewett')).toEqual({ name: 'Blithe Spirit by Noël Coward', when: '4–7 March', note: 'Directed by Joan Prewett' }); // prettier-ignore
    expect(readWeekly('Pitch night, last Thursday of the month, 6pm')).toEqual({ name: 'Pitch night', when: 'last Thursday of the month 6pm' }); // prettier-ignore
  });
  it('are the sections of one page, in their order, where the prompt numbers them', () => {
    const plan = makePlan(readBrief(`Sections of the page (one page only, in this order):\n1. Hero: "Drive until the road gets thin." Sub: Three hand-built campervans for hire.\n2. The vans: Morven (sleeps 2, £95 a night), Isla (sleeps 4, £115 a night)\n3. What's in every van: bedding, gas, two chairs, awning\n4. About: Kirsty and Euan Mackay built the first van in 2017\n\n${filler}`), 5); // prettier-ignore
    expect(plan.pages).toHaveLength(1);
    const [home] = plan.pages;
    expect(home?.sections.find(({ type }) => type === 'hero')?.content.title).toMatch(/Drive until/u);
    const titles = home?.sections.map(({ content }) => content.title) ?? [];
    expect(titles.indexOf('Vans')).toBeLessThan(titles.indexOf("What's in every van"));
  });
});

describe('wishes and statements of a dense brief', () => {
  it('are told apart where both begin with please', () => {
    const brief = read(
      'I am a farrier. Please have the horse caught and dry. No horseshoes as decoration please.',
    );
    const pieces = partPrompt(brief.prompt);
    const wished = (words: string) => isForMaker(pieces.find(({ text }) => text.includes(words)) ?? pieces[0]!, brief); // prettier-ignore
    expect(wished('horse caught')).toBe(false);
    expect(wished('No horseshoes')).toBe(true);
  });
  it('keep praise without a word for it, and a name from the first heading', () => {
    expect(reviewsIn('"She noticed the abscess before the vet did" – Harriet, livery owner in Burford. "Always on time and always cheerful" – Colonel Dacre.')).toHaveLength(2); // prettier-ignore
    expect(read(`# Little Acorns Montessori Nursery\n\nA nursery in Olney. ${filler}`).name?.value).toBe('Little Acorns Montessori Nursery'); // prettier-ignore
    expect(read(`Business name: Pitstop Pat's\nWhat: independent garage\nWhere: Fareham. ${filler}`).name?.value).toBe("Pitstop Pat's"); // prettier-ignore
  });
  it('give pages that are asked for in a row', () => {
    const brief = read('We want a programme page, a tickets page, and a page for choirs. The festival is in Hebden Bridge.'); // prettier-ignore
    expect(brief.parts.filter(({ value }) => value.isPage).map(({ value }) => value.title)).toEqual(expect.arrayContaining(['Programme', 'Tickets'])); // prettier-ignore
  });
});
