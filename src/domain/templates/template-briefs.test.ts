import { describe, expect, it } from 'vitest';
import { keptTemplates } from './kept-templates';
import { templateBriefs } from './template-briefs';
import { templateRatings } from './template-ratings';

describe('the kept templates', () => {
  it('have a brief and a score each, and there is none too many', () => {
    const ids = keptTemplates.map(({ id }) => id).toSorted();
    expect(Object.keys(templateBriefs).toSorted()).toEqual(ids);
    expect(Object.keys(templateRatings).toSorted()).toEqual(ids);
  });
});
