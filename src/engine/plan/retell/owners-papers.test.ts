import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import type { SectionPlan, SitePlan } from '../site-plan';

const planOf = (prompt: string): SitePlan => makePlan(readBrief(prompt), 1);
const sectionsOf = (plan: SitePlan): SectionPlan[] => plan.pages.flatMap(({ sections }) => sections);
const titled = (plan: SitePlan, title: string): SectionPlan | undefined =>
  sectionsOf(plan).find(({ content }) => content.title === title);

const languages = `Good afternoon,

I run the Lantern Language Café in Norwich and my nephew says I need a website. We are a language school of a sort: people meet round a table with a native speaker and a pot of tea and talk. No grammar books, no exams.

How it works: groups of five at most, 75 minutes, £11 including tea and something from the country. You can buy a card of six for £60.

Timetable
Mon 6pm French, 7.30pm Spanish
Tue 6pm Italian
Thu 6pm BSL, 7.30pm Spanish

You book by text to 07700 900615 before noon on the day.

I am Fenella Marsh and I opened in 2012 after eighteen years as an interpreter in Brussels.`;

const wheels = `Project: website refresh for Ashdown Wheelwrights
Client contact: Neil Corfe, neil@ashdownwheels.example, 01342 496 0211

Who they are
Neil and his daughter Kate make and repair wooden wheels and the vehicles that stand on them. They are two of about thirty working wheelwrights in England.

Courses
Make a milking stool, one day, £95. Build a wheelbarrow, three days, £340. Max four people. Lunch from the pub included.

Visiting
Forge Barn, Nutley, East Sussex TN22 3LL. Tuesday to Friday 8 to 4.30.

Pages wanted: Home, Work, Courses, Visit.`;

const church = `Holy Trinity Eco Church group - what to put

We're a small group at Holy Trinity, Dorchester who are trying to get the church from bronze to gold eco award by Easter 2027. Anyone can join, you don't have to be a member of the church or of anything.

We need help with: watering the orchard on Tuesdays, someone who understands spreadsheets, old duvets for the hedgehog house.

Contact the convenor, Malcolm Frith: malcolm@htdorchester.example. We meet on the first Monday at 7pm in the vestry. Minutes are on the noticeboard, and all of them are read by hardly anybody, which is a pity.`;

const preschool = `Welcome to Cobble Hill Preschool

Cobble Hill is a parent-run cooperative preschool for children from 2½ to 5. We've been in the basement of St. Paul's on Court Street, Brooklyn since 1978.

PROGRAMS
Twos: Tue/Thu 9am-11:45am, $415 a month
Threes: Mon/Wed/Fri 9am-12:30pm, $610 a month
Fours: Mon-Fri 9am-1pm, $890 a month

FAQ
Do kids have to be potty trained? Not for Twos, yes for Fours.
Are you religious? No, we rent from the church.

Calendar: first day September 10, closed on NYC public school holidays, last day June 12.

Contact: office@cobblehillpreschool.example or (718) 555-0142`;

describe('papers of owners', () => {
  beforeAll(async () => Promise.all([loadAllLexicons(), loadAllCopy()]));

  it('bears the name of what somebody runs, and takes no prices for steps', () => {
    const plan = planOf(languages);
    expect(plan.name).toBe('Lantern Language Café');
    expect(sectionsOf(plan).some(({ type }) => type === 'process')).toBe(false);
    expect(titled(plan, 'Timetable')?.content.items).toHaveLength(5);
  });

  it('sells courses that begin with "Make" and stands in a town, not in a country', () => {
    const plan = planOf(wheels);
    expect(plan.contact.place).toBe('Nutley');
    expect(JSON.stringify(plan.pages.find(({ title }) => title === 'Courses'))).toMatch(/milking stool.*£95.*wheelbarrow.*£340/iu); // prettier-ignore
    expect(titled(plan, 'Client contact')).toBeUndefined();
  });

  it('is not called after the Easter by which something is to be done', () => {
    const plan = planOf(church);
    expect(plan.name).toBe('Holy Trinity Eco Church Group');
    expect(plan.contact.place).toBe('Dorchester');
    expect(JSON.stringify(plan.pages)).not.toContain('what to put');
  });

  it('gives programs their price rows and lives in its own street', () => {
    const plan = planOf(preschool);
    expect(plan.name).toBe('Cobble Hill Preschool');
    expect(plan.contact.place).toBe('Brooklyn');
    expect(titled(plan, 'Programs')?.content.items).toHaveLength(3);
    expect(JSON.stringify(plan.pages)).not.toContain('Welcome to Cobble');
  });
});

it('keeps what a house does not do: no takeaway and no delivery', () => {
  const prompt =
    'We are Copper Kettle Tea Room in Settle and we want a five page site. Home: a welcome and our motto "Proper tea, properly made". Menu: cream tea £7.50, soup and bread £6.20, pot of tea £2.40. Our story: Joan Airey opened the tea room in 1974; her granddaughter Kate took over in 2019 and still uses her scone recipe. Parties: afternoon tea for groups of 8 to 20 at £18 a head, book a week ahead. Contact: 5 Duke Street, Settle BD24 9DU, 01729 555 033, open Wednesday to Sunday 10 to 4.30. Colours copper and cream. No takeaway and no delivery.';
  expect(JSON.stringify(makePlan(readBrief(prompt), 1).pages)).toMatch(/no takeaway/iu);
});
