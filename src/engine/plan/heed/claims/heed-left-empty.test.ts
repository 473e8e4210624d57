import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllLexicons } from '../../../brief/words/lexicon-shelf';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

beforeAll(async () => {
  await Promise.all([loadAllLexicons(), loadAllCopy()]);
});
const told = (prompt: string): string => JSON.stringify(makePlan(readBrief(prompt), 1).pages);

describe('what is to stay empty, and what a short prompt tells in a row', () => {
  it('makes nobody up where the place is to be kept', () => {
    const site = told(
      'Portrait painter Ilse Roth, Ghent. Reviews section but leave it empty until I get some',
    );
    expect(site).toContain('What clients say will stand here');
    expect(site).not.toMatch(/"type":"testimonials"/u);
    expect(told('Plumber Bob Tarn in Hull. Testimonials, no fake ones please')).not.toMatch(/fake/u);
  });

  it('takes no hours of work for opening hours, and no talk of an expert for a calendar', () => {
    expect(told('Biographer Ana Reis, Porto. I listen to you for eight hours, then write.')).not.toMatch(/"type":"hours"/u); // prettier-ignore
    expect(told('Dr Femi Ade, bog archaeologist. Bone surveys, reports for courts, talks. Based in Cork')).not.toMatch(/Open day|"type":"events"/u); // prettier-ignore
  });

  it('sells what is priced online, by those who are named', () => {
    const brief = readBrief(
      'A site for Ness Salt, we boil sea salt by hand and sell it online: flakes 60g £4, smoked flakes 60g £5. Cart, recipes, about Isla and Rory.',
    );
    expect(brief.kind.value).toBe('shop');
    expect(brief.items.filter(({ value }) => value.section === 'team').map(({ value }) => value.name)).toEqual(['Isla', 'Rory']); // prettier-ignore
    expect(brief.sections.map(({ value }) => value)).toContain('about');
  });

  it('mends puppets, and tears no sentence of deeds', () => {
    expect(told('marionette hospital in Prague, "Strings Attached"')).not.toMatch(/Found one\?|found one/u);
    const site = told(
      'Viking group Ravens, Lerwick. We row, brew and fight with wooden axes. Email crew@ravens.example',
    );
    expect(site).toContain('We row, brew and fight with wooden axes');
    expect(site).not.toContain('"title":"Brew"');
  });
});
