import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../../brief/words/lexicon-shelf';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';
import { asOne, isAlone } from './speak-alone';

beforeAll(async () => {
  await Promise.all([loadAllLexicons(), loadAllCopy()]);
});

const textOf = (prompt: string): string =>
  JSON.stringify(
    makePlan(readBrief(prompt), 1).pages.flatMap(({ sections }) =>
      sections.filter(({ type }) => type !== 'testimonials').map(({ content }) => content),
    ),
  );

describe('whoever works alone', () => {
  it.each([
    'i fix pianos and tune them, work alone, cover all of Devon',
    "a chimney sweep site please. i'm registered HETAS, do stoves, i clean open fires",
    'Gardener in Hove, just me and my van',
  ])('says I: %s', (prompt) => {
    expect(isAlone(readBrief(prompt))).toBe(true);
    expect(textOf(prompt)).not.toMatch(/\b(?:[Ww]e|[Oo]ur|us)\b/u);
  });

  it.each([
    'I run a nail salon in Hull',
    'Family run plumbers, I do the boilers',
    'Plumber in Leeds',
    'Our cafe in Cork',
  ])('is nobody else: %s', (prompt) => expect(isAlone(readBrief(prompt))).toBe(false));

  it('agrees with its verbs, and leaves what only several can do', () => {
    expect(asOne('We are early, and we tell you when our van comes to us.')).toBe(
      'I am early, and I tell you when my van comes to me.',
    );
    expect(asOne('Two of us come.')).toBe('Two of us come.');
  });
});
