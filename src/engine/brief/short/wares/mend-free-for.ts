import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { withoutStretch } from '../told/without-stretch';
import { capitalise } from '../../../capitalise';

const reach = String.raw`\p{L}[\p{L}’'-]*(?:\s(?!for\b|and\b|or\b|then\b|with\b)\p{L}[\p{L}’'-]*){0,3}`;
const sum = String.raw`[£$€]\s?\d[\d.,]*\d|[£$€]\s?\d`;
const rate = String.raw`(?:\s?(?:a|per|/)\s?(?:month|year|week|mo|yr|user|seat))?`;
const pair = new RegExp(
  String.raw`\bfree\s(?<free>for\s${reach})(?:,\s(?:and\s|then\s|or\s)?|\s(?:and|then|or)\s)(?<price>(?:${sum})${rate})\s(?<paid>for\s${reach})(?=[.,;!)]|$)`,
  'iu',
);

/** "Free for one beach, £3 a month for all": two plans, each called by what it is for. */
export function mendFreeFor(brief: Brief): Brief {
  const found = brief.language.value === 'en' ? pair.exec(brief.prompt) : null;
  const { free, price, paid } = found?.groups ?? {};
  if (!found || free === undefined || price === undefined || paid === undefined) return brief;
  const span = { start: found.index, end: found.index + found[0].length };
  const rest = withoutStretch(brief, span);
  const row = (name: string, cost: string): Slot<ListedItem> => ({
    value: { section: 'pricing', name: capitalise(name), price: cost },
    spans: [span],
  });
  return {
    ...rest,
    items: [...rest.items, row(free, 'free'), row(paid, price)],
  };
}
