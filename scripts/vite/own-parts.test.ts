import { describe, expect, it } from 'vitest';
import { findFirstFiles, scriptHash, withFirstFiles } from './in-page';
import { withLateStart, withOwnParts, withStylesFirst } from './own-parts';

const shell = `<head>
    <script src="/theme.js"></script>
    <script src="/early.js"></script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-1.js">
    <link rel="preload" href="/assets/plain-1.woff2" as="font" type="font/woff2" crossorigin>
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
  </head>`;

describe('the markup of a drawn page', () => {
  it('names its styles before its scripts', () => {
    const html = withStylesFirst(shell);
    expect(html.indexOf('index-1.css')).toBeLessThan(html.indexOf('theme.js'));
    expect(html.match(/index-1\.css/g)).toHaveLength(1);
  });

  it('leaves the app, all its parts and the fonts to early.js', () => {
    const manifest = {
      'index.html': { file: 'assets/index-1.js', isEntry: true },
      'src/a.tsx': { file: 'assets/a-1.js' },
    };
    const html = withLateStart(withOwnParts(shell, manifest, ['a.tsx'], '/'), { base: '/', isSoon: false });
    expect(html).toContain('data-app="/assets/index-1.js" data-parts="/assets/react-1.js /assets/a-1.js"');
    expect(html).not.toContain('type="module"');
    expect(html).not.toContain('modulepreload');
    expect(html).toContain('data-fonts="/assets/plain-1.woff2"');
    expect(html).not.toContain('rel="preload"');
  });

  it('waits for somebody, but makes the app work offline, unless it has to move at once', () => {
    const start = { base: '/sites/', isSoon: false };
    expect(withLateStart(shell, start)).toContain('data-worker="/sites/sw.js"');
    expect(withLateStart(shell, { ...start, isSoon: true })).toMatch(/data-soon>/);
  });

  it('is refused where a script to start later, or a named source, is missing', () => {
    expect(() => withLateStart('<head></head>', { base: '/', isSoon: false })).toThrow('start later');
    expect(() => withOwnParts(shell, {}, ['b.tsx'], '/')).toThrow('src/b.tsx');
  });

  it('carries the files of its first paint, and leaves the others where they are', () => {
    expect(findFirstFiles(shell)).toEqual(['/assets/index-1.css', '/theme.js', '/early.js']);
    const files = new Map([
      ['/assets/index-1.css', 'a{b:"$1"}'],
      ['/theme.js', 'let a = "$&";'],
    ]);
    const html = withFirstFiles(shell, files);
    expect(html).toContain('<style>a{b:"$1"}</style>');
    expect(html).toContain('<script>let a = "$&";</script>');
    expect(html).toContain('<script src="/early.js"></script>');
  });

  it('has a hash for a policy as browsers count it', () => {
    // The example of the Content Security Policy specification, level 3.
    expect(scriptHash("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });
});
