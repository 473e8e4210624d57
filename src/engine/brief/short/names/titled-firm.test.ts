import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadAllLexicons } from '../../words/lexicon-shelf';

beforeAll(async () => {
  await loadAllLexicons();
});

describe('a firm before what it calls itself', () => {
  it.each([
    [
      'Build a professional website for Mehta & Associates, Chartered Accountants, Ahmedabad. Services: audit, GST',
      'Mehta & Associates',
      'chartered accountants',
      'Ahmedabad',
    ],
    [
      'website for Okonkwo & Partners, Chartered Surveyors, Enugu',
      'Okonkwo & Partners',
      'chartered surveyors',
      'Enugu',
    ],
    [
      'Website for Brennan & Daughters, Funeral Directors, Tralee',
      'Brennan & Daughters',
      'funeral directors',
      'Tralee',
    ],
  ])('%s', (prompt, name, offer, place) => {
    const brief = readBrief(prompt);
    expect(brief.name?.value).toBe(name);
    expect(brief.offer?.value).toBe(offer);
    expect(brief.place?.value).toBe(place);
  });

  it('is not called by since when, or by who somebody says they are', () => {
    const roofers = readBrief("hi, we're a family run roofing company since 1974, call us on 0161 496 0123");
    expect(roofers.offer?.value).toBe('roofing company');
    expect(roofers.founded?.value).toBe(1974);
    expect(readBrief("website for my lawn mowing round, I'm 17, Tamworth").name).toBeNull();
    expect(readBrief('website for a church organist available for weddings and funerals').offer?.value).toBe(
      'church organist',
    );
  });
});
