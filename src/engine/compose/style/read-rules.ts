/** A rule of a stylesheet, or what begins with `@`; `block` has its braces and is nothing for what ends in a semicolon. */
export type StyleRule = {
  readonly source: string;
  readonly prelude: string;
  readonly block: string | null;
};

/** What braces, commas and semicolons may stand in without meaning anything. */
const quiet = String.raw`\/\*[^]*?\*\/|"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|\\[^]`;
const mark = new RegExp(`${quiet}|[{};(),[\\]]`, 'g');

/** The rules of a stylesheet that this program wrote, one after the other, without the comments between them. */
export function readRules(css: string): readonly StyleRule[] {
  const rules: StyleRule[] = [];
  let start = 0;
  let opened = -1;
  let depth = 0;
  const end = (at: number): void => {
    const source = css.slice(start, at).trim();
    const prelude = (opened < 0 ? source.replace(/;$/, '') : css.slice(start, opened)).trim();
    if (source !== '') rules.push({ source, prelude, block: opened < 0 ? null : css.slice(opened, at) });
    start = at;
    opened = -1;
  };
  for (const { 0: found, index } of css.matchAll(mark)) {
    if (found.startsWith('/*') && css.slice(start, index).trim() === '') start = index + found.length;
    if (/^[([{]$/.test(found)) depth += 1;
    if (/^[)\]}]$/.test(found)) depth -= 1;
    if (found === '{' && depth === 1) opened = index;
    if ((found === '}' && depth === 0) || (found === ';' && depth === 0)) end(index + 1);
  }
  end(css.length);
  return rules;
}

/** The parts of a selector list, or of anything else between commas. */
export function splitAtCommas(list: string): readonly string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  for (const { 0: found, index } of list.matchAll(mark)) {
    if (found === '(' || found === '[') depth += 1;
    if (found === ')' || found === ']') depth -= 1;
    if (found !== ',' || depth > 0) continue;
    parts.push(list.slice(start, index).trim());
    start = index + 1;
  }
  return [...parts, list.slice(start).trim()];
}
