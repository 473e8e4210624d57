import { valueOf } from '../../locate/page-tree';
import { escapeAttribute, indentAt } from '../draft/splice-text';
import type { Splice } from '../draft/splice-text';
import type { Step } from '../intent';
import { addScripts } from '../sections/add-scripts';
import { siteFacts } from '../site-facts';
import { writeRule } from '../style/write-rule';
import type { SectionPlace } from '../target/target';
import { nameOfItem } from './find-items';
import type { Collection, Item } from './find-items';
import { amountOf, sortedSplices } from './sorted-splices';
import type { SortRule } from './sort-rules';

/** Puts a list in order and a choice of orders over it. Says false, and changes nothing, where the words for it are not at hand. */
export function offerOrders(
  step: Step,
  { page, section, list }: SectionPlace & { readonly list: Collection },
  rule: SortRule,
): boolean {
  const { draft } = step;
  const html = draft.text(page);
  const { holder } = list;
  const id = valueOf(holder, 'id') || `${section.id}-list`;
  const hasChoice = draft.tree(page).elements.some((element) => valueOf(element, 'data-sort') === id);
  if (hasChoice || siteFacts(draft, page).language !== 'en') return false;
  const isPriced = list.items.some(({ price }) => price !== null);
  const options = [
    '<option value="">As listed</option>',
    ...(isPriced
      ? [
          '<option value="price">Price, low to high</option>',
          '<option value="-price">Price, high to low</option>',
        ]
      : []),
    '<option value="name">Name</option>',
  ];
  const lines = [
    `<p class="sort-choice">`,
    `  <label for="${id}-sort">Sort by</label>`,
    `  <select id="${id}-sort" data-sort="${id}">`,
    ...options.map((option) => `    ${option}`),
    '  </select>',
    '</p>',
  ];
  const indent = indentAt(html, holder.start);
  const at = holder.start + 1 + holder.tag.length;
  const own: Splice[] = valueOf(holder, 'id') ? [] : [{ start: at, end: at, text: ` id="${id}"` }];
  const splices = [
    { start: holder.start, end: holder.start, text: `${lines.join(`\n${indent}`)}\n${indent}` },
    ...own,
    ...sortedSplices(html, list, rule, (item) => withValues(html, item)),
  ];
  draft.splice(
    page,
    splices.toSorted((one, other) => one.start - other.start || one.end - other.end),
  );
  styleChoice(step, section.type);
  addScripts(draft, ['sort']);
  return true;
}

function styleChoice({ draft }: Step, block: string | null): void {
  writeRule(draft, {
    selector: '.sort-choice',
    declarations: {
      display: 'flex',
      gap: '0.75rem',
      'align-items': 'center',
      'margin-block-end': 'var(--gap, 1.5rem)',
    },
    block,
  });
  writeRule(draft, {
    selector: '.sort-choice select',
    declarations: {
      'min-block-size': '2.75rem',
      'padding-inline': '0.75rem',
      font: 'inherit',
      color: 'inherit',
      'background-color': 'transparent',
      border: '1px solid currentColor',
      'border-radius': 'min(var(--radius, 8px), 1rem)',
    },
    block,
  });
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
