import { describe, expect, it } from 'vitest';
import { textOf, type SiteFile } from '@/domain/site/site-file';
import type { Operation } from '../protocol/operation';
import { applyOperations, differenceOf } from './apply-operations';
import type { PathRule } from './write-rules';

const site: SiteFile[] = [
  { path: 'index.html', content: '<h1>One</h1>\n<p>Two</p>\n' },
  { path: 'style.css', content: 'a {\n  color: red;\n}\nb {\n  color: red;\n}\n' },
  { path: 'assets/pictures/me.png', content: new Uint8Array([1, 2]) },
];
const rule: PathRule = (path) => (/(?:^|\/)\.\.(?:\/|$)/.test(path) || path === '' ? `No: ${path}` : null);
const apply = (...operations: Operation[]) => {
  const { site: after, problems } = applyOperations(site, operations, rule);
  const { files, deleted } = differenceOf(site, after);
  return {
    files: Object.fromEntries(files.map((file) => [file.path, textOf(file)])),
    deleted,
    problems: problems.map(({ message }) => message),
  };
};
const edit = (path: string, ...pairs: [string, string][]): Operation => ({
  kind: 'edit',
  path,
  pairs: pairs.map(([search, replace]) => ({ search, replace })),
});

describe('an answer done on a copy', () => {
  it('adds, edits, renames and removes, and leaves the given site alone', () => {
    const before = JSON.stringify(site);
    expect(
      apply(
        { kind: 'file', path: 'about.html', content: '<h1>About</h1>\n' },
        edit('index.html', ['<p>Two</p>', '<p>$& $1 Three</p>']),
        { kind: 'rename', from: 'style.css', to: 'look.css' },
      ),
    ).toEqual({
      files: {
        'about.html': '<h1>About</h1>\n',
        'index.html': '<h1>One</h1>\n<p>$& $1 Three</p>\n',
        'look.css': textOf(site[1] ?? { path: '', content: '' }),
      },
      deleted: ['style.css'],
      problems: [],
    });
    expect(JSON.stringify(site)).toBe(before);
  });

  it('looks for pairs in the text as it was, in any order, and behind one another when need be', () => {
    const { files } = apply(
      edit('index.html', ['Two', 'One'], ['One', 'Two']),
      edit('index.html', ['<p>One</p>', '<p>One!</p>']),
    );
    expect(files['index.html']).toBe('<h1>Two</h1>\n<p>One!</p>\n');
  });

  it('moves what replaces a text in as far as the text stood', () => {
    const { files } = apply(edit('style.css', ['a {\ncolor: red;\n}', 'a {\ncolor: blue;\n}']));
    expect(files['style.css']).toContain('color: blue;');
  });

  it('takes the line break along when whole lines go', () => {
    expect(apply(edit('index.html', ['<p>Two</p>', ''])).files).toEqual({ 'index.html': '<h1>One</h1>\n' });
  });

  it.each<[string, Operation, RegExp]>([
    ['two places', edit('style.css', ['color: red;', 'color: blue;']), /several places \(lines 2, 5\)/],
    ['an overlap', edit('index.html', ['<p>Two', '<p>2'], ['Two</p>', '2</p>']), /overlap/],
    ['a missing text', edit('index.html', ['<p>Twice</p>', 'x']), /not found/],
    ['one that is done', edit('index.html', ['<p>Too</p>', '<p>Two</p>']), /stands there already/],
    ['an edit of no file', edit('gone.html', ['a', 'b']), /no file gone\.html/],
    ['a way out', { kind: 'file', path: '../../x.html', content: 'x' }, /^No:/],
    ['a renaming out', { kind: 'rename', from: 'style.css', to: '../x.css' }, /^No:/],
    ['a picture in words', { kind: 'file', path: 'assets/pictures/me.png', content: 'x' }, /no text file/],
    ['the front page', { kind: 'delete', path: 'index.html' }, /needs one/],
    ['own pictures', { kind: 'delete', path: 'assets/pictures/me.png' }, /own and stays/],
    ['another kind', { kind: 'rename', from: 'style.css', to: 'style.js' }, /another kind/],
    ['an empty file', { kind: 'file', path: 'index.html', content: '\n' }, /would be empty/],
    [
      'a gap',
      { kind: 'file', path: 'index.html', content: '<h1>A</h1><!-- rest of the page -->' },
      /shortened/,
    ],
    [
      'a gap in script',
      { kind: 'file', path: 'a.js', content: 'f();\n// ... existing code ...\n' },
      /shortened/,
    ],
    ['too much', { kind: 'file', path: 'a.txt', content: 'x'.repeat(1_000_001) }, /larger than/],
  ])('refuses %s and changes nothing by it', (_, operation, told) => {
    const { files, deleted, problems } = apply(operation);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(told);
    expect(deleted).toEqual([]);
    expect(Object.values(files)).toHaveLength(
      operation.kind === 'edit' && operation.pairs.length > 1 ? 1 : 0,
    );
  });

  it('takes comments that only speak of other parts', () => {
    const content = '/* Other sections */\na {}\n/* the same colours as the header */\n';
    expect(apply({ kind: 'file', path: 'style.css', content }).problems).toEqual([]);
  });

  it('calls a file that is written as it was no change', () => {
    expect(
      apply({ kind: 'file', path: 'index.html', content: textOf(site[0] ?? { path: '', content: '' }) })
        .files,
    ).toEqual({});
  });
});
