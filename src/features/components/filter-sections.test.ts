import { describe, expect, it } from 'vitest';
import { shownSections } from '@/domain/site/section-catalogue';
import { filterSections } from './filter-sections';

const types = (search: string) =>
  filterSections(search).flatMap(({ sections }) => sections.map(({ type }) => type));

describe('sections are found', () => {
  it('all, where nothing is asked', () => {
    expect(types('  ')).toEqual(shownSections.map(({ type }) => type));
  });

  it('by the beginning of words of name, line, group and layouts', () => {
    expect(types('open hou')).toEqual(['hours']);
    expect(types('medallions')).toEqual(['team', 'speakers', 'teacher']);
    expect(types('Événts coün')).toEqual(['countdown']);
    expect(types('RSVP')).toEqual(['rsvp']);
  });

  it('none, and then no group either', () => {
    expect(filterSections('zeppelin')).toEqual([]);
  });
});
