import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import type { SectionPlan, SitePlan } from '../site-plan';

const planOf = (prompt: string): SitePlan => makePlan(readBrief(prompt), 1);
const sectionsOf = (plan: SitePlan): SectionPlan[] => plan.pages.flatMap(({ sections }) => sections);
const wordsOf = (plan: SitePlan): string => JSON.stringify(plan.pages);

const restorer = `I run a small clock and barometer restoration workshop in Ludlow called Tick & Mercury and I would like a website please. My name is Edmund Farr and I have been doing this since 1994, when I left the Royal Navy.

What I do:
- Longcase clock overhauls, from £420
- Mantel and bracket clocks, from £180
- Mercury barometers, refilled and re-tubed, £260

Opening hours are Tuesday to Friday 9.30 to 4.30, and Saturday mornings until 12.30. Closed Sunday and Monday. The telephone number is 01584 555 210.

The form should ask for name, telephone, the maker's name if it is on the dial, and what is wrong. Members' area not needed.`;

const stores = `Our village shop was closing so eleven of us bought it, and now we need a website because the old one belonged to the previous owners. It is called Nether Wallop Stores and it is run by volunteers plus one paid manager, Denise. We opened on 3 May 2022. We sell groceries, local vegetables from Manor Farm, bread from the Stockbridge bakery on Wednesdays and Saturdays, newspapers, and greeting cards made by people in the village. The post office counter is open Monday, Wednesday and Friday from 9 until 1. You can also collect dry cleaning and prescriptions.

We are open every day: Monday to Saturday 7.30 to 6, Sunday 8 to 12.

We would like a page about how to volunteer. A shift is three hours, training is given, and you get a free coffee. There are 46 volunteers at the moment. We would also like people to be able to buy shares: a share costs £25 and the minimum is two.

Please do not put any prices of groceries on it, they change all the time. Phone is 01264 555 781.`;

const course = `I need a landing page for my online course "Mend It: visible mending for beginners". The course is six weeks, starts 6 October, costs £85, and is for people who have never held a needle. Each week has one video lesson of about forty minutes and one live evening on Zoom. Week 1: tools and threads. Week 2: patches. Week 3: darning a sock. Week 4: sashiko. Week 5: moth holes in knitwear. Week 6: a jacket of your own. There are 24 places. You keep the videos for a year. I'm Odile Brandt, I was a costume maker at the Royal Exchange in Manchester for twelve years. Two reviews: "I have not bought a jumper since" - Harriet, and "Odile is the most patient person alive" - Sam. Warm colours, terracotta and cream.`;

const school = `CLIENT: Hollin Bank Forest School
PROJECT: new website
MUST HAVE:
• Our day: arrive 9.00, circle time 9.15, woodland play 9.45, fire and lunch 12.00, story 2.00, home 2.45
• Fees: full day £52, half day £30, funded hours accepted for 3 and 4 year olds
• Staff: Rowan Tate (lead), Jess Okoro (deputy), Piotr Zielinski (woodland skills)
• Ratio 1:5
• Term dates: autumn 4 Sept - 18 Dec, spring 6 Jan - 28 March, summer 22 April - 22 July
NICE TO HAVE: short blog, photo gallery
ADDRESS: Hollin Bank Wood, Grindleford, S32 2JA
PHONE: 01433 555 667`;

describe('letters and lists of requirements', () => {
  beforeAll(async () => {
    await Promise.all([loadAllLexicons(), loadAllCopy()]);
  });

  it('keeps the hours of a day that ends sooner, and asks what the form is to ask', () => {
    const plan = planOf(restorer);
    expect(plan.contact.hours).toContainEqual(
      expect.objectContaining({ days: [6], opens: 570, closes: 750 }),
    );
    expect(sectionsOf(plan).flatMap(({ content }) => content.fields ?? [])).toContain('What is wrong');
    expect(wordsOf(plan)).not.toMatch(/form should ask|not needed/u);
  });

  it('tells of a page what follows the wish for it, and keeps the counter of the post office out of the hours', () => {
    const plan = planOf(stores);
    const own = plan.pages.find(({ title }) => title === 'How to volunteer');
    expect(JSON.stringify(own)).toMatch(/A shift is three hours.*46 volunteers/u);
    expect(JSON.stringify(own)).not.toMatch(/groceries|share costs/u);
    expect(plan.contact.hours).toHaveLength(2);
    expect(plan.contact.place).toBeNull();
    expect(wordsOf(plan)).toContain('A share costs £25');
    expect(wordsOf(plan)).not.toMatch(/No\. 1|"Saturdays"/u);
  });

  it('shows the weeks of a course as its lessons', () => {
    const plan = planOf(course);
    const lessons = sectionsOf(plan).find(({ type }) => type === 'curriculum')?.content.items ?? [];
    expect(lessons.map(({ title }) => title)).toEqual([
      'Tools and threads',
      'Patches',
      'Darning a sock',
      'Sashiko',
      'Moth holes in knitwear',
      'A jacket of your own',
    ]);
    expect(plan.contact.place).toBeNull();
    expect(wordsOf(plan)).not.toContain('Sam. Warm');
  });

  it('says what stands under "MUST HAVE", and not what would be nice', () => {
    const words = wordsOf(planOf(school));
    for (const told of ['oodland play 9.45', '£52', 'Ratio 1:5', '22 April']) expect(words).toContain(told);
    expect(words).not.toMatch(/nice to have/iu);
  });
});
