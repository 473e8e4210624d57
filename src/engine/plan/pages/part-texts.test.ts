import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const pagesOf = (prompt: string): string => JSON.stringify(makePlan(readBrief(prompt), 3).pages);

describe('parts of which the prompt gives the title alone', () => {
  it.each([
    ['Film festival in Leith. I want a programme, tickets and a submissions page', /Send us your work/u],
    ['Chess club in Malvern. league results, how to join', /as soon as they are in/u],
  ])('say what belongs there in %j', (prompt, line) => {
    expect(pagesOf(prompt)).toMatch(line);
  });
});

describe('facts that a prompt states', () => {
  it('leave wishes for the look to whoever makes it, and keep a list in brackets whole', () => {
    const pages = pagesOf(
      'Car club called Wenlock Wheels. 3 cars (a Zoe, a Kangoo van, a Yaris hybrid). big type, one loud orange, a bit of space',
    );
    expect(pages).not.toMatch(/[Bb]ig type|loud orange|bit of space|\(a Zoe"/u);
    expect(pages).toContain('A Kangoo van');
  });

  it('open no site in the middle of a bracket', () => {
    const pages = pagesOf(
      'School PTA - events (Summer fair 20 June 12-4, quiz night 14 Nov 7.30pm £8), second hand uniform sale',
    );
    expect(pages).not.toMatch(/"lede":"[^"(]*\([^")]*"/u);
  });

  it('open no site with a greeting', () => {
    const pages = pagesOf('hiya, we have just built a mobile sauna in an old horse trailer and tow it about');
    expect(pages).not.toMatch(/hiya/iu);
  });
});
