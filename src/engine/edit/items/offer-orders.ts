import { valueOf } from '../../locate/page-tree';
import { escapeAttribute, indentAt } from '../draft/splice-text';
import type { Splice } from '../draft/splice-text';
import type { Step } from '../intent';
import { findBehaviour } from '../../compose/behaviours/find-behaviour';
import { formatHtml } from '../../compose/format-html';
import { writeSortChoice } from '../../compose/write-section-sort';
import { addScripts } from '../sections/add-scripts';
import { addStyles } from '../sections/add-styles';
import { siteFacts } from '../site-facts';
import type { SectionPlace } from '../target/target';
import { nameOfItem } from './find-items';
import type { Collection, Item } from './find-items';
import { amountOf, sortedSplices } from './sorted-splices';
import type { SortRule } from './sort-rules';

/** Puts a list in order and a choice of orders over it. Says false, and changes nothing, where there is one already. */
export function offerOrders(
  step: Step,
  { page, section, list }: SectionPlace & { readonly list: Collection },
  rule: SortRule,
): boolean {
  const { draft } = step;
  const html = draft.text(page);
  const { holder } = list;
  const id = valueOf(holder, 'id') || `${section.id}-list`;
  const { language } = siteFacts(draft, page);
  const hasChoice = draft.tree(page).elements.some((element) => valueOf(element, 'data-sort') === id);
  if (hasChoice) return false;
  const isPriced = list.items.some(({ price }) => price !== null);
  const choice = formatHtml(writeSortChoice(id, language, isPriced).markup).trim();
  const indent = indentAt(html, holder.start);
  const at = holder.start + 1 + holder.tag.length;
  const own: Splice[] = valueOf(holder, 'id') ? [] : [{ start: at, end: at, text: ` id="${id}"` }];
  const splices = [
    { start: holder.start, end: holder.start, text: `${choice.split('\n').join(`\n${indent}`)}\n${indent}` },
    ...own,
    ...sortedSplices(html, list, rule, (item) => withValues(html, item)),
  ];
  draft.splice(
    page,
    splices.toSorted((one, other) => one.start - other.start || one.end - other.end),
  );
  const css = findBehaviour('sort')?.css;
  if (css) addStyles(draft, css);
  addScripts(draft, ['sort']);
  return true;
}

/** The item's source with the values that the sort script compares. */
function withValues(html: string, item: Item): string {
  const { element } = item;
  const text = html.slice(element.start, element.end);
  const values: readonly (readonly [string, string])[] = [
    ['data-price', item.price ? String(amountOf(item)) : ''],
    ['data-name', nameOfItem(item)],
  ];
  const added = values
    .filter(([name, value]) => value !== '' && !element.attributes.has(name))
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('');
  const at = 1 + element.tag.length;
  return text.slice(0, at) + added + text.slice(at);
}
