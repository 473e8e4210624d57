import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { findPrices } from '../../prices/find-prices';
import { isKnownTown } from '../../words/ordinary-words';
import { withoutStretch } from './without-stretch';
import { capitalise } from '../../../capitalise';

const asked =
  /\b(?:(?:instant|online|quick|free)\s)?(?:quote|price|cost|estimate)s?\s(?:calculator|estimator|builder)\s?(?::|\(|\s[–—-]\s|\swith\s|\sby\s|\sfor\s)/iu;
const extras = /\b(?:extras?|add-?ons?|options?)\s\((?<list>[^()]+)\)/iu;

/**
 * "instant quote calculator: bedrooms, bathrooms, extras (oven £35, windows £25)": what the sum is made of is asked by the form,
 * and no room is let. Extras keep their prices.
 */
export function mendQuoteCalculator(brief: Brief): Brief {
  const { prompt } = brief;
  const found = asked.exec(prompt);
  if (brief.language.value !== 'en' || !found) return brief;
  const start = found.index + found[0].length;
  // "price calculator (bedrooms, bathrooms), reviews": what it asks ends with its bracket.
  const stop = found[0].endsWith('(')
    ? prompt.slice(start).search(/\)|\n/u)
    : prompt.slice(start).search(/[.;\n]/u);
  const end = stop < 0 ? prompt.length : start + stop;
  const more = extras.exec(prompt.slice(start, end));
  const at = more ? start + more.index + more[0].indexOf('(') + 1 : end;
  const list = more?.groups?.['list'] ?? '';
  const rows = list.split(/,\s(?!\d{3})/u).flatMap((text): Slot<ListedItem>[] => {
    const [price] = findPrices(text);
    const from = at + list.indexOf(text);
    return price && price.start > 2
      ? [
          {
            value: {
              section: 'pricing',
              name: capitalise(text.slice(0, price.start).trim()),
              price: price.text,
              group: 'Extras',
            },
            spans: [{ start: from, end: from + text.length }],
          },
        ]
      : [];
  });
  // "…, frequency discount, Denver": the town may end the same row.
  const last = /,\s(?<town>\p{Lu}[\p{L}’' -]+)$/u.exec(prompt.slice(start, end))?.groups?.['town'];
  const town = brief.place === null && last !== undefined && isKnownTown(last.toLowerCase()) ? last : null;
  const rest = withoutStretch(brief, { start, end });
  return {
    ...rest,
    place: town === null ? brief.place : { value: town, spans: [{ start: end - town.length, end }] },
    sections: rest.sections.map((slot) =>
      slot.value === 'quote' ? { ...slot, spans: [...slot.spans, { start: found.index, end }] } : slot,
    ),
    items: [...rest.items, ...rows],
  };
}
