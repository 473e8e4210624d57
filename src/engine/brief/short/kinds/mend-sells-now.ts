import type { Brief } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

const selling =
  /\b(?:retired|former|ex-?)\s?[a-z]+\s(?:who\s)?(?:now\s)?(?:selling|sells|making|makes|painting|paints)\s(?<what>[A-Za-z' ’-]{3,40}?)(?=[,.;:]|\s(?:from|for|in|at)\s|$)/u;

/** "Retired teacher selling watercolours": what somebody was before is nothing that they offer. */
export function mendSellsNow(brief: Brief): Brief {
  const found = selling.exec(brief.prompt);
  const what = found?.groups?.['what'];
  if (!found || what === undefined) return brief;
  const start = found.index + found[0].length - what.length;
  return {
    ...brief,
    kind: { ...brief.kind, value: 'shop' },
    offer: { value: what, spans: [{ start, end: start + what.length }] },
    items: brief.items.map((item) =>
      item.value.price === undefined
        ? item
        : { ...item, value: { ...item.value, name: capitalise(item.value.name), section: 'products' } },
    ),
  };
}
