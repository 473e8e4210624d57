import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { entriesOnPage, type PageEntry } from '../../parts/listed-on-page';
import { sectionOfTitle } from '../../parts/section-of-title';
import { capitalise } from '../../../capitalise';
import { numberOf } from '../../../number-of';

const counted =
  /^(?<count>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve)\s(?:\p{L}[\p{L}’'-]*\s){0,2}\p{L}[\p{L}’'-]*(?:\swith\s[^,]+)?$/iu;

/** "monthly toggle", "€20/€50/€100 presets": what is to be on the page, and nothing to be read. */
const shape =
  /\b(?:presets?|toggles?|switch|forms?|buttons?|filters?|sliders?|tables?|tabs|accordion|grid|calendar|carousel|icons?|dropdown|search|map)$/iu;
const sum = /[£€$]\s?\d|\d\s?€/u;
const inBracket = /\((?<list>[^()]+)\)$/u;
const row = /^(?<name>\p{L}[^£€$]{1,40}?)\s(?<price>[£€$]\s?\d[\d.,]*|\d[\d.,]*\s?€)$/u;

/** "tickets (adult €9, child €4)": rows of the section that an entry names; null where its sums are no such rows. */
function rowsOf({ text, type }: PageEntry): readonly ListedItem[] | null {
  if (!sum.test(text) || /presets?$/iu.test(text)) return [];
  const rows = (inBracket.exec(text)?.groups?.['list'] ?? '').split(/,\s(?:and\s)?/u);
  const told = rows.map((one) => row.exec(one.trim())?.groups);
  return type !== null && told.every((one) => one !== undefined)
    ? told.map((one) => ({ section: type, name: capitalise(one['name'] ?? ''), price: one['price'] ?? '' }))
    : null;
}

/**
 * "Process: 5 steps", "Visit: tickets (adult €9), map, FAQ": what stands behind the title of a page counts or names its sections,
 * and is no line to be read there.
 */
export function mendPageLists(brief: Brief): Brief {
  const { kind, language, pages } = brief;
  if (language.value !== 'en' || pages.length < 2) return brief;
  const counts: Slot<Brief['counts'][number]['value']>[] = [];
  const items: Slot<ListedItem>[] = [];
  const unread = new Set<string>();
  for (const { value: title, spans } of pages) {
    const entries = entriesOnPage(brief, title);
    const [only] = entries;
    const count = entries.length === 1 ? counted.exec(only?.text ?? '')?.groups?.['count'] : undefined;
    const thing =
      count === undefined ? null : (sectionOfTitle(title, 'en', kind.value) ?? only?.type ?? null);
    if (count !== undefined && thing !== null) {
      counts.push({ value: { thing, count: numberOf(count) }, spans });
      unread.add(title.toLowerCase());
      continue;
    }
    const rows = entries.map(rowsOf);
    const isNamed = entries.every(({ type, text }) => type !== null || shape.test(text));
    if (entries.length === 0 || !isNamed || rows.includes(null)) continue;
    unread.add(title.toLowerCase());
    for (const value of rows.flatMap((own) => own ?? []))
      if (!brief.items.some((item) => item.value.price === value.price)) items.push({ value, spans });
  }
  if (unread.size === 0) return brief;
  const isCounted = (thing: string): boolean => counts.some(({ value }) => value.thing === thing);
  return {
    ...brief,
    counts: [...brief.counts.filter(({ value }) => !isCounted(value.thing)), ...counts],
    items: [...brief.items, ...items],
    parts: brief.parts.map((part) => {
      const { lines, ...value } = part.value;
      return lines && unread.has(value.title.toLowerCase()) ? { ...part, value } : part;
    }),
  };
}
