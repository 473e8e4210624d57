import { expect, it } from 'vitest';
import { sortTreePaths } from './sort-tree-paths';

it('puts pages first, index before all and 404 after them, then styles, scripts and the rest', () => {
  const sorted = sortTreePaths([
    '404.html',
    'robots.txt',
    'script.js',
    'visit.html',
    'assets/icon.svg',
    'style.css',
    'index.html',
    'menu.html',
  ]);
  expect(sorted).toEqual([
    'index.html',
    'menu.html',
    'visit.html',
    '404.html',
    'style.css',
    'script.js',
    'assets/icon.svg',
    'robots.txt',
  ]);
});

it('counts numbers in names by their value', () => {
  expect(sortTreePaths(['page-10.html', 'page-9.html'])).toEqual(['page-9.html', 'page-10.html']);
});
