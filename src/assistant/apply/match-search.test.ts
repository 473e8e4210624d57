import { describe, expect, it } from 'vitest';
import { matchSearch } from './match-search';

const css =
  ':root {\n  --accent: #2b6cb0;  \n  --gap: 1rem;\n}\n.a {\n  gap: 1rem;\n}\n.b {\n  gap: 1rem;\n}\n';
const found = (text: string, search: string) => {
  const match = matchSearch(text, search);
  return match.kind === 'found' ? text.slice(match.start, match.end) : match;
};

describe('the search of an edit', () => {
  it('takes the one exact place', () => {
    expect(found(css, '--gap: 1rem')).toBe('--gap: 1rem');
  });

  it('forgives spaces at the end of lines, then the indentation, then typographic signs', () => {
    expect(found(css, '  --accent: #2b6cb0;\n  --gap: 1rem;')).toBe('  --accent: #2b6cb0;  \n  --gap: 1rem;');
    expect(matchSearch(css, '--accent: #2b6cb0;\n--gap: 1rem;')).toMatchObject({
      kind: 'found',
      indent: '  ',
    });
    expect(found('<p>It’s  “good” — now</p>', '<p>It\'s "good" - now</p>')).toBe('<p>It’s  “good” — now</p>');
  });

  it('never chooses between two places', () => {
    expect(matchSearch(css, '  gap: 1rem;')).toEqual({ kind: 'ambiguous', lines: [6, 9] });
    expect(matchSearch(css, 'gap: 1rem; \n}')).toEqual({ kind: 'ambiguous', lines: [6, 9] });
    expect(matchSearch('aXaXa', 'aXa')).toEqual({ kind: 'ambiguous', lines: [1, 1] });
  });

  it('finds nothing where nothing like it is, nor for an empty text', () => {
    expect(matchSearch(css, '--accent: #2b6cb1;')).toEqual({ kind: 'missing' });
    expect(matchSearch(css, ' \n ')).toEqual({ kind: 'missing' });
  });

  it('reads files with CRLF', () => {
    expect(found('a {\r\n  b: c;\r\n}\r\n', 'a {\n  b: c;\n}')).toBe('a {\r\n  b: c;\r\n}');
  });
});
