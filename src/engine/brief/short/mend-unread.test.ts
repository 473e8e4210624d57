import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

beforeAll(loadAllLexicons);

const titlesOf = (prompt: string): string[] => readBrief(prompt).parts.map(({ value }) => value.title);

describe('titles that a short prompt asks for', () => {
  it.each([
    ['Plumber in Leeds, gallery, report a problem, contact', 'Report a problem'],
    ['Plumber in Leeds, gallery, loyalty scheme, contact', 'Loyalty scheme'],
    ['Hotel in Leeds, gallery, local attractions, contact', 'Local attractions'],
    ['Garage in Leeds, gallery, track my order, contact', 'Track my order'],
  ])('are read between others: %s', (prompt, title) => {
    expect(titlesOf(prompt)).toContain(title);
  });

  it('stay whole where "and" stands in the middle', () => {
    expect(titlesOf('Butcher in Leeds, gallery, click and collect, contact')).toContain('Click and collect');
  });

  it('mean work done by a trade, and no vacancies', () => {
    const brief = readBrief('Roofer in Leeds, reviews, recent jobs, contact');
    expect(brief.sections.map(({ value }) => value)).toContain('portfolio');
    expect(brief.parts).toEqual([]);
  });

  it('mean what is on offer, and a fleet that nobody buys', () => {
    expect(
      readBrief('Physio clinic in Leeds, gallery, conditions treated, contact').sections.map(
        ({ value }) => value,
      ),
    ).toContain('services');
    expect(titlesOf('Courier firm in Leeds, gallery, our fleet, contact')).toContain('Fleet');
  });

  it('name classes that stand beside other things on offer', () => {
    const brief = readBrief(
      'Gun range in Boise. Membership, lane rental, concealed carry classes, range rules.',
    );
    expect(brief.items.map(({ value }) => value.name)).toContain('Concealed carry classes');
    expect(brief.sections.map(({ value }) => value)).not.toContain('curriculum');
  });

  it('are no facts, looks or places', () => {
    expect(titlesOf('Plumber, gallery, fully insured, free parking, modern style, contact')).toEqual([]);
  });
});
