import { describe, expect, it } from 'vitest';
import { balanceCss } from './balance-css';
import { SealContext } from './seal-context';
import { sealCss } from './seal-css';

async function seal(files: Readonly<Record<string, string>>, theme: 'light' | 'dark' = 'light') {
  const context = new SealContext({
    rootUrl: 'https://app.test/p/',
    theme,
    paths: Object.keys(files),
    read: (path) =>
      Promise.resolve(
        Object.hasOwn(files, path)
          ? { content: files[path] ?? '', mime: path.endsWith('.css') ? 'text/css' : 'image/png' }
          : undefined,
      ),
  });
  const { css, imports } = await sealCss(files['css/style.css'] ?? '', 'css/style.css', context);
  return { css, imports, findings: context.findings.map(({ message }) => message) };
}

describe('a stylesheet', () => {
  it.each([
    ['a{b:url(../i.png)}', 'a{b:url("data:image/png;charset=utf-8,x")}'],
    ['a{b:url( "../i.png" )}', 'a{b:url( "data:image/png;charset=utf-8,x" )}'],
    ["a{b:URL('/i.png')}", 'a{b:URL("data:image/png;charset=utf-8,x")}'],
    ['a{b:url(\\2e\\2e/i.png)}', 'a{b:url("data:image/png;charset=utf-8,x")}'],
    [
      'a{b:image-set("../i.png" 1x, url(../i.png) 2x)}',
      'a{b:image-set("data:image/png;charset=utf-8,x" 1x, url("data:image/png;charset=utf-8,x") 2x)}',
    ],
    ['a{--x:url(../i.png)}', 'a{--x:url("data:image/png;charset=utf-8,x")}'],
    [
      '@font-face{src:url(../i.png) format("woff2")}',
      '@font-face{src:url("data:image/png;charset=utf-8,x") format("woff2")}',
    ],
    ['a{b:url(data:,x) url(#id)}', 'a{b:url(data:,x) url(#id)}'],
    ['a{b:url(https://x.test/i.png)}', 'a{b:url(https://x.test/i.png)}'],
    ['@namespace url("../i.png"); a{c:"url(../i.png)"}', '@namespace url("../i.png"); a{c:"url(../i.png)"}'],
    ['/* url(../i.png) */', '/* url(../i.png) */'],
  ])('carries the files in %s', async (css, expected) => {
    expect((await seal({ 'css/style.css': css, 'i.png': 'x' })).css).toBe(expected);
  });

  it('takes in imports, chained, each under its own conditions and folder', async () => {
    const { css, imports } = await seal({
      'css/style.css':
        '@charset "utf-8";\n@import "a.css" layer(base) supports(display:grid) screen;\n@import url(../b.css);p{}',
      'css/a.css': '@import url("sub/c.css") print;a{}',
      'css/sub/c.css': 'c{b:url(../../i.png)}',
      'b.css': 'b{}',
      'i.png': 'x',
    });
    expect(css.replace(/\s+/g, '')).toBe(
      '@charset"utf-8";@mediascreen{@supports(display:grid){@layerbase{@mediaprint{c{b:url("data:image/png;charset=utf-8,x")}}a{}}}}b{}p{}',
    );
    expect(imports.toSorted()).toEqual(['b.css', 'css/a.css', 'css/sub/c.css']);
  });

  it('ends where imports go in circles, or come too late to count', async () => {
    const { css, findings } = await seal({
      'css/style.css': '@import "a.css";p{} @import "late.css";',
      'css/a.css': '@import "style.css";@import "a.css";a{}',
    });
    expect(css).toContain('a{}');
    expect(css).toContain('p{} @import "late.css";');
    expect(findings).toEqual([]);
  });

  it('says which files it misses', async () => {
    const { css, findings } = await seal({ 'css/style.css': '@import "no.css"; a{b:url(no.png)}' });
    expect(css).toContain('url("data:,")');
    expect(findings).toEqual([
      'css/style.css refers to css/no.css, which does not exist.',
      'css/style.css refers to css/no.png, which does not exist.',
    ]);
  });

  it('answers questions for the preferred scheme, and lets what follows both follow the chosen one', async () => {
    const source =
      '@media (prefers-color-scheme:dark) and (width>1px){a{}}@media not ( prefers-color-scheme : light ){b{}}:root{color-scheme:light dark;x:y}p{color-scheme:dark}q{color-scheme:only light}@supports (color-scheme:light dark){}.color-scheme:hover{}';
    const { css } = await seal({ 'css/style.css': source }, 'dark');
    expect(css).toContain('@media (min-width:0.012px) and (width>1px)');
    expect(css).toContain('@media not (max-width:0.011px)');
    expect(css).toContain(
      ':root{color-scheme:var(--sitewright-theme,light);x:y}p{color-scheme:dark}q{color-scheme:only light}@supports (color-scheme:light dark)',
    );
  });

  it.each([
    'a{b:url(',
    'a{b:url("',
    "@import '",
    '@import',
    '/* open',
    'a{{{',
    '}}}',
    '\\',
    '@media (prefers-color-scheme:',
  ])('that breaks off at %s stays as broken as it was', async (css) => {
    expect((await seal({ 'css/style.css': css })).css).toBe(css);
  });

  // How the time grows with the length is measured in bench/long-inputs.ts.
  it.each(['url(', '@import ', '/*', '"', 'color-scheme:', '(', '\\', '@media(', 'a{'])(
    'of 20,000 times %s is read to its end',
    async (piece) => {
      const css = piece.repeat(20_000);
      expect((await seal({ 'css/style.css': css })).css.length).toBeGreaterThanOrEqual(css.length);
    },
  );
});

describe('a stylesheet that goes into a block', () => {
  it.each([
    ['a{b:c', 'a{b:c}'],
    ['a{}}b{}', 'a{}b{}'],
    ['@media x{a{b:calc(1', '@media x{a{b:calc(1)}}'],
    ['a{}/* open', 'a{}/* open*/'],
    ['a{b:"open', 'a{b:"open"}'],
    ['a{b:url(open', 'a{b:url(open)}'],
    ['a{b:(]}', 'a{b:(}'],
    ['a{}', 'a{}'],
  ])('closes what %s leaves open', (css, closed) => {
    expect(balanceCss(css)).toBe(closed);
  });
});
