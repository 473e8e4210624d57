import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { SoughtPattern } from '../../src/engine/sought-pattern';
import { withSoughtPatterns } from './sought-patterns';

/** What a module's function `asked` answers when its patterns were stood in for. */
function ask(code: string, text: string): unknown {
  const written = withSoughtPatterns(code, 'sought');
  const plain = written.replace(/\nimport .*/, '').replaceAll('export ', '');
  return runInNewContext(`${plain}; asked(text);`, {
    $Sought: SoughtPattern,
    lean: () => expect.unreachable('It is made as it was written.'),
    text,
  });
}

const long = String.raw`\b(?:lighthouse|windmill)s?\s(?:keeper|tower|museum)\b`;

describe('withSoughtPatterns', () => {
  it.each([
    ['at the top', `const p = /${long}/iu; export const asked = (text) => p.exec(text)?.[0];`],
    ['in a function', `export function asked(text) { return/${long}/iu.exec(text)?.[0]; }`],
    ['in an argument', `export const asked = (text) => [...text.matchAll(/${long}/giu)][0]?.[0];`],
    [
      'with lean letters',
      `const p = lean(/${long}|\\p{L}{40}/iu); const asked = (text) => p.exec(text)?.[0];`,
    ],
    [
      'put together',
      `const w = String.raw\`${long}\`; const p = new RegExp(w, 'iu'); const asked = (text) => p.exec(text)?.[0];`,
    ],
  ])('answers as the pattern does, %s', (_where, code) => {
    expect(withSoughtPatterns(code, 'sought')).toContain('new $Sought(');
    expect(ask(code, 'The Lighthouse museum')).toBe('Lighthouse museum');
    expect(ask(code, 'The Lighthouse')).toBeUndefined();
    expect(ask(code, 'A bakery')).toBeUndefined();
  });

  it.each([
    ['lighthouse|windmill', '0'],
    ['lighthouse|(?:wind)?mill', '"lighthouse|mill"'],
  ])('gives the words of %s that a pattern put together needs', (words, given) => {
    const code = `const w = '${words}'; const p = new RegExp(\`^(?:\${w})\`, 'iu');`;
    expect(withSoughtPatterns(code, 'sought')).toContain(`'iu',${given})`);
  });

  it('makes one that keeps where it was anew, as it is written', () => {
    const code = `function asked(text) { const p = /${long}/giu; return p.test(text) && p.lastIndex; }`;
    expect(withSoughtPatterns(code, 'sought')).toBe(code);
  });

  it('leaves short patterns and those made in functions as they are', () => {
    const code = "const p = /^a/u; const made = (word) => new RegExp(`${word}s`, 'u');";
    expect(withSoughtPatterns(code, 'sought')).toBe(code);
  });

  it('leaves the lines where they are', () => {
    const code = `const p = /${long}/iu;\nfunction asked() {\n  throw new Error(/${long}/iu.source);\n}\n`;
    expect(
      withSoughtPatterns(code, 'sought')
        .split('\n')
        .slice(0, 4)
        .join('\n')
        .replaceAll(/new \$Sought\([^)]*\)/g, ''),
    ).toMatch(/^const p = .*\nfunction asked\(\) \{\n {2}throw/);
  });
});
