import { describe, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

await Promise.all([loadAllLexicons(), loadAllCopy()]);

const sectionsOf = (prompt: string) =>
  makePlan(readBrief(prompt), 5).pages.flatMap(({ sections }) => sections);

describe('titles that nothing is known of', () => {
  it('are among what a firm does', () => {
    const services = sectionsOf(
      'mortgage broker: loan types, calculator, limbo papers, reviews, team',
    ).concat(sectionsOf('tree surgeon with felling, hedges, reviews, zipwires'));
    const items = services
      .filter(({ type }) => type === 'services')
      .flatMap(({ content }) => content.items ?? [])
      .map(({ title }) => title.toLowerCase());
    expect(items).toContain('zipwires');
    expect(services.filter(({ type }) => type === 'text')).toEqual([]);
  });

  it('stand together where there are several, and do not each ask to call', () => {
    const sections = sectionsOf('synagogue with services, kashrut, membership, rabbi, lifecycle');
    const besides = sections.filter(({ content }) =>
      content.items?.some(({ title }) => /kashrut/iu.test(title)),
    );
    expect(besides).toHaveLength(1);
    expect(besides[0]?.content.items?.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Kashrut', 'Lifecycle']),
    );
    expect(JSON.stringify(sections)).not.toContain('A person answers.');
  });

  it('share one section where the same stands under both', () => {
    const titles = sectionsOf('film festival: programme, jury, tickets, judges, venues').map(
      ({ content }) => content.title,
    );
    expect(titles).toContain('Jury and judges');
    expect(titles).not.toContain('Judges');
  });
});
