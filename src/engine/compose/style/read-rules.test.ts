import { describe, expect, it } from 'vitest';
import { readRules, splitAtCommas } from './read-rules';

describe('readRules', () => {
  it('reads rules and what begins with an at sign, without the comments between them', () => {
    expect(
      readRules(
        '/* A look */\n@layer base;\n.a { color: red; /* } */ }\n/* {x} */ @media print { .b { gap: 1px } }',
      ),
    ).toEqual([
      { source: '@layer base;', prelude: '@layer base', block: null },
      { source: '.a { color: red; /* } */ }', prelude: '.a', block: '{ color: red; /* } */ }' },
      { source: '@media print { .b { gap: 1px } }', prelude: '@media print', block: '{ .b { gap: 1px } }' },
    ]);
  });

  it.each([
    `.a::before { content: "}"; }`,
    `.a::before { content: '\\'}{'; }`,
    `.a { background: url(data:image/svg+xml;utf8,{}); }`,
    `.a[title="};"]:not(.b, .c) > p { color: red; }`,
  ])('finds the end of %s', (rule) => {
    expect(readRules(`${rule} .next { color: red; }`).map(({ source }) => source)).toEqual([
      rule,
      '.next { color: red; }',
    ]);
  });
});

describe('splitAtCommas', () => {
  it('leaves commas in brackets and quotes where they are', () => {
    expect(splitAtCommas(`.a:is(.b, .c), [title="x, y"],\n  p`)).toEqual([
      '.a:is(.b, .c)',
      '[title="x, y"]',
      'p',
    ]);
  });
});
