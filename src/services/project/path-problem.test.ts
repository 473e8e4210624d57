import { describe, expect, it } from 'vitest';
import { isSafePath } from './file-path';
import { findPathProblem } from './path-problem';

const paths = ['index.html', 'assets/icon.svg'];

describe('findPathProblem', () => {
  it.each(['about.html', 'pages/über uns.html', '.htaccess', 'assets/logo.svg', 'LICENSE'])(
    'lets %j be a path',
    (path) => {
      expect(findPathProblem(path, paths)).toBeNull();
    },
  );

  it.each([
    ['', /such as about\.html/],
    ['  ', /such as about\.html/],
    ['/', /such as about\.html/],
    ['/about.html', /Write about\.html\./],
    ['pages//about.html', /Write pages\/about\.html\./],
    ['pages/', /Write pages\/about\.html\./],
    ['pages\\about.html', /Write pages\/about\.html\./],
    ['../about.html', /Leave out “\.\.”/],
    ['what?.html', /\?/],
    ['about.html.', /Write about\.html\./],
    [' about.html', /Write about\.html\./],
    ['con.html', /“con\.html”/],
    ['a\u202eb.html', /cannot be seen/],
    [`${'x'.repeat(300)}.html`, /too long/],
    ['INDEX.html', /already a file at index\.html/],
    ['assets', /is a folder here/],
    ['index.html/more.html', /index\.html is a file/],
  ])('says of %j what is wrong and what to do', (path, problem) => {
    expect(findPathProblem(path, paths)).toMatch(problem);
  });

  it.each(['a\u2066.html', 'nul', 'a*b', '..', 'x. ', '\ud800.html'])(
    'refuses %j, as the rule for saving does',
    (path) => {
      expect(isSafePath(path)).toBe(false);
      expect(findPathProblem(path, paths)).not.toBeNull();
    },
  );
});
