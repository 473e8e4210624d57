import { beforeAll, describe, expect, test } from 'vitest';
import { loadLexicons } from '../../../brief/words/lexicon-shelf';
import { readBrief } from '../../../brief/read-brief';
import { loadCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';
import type { SitePlan } from '../../site-plan';

const prompts = [
  "We're organising the Lantern Walk, Saturday 6 December, from the bandstand in Hollow Park at 5pm.",
  "St Brannock's Primary School summer concert, Thursday 3 July 6.30pm in the main hall, tickets £4",
  'Class of 1996 reunion, Saturday 12 September at the Swan Hotel. RSVP, photos from back then',
  'Millbrook Academy Open Evening, Thursday 9 October, 5 to 7.30pm, for parents of year 6',
];

const made = (prompt: string): SitePlan => makePlan(readBrief(prompt), 1);
const said = (plan: SitePlan): string => JSON.stringify(plan.pages);

beforeAll(async () => {
  for (const prompt of prompts) {
    await loadLexicons(prompt);
    await loadCopy(readBrief(prompt));
  }
});

describe('a day or evening that a prompt tells', () => {
  test('opens with its own when and where', () => {
    const [walk = ''] = prompts;
    const hero = made(walk).pages[0]?.sections.find(({ type }) => type === 'hero');
    expect(hero?.content.lede).toContain('Saturday 6 December, from the bandstand in Hollow Park at 5pm.');
  });

  test('has no programme, guests or tours that nobody told', () => {
    for (const prompt of prompts) {
      const plan = made(prompt);
      const types = plan.pages.flatMap(({ sections }) => sections.map(({ type }) => type));
      expect(types, prompt).not.toContain('agenda');
      expect(types, prompt).not.toContain('speakers');
      expect(said(plan), prompt).not.toMatch(/tour|stages|Brings? a dish|falafel/u);
    }
  });

  test('shows no way to a place that nobody told', () => {
    const [, , , evening = ''] = prompts;
    const types = made(evening).pages.flatMap(({ sections }) => sections.map(({ type }) => type));
    expect(types).not.toContain('venue');
  });

  test.each([
    [
      "Christening site for Baby Otto, 18 April 2027 at St Brigid's Church, Kinsale. Countdown, RSVP",
      /ceremony/iu,
    ],
    ['Vow renewal site for Ann & Joe, 5 June 2027 at Cliff House, Whitby. Countdown and RSVP', /celebrat/iu],
    ['Housewarming site for Jo & Kit, 1 May 2027 in Hexham. Schedule and RSVP', /moved/iu],
  ])('"%s" is no birthday', async (prompt, own) => {
    await loadLexicons(prompt);
    await loadCopy(readBrief(prompt));
    const plan = made(prompt);
    expect(plan.kind).toBe('event');
    expect(said(plan)).toMatch(own);
    expect(said(plan)).not.toMatch(/candle, one long|bad dancing|have a bell/u);
  });
});
