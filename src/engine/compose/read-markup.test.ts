import { defaultTreeAdapter as tree, parseFragment } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief';
import { loadAllCopy } from '../plan/load-copy';
import { makePlan } from '../plan/make-plan';
import { findWords } from '../plan/words/find-words';
import { escapeText } from './html';
import { isElement, readMarkup } from './read-markup';
import type { MarkupNode } from './read-markup';
import { renderSection } from './render-section';

type Shape = string | readonly [tag: string, attributes: string, inside: readonly Shape[]];

const shapesOf = (nodes: readonly MarkupNode[]): Shape[] =>
  nodes.map((node) => {
    if (typeof node === 'string') return node;
    return isElement(node)
      ? [node.tag, node.open.slice(node.tag.length + 1, -1), shapesOf(node.children)]
      : `<!--${node.comment}-->`;
  });

/** As any browser reads it. */
const readShapesOf = (nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): Shape[] =>
  nodes.map((node) => {
    if (tree.isTextNode(node)) return escapeText(node.value).replaceAll('&quot;', '"');
    if (!tree.isElementNode(node)) return `<!--${tree.isCommentNode(node) ? node.data : ''}-->`;
    const { childNodes } = 'content' in node ? (node as DefaultTreeAdapterTypes.Template).content : node;
    const attributes = node.attrs.map(({ name, value }) =>
      value === '' && !/^(?:alt|value|content|href|class|action)$/.test(name)
        ? ` ${name}`
        : ` ${name}="${escapeText(value)}"`,
    );
    return [node.tagName, attributes.join(''), readShapesOf(childNodes)];
  });

// What stands in `noscript` is markup to who lays it out.
const asRead = (markup: string): Shape[] =>
  readShapesOf(parseFragment(markup, { scriptingEnabled: false }).childNodes);

describe('readMarkup', () => {
  beforeAll(loadAllCopy);

  it.each([
    '<p class="lede" hidden>Salt &amp; “pepper”, 3 &lt; 4&nbsp;g &#39;now&#39;</p>',
    '<a href="/?a=1&amp;b=%22"><img src="x.png" alt=""><br>one</a>',
    '<svg viewBox="0 0 2 2"><path d="M0 0"/><g><rect width="1"></rect></g></svg><b>after</b>',
    "<!-- a note --><input type='text' value='' required placeholder='a \"b\" > c'> x > y",
    '<template data-row><li><textarea>one\ntwo &amp; </textarea></li></template>',
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
  ])('reads %s as a browser does', (markup) => {
    expect(shapesOf(readMarkup(markup))).toEqual(asRead(markup));
  });

  it.each([
    'A bakery called Salt & Crumb in Leeds with prices, hours, a map, a gallery and an order form',
    'An online shop for ceramics with reviews, sizes, a cart, discount codes and questions',
    'A conference for architects in Graz on 4 May with speakers, a programme, tickets and sponsors',
    'A to-do list for three flatmates with tags and due dates',
    'A quiz about rivers with a high score',
    'A blog about board games with a search and a newsletter',
    'A documentation site for a command line tool with code samples and a changelog',
    'Ein Restaurant in Köln mit Speisekarte, Öffnungszeiten und Reservierung',
  ])('reads all sections of "%s" as a browser does', (prompt) => {
    const plan = makePlan(readBrief(prompt), 3);
    for (const page of plan.pages)
      for (const section of page.sections) {
        const { markup } = renderSection(plan, page, section, findWords(plan.language));
        expect(shapesOf(readMarkup(markup))).toEqual(asRead(markup));
      }
  });
});
