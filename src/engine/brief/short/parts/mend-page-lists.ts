import type { Brief, Slot } from '@/domain/site/brief';
import { entriesOnPage } from '../../parts/listed-on-page';
import { sectionOfTitle } from '../../parts/section-of-title';
import { numberOf } from '../../../number-of';

const counted =
  /^(?<count>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve)\s(?:\p{L}[\p{L}’'-]*\s){0,2}\p{L}[\p{L}’'-]*(?:\swith\s[^,]+)?$/iu;

/** "monthly toggle", "€20/€50/€100 presets": what is to be on the page, and nothing to be read. */
const shape =
  /\b(?:presets?|toggles?|switch|forms?|buttons?|filters?|sliders?|tables?|tabs|accordion|grid|calendar|carousel|icons?|dropdown|search|map)$/iu;

/**
 * "Process: 5 steps", "Visit: tickets, map, FAQ": what stands behind the title of a page counts or names its sections, and is
 * no line to be read there.
 */
export function mendPageLists(brief: Brief): Brief {
  const { kind, language, pages } = brief;
  if (language.value !== 'en' || pages.length < 2) return brief;
  const counts: Slot<Brief['counts'][number]['value']>[] = [];
  const unread = new Set<string>();
  for (const { value: title, spans } of pages) {
    const entries = entriesOnPage(brief, title);
    const [only] = entries;
    const count = entries.length === 1 ? counted.exec(only?.text ?? '')?.groups?.['count'] : undefined;
    const thing =
      count === undefined ? null : (sectionOfTitle(title, 'en', kind.value) ?? only?.type ?? null);
    if (count !== undefined && thing !== null)
      counts.push({ value: { thing, count: numberOf(count) }, spans });
    if (
      entries.length > 0 &&
      ((count !== undefined && thing !== null) ||
        entries.every(({ type, text }) => type !== null || shape.test(text)))
    )
      unread.add(title.toLowerCase());
  }
  if (unread.size === 0) return brief;
  const isCounted = (thing: string): boolean => counts.some(({ value }) => value.thing === thing);
  return {
    ...brief,
    counts: [...brief.counts.filter(({ value }) => !isCounted(value.thing)), ...counts],
    parts: brief.parts.map((part) => {
      const { lines, ...value } = part.value;
      return lines && unread.has(value.title.toLowerCase()) ? { ...part, value } : part;
    }),
  };
}
