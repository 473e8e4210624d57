import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const written = (prompt: string) => JSON.stringify(makePlan(readBrief(prompt), 3).pages);

describe('what is said to whoever makes the site', () => {
  it('is not told to visitors: what a strip says', () => {
    const pages = written(
      'Crux Hall is a bouldering gym in Sheffield. Need day pass £12 / 10-entry £99 / monthly £48, gallery, and a banner at the top that says "New set every Thursday".',
    );
    expect(pages).toContain('New set every Thursday');
    expect(pages).not.toMatch(/banner at the top|Need day pass/iu);
  });

  it('is not told to visitors: how a page is to print', () => {
    const pages = written(
      'cv site for me, Ines Halloran, marine biology student. education as a timeline, skills, languages i speak, contact. must print well on A4. single page',
    );
    expect(pages).not.toMatch(/printable|languages i speak/iu);
  });
});
