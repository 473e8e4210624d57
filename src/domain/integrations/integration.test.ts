import { describe, expect, it } from 'vitest';
import { chooseCategory, integrationCategories, ofCategory } from './integration';
import { integrations } from './integrations';

describe('the choice of a category', () => {
  it('takes another category at once', () => {
    expect(chooseCategory('all', 'files')).toBe('files');
    expect(chooseCategory('files', 'models')).toBe('models');
    expect(chooseCategory('models', 'all')).toBe('all');
  });

  it('goes back to all from the category that is on, and stays with all', () => {
    expect(chooseCategory('files', 'files')).toBe('all');
    expect(chooseCategory('all', 'all')).toBe('all');
  });
});

describe('the integrations', () => {
  it.each(integrationCategories)('has something in %s, and nothing else there', (category) => {
    const found = ofCategory(integrations, category);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map((one) => one.category))).toEqual(new Set([category]));
  });

  it('calls no model available but the built-in one', () => {
    const models = ofCategory(integrations, 'models').filter(({ status }) => status === 'Available');
    expect(models.map(({ name }) => name)).toEqual(['Built-in composer']);
  });

  it('has every status, and no name twice', () => {
    expect(new Set(integrations.map(({ status }) => status)).size).toBe(3);
    expect(new Set(integrations.map(({ name }) => name)).size).toBe(integrations.length);
  });
});
