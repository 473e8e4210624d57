import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import type { SectionPlan, SitePlan } from '../site-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const planOf = (prompt: string): SitePlan => makePlan(readBrief(prompt), 1);
const all = (plan: SitePlan): SectionPlan[] => plan.pages.flatMap(({ sections }) => sections);
const titled = (plan: SitePlan, title: string): SectionPlan | undefined =>
  all(plan).find(({ content }) => content.title === title);
const names = (section?: SectionPlan): string[] => section?.content.items?.map(({ title }) => title) ?? [];

const nursery = `SCOPE OF CONTENT FOR www.riversideforest.example

1. About the nursery
Riverside Forest School is an independent nursery in Hexham for children aged 2 to 5. We opened in 2004 with six children.

2. Groups
Otters, 2-3 years, 10 children, two adults. Herons, 3-4, 16 children. Kingfishers, 4-5, 18 children.

3. The day
8.15 doors open. 8.45 circle by the fire. 10.00 snack, baked on site. 12.00 lunch, vegetarian. 13.00 woods whatever the weather. 15.00 home. Until 17.00 late club (£9, tea included).

4. Fees 2026/27 (per term)
Otters £1,900
Herons £1,750
Kingfishers £1,700
Registration fee £60, not refundable.

5. Joining
Step 1: come to an open morning (Saturday 10 October, 9.30-11.30). Step 2: register. Step 3: spend a morning with us.

6. Staff
Ruth Calder, head; Ben Amoah, Otters lead, with us since 2006; Sonia Petrov, Herons; Liz Dunn, cook.

7. Contact
Riverside Forest School, 2 Tyne Green, Hexham NE46 3RY, 01434 555 019, office@riversideforest.example. Office hours term time 8.30 to 15.30.`;

describe('a paper with numbered headings, some with figures', () => {
  it('tells what stands under each as what it is', () => {
    const plan = planOf(nursery);
    expect(names(titled(plan, 'Groups'))).toEqual(['Otters', 'Herons', 'Kingfishers']);
    const day = all(plan).find(({ type }) => type === 'agenda');
    expect(day?.content.items?.map(({ value }) => value)).toContain('10.00');
    expect(names(day)).toContain('Late club');
    expect(names(all(plan).find(({ type }) => type === 'team'))).toEqual([
      'Ruth Calder',
      'Ben Amoah',
      'Sonia Petrov',
      'Liz Dunn',
    ]);
    expect(names(titled(plan, 'Joining'))).toContain('Register.');
    expect(JSON.stringify(plan.pages)).not.toContain('SCOPE');
  });

  it('takes no times for a telephone, and knows no office that is open on Sundays', () => {
    const { contact } = planOf(nursery);
    expect(contact.phone).toBe('01434 555 019');
    expect(contact.hours?.[0]?.days).toEqual([1, 2, 3, 4, 5]);
  });
});

const quartet = `Our band needs a site before the summer. We're Tin Harbour, a three-piece from Whitby, sort of folk with a tuba. Members: Asha Rowe sings and plays fiddle, Colm Burke guitar, Freddie Vane tuba.

Album "Slack Water" is out on 6 May on Jetty Records. Tracklist: 1 Groyne 2 Salt Pan 3 Last Bus (live) 4 Kelp. Formats: LP £22, CD £11, download £7.

Tour dates: 20 May The Ship Lowestoft, 21 May Hope Hall Norwich, 27 May The Anchor Deal, 3 June Cellar Bar Hull (sold out). Doors 7.30 everywhere, tickets £12.

Press: "A shanty with teeth" - The Gannet. Booking: Jo at Pier Agency, jo@pier.example, 020 7946 0111. Press: same. General hello@tinharbour.example.

One page is fine, but tour should be the first thing you see under the name. Then album, then members, press, contact. Mailing list sign-up please, one email a month. Navy and rust.`;

describe('a band that says in which order its page is', () => {
  it('has it so, with its members once and its songs in a list', () => {
    const plan = planOf(quartet);
    const [home] = plan.pages;
    const types = home?.sections.map(({ type }) => type) ?? [];
    expect(types.slice(0, 2)).toEqual(['hero', 'events']);
    expect(types.indexOf('team')).toBeLessThan(types.indexOf('contact'));
    expect(types).toContain('newsletter');
    expect(types.filter((type) => type === 'team')).toHaveLength(1);
    expect(names(titled(plan, 'Tracklist'))).toEqual(['Groyne', 'Salt Pan', 'Last Bus (live)', 'Kelp']);
    expect(all(plan).find(({ type }) => type === 'events')?.content.lede).toContain('Doors 7.30');
    expect(JSON.stringify(plan.pages)).not.toMatch(/Then album|Same\./u);
  });
});

const hospital = `To whom it may concern,

The governors of Penrose Hospital would be glad of a small, plain website. The hospital was founded in 1588 under the will of Dame Joan Penrose for "eight poor widows of the town". There are today ten cottages round a green in Truro.

Who may apply. Applicants must be aged 65 or over and have lived within eight miles of Truro for three years.

What residents pay. There is no rent; residents pay £96 a week, which covers heating and water.

How to apply. Write to the clerk for a form; the warden will visit you at home; the governors meet in March and September to decide.

The governors are Canon Piers Roe (chairman), Mrs Edith Lane, Dr Omar Said, and the Mayor of Truro ex officio.

Visitors. The green is open to the public on the first Sunday of each month from May to September, 2 to 4.

We should like pages for the history, applying, visiting and the governors, and somewhere to give to the roof fund. The address is Penrose Hospital, Church Road, Truro TR1 1AA; telephone 01872 555 014, clerk@penrosehospital.example.

Yours faithfully,
Alan Stone`;

describe('a letter of trustees', () => {
  it('has a page for each thing that is joined at the end of the list', () => {
    expect(planOf(hospital).pages.map(({ title }) => title)).toEqual([
      'Home', 'History', 'Applying', 'Visiting', 'Governors', 'Give to the roof fund',
    ]); // prettier-ignore
  });

  it('tells the history on its page, the way to apply in steps and who holds an office', () => {
    const plan = planOf(hospital);
    expect(JSON.stringify(plan.pages[1]?.sections)).toContain('1588');
    expect(names(titled(plan, 'How to apply'))).toHaveLength(3);
    expect(names(all(plan).find(({ type }) => type === 'team'))).toContain('The Mayor of Truro');
    expect(JSON.stringify(plan.pages)).not.toContain('would be glad');
  });
});
