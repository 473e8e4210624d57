import { expect, it } from 'vitest';
import { rareLooks } from './rare-looks';

it.each(rareLooks.map(({ style, css = '' }) => [style, css] as const))(
  '%s prints nothing over its words',
  (_, css) => {
    const paper = css.replace(/@media screen[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/gu, '');
    expect(paper).not.toMatch(/text-fill-color: transparent|(?<!-)\bmask: conic/u);
    if (/\.hero::(?:before|after) \{ content: ""/u.test(css))
      expect(css).toMatch(/@media print \{\s*main > \.hero::before/u);
  },
);
