import type { ListedItem, Slot } from '@/domain/site/brief';
import { explained } from './explained-sum';
import type { Reading } from '../reading';

/** "Seasonal bouquets £35/£50/£75": one thing with its prices, where only strokes stand between them. */
export function joinPrices(reading: Reading, items: readonly Slot<ListedItem>[]): Slot<ListedItem>[] {
  const joined: Slot<ListedItem>[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    const end = last?.spans.at(-1)?.end;
    const start = item.spans.at(-1)?.start;
    const isSame =
      last !== undefined &&
      end !== undefined &&
      start !== undefined &&
      last.value.name === item.value.name &&
      // "packages 300 / 550 / 900": three plans without names.
      !['pricing', 'tickets'].includes(item.value.section ?? '') &&
      last.value.price !== undefined &&
      explained(reading.text, item.spans.at(-1)?.end ?? 0) === undefined &&
      item.value.price !== undefined &&
      /^\s?\/\s?$/u.test(reading.text.slice(end, start));
    if (!isSame) joined.push(item);
    else
      joined[joined.length - 1] = {
        value: { ...last.value, price: `${last.value.price} / ${item.value.price}` },
        spans: [
          ...last.spans.slice(0, -1),
          { start: last.spans.at(-1)?.start ?? end, end: item.spans.at(-1)?.end ?? end },
        ],
      };
  }
  return joined;
}

const gift = /(?:^|[\n.:(]\s?|,\s)(?<free>Free|Gratis|Kostenlos|Gratuit|Grátis)(?: plan)?(?:,|\s?\/)\s?$/iu;

const bounded =
  /(?:^|[\n.:(;]\s?|,\s)free (?<bound>(?:for |up to |for up to )(?:\d+|one|two|three|five|ten) \p{L}+(?: (?:an?|per|each) (?:day|week|month|year))?),?\s(?:then\s)?$/iu;

/** "free for 5 clients, £9/month unlimited": the plan has no name but how far it goes. */
function boundedPlan(text: string, start: number): Slot<ListedItem> | null {
  const match = bounded.exec(text.slice(0, start));
  const bound = match?.groups?.['bound'];
  if (!match || bound === undefined) return null;
  const at = match.index + match[0].indexOf(bound);
  return {
    value: {
      section: 'pricing',
      name: bound.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase()),
      price: 'free',
    },
    spans: [{ start: at - 5, end: at + bound.length }],
  };
}

/** "Free, Pro $3.99/month": the plan that costs nothing, alone before the first that has a price. */
export function withFreePlan(reading: Reading, items: readonly Slot<ListedItem>[]): Slot<ListedItem>[] {
  const first = items.find(({ value }) => value.price !== undefined && value.section === 'pricing');
  const start = first?.spans[0]?.start;
  if (!first || start === undefined) return [...items];
  const limited =
    boundedPlan(reading.text, start) ?? boundedPlan(reading.text, first.spans.at(-1)?.start ?? start);
  if (limited) return [limited, ...items];
  const match = gift.exec(reading.text.slice(0, start));
  const free = match?.groups?.['free'];
  if (!match || free === undefined) return [...items];
  const at = match.index + match[0].indexOf(free);
  if (items.some(({ spans }) => spans.some((span) => span.start <= at && span.end > at))) return [...items];
  const plan: Slot<ListedItem> = {
    value: { section: 'pricing', name: free.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase()) },
    spans: [{ start: at, end: at + free.length }],
  };
  return [...items, plan].toSorted((one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0));
}
