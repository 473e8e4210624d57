import { expect, it } from 'vitest';
import { writeErrorComment } from './error-comment';

it.each([
  ['index.html', '<!-- Error loading file: index.html -->\n'],
  ['assets/icon.svg', '<!-- Error loading file: icon.svg -->\n'],
  ['style.css', '/* Error loading file: style.css */\n'],
  ['script.js', '// Error loading file: script.js\n'],
  ['robots.txt', '# Error loading file: robots.txt\n'],
])('the comment for %s is in its own syntax', (path, comment) => {
  expect(writeErrorComment(path)).toBe(comment);
});

it('a name cannot end its comment', () => {
  expect(writeErrorComment('a-->b.html')).toBe('<!-- Error loading file: a-b.html -->\n');
  expect(writeErrorComment('a*/b.css')).toBe('/* Error loading file: b.css */\n');
});
