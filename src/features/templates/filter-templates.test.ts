import { describe, expect, it } from 'vitest';
import { freshTemplates } from '@/domain/templates/show-template';
import { filterTemplates } from './filter-templates';

const ids = (filter: Partial<Parameters<typeof filterTemplates>[1]>) =>
  filterTemplates(freshTemplates, { words: '', category: null, tag: null, ...filter }).map(({ id }) => id);

describe('templates are found', () => {
  it('all, where nothing is asked', () => {
    expect(ids({})).toHaveLength(11);
  });

  it('by the beginning of words, in any order, whatever their case and accents', () => {
    expect(ids({ words: 'PHOTO wédd' })).toEqual(['wedding-photographer']);
    expect(ids({ words: 'cart' })).toEqual(['ceramics-shop', 'fashion-label']);
    expect(ids({ words: 'zeppelin' })).toEqual([]);
  });

  it('by category and tag together', () => {
    expect(ids({ category: 'restaurants' })).toEqual(['neighbourhood-bakery', 'osteria']);
    expect(ids({ category: 'ecommerce', tag: 'Fashion' })).toEqual(['fashion-label']);
    expect(ids({ category: 'portfolio', tag: 'Fashion' })).toEqual([]);
  });
});
