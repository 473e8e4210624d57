import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allPages } from './all-pages';
import { pageSources, startsSoon } from './page-sources';

describe('the sources of drawn pages', () => {
  it.each(Object.keys(allPages))('of %s exist', (path) => {
    const sources = pageSources(path);
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) expect(existsSync(`src/${source}`), source).toBe(true);
  });
});

describe('where the app begins', () => {
  it('is at once on forms and on what moves, else when somebody is there', () => {
    const soon = Object.keys(allPages).filter(startsSoon);
    expect(soon).toEqual(expect.arrayContaining(['/login', '/discounts', '/api']));
    for (const path of ['/', '/pricing', '/templates', '/docs', '/blog']) expect(soon).not.toContain(path);
  });
});
