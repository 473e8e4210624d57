import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allPages } from './all-pages';
import { pageSources } from './page-sources';

describe('the sources of drawn pages', () => {
  it.each(Object.keys(allPages))('of %s exist', (path) => {
    const sources = pageSources(path);
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) expect(existsSync(`src/${source}`), source).toBe(true);
  });
});
