import { findFilterGroups } from '../../../../brief/abroad/filter-groups';
import type { ContentItem, Facts } from '../../../content';
import type { Bank } from '../../parts/bank';
import { money } from '../../parts/money';
import { capitalise } from '../../parts/weave';
import { findBank, findShopWares } from '../find-bank';
import type { Shapes } from './read-shapes';

const sets = ['gift', 'box', 'bag'];
const euros = [24, 38, 18, 32, 45, 16, 28, 58, 21, 36, 14, 49];

/** The goods of a shop that tells its shelves and nothing on them: as many on each, under names that fit any thing. */
export function shelvesOf(bank: Bank, facts: Facts, shapes: Shapes): Bank {
  const { brief } = facts;
  const language = brief.language.value;
  const isTold = brief.items.some(({ value }) => value.section === 'products' || value.price !== undefined);
  const count = brief.counts.find(({ value }) => value.thing === 'products')?.value.count ?? 0;
  const usual = bank.products?.items ?? [];
  const groups = isTold ? [] : findFilterGroups(brief);
  const [names = []] = shapes.get('ware') ?? [];
  if (!bank.products || isTold || (groups.length < 2 && count <= usual.length)) return {};
  const total = Math.max(count, groups.length * 2);
  const named = (at: number, group?: string): ContentItem => ({
    title: names[at % names.length] ?? '',
    ...(group ? { text: group, group } : {}),
    price: money(facts, euros[at % euros.length] ?? 24),
    sample: true,
  });
  if (groups.length < 2) {
    // Beside the wares of a trade stand a voucher, a set and what is new, before any that has but a name.
    const kept = new Set(usual.map(({ title }) => title));
    const rows = findBank(language)?.families.shop.items.toReversed() ?? [];
    const general = rows
      .filter(([title]) => !kept.has(title))
      .map(([title, text], at): ContentItem => ({
        title,
        text,
        art: sets[at % sets.length] ?? 'box',
        price: money(facts, euros[at % euros.length] ?? 24),
        sample: true,
      }));
    const unnamed = Array.from({ length: names.length }, (_, at) => named(at));
    const rest = [...general, ...unnamed].slice(0, count - usual.length);
    return { products: { ...bank.products, items: [...usual, ...rest] } };
  }
  const used = new Map<string, number>();
  const items = Array.from({ length: total }, (_, at): ContentItem => {
    const group = capitalise(groups[at % groups.length] ?? '');
    const nth = used.get(group) ?? 0;
    used.set(group, nth + 1);
    const wares = findShopWares(language, group, '');
    const title = wares?.titles[nth];
    return wares && title
      ? { title, group, art: wares.art, price: money(facts, wares.euros[nth] ?? 24), sample: true }
      : named(at, group);
  });
  const inOrder = items.toSorted(
    (one, other) =>
      groups.indexOf((one.group ?? '').toLowerCase()) - groups.indexOf((other.group ?? '').toLowerCase()),
  );
  const seen = inOrder.slice(0, 6).map(({ title, art }) => ({ title, ...(art ? { art } : {}) }));
  return {
    products: { ...bank.products, items: inOrder },
    ...(bank.gallery ? { gallery: { ...bank.gallery, items: seen } } : {}),
  };
}
