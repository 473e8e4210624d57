import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

const sum = String.raw`[£$€]\s?\d[\d,.]*\d|[£$€]\s?\d`;
const unit = String.raw`an hour|per hour|a session|per session|a day|per day|a half[- ]day|an evening|per evening|/hr|p/h|each|a head|per person|a year|a month|a week|per week|per night|a night`;
const season =
  'summer|winter|spring|autumn|high season|low season|peak season|off-?peak|school holidays|term ?time';
const payer = String.raw`(?:local(?:s| groups| people)?|residents?|villagers|members?|non-members?|others|everyone else|outsiders|visitors|regulars?(?: users)?|charities|businesses|commercial(?: users| hire)?|community groups?|adults?|children|under[- ]\d+s?|concessions?|students?|pensioners|families)`;
const rows = new RegExp(
  String.raw`(?<price>${sum})\s?(?<unit>${unit})?\s(?:(?:for|to)\s(?<who>${payer}(?:\sand\s${payer})?)|in\s(?:the\s)?(?<when>${season}))(?![\p{L}])`,
  'giu',
);

/** "£14 an hour for locals, £20 for others": what each of them pays, and by what it is counted, told once for both. */
export function mendPayers(brief: Brief): Brief {
  const found = [...brief.prompt.matchAll(rows)];
  if (found.length < 2 || brief.language.value !== 'en') return brief;
  const per = found[0]?.groups?.['unit'] ?? '';
  const told = found.map(({ 0: all, index, groups }): Slot<ListedItem> => ({
    value: {
      section: brief.kind.value === 'hotel' ? 'rooms' : 'pricing',
      name: capitalise(groups?.['who'] ?? `in ${groups?.['when'] ?? ''}`),
      price: [groups?.['price'] ?? '', groups?.['unit'] ?? per].filter((part) => part !== '').join(' '),
    },
    spans: [{ start: index, end: index + all.length }],
  }));
  const isSame = ({ value, spans }: Slot<ListedItem>): boolean =>
    spans.some((span) =>
      told.some((one) => one.spans.some(({ start, end }) => span.start < end && span.end > start)),
    ) || told.some((one) => one.value.name.toLowerCase() === value.name.toLowerCase());
  const others = brief.items.filter((item) => !isSame(item));
  const first = brief.items.findIndex(isSame);
  const at = first < 0 ? others.length : first;
  return {
    ...brief,
    items: [...others.slice(0, at), ...told, ...others.slice(at)],
    audience: isPayer(brief) ? null : brief.audience,
  };
}

// Who pays less is not whom it is for.
const isPayer = ({ audience }: Brief): boolean => new RegExp(`^${payer}$`, 'iu').test(audience?.value ?? '');
