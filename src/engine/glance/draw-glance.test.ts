import { describe, expect, it } from 'vitest';
import { drawGlance } from './draw-glance';

const css = ':root { --bg: light-dark(#f4f4eb, #111); --ink: #251b10; --button: #e2725b }';
const drawing = `<svg class="art" viewBox="0 0 9 9">${'<rect width="3" height="3" fill="var(--button)"/>'.repeat(20)}</svg>`;
const page = (body: string, attributes = '') =>
  `<!doctype html><html lang="en"${attributes}><title>Crumb</title><body><main>${body}</main></body></html>`;
/** The three ways a drawing in an image could reach outside or fail to parse. */
const reachesOut =
  /<script|<foreignObject|\son\w+=|javascript:|https?:\/\/(?!www\.w3\.org\/2000\/svg)|url\(/i;

describe('drawGlance', () => {
  it('shows the site’s words, colours and drawing', () => {
    const svg = drawGlance({ html: page(`<h1>Bread &amp; butter</h1><p>Warm.</p>${drawing}`), css });
    expect(svg).toContain('>Bread &#38;<');
    expect(svg).toContain('--bg:light-dark(#f4f4eb, #111)');
    expect(svg).toContain('fill="var(--button)"');
  });

  it('mirrors a page that reads from the right', () => {
    expect(drawGlance({ html: page('<h1>خبز</h1>', ' dir="rtl"'), css })).toContain('direction="rtl"');
  });

  it.each([
    [
      'a script in a drawing',
      page(`<h1>x</h1>${drawing.replace('<rect', '<script>alert(1)</script><rect')}`),
      css,
    ],
    ['a handler', page(`<h1>x</h1>${drawing.replace('<rect', '<rect onload="alert(1)"')}`), css],
    [
      'an address in a drawing',
      page(`<h1>x</h1>${drawing.replace('<rect', '<image href="https://evil.test/x"/><rect')}`),
      css,
    ],
    ['markup in a heading', page('<h1>&lt;script&gt;alert(1)&lt;/script&gt; <b onclick="x">y</b></h1>'), css],
    [
      'an address in a colour',
      page('<h1>x</h1>'),
      ':root { --bg: url(https://evil.test/a.png) } body { background: url(https://evil.test/b) }',
    ],
    ['an end of style in a colour', page('<h1>x</h1>'), ':root { --bg: </style><script>alert(1)</script> }'],
    ['nothing', '', ''],
  ])('lets through nothing that loads or runs: %s', (_, html, styles) => {
    const svg = drawGlance({ html, css: styles });
    expect(svg.replaceAll(/<text[^>]*>[^<]*<\/text>/g, '')).not.toMatch(reachesOut);
    expect(svg.match(/<script/g)).toBeNull();
  });

  it('takes colours from plain rules where there are no tokens', () => {
    const svg = drawGlance({
      html: page('<h1>Plain</h1>'),
      css: 'body { background: #fafafa; color: #112233 } .b { background: #ff3300; color: #999 }',
    });
    expect(svg).toContain('#fafafa');
    expect(svg).toContain('#112233');
    expect(svg).toContain('#ff3300');
  });
});
