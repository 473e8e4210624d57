import { childElements, textLeaves, wordsIn } from '../../locate/page-tree';
import type { PageElement, PageTree, TextLeaf } from '../../locate/page-tree';
import { foldWord } from '../words/fold-word';
import type { SiteDraft } from './site-draft';
import { escapeAttribute, escapeText } from './splice-text';
import type { Splice } from './splice-text';

/** The splices that give an element other words. Pictures beside the text stay; white space around it too. */
export function textSplices(html: string, element: PageElement, text: string): Splice[] {
  const leaves = textLeaves(element).filter((leaf) => leaf.text.trim() !== '');
  const only = leaves[0];
  if (leaves.length === 1 && only) return [leafSplice(html, only, text)];
  if (leaves.length === 0 && childElements(element).length > 0) {
    return [{ start: element.openEnd, end: element.openEnd, text: escapeText(text) }];
  }
  return [{ start: element.openEnd, end: element.closeStart, text: escapeText(text) }];
}

function leafSplice(html: string, leaf: TextLeaf, text: string): Splice {
  const source = html.slice(leaf.start, leaf.end);
  const start = leaf.start + (source.length - source.trimStart().length);
  const end = leaf.end - (source.length - source.trimEnd().length);
  return { start, end, text: escapeText(text) };
}

const spokenAttributes = ['alt', 'title', 'aria-label', 'placeholder', 'content', 'value'];

/** Same letters apart from case, accents, white space and the kind of quotes and dashes. */
function normalise(text: string): string {
  return foldWord(text)
    .replace(/[“”„«»"]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Puts one text in the place of another wherever a page says it: whole elements first, else inside text, also in
 * attributes that are read out. Upper and lower case must agree unless nothing else is found. Returns the count.
 */
export function replaceText(draft: SiteDraft, page: string, from: string, to: string): number {
  const tree = draft.tree(page);
  const splices = wholeElements(tree, from, to);
  // A sum that stands alone is spoken of in sentences as well.
  if (splices.length === 0 || /\d/u.test(from)) splices.push(...insideText(tree, from, to));
  splices.push(...inAttributes(tree, from, to));
  draft.splice(page, withoutOverlaps(splices));
  return splices.length;
}

function wholeElements(tree: PageTree, from: string, to: string): Splice[] {
  const wanted = normalise(from);
  const found = tree.elements.filter(
    (element) => isSpoken(element) && normalise(wordsIn(element)) === wanted,
  );
  const innermost = found.filter(
    (element) =>
      !found.some((other) => other !== element && other.start >= element.start && other.end <= element.end),
  );
  return innermost.flatMap((element) => textSplices(tree.html, element, to));
}

function isSpoken(element: PageElement): boolean {
  return !['html', 'head', 'body', 'script', 'style', 'main', 'ul', 'ol'].includes(element.tag);
}

// "£9" is no part of "£9.50", and "12" none of "112".
const wholeBefore = String.raw`(?<!\d|\d[.,:]|[€$£])`;
const wholeAfter = String.raw`(?!\d|[.,:]\d|[ap]m\b)`;

function insideText(tree: PageTree, from: string, to: string): Splice[] {
  const splices: Splice[] = [];
  const written = escapeText(from);
  const said = escapePattern(written).replace(/\s+/g, '\\s+').replace(/["“”]/g, '["“”]').replace(/['’]/g, "['’]"); // prettier-ignore
  const pattern = new RegExp(`${/^[€$£]?\d/u.test(from) ? wholeBefore : ''}${said}${/\d$/u.test(from) ? wholeAfter : ''}`, 'giu'); // prettier-ignore
  for (const leaf of everyLeaf(tree)) {
    const source = tree.html.slice(leaf.start, leaf.end);
    for (const match of source.matchAll(pattern)) {
      splices.push({
        start: leaf.start + match.index,
        end: leaf.start + match.index + match[0].length,
        text: escapeText(to),
      });
    }
  }
  return splices;
}

function everyLeaf(tree: PageTree): readonly TextLeaf[] {
  return tree.elements.flatMap((element) =>
    ['script', 'style'].includes(element.tag)
      ? []
      : element.children.filter((child) => child.kind === 'text'),
  );
}

function inAttributes(tree: PageTree, from: string, to: string): Splice[] {
  const wanted = normalise(from);
  return tree.elements.flatMap((element) =>
    spokenAttributes.flatMap((name) => {
      const attribute = element.attributes.get(name);
      if (!attribute) return [];
      // A button's spoken name holds the words that it shows: "Add to cart: Mug".
      if (
        name === 'aria-label' &&
        normalise(wordsIn(element)) === wanted &&
        attribute.value.startsWith(`${from}:`)
      )
        return [
          {
            start: attribute.start,
            end: attribute.end,
            text: `${name}="${escapeAttribute(to + attribute.value.slice(from.length))}"`,
          },
        ];
      if (normalise(attribute.value) !== wanted) return [];
      return [{ start: attribute.start, end: attribute.end, text: `${name}="${escapeAttribute(to)}"` }];
    }),
  );
}

function withoutOverlaps(splices: readonly Splice[]): readonly Splice[] {
  const ordered = splices.toSorted((one, other) => one.start - other.start);
  return ordered.filter((splice, index) => index === 0 || splice.start >= (ordered[index - 1]?.end ?? 0));
}

/** A text as a pattern that matches just it. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
