import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

await loadAllCopy();
const figuresOf = (prompt: string) =>
  makePlan(readBrief(prompt), 1)
    .pages.flatMap(({ sections }) => sections)
    .find(({ type }) => type === 'stats')?.content.items ?? [];

describe('figures that are asked for and not told', () => {
  it.each([
    ['Website for our driving school in Leeds with pass rate, prices and booking', 'pass at the first go'],
    ['Careers coach in Cork, show my placement rate and packages', 'have a place within three months'],
  ])('name the rate that was asked for: %s', (prompt, title) => {
    expect(figuresOf(prompt).some((item) => item.title === title && item.sample === true)).toBe(true);
  });

  it('name none where none was', () => {
    expect(
      figuresOf('Driving school in Leeds with key figures').some(({ title }) => title.endsWith(' go')),
    ).toBe(false);
  });
});
