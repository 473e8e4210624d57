import { beforeAll, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

beforeAll(async () => {
  await loadAllCopy();
  await loadAllLexicons();
});

const planOf = (prompt: string) => makePlan(readBrief(prompt), 1);
const sectionsOf = (prompt: string) => planOf(prompt).pages.flatMap(({ sections }) => sections);
const of = (prompt: string, type: string) => sectionsOf(prompt).find((section) => section.type === type)?.content; // prettier-ignore

it('says goodbye at a funeral, and asks nobody for help or money', () => {
  const plan = planOf("My dad's funeral: order of service, Saturday 5 December 2026 at 11am St Anne's Church, Lancaster, donations to Macmillan instead of flowers, share a memory"); // prettier-ignore
  const types = plan.pages.flatMap(({ sections }) => sections.map(({ type }) => type));
  expect([plan.kind, plan.name]).toEqual(['event', 'Dad’s funeral']);
  expect(types).toContain('agenda');
  expect(plan.pages[0]?.sections[0]?.content.lede).toMatch(/^Whoever would like to say goodbye is welcome/u);
  expect(types.some((type) => type === 'donation' || type === 'volunteer')).toBe(false);
  expect(readBrief('Funeral directors in Leeds: plans, prices, what to do first').kind.value).not.toBe(
    'event',
  );
});

it('counts testimonials that stand before their number, and shows case studies as such', () => {
  const prompt = 'Freelance copywriter. One page. What I write, three case studies, rates per day £450, testimonials 4, newsletter signup.'; // prettier-ignore
  expect(of(prompt, 'testimonials')?.items).toHaveLength(4);
  expect(of(prompt, 'portfolio')).toMatchObject({ title: 'Case studies', items: [{ title: 'For a small firm' }, {}, {}] }); // prettier-ignore
  expect(readBrief(prompt).items.map(({ value }) => value.price)).toEqual(['£450']);
});

it('gives the life of whoever is a project manager', () => {
  const brief = readBrief(
    'Project manager CV for Tom Hale, timeline, skills with levels, download PDF button',
  );
  expect([brief.kind.value, brief.offer?.value, brief.name?.value]).toEqual(['cv', 'project manager', 'Tom Hale']); // prettier-ignore
  expect(brief.behaviours.map(({ value }) => value)).not.toContain('game');
});

it('reads paper for a ground, and a typewriter for a typeface', () => {
  const { colours, style, font } = readBrief("A poet's website. Books, readings. Typewriter font, off-white paper."); // prettier-ignore
  expect([colours[0]?.value.role, style, font?.value]).toEqual(['background', null, 'mono']);
});

it('reads a budget of which a part is raised as an appeal, and gives a petition to sign', () => {
  const prompt = 'Skate park campaign: petition with counter, timeline, budget £180,000 of which £64,000 raised, contact Mel'; // prettier-ignore
  expect(of(prompt, 'stats')?.items?.map(({ value, title }) => [value, title])).toEqual([['£64,000', 'Raised so far'], ['£180,000', 'Our goal']]); // prettier-ignore
  expect(of(prompt, 'contact')?.title).toBe('Sign the petition');
});

it('names the first of a row of fares for who pays, and what all prices begin at for nobody', () => {
  const fares = readBrief('Ferry timetable for the Isle of Orna: winter and summer timetables, fares adult £12, child £6, car £38').items; // prettier-ignore
  expect(fares.map(({ value }) => [value.section, value.name])).toEqual([['pricing', 'Adult'], ['pricing', 'child'], ['pricing', 'car']]); // prettier-ignore
  const electrician = 'Electrician in Cork. EV charger installs, rewires, emergency callouts. Prices from €60. Reviews.'; // prettier-ignore
  expect(of(electrician, 'pricing')?.items?.map(({ title, price }) => [title, price])).toEqual([['Prices', 'from €60']]); // prettier-ignore
  expect(of(electrician, 'services')?.items?.map(({ title }) => title)).toEqual(['EV charger installs', 'Rewires', 'Emergency callouts']); // prettier-ignore
  const trainer = readBrief('Personal trainer Joe Adeyemi, Birmingham. 1-to-1 £45, small group £20').items;
  expect(trainer.map(({ value }) => value.name)).toEqual(['1-to-1', 'small group']);
});

it('numbers the pages of things that nobody named', () => {
  const cottages = planOf('Estate of 3 holiday cottages in Northumberland, "Fell End": each cottage its own page with sleeps, photos; dogs welcome, how to find us'); // prettier-ignore
  expect(cottages.pages.map(({ title }) => title)).toEqual(expect.arrayContaining(['Cottage One', 'Cottage Two', 'Cottage Three'])); // prettier-ignore
});

it('opens a page for each of those it is for, and tells the day of a preschool', () => {
  const agency = planOf('Recruitment agency for nurses, "CareLine Staffing": for nurses page, for hospitals page, current vacancies, register your CV form'); // prettier-ignore
  expect(agency.pages.map(({ title }) => title)).toEqual(expect.arrayContaining(['For nurses', 'For hospitals'])); // prettier-ignore
  const preschool = sectionsOf('Preschool "Little Acorns": our day (timeline), staff, enrolment form, menu of the week, term dates 2026/27').map(({ type, content }) => `${type} ${content.title}`); // prettier-ignore
  expect(preschool).toEqual(expect.arrayContaining(['values Menu of the week', 'form Enrolment'])); // prettier-ignore
  expect(preschool.map((one) => one.split(' ')[0])).toContain('timetable');
  expect(preschool.some((one) => one.startsWith('timeline'))).toBe(false);
});

it('calls no club by the months of its course, and counts its committee', () => {
  const club = readBrief('Rowing club on the Tyne. Learn to row course April-June £120, results, committee (4), kit shop link'); // prettier-ignore
  expect(club.name).toBeNull();
  expect(club.counts.map(({ value }) => [value.thing, value.count])).toContainEqual(['team', 4]);
});

it('takes what each of several things tells for nothing that is sold', () => {
  const sauces = readBrief('Small batch hot sauce "Ember Road": 5 sauces with heat level 1-5, ingredients, where to buy, recipes'); // prettier-ignore
  expect(sauces.items).toEqual([]);
  expect(sauces.counts.map(({ value }) => [value.thing, value.count])).toContainEqual(['products', 5]);
  const candles = readBrief('Candle shop Wick: 6 candles with scent notes and burn time, about, contact').items; // prettier-ignore
  expect(candles).toEqual([]);
});

it('names packs and lengths for their sums, and charges nothing where lessons are free', () => {
  const packs = readBrief('Pilates studio Corelight, Porto. First class €10, packs of 5 €70 and 10 €120').items; // prettier-ignore
  expect(packs.map(({ value }) => value.name)).toEqual(['First class', 'packs of 5', 'packs of 10']);
  const fees = readBrief('Therapist for couples, Dr. Lena Hoff, Zurich. Approach, fees CHF 180 / 90 minutes CHF 260, FAQ').items; // prettier-ignore
  expect(fees.map(({ value }) => [value.name, value.price])).toEqual([['One session', 'CHF 180'], ['90 minutes', 'CHF 260']]); // prettier-ignore
  const school = sectionsOf('Language school in Berlin teaching German to refugees, free courses, volunteers needed, timetable'); // prettier-ignore
  expect(school.some(({ type }) => type === 'pricing')).toBe(false);
});

it('reads a DJ by his trade, a wholesale bakery as one, and the sun for hours', () => {
  const dj = readBrief('Wedding DJ Marcus Bell, Kent. Packages: evening £450, all day £750.');
  expect([dj.kind.value, dj.offer?.value, dj.name?.value]).toEqual(['portfolio', 'Wedding DJ', 'Marcus Bell']); // prettier-ignore
  const bakery = planOf('Wholesale bakery supplying cafes in Manchester. Delivery days, become a customer form, allergens table'); // prettier-ignore
  const titles = bakery.pages.flatMap(({ sections }) => sections.map(({ content }) => content.title));
  expect(bakery.kind).toBe('bakery');
  expect(titles).toEqual(expect.arrayContaining(['Allergens', 'Become a customer']));
  expect(titles).not.toContain('Become a customer form');
  expect(of('A memorial garden charity: Forget-Me-Not Garden, Truro. Visiting hours dawn to dusk, events', 'hours')?.items).toEqual([{ title: 'Every day', value: 'Dawn to dusk' }]); // prettier-ignore
});

it('gives each of a counted committee something of their own to do', () => {
  const roles = of('Village hall charity in Truro, trustees (6), hall hire, events', 'team')?.items?.map(({ note }) => note) ?? []; // prettier-ignore
  expect(roles).toHaveLength(6);
  expect(new Set(roles).size).toBe(6);
  const said = of('Freelance copywriter. What I write, testimonials 6', 'testimonials')?.items?.map(({ text }) => text) ?? []; // prettier-ignore
  expect([said.length, new Set(said).size]).toEqual([6, 6]);
});

it('takes places for how many come, a sign-up for a form, and a house for where it is held', () => {
  const plan = planOf('Zine workshop series at Paper Cuts, Leeds: 12 places, what to bring, sign-up');
  const titles = plan.pages.flatMap(({ sections }) => sections.map(({ content }) => content.title));
  expect(plan.name).toBe('Leeds Zine Workshop Series');
  expect(titles).toEqual(expect.arrayContaining(['What to bring', 'Sign up']));
  expect(titles).not.toContain('Places');
});

it('shows as many as the bracket behind a title counts', () => {
  const fleet = sectionsOf(
    'Trailer hire called Gatepost Hire, Shropshire. fleet (5 trailers), daily rates',
  ).filter(({ content }) => /^(?:Fleet|Trailers)$/u.test(content.title));
  expect(fleet.map(({ content }) => [content.title, content.items?.length])).toEqual([['Fleet', 5]]);
});

it('heads the brands that a shop stocks by their own word', () => {
  expect(of('Bike shop Spoke & Co in York: brands we stock, repairs price list', 'logos')).toMatchObject({
    title: 'Brands we stock',
    items: expect.arrayContaining([expect.objectContaining({ title: 'First brand' })]) as unknown,
  });
});
