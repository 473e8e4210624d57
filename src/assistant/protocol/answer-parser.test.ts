import { describe, expect, it } from 'vitest';
import { createRandom } from '@/engine/random';
import { AnswerParser } from './answer-parser';
import type { ParsedAnswer } from './operation';

function read(text: string, cuts: readonly number[] = []): ParsedAnswer {
  const parser = new AnswerParser();
  let from = 0;
  for (const cut of [...cuts, text.length]) {
    parser.push(text.slice(from, cut));
    from = cut;
  }
  return parser.end();
}

const whole = `I make the accent green and add a page.
<edit path="style.css">
<search>
  --accent: #2b6cb0;
</search>
<replace>
  --accent: #0a7d5a;
</replace>
<search>gap: 1rem</search><replace>gap: 2rem</replace>
</edit>
<file path="./about.html">
<!doctype html>
<p>1 < 2 && "a" </file-like></p>
</file>
<rename from="team.html" to="people.html" />
<delete path="old.html"/>
<note>The accent is green on every page.</note>
`;

describe('the answer parser', () => {
  it('reads files, edits, renames, deletions and the note', () => {
    expect(read(whole)).toEqual({
      operations: [
        {
          kind: 'edit',
          path: 'style.css',
          pairs: [
            { search: '  --accent: #2b6cb0;', replace: '  --accent: #0a7d5a;' },
            { search: 'gap: 1rem', replace: 'gap: 2rem' },
          ],
        },
        { kind: 'file', path: 'about.html', content: '<!doctype html>\n<p>1 < 2 && "a" </file-like></p>\n' },
        { kind: 'rename', from: 'team.html', to: 'people.html' },
        { kind: 'delete', path: 'old.html' },
      ],
      said: 'The accent is green on every page.',
      problems: [],
    });
  });

  const odd = [
    whole,
    whole.replaceAll('\n', '\r\n'),
    '\uFEFF<think>hm <file path="x.html">\n</think>\nGood.\n```xml\n<file path="a.css">\n```css\nb{}\n```\n</file>\n```',
    '<edit path="index.html">\n<search>\n<search>\n<input>\n</search>\n</search>\n<replace>\n<p>x</p>\n</replace>\n</edit>',
    '<edit path="a.js">\n<<<<<<< SEARCH\nlet a = 1;\n=======\nlet a = 2;\n>>>>>>> REPLACE\n</edit>',
    '<patch path="a.js">\nno\n</patch>\n<file path="half.html">\n<p>',
    '<file path="a.html">\n&lt;p&gt;Tom &amp;amp; Ann&lt;/p&gt;\n</file><note>one\ntwo',
    'İİ <b>İ</b>\n<note>İstanbul</note>\r\n',
  ];

  it('gives the same result however the answer is cut', () => {
    const random = createRandom(7, 'cuts');
    for (const text of odd) {
      const expected = read(text);
      expect(
        read(
          text,
          Array.from(text, (_, index) => index),
        ),
      ).toEqual(expected);
      for (let round = 0; round < 200; round += 1) {
        const cuts = Array.from({ length: 1 + random.below(6) }, () => random.below(text.length + 1));
        expect(
          read(
            text,
            cuts.toSorted((one, other) => one - other),
          ),
        ).toEqual(expected);
      }
    }
  });

  it('drops thoughts, fences, a byte order mark and CRLF', () => {
    expect(read(odd[2] ?? '').operations).toEqual([{ kind: 'file', path: 'a.css', content: 'b{}\n' }]);
    expect(read(odd[2] ?? '').said).toBe('Good.');
    expect(read(odd[1] ?? '')).toEqual(read(whole));
  });

  it('knows the element <search> of a page from its own tag', () => {
    expect(read(odd[3] ?? '').operations).toEqual([
      {
        kind: 'edit',
        path: 'index.html',
        pairs: [{ search: '<search>\n<input>\n</search>', replace: '<p>x</p>' }],
      },
    ]);
  });

  it('takes the marks that other tools taught', () => {
    expect(read(odd[4] ?? '').operations).toEqual([
      { kind: 'edit', path: 'a.js', pairs: [{ search: 'let a = 1;', replace: 'let a = 2;' }] },
    ]);
    expect(read('<boltAction type="file" filePath="/a.css">\nb{}\n</boltAction>').operations).toEqual([
      { kind: 'file', path: 'a.css', content: 'b{}\n' },
    ]);
  });

  it('tells unknown tags and files that end in the middle, and takes neither', () => {
    const { operations, problems } = read(odd[5] ?? '');
    expect(operations).toEqual([]);
    expect(problems.map(({ message }) => message)).toEqual([
      'The answer has a tag that nobody knows here: <patch>.',
      'The answer ends before half.html was written to its end.',
    ]);
  });

  it('takes signs back that a model escaped, and a note that was not closed', () => {
    expect(read(odd[6] ?? '')).toMatchObject({
      operations: [{ path: 'a.html', content: '<p>Tom &amp; Ann</p>\n' }],
      said: 'one\ntwo',
    });
  });

  it('ends a file where the next one begins, and tells it', () => {
    const { operations, problems } = read('<file path="a.css">\na{}\n<file path="b.css">\nb{}\n</file>');
    expect(operations).toEqual([{ kind: 'file', path: 'b.css', content: 'b{}\n' }]);
    expect(problems).toHaveLength(1);
  });

  it('tells how a file grows', () => {
    const seen: string[] = [];
    const parser = new AnswerParser(({ path, lines }) => seen.push(`${path} ${lines}`));
    parser.push('<file path="a.css">\na{}\nb');
    expect(seen).toEqual(['a.css 1']);
    parser.push('{}\n</file>');
    expect(seen).toEqual(['a.css 1', 'a.css 2']);
  });
});
