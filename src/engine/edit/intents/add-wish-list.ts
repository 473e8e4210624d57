import { findBehaviour } from '../../compose/behaviours/find-behaviour';
import { writeWish, writeWishDialog, writeWishOpener } from '../../compose/shell/write-wish-list';
import { formatHtml } from '../../compose/format-html';
import { slugOf } from '../../compose/slug';
import { findWords } from '../../plan/words/find-words';
import { classesOf, elementsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import { escapeAttribute, indentAt } from '../draft/splice-text';
import type { Splice } from '../draft/splice-text';
import { countOf, done, refuse } from '../intent';
import type { Intent, Step } from '../intent';
import { findCollections, nameOfItem } from '../items/find-items';
import type { Item } from '../items/find-items';
import { addScripts } from '../sections/add-scripts';
import { addStyles } from '../sections/add-styles';
import { siteFacts } from '../site-facts';

const names = String.raw`(?:wish ?-?lists?|favou?rites?(?: list)?|save for later|saved items)`;
const asked = new RegExp(
  `^(?:add|show|use) (?:.* )?${names}(?: (?:button|buttons|list|heart|hearts|function|feature|option|functionality))?(?: (?:to|for|on|in) .+)?$|` +
    `^(?:let|allow) (?:\\S+ ){1,2}?(?:to )?(?:save|keep|heart|like|favou?rite|mark|put) .*(?:${names}|later|products?|items?|things)|^(?:let|allow) (?:\\S+ ){1,2}?(?:to )?(?:save|add|mark) .*favou?rites?$|` +
    `^add hearts?(?: (?:button|icon)s?)? (?:to|on) (?:products?|items?|shop)`,
);

/** Gives the products of a shop hearts, the header the heart that opens the list, and every page its dialog. */
export const addWishList: Intent = {
  name: 'add-feature',
  attempt(step) {
    if (!asked.test(step.part.plain)) return null;
    const { draft } = step;
    if (draft.pages().some((page) => /\sdata-wish-list\b/.test(draft.text(page))))
      return refuse('nothing-to-change', 'There is a wish list already.');
    const count = draft.pages().reduce((sum, page) => sum + addHearts(step, page), 0);
    if (count === 0)
      return refuse('not-found', 'This site has no products to put on a wish list.', [
        'add a products section',
      ]);
    for (const page of draft.everyPage()) addFrame(step, page);
    const css = findBehaviour('wishlist')?.css;
    if (css) addStyles(draft, css);
    addStyles(draft, '.header-tools { display: flex; flex: none; align-items: center; gap: 1rem; }');
    addScripts(draft, ['wishlist']);
    return done(
      'Wish list',
      countOf(count, 'product'),
      'Every product has a heart now, and the heart in the header opens the list; it is kept in the visitor’s browser.',
    );
  },
};

const wordsOf = (step: Step, page: string) => findWords(siteFacts(step.draft, page).language);

/** A heart for every product of a page, before its button. Returns how many. */
function addHearts(step: Step, page: string): number {
  const html = step.draft.text(page);
  const splices: Splice[] = [];
  let count = 0;
  for (const section of step.draft.sections(page)) {
    if (section.type !== 'products' && section.type !== 'listings') continue;
    for (const item of findCollections(section)[0]?.items ?? []) {
      const { element } = item;
      const name = nameOfItem(item);
      const button = elementsIn(element).findLast(
        (one) => classesOf(one).includes('button') && one.parent === element,
      );
      const at = button?.start ?? element.closeStart;
      const heart = formatHtml(writeWish(wordsOf(step, page), name).markup, 0);
      const lead = button ? '' : '  ';
      splices.push(
        { start: at, end: at, text: `${lead}${heart}\n${indentAt(html, at)}` },
        ...productSplices(item, name),
      );
      count += 1;
    }
  }
  step.draft.splice(page, splices);
  return count;
}

/** The attributes by which the script tells products apart. */
function productSplices({ element }: Item, name: string): Splice[] {
  const values = [
    ...(element.attributes.has('data-product') ? [] : [` data-product="${escapeAttribute(slugOf(name))}"`]),
    ...(element.attributes.has('data-name') ? [] : [` data-name="${escapeAttribute(name)}"`]),
  ].join('');
  const at = element.start + 1 + element.tag.length;
  return values === '' ? [] : [{ start: at, end: at, text: values }];
}

/** The heart in the header and the dialog at the end of the page. */
function addFrame(step: Step, page: string): void {
  const { draft } = step;
  const words = wordsOf(step, page);
  const { html, elements } = draft.tree(page);
  const header = draft.sections(page).find(({ id }) => id === 'nav')?.element;
  const body = elements.find(({ tag }) => tag === 'body');
  const splices: Splice[] = [];
  if (header)
    splices.push(...headerSplices(step, header, html, formatHtml(writeWishOpener(words).markup, 0)));
  if (body) {
    const dialog = formatHtml(writeWishDialog(siteFacts(draft, page).language, words).markup, 1);
    splices.push({ start: body.closeStart, end: body.closeStart, text: `${dialog.replace(/\n?$/, '\n')}` });
  }
  draft.splice(page, splices);
}

function headerSplices(step: Step, header: PageElement, html: string, opener: string): Splice[] {
  const tools = elementsIn(header).find((one) => classesOf(one).includes('header-tools'));
  const name = slugOf(siteFacts(step.draft, step.page).name) || 'shop';
  const at = header.start + 1 + header.tag.length;
  const own = header.attributes.has('data-shop')
    ? []
    : [{ start: at, end: at, text: ` data-shop="${escapeAttribute(name)}"` }];
  if (tools) return [...own, { start: tools.openEnd, end: tools.openEnd, text: opener }];
  const lineStart = html.lastIndexOf('\n', header.closeStart) + 1;
  const isOwnLine = html.slice(lineStart, header.closeStart).trim() === '';
  const div = `<div class="header-tools">${opener}</div>`;
  return [
    ...own,
    isOwnLine
      ? { start: lineStart, end: lineStart, text: `${indentAt(html, header.closeStart)}  ${div}\n` }
      : { start: header.closeStart, end: header.closeStart, text: div },
  ];
}
