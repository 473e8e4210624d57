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
const titlesOf = (prompt: string) => sectionsOf(prompt).map(({ content }) => content.title);

it('shows a council its members, its tables and its form', () => {
  const sections = sectionsOf('Parish council website: Little Marsham. News, councillors (7), planning applications table, report a pothole form'); // prettier-ignore
  const councillors = sections.find(({ content }) => content.title === 'Councillors');
  expect(councillors?.content.items?.map(({ note }) => note)).toEqual(Array.from({ length: 7 }, () => 'Councillor')); // prettier-ignore
  expect(sections.map(({ content }) => content.title)).toEqual(expect.arrayContaining(['Planning applications', 'Report a pothole'])); // prettier-ignore
});

it('takes what stands behind "needs volunteers" for the page, where only a page has it', () => {
  const prompt = 'Community garden "Green Patch" needs volunteers: what we grow this month, work days (first and third Saturday), a plot waiting list form, tool library list, map, donate button'; // prettier-ignore
  const sections = sectionsOf(prompt);
  expect(sections.find(({ type }) => type === 'timetable')?.content.items?.map(({ title, value }) => [title, value])).toEqual([['Work days', 'First and third Saturday']]); // prettier-ignore
  expect(titlesOf(prompt)).toEqual(expect.arrayContaining(['What we grow this month', 'Tool library', 'Plot waiting list'])); // prettier-ignore
  const roles = readBrief('Food bank "Larder" needs volunteers: drivers, sorters, cooks').items;
  expect(roles.map(({ value }) => [value.section, value.name])).toContainEqual(['volunteer', 'drivers']);
});

it('names those beside whom a program stands, and keeps wishes out of what it does', () => {
  const plan = planOf('SaaS "Quillbase", knowledge base for support teams. Compare with Notion and Confluence. Customer logos. Changelog page, status link.'); // prettier-ignore
  const text = JSON.stringify(plan.pages);
  expect(text).toContain('Quillbase beside Notion, Confluence');
  expect(text).not.toMatch(/Customer logos|Compare with|Status link/u);
  expect(plan.pages.find(({ title }) => title === 'Changelog')?.sections[0]?.content.items?.[0]?.title).toBe('Just out'); // prettier-ignore
});

it('has a quartet played by four, and a museum show as much as is counted', () => {
  const players = sectionsOf('One-page site for a string quartet, "The Alder Quartet": concerts, members with instruments, newsletter').find(({ type }) => type === 'team'); // prettier-ignore
  expect(players?.content.items?.map(({ note }) => note)).toEqual(['First violin', 'Second violin', 'Viola', 'Cello']); // prettier-ignore
  const museum = sectionsOf('A museum of typewriters. Opening hours, tickets adults 8, children free, collection highlights (9)'); // prettier-ignore
  expect(museum.find(({ type }) => type === 'gallery')?.content.items).toHaveLength(9);
  expect(museum.find(({ type }) => type === 'tickets')?.content.items?.map(({ title, price }) => [title, price])).toEqual([['Adults', '8'], ['Children', 'Free']]); // prettier-ignore
});

it('links to where things are sold and given, and sells and collects nothing itself', () => {
  const art = sectionsOf(
    'Portfolio of an illustrator, Mei Tanaka. Gallery of 12 works, shop link to Etsy, about with portrait',
  );
  expect(art.some(({ type }) => type === 'products')).toBe(false);
  expect(art.find(({ type }) => type === 'links')?.content.items?.map(({ title }) => title)).toEqual([
    'Etsy',
  ]);
  expect(art.map(({ content }) => content.title)).not.toContain('Portrait');
  const show = sectionsOf('Podcast "Slow Rivers": latest episodes, hosts Jo and Karim, support us on Patreon, subscribe links'); // prettier-ignore
  expect(show.some(({ type }) => type === 'donation')).toBe(false);
  expect(JSON.stringify(show)).toContain('Patreon');
});

it('heads what is made with the title that was asked for, and steps with what they lead to', () => {
  const forge = sectionsOf('Website for "Blackthorn Forge", a blacksmith. Gates, railings, fire pokers. Sections: what we make, commissions in 4 steps, gallery, contact.'); // prettier-ignore
  expect(forge.find(({ type }) => type === 'services')?.content).toMatchObject({ title: 'What we make', items: [{ title: 'Gates' }, { title: 'Railings' }, { title: 'Fire pokers' }] }); // prettier-ignore
  expect(forge.find(({ type }) => type === 'process')?.content.title).toBe('Commissions');
  expect(forge.some(({ type }) => type === 'values')).toBe(false);
});

it('asks for a price with the fields that a calculator was to have', () => {
  const quote = sectionsOf('Moving company landing page with an instant quote calculator: rooms, distance, floor, packing yes/no. Reviews.').find(({ type }) => type === 'quote'); // prettier-ignore
  expect(quote?.content.fields).toEqual(expect.arrayContaining(['Rooms', 'Distance', 'Floor', 'Packing (yes, no)'])); // prettier-ignore
});
