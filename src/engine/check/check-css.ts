import type { Finding } from '@/domain/site/finding';
import { isExternal } from './local-path';
import { makeLineFinder } from './line-column';
import { parse, walk } from '../css-syntax';

/** A URL that a stylesheet asks for, with its place. */
export type CssUrl = { readonly url: string; readonly offset: number };

/** Findings of one stylesheet: what cannot be parsed, and what it asks of other hosts. */
export function checkCss(
  path: string,
  css: string,
  base = 0,
  whole = css,
): { findings: Finding[]; urls: CssUrl[] } {
  const findings: Finding[] = [];
  const urls: CssUrl[] = [];
  const placeOf = makeLineFinder(whole);
  const tree = parse(css, {
    positions: true,
    parseCustomProperty: false,
    parseValue: false,
    onParseError: (problem) =>
      findings.push({
        rule: 'css-syntax',
        severity: 'error',
        path,
        ...placeOf(base + problem.offset),
        message: `The stylesheet cannot be read here: ${problem.message}.`,
      }),
  });
  walk(tree, (node) => {
    if (node.type === 'Declaration' && node.value.type === 'Raw') {
      const offset = node.value.loc?.start.offset ?? 0;
      for (const match of node.value.value.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)) {
        urls.push({ url: match[2] ?? '', offset: base + offset + match.index });
      }
    }
    if (node.type === 'Atrule' && node.name.toLowerCase() === 'import') {
      const offset = node.loc?.start.offset ?? 0;
      const source = css.slice(offset, node.loc?.end.offset ?? offset);
      const url = /(?:url\(\s*)?["']?([^"')\s;]+)["']?/.exec(source.replace(/^@import\s+/i, ''))?.[1];
      if (url) urls.push({ url, offset: base + offset });
    }
  });
  if (countBraces(css) !== 0) {
    findings.push({
      rule: 'css-syntax',
      severity: 'error',
      path,
      ...placeOf(base + css.length),
      message: 'A brace is not closed.',
    });
  }
  for (const { url, offset } of urls) {
    if (isExternal(url)) {
      findings.push({
        rule: 'external-request',
        severity: 'warning',
        path,
        ...placeOf(offset),
        message: `The stylesheet asks another host: ${url}`,
      });
    }
  }
  return { findings, urls };
}

/** How many braces are still open at the end, comments and strings left out. */
function countBraces(css: string): number {
  const bare = css.replace(/\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g, '');
  return (bare.match(/\{/g)?.length ?? 0) - (bare.match(/\}/g)?.length ?? 0);
}
