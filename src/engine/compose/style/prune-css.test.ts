import { describe, expect, it } from 'vitest';
import { pruneCss, readUsedNames } from './prune-css';

const used = readUsedNames(
  [
    '<header class="site-header" data-variant="bar"></header><section class="map on-surface" data-variant="sign"></section>',
  ],
  ["button.className = 'copied';"],
);

describe('pruneCss', () => {
  it('keeps what pages and scripts use, selector by selector', () => {
    expect(
      pruneCss('.map, .menu { color: red; }\n.menu { color: blue; }\n.copied { color: green; }', used),
    ).toBe('.map { color: red; }\n.copied { color: green; }');
  });

  it('keeps a layout’s rules only for the elements that wear it', () => {
    const css =
      '[data-variant="sign"].map { color: red; }\n[data-variant="sign"].site-header { color: blue; }';
    expect(pruneCss(css, used)).toBe('[data-variant="sign"].map { color: red; }');
    expect(pruneCss('[data-variant="bar"].site-header .map { color: red; }', used)).toContain('.map');
    expect(pruneCss('[data-variant="bar"] .map { color: red; }', used)).toContain('.map');
  });

  it('drops what waits for something that nowhere stands within or beside an element', () => {
    const css = '.map:has(> .menu) { color: red; }\n.map:has(> .menu, .copied) { color: blue; }';
    expect(pruneCss(css, used)).toBe('.map:has(> .menu, .copied) { color: blue; }');
    expect(pruneCss('.map:is(.menu, nav) { color: red; }', used)).toBe('');
    expect(pruneCss('.map:not(.menu) { color: red; }', used)).toContain('.map');
  });

  it('gives a long rule a line for each declaration and each selector', () => {
    const css =
      '.map, .site-header { background: url("data:image/png;base64,AA"); padding: 1rem 2rem; font: 400 1rem/1.5 var(--text); color: red; }';
    expect(pruneCss(css, used)).toBe(
      [
        '.map,',
        '.site-header {',
        '  background: url("data:image/png;base64,AA");',
        '  padding: 1rem 2rem;',
        '  font: 400 1rem/1.5 var(--text);',
        '  color: red;',
        '}',
      ].join('\n'),
    );
  });

  it('keeps media rules that have something left, indented', () => {
    expect(pruneCss('@media (max-width: 20rem)  { .menu { color: red; } .map { color: blue; } }', used)).toBe(
      '@media (max-width: 20rem) {\n  .map { color: blue; }\n}',
    );
    expect(pruneCss('@media print { .menu { color: red; } }', used)).toBe('');
  });
});
