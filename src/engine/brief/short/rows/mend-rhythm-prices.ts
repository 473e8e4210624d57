import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { withoutStretch } from '../told/without-stretch';
import { capitalise } from '../../../capitalise';

const rhythm = String.raw`(?:daily|weekly|fortnightly|bi-?weekly|every two weeks|monthly|quarterly|yearly|annual(?:ly)?|lifetime|one-?off|single)`;
const signed = String.raw`(?:[£$€₹]\s?\d(?:[\d,.]*\d)?|\d(?:[\d,.]*\d)?\s?(?:€|kr|chf|eur|zł|usd|gbp)\b)`;
const bare = String.raw`\d{1,4}(?:[.,]\d{2})?`;
const rowOf = (sum: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\d])${rhythm}\s(?:${sum})(?:(?:\s?[,/;]\s?|\s(?:and|or)\s|\s)${rhythm}\s(?:${sum}))+`,
    'iu',
  );
const signedRow = rowOf(signed);
const bareRow = rowOf(bare);
/** A row is two of these at least: opening hours that say "daily 9-5" are none. */
const needed = new RegExp(String.raw`${rhythm}\s[£$€₹\d][\s\S]*?${rhythm}\s[£$€₹\d]`, 'iu');
const each = new RegExp(String.raw`(?<when>${rhythm})\s(?<sum>${signed}|${bare})`, 'giu');
const behind = /^\s(?<thing>(?!in\b|for\b|with\b|and\b|or\b|per\b|a\b|an\b)\p{L}{4,}s)(?=[,.;]|$)/u;
const told = /\b(?:pric(?:e|es|ing)|plans?|costs?|subscriptions?|membership|tiers?|fees?)\b/iu;

/** "weekly £25, fortnightly £28, monthly £32 bouquets", "pricing monthly 6.99 yearly 49": what comes how often has its price each. */
export function mendRhythmPrices(brief: Brief): Brief {
  const { prompt } = brief;
  if (brief.language.value !== 'en' || !needed.test(prompt)) return brief;
  const found = signedRow.exec(prompt) ?? (told.test(prompt) ? bareRow.exec(prompt) : null);
  if (!found) return brief;
  const thing = behind.exec(prompt.slice(found.index + found[0].length))?.groups?.['thing'];
  const end = found.index + found[0].length + (thing === undefined ? 0 : thing.length + 1);
  const span = { start: found.index, end };
  const known = brief.items.find(
    ({ value, spans }) =>
      value.price !== undefined && spans.some(({ start }) => start >= span.start && start < end),
  );
  const section = known?.value.section ?? (brief.kind.value === 'florist' ? 'products' : 'pricing');
  const rows = [...found[0].matchAll(each)].map(({ groups, index, 0: text }): Slot<ListedItem> => ({
    value: {
      section,
      name: capitalise(`${groups?.['when'] ?? ''}${thing === undefined ? '' : ` ${thing}`}`),
      price: groups?.['sum'] ?? '',
    },
    spans: [{ start: span.start + index, end: span.start + index + text.length }],
  }));
  const rest = withoutStretch(brief, span);
  const sums = new Set(rows.map(({ value }) => value.price));
  // "Florist subscription": who sends the flowers is a florist, however often they come.
  const offer =
    brief.kind.value === 'florist' &&
    brief.offer &&
    /^(?:florists?|flowers?) subscriptions?$/iu.test(brief.offer.value)
      ? {
          value: 'florist',
          spans: brief.offer.spans.map(({ start }) => ({ start, end: start + 'florist'.length })),
        }
      : brief.offer;
  return {
    ...rest,
    offer,
    items: [
      ...rest.items.filter(({ value }) => value.price === undefined || !sums.has(value.price)),
      ...rows,
    ],
    sections:
      rest.sections.some(({ value }) => value === section) || section === 'products'
        ? rest.sections
        : [...rest.sections, { value: section, spans: [span] }],
  };
}
