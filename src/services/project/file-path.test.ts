import { describe, expect, it } from 'vitest';
import { mimeOf, requireSafePath } from './file-path';

describe('requireSafePath', () => {
  it.each([
    'index.html',
    'assets/a b.png',
    'über/straße.html',
    'a (conflict 2).html',
    '.nojekyll',
    'x/y/z.js',
  ])('lets %j pass', (path) => expect(() => requireSafePath(path)).not.toThrow());

  it.each([
    '',
    '/',
    '/index.html',
    'a/',
    'a//b',
    '.',
    '..',
    'a/../b',
    'a\\b',
    'C:\\x',
    'a\u0000b',
    'a\nb',
    'a\u202egpj.exe',
    'con',
    'a/NUL.txt',
    'com1.html',
    'name.',
    'name ',
    ' name',
    'a?b',
    'a*b',
    '\ud800',
    'x'.repeat(256),
    `${'folder/'.repeat(200)}a`,
  ])('refuses %j', (path) => {
    expect(() => requireSafePath(path)).toThrow(/safe file path/);
  });
});

describe('mimeOf', () => {
  it('names unknown types plain bytes', () => {
    expect(mimeOf('a.html')).toBe('text/html; charset=utf-8');
    expect(mimeOf('a.exe')).toBe('application/octet-stream');
    expect(mimeOf('LICENSE')).toBe('application/octet-stream');
  });
});
