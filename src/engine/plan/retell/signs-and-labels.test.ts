import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import type { SectionPlan, SitePlan } from '../site-plan';

const planOf = (prompt: string): SitePlan => makePlan(readBrief(prompt), 1);
const sectionsOf = (plan: SitePlan): SectionPlan[] => plan.pages.flatMap(({ sections }) => sections);

const tours = `Hi, could you do a one-page site for our boat tours? Text below.

Reed & Rushlight
Small-group boat tours of Ely, with Dorothea Finch (Green Badge guide since 2011)

TOUR 1: Eel House
1 hour. Every Sunday at 10am, May to September. £11 adults, £5 under-16s. Meet at the Maltings steps.

TOUR 2: Lanterns on the Ouse
90 minutes. Saturdays at 9pm. £15. Not for under-10s. Bring a coat, the river is cold in every month of the year.

Private tours: £140 for up to 11 people, any day with a week's notice.

Cancellation: full refund up to 48 hours before. If we cancel for weather you choose a refund or another date.

Book: 07700 900 377 or hello@reedrushlight.example

Black background, copper, old-fashioned lettering.`;

const church = `From: Rev. Amos Birch
To: web team
Re: website text

Dear friends,

Please find below what the churchwardens would like on the new site for St Wilfrid-in-the-Vale, Bedale.

Services
Sunday 9am Holy Communion
Sunday 11am Family Communion with crèche

Hall hire: £14 an hour, £10 for charities. Seats 70, kitchen, level access.

People
Vicar – Rev. Amos Birch, 01677 555 016
Organist – Dr Fay Whitlock

Weddings: the fee for 2026 is £641 in the parish. Talk to Amos first.
Funeral arrangements: contact the office.

Parish office: Tuesday and Friday 9.30-12.30, 01677 555 011. The key to the hall hangs there, and whoever takes it signs for it and brings it back on the same day.

We are raising £60,000 for the tower and have £22,500 so far. A live stream isn't needed. The style should be calm, slate and green.`;

const works = `WEBSITE COPY – v2

Company: Harrop Weighing Ltd
What we do: UKAS-accredited calibration of scales, balances and test weights for food factories in Lancashire.
Where: Unit 3, Millway, Chorley PR6 3XX
Since: 2001

Services
| Service | Range | From |
| Bench scales | 1–60 kg | £45 |
| Balances | 10 mg–5 kg | £58 |

Collection van: Mondays (Preston), Thursdays (Wigan). Free for eight items or more, otherwise £14.

FAQ
Can you repair? Scales yes, balances no.
Do you keep records? For six years, and you can ask for copies at any time and at no cost.

Contact: 01257 555 029. Mon–Thu 8–5.

Main button: Ask for a visit
Look: technical, white.`;

const shops = `NEW WEBSITE – ORTON VALE HOSPICE SHOP HELPERS
(notes from Monday's meeting, typed up by Bea)

Who: Orton Vale Hospice runs three charity shops in Cumbria. This site is for the helpers, not for donors.

Shops
Kendal – Market Place, Mon–Sat 9.30 to 4.30, manager Una Calvert
Penrith – Main Street, Tue–Sat 10 to 4, manager Gil Moffat
Appleby – The Square, Wed–Sun 10 to 5, manager Ros Teasdale

How to apply: ring Bea Lund on 01539 555 038. We ask for two references. Usually three weeks from first call to first shift, and there is a Christmas lunch for everybody who has helped in the year.`;

describe('signs and labels of long papers', () => {
  beforeAll(async () => {
    await Promise.all([loadAllCopy(), loadAllLexicons()]);
  });

  it('spells a name as its owner does, and takes a distinction for no colour and a meeting point for no town', () => {
    const plan = planOf(tours);
    expect([plan.name, plan.contact.place]).toEqual(['Reed & Rushlight', 'Ely']);
    expect(plan.brief.colours.map(({ value }) => value.name.toLowerCase())).not.toContain('green');
    expect(JSON.stringify(plan.pages)).not.toContain('Text below');
  });

  it('knows a church by its saint and its people', () => {
    const plan = planOf(church);
    expect([plan.kind, plan.noun]).toEqual(['nonprofit', 'church']);
    expect(JSON.stringify(plan.pages)).not.toMatch(/live stream|"Find/u);
  });

  it('lets the label say what a firm does, and the head of a table and its button no more than they are', () => {
    const plan = planOf(works);
    expect(plan.brief.offer?.value).toMatch(/calibration/u);
    expect(plan.action?.label).toBe('Ask for a visit');
    const text = JSON.stringify(plan.pages);
    expect(text).not.toMatch(/Service – Range/u);
    expect(sectionsOf(plan).map(({ content }) => content.title)).not.toContain('Ask for a visit');
  });

  it('ends a name with its line, and tells nothing of who typed it', () => {
    const plan = planOf(shops);
    const names = sectionsOf(plan)
      .filter(({ type }) => type === 'team')
      .flatMap(({ content }) => content.items ?? []);
    expect(names.map(({ title }) => title)).toEqual(['Una Calvert', 'Gil Moffat', 'Ros Teasdale']);
    expect(JSON.stringify(plan.pages)).not.toMatch(/typed up/u);
  });
});
