import { valueOf } from '../../locate/page-tree';
import { escapeAttribute, indentAt } from '../draft/splice-text';
import type { Splice } from '../draft/splice-text';
import { done, refuse } from '../intent';
import type { Step, StepResult } from '../intent';
import { everyItem } from '../items/find-item';
import type { ItemPlace } from '../items/find-item';
import { nameOfItem } from '../items/find-items';
import { numberOf } from '../items/money';
import { addScripts } from '../sections/add-scripts';
import { siteFacts } from '../site-facts';
import { findNamedSections } from '../target/find-named-sections';
import { writeRule } from '../style/write-rule';
import { matchPhrase } from '../words/read-command';

/** "sort products by price": a choice over the list. The list itself is put in that order, so it holds without scripts. */
export function sortAttempt(step: Step): StepResult | null {
  const match = matchPhrase(
    step.part,
    /^(?:sort|order|(?:add|let) (?:.*?)(?:sorting|sort|visitors sort)(?: of| for| to)?) (?<what>.+?)(?: by (?<field>price|name|title|alphabet|cheapest|most expensive)| (?<alpha>alphabetically))?(?: (?:first|from (?<order>low to high|high to low|a to z|z to a)|(?<way>ascending|descending|up|down)))?$/,
  );
  if (!match?.what) return null;
  const isName = match.alpha !== undefined || /name|title|alphabet/.test(match.field?.plain ?? '');
  const isDown =
    /most expensive/.test(match.field?.plain ?? '') ||
    /high to low|z to a/.test(match.order?.plain ?? '') ||
    /descending|down/.test(match.way?.plain ?? '');
  const phrase = match.what.plain.replace(/ list$/, '');
  const sections = findNamedSections(step.draft, phrase, step.page);
  const places = everyItem(step.draft, step.page, sections);
  const first = places[0];
  if (!first) return refuse('not-found', `I do not see “${match.what.text}” to sort.`);
  const list = places.filter(
    ({ collection, page }) => collection.holder === first.collection.holder && page === first.page,
  );
  if (!isName && !list.some(({ item }) => item.price))
    return refuse('not-found', `“${match.what.text}” have no prices to sort by.`);
  return sortList(step, first, list, isName ? 'name' : 'price', isDown);
}

function sortList(
  step: Step,
  first: ItemPlace,
  list: readonly ItemPlace[],
  field: 'name' | 'price',
  isDown: boolean,
): StepResult {
  const { draft } = step;
  const { page } = first;
  const html = draft.text(page);
  const amount = ({ item }: ItemPlace) => (item.price ? (numberOf(item.price.text) ?? 0) : 0);
  const sorted = list.toSorted(
    (one, other) =>
      (field === 'price'
        ? amount(one) - amount(other)
        : nameOfItem(one.item).localeCompare(nameOfItem(other.item))) * (isDown ? -1 : 1),
  );
  const source = (place: ItemPlace) => withField(html, place, field, amount(place));
  const splices: Splice[] = list.map((place, index) => ({
    start: place.item.element.start,
    end: place.item.element.end,
    text: source(sorted[index] ?? place),
  }));
  const { holder } = first.collection;
  const id = valueOf(holder, 'id') || `${first.section.id}-list`;
  if (!valueOf(holder, 'id'))
    splices.push({
      start: holder.start + 1 + holder.tag.length,
      end: holder.start + 1 + holder.tag.length,
      text: ` id="${id}"`,
    });
  const hasChoice = draft.tree(page).elements.some((element) => valueOf(element, 'data-sort') === id);
  const words =
    siteFacts(draft, page).language === 'en'
      ? {
          sort: 'Sort by',
          own: 'As listed',
          up: 'Price, low to high',
          down: 'Price, high to low',
          name: 'Name',
        }
      : null;
  if (!hasChoice && words) {
    const options = [
      `<option value="">${words.own}</option>`,
      ...(list.some(({ item }) => item.price)
        ? [`<option value="price">${words.up}</option>`, `<option value="-price">${words.down}</option>`]
        : []),
      `<option value="name">${words.name}</option>`,
    ];
    const indent = indentAt(html, holder.start);
    const lines = [
      `<p class="sort-choice">`,
      `  <label for="${id}-sort">${words.sort}</label>`,
      `  <select id="${id}-sort" data-sort="${id}">`,
      ...options.map((option) => `    ${option}`),
      '  </select>',
      '</p>',
    ];
    splices.push({ start: holder.start, end: holder.start, text: `${lines.join(`\n${indent}`)}\n${indent}` });
  }
  const merged = mergeStarts(splices);
  draft.splice(page, merged);
  if (!hasChoice && words) {
    writeRule(draft, {
      selector: '.sort-choice',
      declarations: {
        display: 'flex',
        gap: '0.75rem',
        'align-items': 'center',
        'margin-block-end': 'var(--gap, 1.5rem)',
      },
      block: first.section.type,
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
      block: first.section.type,
    });
    addScripts(draft, ['sort']);
  }
  const detail = `by ${field}${isDown ? ', falling' : ''}`;
  return done(
    `Order of ${first.section.id}`,
    detail,
    `The list stands in order ${detail} now${hasChoice || !words ? '' : ', and visitors can choose another order'}.`,
  );
}

/** The item's source with the value that the sort script compares. */
function withField(html: string, { item }: ItemPlace, field: 'name' | 'price', amount: number): string {
  const { element } = item;
  const text = html.slice(element.start, element.end);
  const values: readonly (readonly [string, string])[] = [
    ['data-price', item.price ? String(amount) : ''],
    ['data-name', nameOfItem(item)],
  ];
  const added = values
    .filter(
      ([name, value]) =>
        value !== '' &&
        !element.attributes.has(name) &&
        (field === 'price' || name === 'data-name' || item.price),
    )
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('');
  const at = 1 + element.tag.length;
  return text.slice(0, at) + added + text.slice(at);
}

function mergeStarts(splices: readonly Splice[]): Splice[] {
  return splices.toSorted((one, other) => one.start - other.start || one.end - other.end);
}
