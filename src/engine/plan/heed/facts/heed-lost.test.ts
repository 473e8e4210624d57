import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllLexicons } from '../../../brief/words/lexicon-shelf';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const planOf = (prompt: string) => makePlan(readBrief(prompt), 1);
const textOf = (prompt: string) => JSON.stringify(planOf(prompt).pages);

describe('statements of a short prompt', () => {
  it.each([
    ['canicross group Settle, Sundays 10am. dogs must be on a bungee lead. 5k and 10k', 'bungee lead'],
    ['bike jumble, Ossett, Sun 9 May 2027, 9 to 1. still need a tea lady. pitches £8', 'tea lady'],
    [
      'massage in Diss, 60 min £45. no parking outside pls use the church car park. mon to wed',
      'church car park',
    ],
    [
      'wreath making in Ryde, £35. also a stall at Cowes market every Friday. bring secateurs',
      'Cowes market',
    ],
    ['toy swap, Hebden village hall, last Saturday of the month, 10 to 12. Free. bring clean toys', '"Free"'],
  ])('are all told: %s', (prompt, words) => {
    expect(textOf(prompt)).toContain(words);
  });

  it('are told once', () => {
    const made = textOf(
      'I carve love spoons in Builth, each takes a week. I sell at the wool fair in April. £45 up',
    );
    expect(made.match(/wool fair/gu)?.length ?? 0).toBeLessThan(3);
  });

  it('say nothing of what a list is to do, or of what the site goes without', () => {
    const made = textOf(
      'shop for vegetable seeds, Granny Root. 12 products, sort by price, search, basket. craft paper look, no discount popups, no testimonials',
    );
    expect(made).not.toMatch(/sort by price|popups|no testimonials/iu);
  });

  it('say nothing of how the site is to sound or what it does without', () => {
    const made = textOf(
      'puncture repair van in Hull, call 01482 555 0143, £20 a tyre. Friendly not scary. no chat widget',
    );
    expect(made).not.toMatch(/not scary|chat widget/u);
  });
});

describe('pages', () => {
  it('that say what the first one says are none', () => {
    const { pages } = planOf(
      'saddler in Wark, bridles, girths and repairs. I go to Hexham mart on Fridays. 6 week wait',
    );
    expect(pages.map(({ title }) => title)).toEqual(['Home', 'Contact']);
  });

  it('that were asked for stay', () => {
    const { pages } = planOf(
      'saddler in Wark, bridles, girths and repairs. 6 week wait. Pages: Home, Repairs, About, Contact',
    );
    expect(pages.map(({ title }) => title)).toEqual(['Home', 'Repairs', 'About', 'Contact']);
  });
});

it('tells no hours and no asked section once more among facts', () => {
  const text = textOf(
    'Website for Ashby Physio in Corby: sports massage, back pain, gait analysis. Open Mon-Thu 8-18, Fri 8-13. Online booking. Calm, green.',
  );
  expect(text).not.toContain('Open Mon-Thu');
  expect(text).not.toContain('"Online booking"');
});
