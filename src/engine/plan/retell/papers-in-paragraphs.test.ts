import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import type { SectionPlan, SitePlan } from '../site-plan';

const planOf = (prompt: string): SitePlan => makePlan(readBrief(prompt), 1);
const pageOf = (plan: SitePlan, title: string): readonly SectionPlan[] =>
  plan.pages.find((page) => page.title === title)?.sections ?? [];
const titlesIn = (sections: readonly SectionPlan[], type: string): string[] =>
  sections.filter((one) => one.type === type).flatMap(({ content }) => (content.items ?? []).map(({ title }) => title)); // prettier-ignore

const memo = `Memo

From: Office manager
To: whoever builds the site
Subject: new site for Quay Dental, Amble

1. The practice. Independent, two dentists and three nurses, founded 1991 by Ruth Coyle who still sees families on Mondays.

2. Fees. £48 for a check-up, £72 for a filling, £58 for the hygienist. Includes x-rays where they are needed, and no joining fee.

3. Team. Dentists: Nadia Aziz (clinical lead), Piotr Lis (implants). Head nurse Carol Bell. Reception: June and Young Tom.

4. Out of hours. Emergencies are seen by Tyne Dental in Blyth, 01670 496 555 – please make this very prominent, but not as if it was us.

5. We do not want: a chat bot, stock photos of teeth, the word "smilestyle".

6. Where. 4 Pier Road, Amble NE65 0DB. Two spaces in front, pay and display on Queen Street. Tel 01665 496 020, desk@quaydental.example.

7. Look. Sea green and warm white. Clear, kind, not clinical.`;

const luthier = `OK so I've been meaning to do this for three years. I'm Mo Farrant and I build and mend guitars in Stroud, have done since 2003. I work alone.

What do I do? A setup is £65 and a refret £240. Right now there's a 1962 parlour guitar at £780 with a case.

People ask how long it takes (two weeks, longer before Christmas), whether it's worth mending a cheap one (sometimes, I'll say so), and if I can come to schools (Thursdays only).

Unit 9, Salmon Springs, Stroud GL6 6NU, by appointment. Text 07700 900 238 or mo@farrant.example.

I want it plain. Black, cream. A page for guitars for sale, a page with prices, a page about building with the steps (choose, quote, carve, string) and contact. No music that starts by itself please.`;

const plates = `Hey! I'm opening a vintage tableware store called Second Supper in Santa Fe, New Mexico, in March and I need a website. We sell plates and glasses from the 1930s to the 1980s. Every piece is washed and checked. Most plates are $12 to $40.

I'd like these sections on the home page: hero with a big claim, how it works in 3 steps (pick a table, tell us the day, we bring it), decades (Thirties, Forties, Fifties, Sixties), a strip about repairs (we glue handles and re-gild rims, starting at $15).

Other pages: About, Repairs, Visit. About: my grandmother Elena ran a diner on Cerrillos Road and left me forty boxes; I'm Luz.

Visit: 214 W 5th Street, Santa Fe, NM 87501. Hours Wed–Sat 11–6. Street parking, two bike racks. Dogs welcome.

Style: desert modern, sand and a hot coral for buttons.`;

beforeAll(() => Promise.all([loadAllLexicons(), loadAllCopy()]));

describe('a memo with numbered paragraphs', () => {
  it('is parted under the titles of its paragraphs, without its head and what is said to the maker', () => {
    const plan = planOf(memo);
    const told = JSON.stringify(plan.pages);
    expect(plan.name).toContain('Quay Dental');
    expect(titlesIn(plan.pages.flatMap(({ sections }) => sections), 'team')).toEqual(['Nadia Aziz', 'Piotr Lis', 'Carol Bell', 'June and Young Tom']); // prettier-ignore
    expect(told).toContain('Tyne Dental in Blyth, 01670 496 555.');
    for (const wish of ['prominent', 'Office manager', 'Memo', 'smilestyle', 'not clinical'])
      expect(told).not.toContain(wish);
  });
});

describe('an owner who talks', () => {
  it('is what they do, with the pages that they name and questions as they would be asked', () => {
    const plan = planOf(luthier);
    expect(plan.pages.map(({ title }) => title)).toEqual(['Home', 'Guitars for sale', 'Prices', 'Building', 'Contact']); // prettier-ignore
    expect(
      titlesIn(
        plan.pages.flatMap(({ sections }) => sections),
        'faq',
      ),
    ).toEqual(['How long does it take?', 'Is it worth mending a cheap one?', 'Can you come to schools?']);
    expect(JSON.stringify(plan.pages)).not.toMatch(/starts by itself|three years|There's a 1962/u);
  });
});

describe('sections of the first page beside further pages', () => {
  it('stand there, and hours and map on the page for visitors', () => {
    const plan = planOf(plates);
    expect(plan.pages.map(({ title }) => title)).toEqual(['Home', 'About', 'Repairs', 'Visit']);
    expect(JSON.stringify(pageOf(plan, 'Home'))).toContain('Thirties');
    expect(JSON.stringify(pageOf(plan, 'Repairs'))).toContain('We glue handles and re-gild rims');
    expect(pageOf(plan, 'Visit').map(({ type }) => type)).toEqual(expect.arrayContaining(['hours', 'map'])); // prettier-ignore
    expect(plan.contact.address).toBe('214 W 5th Street, Santa Fe, NM 87501');
    expect(plan.pages.flatMap(({ sections }) => titlesIn(sections, 'process')).filter((title) => /pick a table/iu.test(title))).toHaveLength(1); // prettier-ignore
  });
});
