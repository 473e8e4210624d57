import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { rootUrl, sealFiles } from '../../../tests/support/seal/seal-files';
import { parsePage, valueOf } from '../locate/page-tree';

const png = Uint8Array.from([137, 80, 78, 71, 255, 0]);
const pngUrl = 'data:image/png;base64,iVBOR/8A';

describe('a sealed page', () => {
  it('carries stylesheet, script, picture and icon', async () => {
    const { html, findings, styles } = await sealFiles({
      'index.html':
        '<!doctype html><html lang="en"><head><link rel="stylesheet" href="style.css" media="print"><link rel="icon" href="i.png"><script src="a.js" defer></script></head><body><img src="./i.png" alt=""></body></html>',
      'style.css': 'body{color:red}',
      'a.js': 'let a = "<b>&amp;"',
      'i.png': png,
    });
    expect(html).toContain('<style data-sitewright-source="style.css" media="print">body{color:red}</style>');
    expect(html).toContain(`<link rel="icon" href="${pngUrl}">`);
    expect(html).toMatch(
      /<script src="data:text\/javascript;charset=utf-8,let%20a%20=%20%22%3Cb%3E%26amp;%22[^"]*" defer>/,
    );
    expect(html).toContain(`src="${pngUrl}"`);
    expect([findings, styles]).toEqual([[], [{ path: 'style.css', imports: [] }]]);
  });

  it.each([
    ['<!doctype html><html><head><script>1</script></head>', '<head><!--head-->'],
    ['<!doctype html><html lang="en"><title>x</title>', 'lang="en"><!--head-->'],
    ['<!-- a --><!DOCTYPE html><script>1</script><head>', '<html dir="ltr"><!--head-->'],
    ['<p>only words', '<html dir="ltr"><!--head-->'],
    ['', '<html dir="ltr"><!--head-->'],
    ['<!-- <!doctype html> never closed', '<html dir="ltr"><!--head-->'],
  ])('has the preview script first, whatever comes: %s', async (source, expected) => {
    const { html } = await sealFiles({ 'index.html': source });
    expect(html).toContain(expected);
    const before = html.slice(0, html.indexOf('<!--head-->'));
    expect(before).not.toMatch(/<script|<style|<link/);
    expect(parsePage(html).elements.find(({ tag }) => tag === 'script')?.start ?? Infinity).toBeGreaterThan(
      before.length,
    );
  });

  it('takes the direction that was asked for, in place of its own', async () => {
    const { html } = await sealFiles(
      { 'index.html': '<html lang="ar" dir="ltr"><p>x' },
      { direction: 'rtl' },
    );
    expect(html).toMatch(/^<html dir="rtl" lang="ar" >/);
  });

  it('marks its elements, and only with identifiers of its own', async () => {
    const { html } = await sealFiles({
      'index.html':
        '<body><main><section id="menu" data-section="menu"><div class="menu-card">a</div><div class="menu-card" data-sitewright-element="forged">b</div></section></main></body>',
    });
    const marks = [...html.matchAll(/data-sitewright-element="([^"]*)"/g)].map(([, mark]) => mark);
    expect(marks).toContain('menu-card-2');
    expect(marks).not.toContain('forged');
  });

  it('turns missing files into findings and asks the network for none of them', async () => {
    const { html, findings } = await sealFiles({
      'index.html':
        '<link rel="stylesheet" href="no.css"><script src="no.js"></script><img src="no.png"><script type="module" src="no.mjs"></script><p style="background:url(no.svg)">',
    });
    expect(findings.map(({ message }) => message).toSorted()).toEqual(
      ['no.css', 'no.js', 'no.mjs', 'no.png', 'no.svg'].map(
        (name) => `index.html refers to ${name}, which does not exist.`,
      ),
    );
    expect(html).not.toMatch(/(?:src|href)="no\.|url\(no/);
  });

  it('leaves nothing that a browser would ask for early', async () => {
    const { html } = await sealFiles({
      'index.html':
        '<link rel="preconnect" href="https://a.test"><link rel="dns-prefetch" href="//a.test"><link rel="preload" as="font" href="f.woff2"><link rel="modulepreload" href="a.js"><link rel="manifest" href="m.json"><script type="speculationrules">{}</script><base href="https://a.test/"><meta http-equiv="refresh" content="0;url=https://a.test"><meta http-equiv="Content-Security-Policy" content="script-src none"><p>Words',
    });
    expect(html).not.toMatch(/a\.test|preload|speculation|http-equiv|<base/);
    expect(html).toContain('Words');
  });

  it('splits every kind of srcset', async () => {
    const { html } = await sealFiles({
      'index.html':
        '<picture><source media="(prefers-color-scheme: dark)" srcset="i.png 1x,i.png 2x"><img srcset=" i.png, ./i.png 480w ,https://x.test/a,b.png 2x" alt=""></picture>',
      'i.png': png,
    });
    expect(html).toContain(`srcset="${pngUrl} 1x, ${pngUrl} 2x"`);
    expect(html).toContain(`srcset="${pngUrl}, ${pngUrl} 480w, https://x.test/a,b.png 2x"`);
    expect(html).toContain('media="(max-width:0.012px)"');
  });

  it('brings films, subtitles and posters along', async () => {
    const { html } = await sealFiles({
      'index.html':
        '<video poster="i.png"><source src="f.mp4"><track src="s.vtt"></video><audio src="f.mp4"></audio>',
      'i.png': png,
      'f.mp4': Uint8Array.from([1]),
      's.vtt': 'WEBVTT',
    });
    expect(html).toMatch(
      /poster="data:image\/png.*src="data:video\/mp4;base64,AQ==".*src="data:text\/vtt.*<audio[^>]* src="data:video\/mp4/s,
    );
  });

  it('brings a drawing for use into the page under names of its own, without its scripts', async () => {
    const { html } = await sealFiles({
      'index.html': '<body><svg><use href="icons.svg#cart"></use></svg></body>',
      'icons.svg':
        '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="x()"><script>alert(1)</script><symbol id="cart"><path fill="url(#g)"/></symbol><linearGradient id="g"/></svg>',
    });
    expect(html).toContain('href="#sprite-icons-svg-cart"');
    expect(html).toContain('<symbol id="sprite-icons-svg-cart"><path fill="url(#sprite-icons-svg-g)"/>');
    expect(html).not.toMatch(/alert|onload/);
  });

  it('seals a page that stands in a frame of another, once', async () => {
    const { html } = await sealFiles({
      'index.html': '<iframe src="inner.html" title="Inner"></iframe>',
      'inner.html': '<link rel="stylesheet" href="s.css"><iframe src="index.html"></iframe>',
      's.css': 'p{color:red}',
    });
    const frame = parsePage(html).elements.find(({ tag }) => tag === 'iframe');
    expect(frame && [valueOf(frame, 'src'), valueOf(frame, 'srcdoc')]).toEqual([
      '',
      expect.stringContaining('p{color:red}'),
    ]);
  });

  it('survives what is not HTML, and hostile names', async () => {
    const names = [
      '__proto__',
      'constructor',
      'a b.css',
      '%2e%2e',
      'x"y.css',
      "q'.css",
      '<b>.css',
      'été.css',
      '‮gpj.css',
    ];
    const files = Object.fromEntries(names.map((name) => [name, 'a{}']));
    const links = names.map((name) => `<link rel=stylesheet href="${encodeURIComponent(name)}">`).join('');
    const { findings, styles } = await sealFiles({
      ...files,
      'index.html': `${links}<<<a b=">"></b></i><table><p>\u0000`,
    });
    expect(findings).toEqual([]);
    expect(styles.map(({ path }) => path)).toEqual(names);
  });

  // How the time grows with the length is measured in bench/long-inputs.ts.
  it.each([
    ['<div>', 20_000],
    ['<!-- ', 20_000],
    ['<a href="', 20_000],
    ['<p style="', 5_000],
    ['<b><i>', 3_000],
  ])('is read to its end, however it is nested or broken: %s', async (piece, times) => {
    const { html } = await sealFiles({ 'index.html': piece.repeat(times) });
    expect(html.includes('<!--head-->')).toBe(true);
  });

  it('with its scripts off leaves them where they stand and carries no import map', async () => {
    const { html } = await sealFiles(
      {
        'index.html': '<script type="module" src="a.js"></script><img src="i.png">',
        'a.js': '1',
        'i.png': png,
      },
      { safe: true },
    );
    expect(html).toContain('<script type="module" src="a.js"></script>');
    expect(html).toContain(pngUrl);
    expect(html).not.toContain('importmap');
  });

  it('is the same bytes for the same files', async () => {
    const files = {
      'index.html': '<link rel=stylesheet href=a.css><script src=a.js></script>',
      'a.css': '@import "b.css";',
      'b.css': 'p{}',
      'a.js': 'fetch("a.css")',
    };
    expect((await sealFiles(files)).html).toBe((await sealFiles(files)).html);
  });

  it.each([
    '</script><script>alert(1)</script>',
    '</style><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '<!--<script>',
    '\u2028</SCRIPT >',
  ])('keeps the text %s of a file inside its place', async (payload) => {
    const { html } = await sealFiles({
      'index.html':
        '<head><link rel="stylesheet" href="s.css"><script src="a.js"></script><script type="module" src="m.js"></script></head><body><img src="p.svg"><p>end</p></body>',
      's.css': `/*${payload}*/ p{content:"${payload}"}`,
      'a.js': `let a = '${payload}'`,
      'm.js': `export const m = '${payload}'`,
      'p.svg': `<svg xmlns="http://www.w3.org/2000/svg"><title>${payload}</title></svg>`,
    });
    const tags = parsePage(html).elements.map(({ tag }) => tag);
    expect(tags.filter((tag) => tag === 'script')).toHaveLength(3);
    expect(tags.filter((tag) => tag === 'img')).toHaveLength(1);
    expect(tags.at(-1)).toBe('p');
    expect(parse(html).childNodes.length).toBeGreaterThan(0);
  });

  it('resolves addresses that name the site in full', async () => {
    const { html } = await sealFiles({ 'index.html': `<img src="${rootUrl}a/i.png?v=2">`, 'a/i.png': png });
    expect(html).toContain(pngUrl);
  });
});
