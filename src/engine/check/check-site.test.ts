import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkSite } from './check-site';

const head =
  '<!doctype html>\n<html lang="en"><head><meta name="viewport" content="width=device-width"><title>A</title></head>';
const page = (body: string) => `${head}<body><h1>A</h1>\n${body}</body></html>`;
const rulesOf = (content: string, path = 'index.html') =>
  checkSite([{ path, content }]).map(({ rule }) => rule);

describe('checkSite', () => {
  it('finds nothing in a careful page', () => {
    const names = ['index.html', 'style.css', 'script.js', 'assets/icon.svg'];
    const folder = new URL('../../../tests/support/fixtures/sample-site/', import.meta.url);
    const files = names.map((path) => ({
      path,
      content: new Uint8Array(readFileSync(new URL(path, folder))),
    }));
    expect(checkSite(files)).toEqual([]);
  });

  it.each([
    ['html-syntax', '<p>One</div></p>'],
    ['html-syntax', '<div>Open'],
    ['image-alt', '<img src="data:image/gif;base64,AA">'],
    ['duplicate-id', '<p id="a"></p><p id="a"></p>'],
    ['button-name', '<button type="button"><svg></svg></button>'],
    ['field-label', '<input type="text">'],
    ['heading-order', '<h3>Deep</h3>'],
    ['one-h1', '<h1>Again</h1>'],
    ['dead-link', '<a href="gone.html">Gone</a>'],
    ['dead-link', '<a href="#gone">Gone</a>'],
    ['missing-file', '<script src="gone.js"></script>'],
    ['external-request', '<script src="https://cdn.test/a.js"></script>'],
    ['script-syntax', '<script>let = ;</script>'],
    ['css-syntax', '<style>p { color red }</style>'],
    ['json-syntax', '<script type="application/ld+json">{a}</script>'],
    ['sample-content', '<p data-sample>Great!</p>'],
    ['inline-handler', '<button onclick="go()">Go</button>'],
  ])('reports %s', (rule, body) => {
    expect(rulesOf(page(body))).toEqual([rule]);
  });

  it('says what a page without language, title and heading lacks', () => {
    expect(rulesOf('<!doctype html><p>Hi')).toEqual(
      expect.arrayContaining(['html-lang', 'page-title', 'one-h1', 'viewport']),
    );
  });

  it('gives line and column of the problem in the file', () => {
    const [finding] = checkSite([
      { path: 'index.html', content: page('<p>x</p>\n  <script>\nlet = ;</script>') },
    ]);
    expect(finding).toMatchObject({ rule: 'script-syntax', line: 5, column: 7 });
    const [css] = checkSite([{ path: 'style.css', content: 'a { color: red; }\nb { colr }\n' }]);
    expect(css).toMatchObject({ rule: 'css-syntax', path: 'style.css', line: 2 });
  });

  it('accepts labels, links between pages and anchors of other pages', () => {
    const files = [
      {
        path: 'index.html',
        content: page(
          '<label>Name <input></label><a href="menu.html#top-dish">Menu</a><a href="mailto:a@b.c">Mail</a>',
        ),
      },
      { path: 'menu.html', content: page('<p id="top-dish">Soup</p><a href="./">Home</a>') },
    ];
    expect(checkSite(files)).toEqual([]);
  });

  it('takes what stands in noscript for words to readers without scripts', () => {
    expect(rulesOf(page('<noscript><p>Please turn scripts on.</p></noscript>'))).toEqual([]);
  });

  it('notes a page that is heavy with all it loads', () => {
    const files = [
      { path: 'index.html', content: page('<img src="a.png" alt="">') },
      { path: 'a.png', content: new Uint8Array(600 * 1024) },
    ];
    expect(checkSite(files)).toMatchObject([{ rule: 'page-weight', severity: 'note' }]);
  });

  it('reports other hosts in a stylesheet and files it lacks', () => {
    const css = '@import "https://fonts.test/a.css";\np { background: url("img/gone.png"); }\n';
    expect(rulesOf(css, 'style.css')).toEqual(['external-request', 'missing-file']);
  });
});
