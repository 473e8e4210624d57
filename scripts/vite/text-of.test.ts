import { parse } from 'acorn';
import { describe, expect, it } from 'vitest';
import { constantsOf, textOf } from './text-of';

/** The text that the last constant of some code is set to. */
function lastText(code: string): string | undefined {
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const constants = constantsOf(program);
  const last = [...constants.values()].at(-1);
  return last && textOf(last, constants);
}

describe('textOf', () => {
  it.each([
    ["const a = 'kiln';", 'kiln'],
    ["const a = 'kiln'; export const b = `${a}s?`;", 'kilns?'],
    ["const a = 'kiln'; const b = String.raw`\\b${a}\\s`;", '\\bkiln\\s'],
    ["const a = 'kiln'; const b = a + '|' + 'oven';", 'kiln|oven'],
    ['const a = /kilns?/u; const b = `(?:${a.source})`;', '(?:kilns?)'],
  ])('puts %s together', (code, text) => {
    expect(lastText(code)).toBe(text);
  });

  it.each([
    "import { a } from './a'; const b = `${a}s`;",
    "let a = 'kiln'; const b = `${a}s`;",
    "const words = ['kiln']; const b = words.join('|');",
    'const b = tell`kiln`;',
    'const b = 3 - 2;',
  ])('leaves alone what it cannot tell: %s', (code) => {
    expect(lastText(code)).toBeUndefined();
  });
});
