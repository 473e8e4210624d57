import { valueOf } from '../../locate/page-tree';
import type { SiteDraft } from '../draft/site-draft';
import { everyItem } from '../items/find-item';
import { nameOfItem } from '../items/find-items';
import { numberOf } from '../items/money';
import { listsChange } from './lists-change';
import type { ListsChange, Offered } from './lists-change';

type Node = { readonly [key: string]: unknown };

/**
 * Lets the JSON-LD of every page offer what its lists do after a change: other prices, other names, things that went or
 * came, the range of prices. Blocks that were written by hand in another form stay as they are.
 */
export function refreshOffers(draft: SiteDraft, page: string): void {
  const isOffering = draft
    .everyPage()
    .some((path) => /"offers"|"itemOffered"|"Person"/.test(draft.text(path)));
  if (!isOffering) return;
  const change = listsChange(draft, page);
  if (!change) return;
  const people = new Set(
    everyItem(draft, page)
      .filter(({ section }) => /^(?:team|teacher|speakers)$/.test(section.type ?? ''))
      .map(({ item }) => nameOfItem(item)),
  );
  for (const path of draft.everyPage()) {
    for (const script of draft.tree(path).elements) {
      if (script.tag !== 'script' || !/ld\+json/.test(valueOf(script, 'type'))) continue;
      const text = draft.text(path).slice(script.openEnd, script.closeStart);
      const next = rewrite(text, { ...change, people });
      if (next === null || next === text) continue;
      draft.splice(path, [{ start: script.openEnd, end: script.closeStart, text: next }]);
      break;
    }
  }
}

type Change = ListsChange & {
  /** Who works there: they join lists of people, and what is sold joins lists of offers. */
  readonly people: ReadonlySet<string>;
};

/** The block with the change in it, laid out as it was; null where it cannot be written back byte by byte. */
function rewrite(text: string, change: Change): string | null {
  const lead = /^\s*/.exec(text)?.[0] ?? '';
  const tail = /\s*$/.exec(text)?.[0] ?? '';
  const indent = /[ \t]*$/.exec(lead)?.[0] ?? '';
  const write = (value: unknown) =>
    lead + JSON.stringify(value, null, 2).replace(/</g, '\\u003c').split('\n').join(`\n${indent}`) + tail;
  try {
    const value: unknown = JSON.parse(text);
    return write(value) === text ? write(visit(value, change)) : null;
  } catch {
    return null;
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function visit(value: unknown, change: Change): unknown {
  if (Array.isArray(value)) {
    const names = value.map((entry) => nameOf(entry));
    if (value.length === 0 || names.some((name) => name === null))
      return value.map((one) => visit(one, change));
    const isOfList = names.every((name) => name !== null && change.old.has(name));
    const kept = value.flatMap((entry: unknown, at) => {
      const name = names[at] ?? '';
      if (!change.old.has(name)) return [entry];
      const next = change.now.has(name) ? name : change.renamed.get(name);
      return next === undefined ? [] : [offer(entry, next, change)];
    });
    const sample: unknown = kept.at(-1);
    const isPeople = isNode(sample) && sample['@type'] === 'Person';
    const come = change.come.filter((name) => change.people.has(name) === isPeople);
    const fresh = isOfList && sample ? come.map((name) => offer(sample, name, change, true)) : [];
    return [...kept, ...fresh];
  }
  if (!isNode(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      key === 'priceRange' && typeof one === 'string' ? rangeOf(one, change) : visit(one, change),
    ]),
  );
}

/** The name of what an entry offers, or of whom it tells; null for an entry that offers nothing. */
function nameOf(entry: unknown): string | null {
  if (!isNode(entry)) return null;
  const thing = isNode(entry.itemOffered)
    ? entry.itemOffered
    : isNode(entry.offers) || entry['@type'] === 'Person'
      ? entry
      : null;
  return typeof thing?.name === 'string' ? thing.name : null;
}

/** The entry for a thing as the lists name and price it; one like it for a new thing, without what was said of the other. */
function offer(entry: unknown, name: string, { old, now }: Change, isNew = false): unknown {
  if (!isNode(entry)) return entry;
  const number = numberOf(now.get(name) ?? '');
  const isPriced = isNew || old.get(name) !== now.get(name);
  // What a new thing costs was not said: the price of the entry beside it is not its own.
  const unpriced = (node: Node): Node =>
    Object.fromEntries(Object.entries(node).filter(([key]) => !key.startsWith('price')));
  const priced = (given: Node): Node => withPrice(isNew && number === null ? unpriced(given) : given);
  const withPrice = (node: Node): Node =>
    number !== null && isPriced && 'price' in node ? { ...node, price: String(number) } : node;
  // What was said of one person is not true of the next.
  const isOther = isNew || (entry['@type'] === 'Person' && entry.name !== name);
  const bare = (node: Node): Node =>
    isOther
      ? Object.fromEntries(
          Object.entries(node).filter(([key]) => !/^(?:description|image|url|jobTitle)$/.test(key)),
        )
      : node;
  if (isNode(entry.itemOffered))
    return priced({ ...entry, itemOffered: { ...bare(entry.itemOffered), name } });
  return { ...bare(entry), name, ...(isNode(entry.offers) ? { offers: priced(entry.offers) } : {}) };
}

/** The range from the lowest to the highest price, where it was that before. */
function rangeOf(written: string, { old, now }: Change): string {
  const ends = (offered: Offered): readonly [string, string] | null => {
    const prices = [...offered.values()].filter((price) => numberOf(price) !== null);
    const sorted = prices.toSorted((one, other) => (numberOf(one) ?? 0) - (numberOf(other) ?? 0));
    return sorted[0] !== undefined ? [sorted[0], sorted.at(-1) ?? ''] : null;
  };
  const before = ends(old);
  const after = ends(now);
  return before && after && written === before.join(' – ') ? after.join(' – ') : written;
}
