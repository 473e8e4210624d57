import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import type { SectionPlan, SitePlan } from '../site-plan';
import { reviewsIn } from './read-reviews';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const planOf = (prompt: string): SitePlan => makePlan(readBrief(prompt), 1);
const on = (plan: SitePlan, title: string, type: SectionPlan['type']): SectionPlan | undefined =>
  plan.pages.find((page) => page.title === title)?.sections.find((section) => section.type === type);
const rows = (section?: SectionPlan) => section?.content.items?.map(({ title }) => title) ?? [];

const mail = `From: Hester Blount <hello@quarry-choir.example>
To: parish helpers
Subject: Re: our site

Hello all,

Thanks for helping. I've written my answers under your questions.

> What is the choir called and who is the site for?
Quarry Lane Singers, founded 1988, sixty voices from the villages round Matlock in Derbyshire. It is for new members and for people who book us.

> Which pages shall we make?
Home, Rehearsals, Concerts, Committee, Contact.

> What do you want to say about rehearsals?
We rehearse on Tuesdays from 7.30 to 9.30 pm in the Methodist hall, with tea at half past eight. The first three evenings are free, after that it is £45 a term. Nobody has to audition and nobody has to read music.

> And the concerts?
Spring concert, 27 March 2027, St Giles. Open rehearsal, 8 May, Methodist hall. Harvest supper, 2 October, village hall. Carols, 18 December, St Giles.

> Who is on the committee?
Chair is Ruth Oakden, treasurer Bilal Aziz, I'm the secretary, and Nan Fearn looks after the music.

> How should it look?
Slate grey and one warm red, quiet and easy to read, with large letters because many of us forget our glasses.

Best wishes,
Hester
--
Quarry Lane Singers, Methodist Hall, Quarry Lane, Matlock DE4 3LA`;

describe('a mail that answers the questions of another', () => {
  it('tells each answer on the page that was asked about, and no question', () => {
    const plan = planOf(mail);
    expect(plan.name).toBe('Quarry Lane Singers');
    expect(plan.pages.map(({ title }) => title)).toEqual([
      'Home',
      'Rehearsals',
      'Concerts',
      'Committee',
      'Contact',
    ]);
    expect(JSON.stringify(plan.pages)).not.toMatch(/shall we make|How should it look|under your questions/u);
    expect(rows(on(plan, 'Concerts', 'events'))).toEqual(
      expect.arrayContaining(['Spring concert', 'Open rehearsal', 'Harvest supper', 'Carols']),
    );
  });

  it('tells by name who wrote it, and how to reach them', () => {
    const plan = planOf(mail);
    expect(rows(on(plan, 'Committee', 'team'))).toEqual([
      'Ruth Oakden',
      'Bilal Aziz',
      'Hester Blount',
      'Nan Fearn',
    ]);
    expect(plan.contact.email).toBe('hello@quarry-choir.example');
  });
});

it('takes the words of an opening for nobody’s praise', () => {
  const said = (label: string) =>
    reviewsIn(
      `What clients say:\n- ${label}: "Every boat, on time."\n- Four figures: 12 boats, 3 slips\n- "Kind to my old dinghy." – Ann Tole`,
    ).map(({ value }) => value.name);
  expect(said('Line')).toEqual(['Ann Tole']);
});

const yard = `# Brief: Saltmarsh Surveying

## About
We survey boats for buyers, insurers and yards. Based in Maldon, six surveyors, members of the institute since 2004.

## Pages and content

### Home
- Line: "Before you buy, look under."
- Button: "Book a survey"

### Surveys
| Survey | Up to | From |
|---|---|---|
| Pre-purchase | 12 metres | £18 per foot |
| Insurance | 20 metres | £14 per foot |
| Damage | any | £320 each |

### How a survey goes
1. Call: tell us the boat, the yard and the date
2. Lift: the yard lifts her for an hour
3. Survey: two of us, hull to masthead
4. Report: written within three days
5. Talk: we go through it with you by phone

### Boats we know
- Contessa 32: forty-one surveyed, mostly osmosis
- Dutch barges: ninety, steel measured by ultrasound
- Thames sailing barges: seven, and we sail one

### Contact
The Old Sail Loft, The Hythe, Maldon CM9 5HN. 01621 555 031. Monday to Friday 8:30-17:00.`;

describe('a brief with marked headings', () => {
  it('has the steps of a page as one list, and what its opening is to say nowhere else', () => {
    const plan = planOf(yard);
    const steps = plan.pages.find(({ title }) => title === 'How a survey goes')?.sections ?? [];
    expect(steps.filter(({ type }) => type === 'text')).toEqual([]);
    expect(steps.flatMap(rows)).toEqual(expect.arrayContaining(['Call', 'Lift', 'Survey', 'Report', 'Talk']));
    expect(JSON.stringify(plan.pages)).not.toContain('Line: ');
    const home = plan.pages[0]?.sections ?? [];
    expect(home.some(({ content }) => content.title === 'Contessa 32')).toBe(false);
  });
});
