import { beforeAll, expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllLexicons } from '../../../brief/words/lexicon-shelf';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

beforeAll(async () => {
  await loadAllCopy();
  await loadAllLexicons();
});

const planOf = (prompt: string) => makePlan(readBrief(prompt), 1);
const sectionsOf = (prompt: string) => planOf(prompt).pages.flatMap(({ sections }) => sections);

it.each([
  [
    'Vet practice Paws & Claws Truro. Services, team of 6, register your pet form, prices',
    'Register your pet',
  ],
  ['Landing for "Ledgerly", bookkeeping software: pricing 3 tiers, demo request form', 'Ask for a demo'],
  ['Food truck Kimchi Cowboys in Austin. Menu with prices, catering enquiry form', 'Catering enquiry'],
  [
    'Parish council website: Little Marsham. News, councillors (7), report a pothole form, meeting minutes',
    'Report a pothole',
  ],
  ['Community garden Green Patch: what we grow, a plot waiting list form, map', 'Plot waiting list'],
])('heads a form with what it is for: %s', (prompt, title) => {
  expect(sectionsOf(prompt).map(({ content }) => content.title)).toContain(title);
});

it('shows what was written of those who ask for a page called Press, and no posts of theirs', () => {
  const studio = planOf(
    'Interior design studio Atelier Nord, Copenhagen. Pages: Work, Press, Contact. No blog.',
  );
  const press = studio.pages.find(({ title }) => title === 'Press');
  expect(press?.sections.map(({ type }) => type)).toEqual(['page-header', 'values']);
  expect(press?.sections[1]?.content.items?.every(({ sample }) => sample)).toBe(true);
});

it('pours what is asked for with prices, whatever else has one', () => {
  const menu = sectionsOf('Brewery tap "Foghorn Ales" in Whitstable. Beer list with ABV and prices, tours on Saturdays £15').find(({ type }) => type === 'menu'); // prettier-ignore
  expect(menu?.content.items?.length).toBeGreaterThan(5);
  expect(menu?.content.items?.every(({ price }) => price !== undefined)).toBe(true);
  expect(menu?.content.items?.map(({ title }) => title)).not.toContain('Tours');
});

it('opens neither a ferry for a house of that name, nor a door for a garden', () => {
  const house = readBrief('Site for a B&B: "Ferry House", Isle of Mull. 4 rooms (Gannet £95, Puffin £105).');
  expect([house.kind.value, house.offer?.value]).toEqual(['hotel', 'B&B']);
  expect(readBrief('Community garden Plot 22 in Malmö: about, join form').name?.value).toBe('Plot 22');
  const cinema = readBrief('Independent cinema, The Lantern, in Hebden Bridge: tickets £7.50 / £5.50 concessions, membership, find us'); // prettier-ignore
  expect(cinema.parts.map(({ value }) => value.title)).toContain('Membership');
});

it('calls a page of signing in what it is, and a letter by the name in front of its colon', () => {
  expect(planOf('Sign-in demo for my app').name).toBe('Sign-in demo');
  expect(readBrief('Landing page for a newsletter on urban cycling, "Kerb": one email a week, about the author Lena Voss').name?.value).toBe('Kerb'); // prettier-ignore
  const plans = readBrief('Meditation app "Lull": pricing (free, €4.99/month, €39/year), reviews').items;
  expect(plans.map(({ value }) => value.name)).toEqual(['Free', 'Monthly', 'Yearly']);
});
