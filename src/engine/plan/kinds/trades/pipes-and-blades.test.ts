import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllLexicons } from '../../../brief/words/lexicon-shelf';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

const wordsOf = (prompt: string): string => JSON.stringify(makePlan(readBrief(prompt), 1).pages);

describe('those who pipe, sharpen, dip and mend', () => {
  beforeAll(async () => {
    await Promise.all([loadAllLexicons(), loadAllCopy()]);
  });

  it('gives a piper moments to pipe for, and no jokes', () => {
    const words = wordsOf(
      'bagpiper for hire in Aberdeen, weddings funerals burns night, Callum McRae 07700 900321',
    );
    expect(words).toContain('Funerals');
    expect(words).not.toMatch(/comed|prop|Sit at the front|What we do/iu);
  });

  it('gives a sharpener edges, and no keys and heels', () => {
    const words = wordsOf(
      "I sharpen knives, scissors and garden tools from a van around Shrewsbury. I'm Colin.",
    );
    expect(words).not.toMatch(/heels|zips|locks|What we do/iu);
  });

  it('takes a job that comes to the yard for no party', () => {
    const words = wordsOf('Mobile sheep dip service across Cumbria. £2.20 a head, minimum 50 sheep.');
    expect(words).not.toMatch(/Weddings|private parties/iu);
  });

  it('reads what each sum is for, and makes no chinas of china', () => {
    const words = wordsOf(
      'I mend broken china with gold. Aiko, Brighton. £60 for a simple break, £110 for more than four pieces',
    );
    expect(words).toContain('"title":"Simple break"');
    expect(words).not.toContain('chinas');
  });

  it('speaks of one where one is named', () => {
    expect(wordsOf('Dry stone walling by Gareth Pugh, courses at £95 a day in Snowdonia')).not.toMatch(
      /\bWe\b/u,
    );
    expect(wordsOf('Fossil hunting walks on the Jurassic Coast led by me, Martin. £15 adults.')).not.toMatch(
      /\bWe\b/u,
    );
  });
});
