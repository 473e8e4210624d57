import { describe, expect, it } from 'vitest';
import { formatHtml } from './format-html';

describe('formatHtml', () => {
  it('gives blocks a line each and indents what is in them', () => {
    expect(formatHtml('<ul><li>One</li><li><p>Two</p><p>Three</p></li></ul>', 1)).toBe(
      [
        '  <ul>',
        '    <li>One</li>',
        '    <li>',
        '      <p>Two</p>',
        '      <p>Three</p>',
        '    </li>',
        '  </ul>',
      ].join('\n'),
    );
  });

  it('gives neighbours a line each once they fill more than one', () => {
    const link = (name: string) =>
      `<a class="link" href="${name}.html">${name} and everything that belongs to it</a>`;
    const header = `<header>${link('one')} ${link('two')}<nav><ul><li>x</li></ul></nav></header>`;
    expect(formatHtml(header).split('\n').slice(1, 3)).toEqual([`  ${link('one')}`, `  ${link('two')}`]);
  });

  it('never parts words from the elements that they touch', () => {
    const text = `<div>${'A sentence that goes on, '.repeat(6)}<b>bold</b>, <i>slanted</i><p>x</p></div>`;
    expect(formatHtml(text)).toContain('<b>bold</b>, <i>slanted</i>');
  });

  it('closes empty drawn elements and trims the words of buttons', () => {
    expect(
      formatHtml('<svg viewBox="0 0 1 1"><g><path d="M0 0"></path></g><rect></rect><rect></rect></svg>'),
    ).toContain('<path d="M0 0"/>');
    expect(formatHtml('<button type="button"> Menu </button>')).toBe('<button type="button">Menu</button>');
  });
});
