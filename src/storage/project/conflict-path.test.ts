import { describe, expect, it } from 'vitest';
import { conflictPath } from './conflict-path';

describe('conflictPath', () => {
  it.each([
    ['about.html', [], 'about (conflict 2).html'],
    ['about.html', ['about (conflict 2).html'], 'about (conflict 3).html'],
    ['about (conflict 2).html', ['about (conflict 2).html'], 'about (conflict 3).html'],
    ['assets/v1.2/site.min.js', [], 'assets/v1.2/site.min (conflict 2).js'],
    ['assets/v1.2/LICENSE', [], 'assets/v1.2/LICENSE (conflict 2)'],
    ['.htaccess', [], '.htaccess (conflict 2)'],
    ['docs/.env', [], 'docs/.env (conflict 2)'],
  ])('of %j with %j taken is %j', (path, taken, expected) => {
    expect(conflictPath(path, (candidate) => taken.includes(candidate))).toBe(expected);
  });
});
