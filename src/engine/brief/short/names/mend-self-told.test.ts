import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllCopy } from '../../../plan/load-copy';
import { makePlan } from '../../../plan/make-plan';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

describe('what people say of themselves in a few sentences', () => {
  it('names an author and the books in their order, and not the next book', () => {
    const brief = readBrief(
      'I write cosy crime novels as Dorothea Pell. There are three books in the Saltmarsh series, to be read in this order: Cold Tea, Four Drowned Bells, The Last Ferry. The next one, Murder by Marmalade, comes out 8 October 2027. I would like the reading order, a page about me and a newsletter. I live in Southwold.',
    );
    expect(brief.name?.value).toBe('Dorothea Pell');
    expect(brief.kind.value).toBe('portfolio');
    expect(brief.place?.value).toBe('Southwold');
    expect(brief.items.map(({ value }) => value.name)).toEqual([
      'Cold Tea',
      'Four Drowned Bells',
      'The Last Ferry',
    ]);
    expect(makePlan(brief, 1).pages.map(({ title }) => title)).not.toContain('Me');
  });

  it('takes no tongue, gallery or series for a town', () => {
    expect(readBrief('Translator Spanish to English, legal documents. Clara Benítez.').place).toBeNull();
    expect(
      readBrief(
        'Portfolio for textile artist Ngozi Adeleke. Wall hangings. Exhibitions at the Whitworth in 2024.',
      ).place,
    ).toBeNull();
    expect(
      readBrief('Portfolio for painter Ana Voss. Exhibitions at the Tate, based in Bristol.').place?.value,
    ).toMatch(/Bristol/u);
  });

  it('finds the name of what is being built', () => {
    const brief = readBrief("We're building Nimbra.");
    expect(brief.name?.value).toBe('Nimbra');
    expect(makePlan(brief, 1).name).toBe('Nimbra');
  });
});

describe('names and counts that only look like others', () => {
  it.each([
    [
      'Our firm Vasquez Tidal Engineering designs moorings for tidal turbines. Recent projects: Fall of Warness array, Pentland anchor study.',
      'Vasquez Tidal Engineering',
    ],
    [
      "We're an independent publisher in Glasgow, Half Acre Press. We publish six books a year. Distribution by BookSource.",
      'Half Acre Press',
    ],
  ])('calls the firm as its owner does: %s', (prompt, name) => {
    expect(readBrief(prompt).name?.value).toBe(name);
  });

  it('counts no pages of a manuscript and takes what somebody speaks for no language of the site', () => {
    const press = readBrief(
      "We're an independent publisher in Glasgow, Half Acre Press. Submissions open in February; send the first 30 pages.",
    );
    expect(press.counts.filter(({ value }) => value.thing === 'pages')).toEqual([]);
    const person = readBrief(
      'Freelance UX researcher based in Ghent, name Lotte Peeters. I run usability tests. Previously at Barco. Languages: Dutch, French, English.',
    );
    expect(person.language.value).toBe('en');
    expect(makePlan(person, 1).translations).toEqual([]);
  });
});

describe('what serves others', () => {
  it.each([
    'Landing page for Quickly, a page speed monitor for online shops. Plans: Starter £0, Shop £19, Fleet £89 a month. Call to action "Check my shop".',
    'Freelance product photographer in Leipzig, Jaro Neumann. Customers: small shops that sell on Etsy. Price list, contact.',
    "I'm a ghostwriter, Harriet Vane. I write memoirs and business books for busy people. Fees from £18,000.",
  ])('has no shelf: %s', (prompt) => {
    const types = makePlan(readBrief(prompt), 1).pages.flatMap(({ sections }) =>
      sections.map(({ type }) => type),
    );
    expect(types).not.toContain('products');
  });

  it('keeps a shelf that is asked for', () => {
    const plan = makePlan(
      readBrief('Portfolio for photographer Ana Lima with a gallery and prints for sale in a small shop.'),
      1,
    );
    expect(plan.pages.flatMap(({ sections }) => sections.map(({ type }) => type))).toContain('products');
  });

  it('has no price for sums that are invested, and says them', () => {
    const prompt =
      'Website for Brackwater Ventures, a seed-stage fund in Rotterdam. We need a page on our thesis and the partners. Cheques are €250k to €1.5m and we answer every founder within ten days.';
    const brief = readBrief(prompt);
    expect(brief.items.filter(({ value }) => value.price !== undefined)).toEqual([]);
    const plan = makePlan(brief, 1);
    expect(plan.kind).toBe('accountant');
    expect(JSON.stringify(plan.pages)).toContain('Cheques are €250k to €1.5m');
    expect(readBrief('Startup Rebark, looking for a seed round of €2 million').items).toEqual([]);
  });
});
