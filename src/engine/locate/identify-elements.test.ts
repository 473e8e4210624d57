import { describe, expect, it } from 'vitest';
import { identifyElements } from './identify-elements';

const page = `<!doctype html>
<html lang="en"><head><title>A</title></head>
<body>
  <a class="skip" href="#main">Skip</a>
  <header class="site-header" data-section="nav"><nav><a class="brand" href="/">A</a></nav></header>
  <main id="main">
    <section class="menu" id="menu" data-section="menu">
      <h2>Menu</h2>
      <article class="menu-card">One</article>
      <article class="menu-card">Two</article>
      <svg><g><path d=""/></g></svg>
    </section>
    <section class="faq" id="faq" data-section="faq"><h2>Ask</h2></section>
  </main>
  <footer data-section="footer"><p>Bye</p></footer>
</body></html>`;

const names = (html: string) => identifyElements(html).map((mark) => mark.identifier);

describe('identifyElements', () => {
  it('names the section, its twins by number and lone elements without one', () => {
    expect(names(page)).toEqual([
      'page-skip',
      'nav',
      'nav-nav',
      'nav-brand',
      'page-main',
      'menu',
      'menu-h2',
      'menu-card-1',
      'menu-card-2',
      'menu-svg',
      'faq',
      'faq-h2',
      'footer',
      'footer-p',
    ]);
  });

  it('gives exact source ranges, also with CRLF line ends', () => {
    for (const source of [page, page.replaceAll('\n', '\r\n')]) {
      const mark = identifyElements(source).find(({ identifier }) => identifier === 'menu-card-2');
      expect(mark).toBeDefined();
      expect(source.slice(mark?.startOffset, mark?.endOffset)).toBe(
        '<article class="menu-card">Two</article>',
      );
      expect(source.slice(mark?.startOffset, mark?.startTagEndOffset)).toBe('<article class="menu-card">');
      expect(mark).toMatchObject({ sectionId: 'menu', tag: 'article', position: 2, twins: 2 });
    }
  });

  it('keeps names when another section goes', () => {
    const less = page.replace(/<section class="menu"[\s\S]*?<\/section>\n/, '');
    expect(names(less)).toEqual(names(page).filter((name) => !name.startsWith('menu')));
  });

  it('never gives one name twice, whatever the classes say', () => {
    const odd =
      '<body><section id="a"><p class="b">1</p><p class="b">2</p><i class="b-1">3</i></section><section id="a-b-2"></section></body>';
    const all = names(odd);
    expect(new Set(all).size).toBe(all.length);
  });

  it('names parts of a page that was not made here', () => {
    const foreign = '<header><h1>Hi</h1></header><div class="box"><p>Text</p></div><footer>End</footer>';
    expect(names(foreign)).toEqual(['nav', 'nav-h1', 'page-box', 'page-p', 'footer']);
  });

  it('survives a page nested deeper than the call stack', () => {
    expect(names('<div>'.repeat(20000)).length).toBe(20000);
  });
});
