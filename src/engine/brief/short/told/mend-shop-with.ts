import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';
import { overlaps } from '../../words/slot-spans';

const shelf =
  /\b(?:a|our|the|small|little|gift|museum|visitor) shop (?:with|selling|for) (?<list>[a-z][^.;:!?()\n]{4,90})/i;
const ofSite =
  /\b(?:cart|checkout|basket|prices?|pricing|filters?|search|pages?|form|categories|photos?|pictures|reviews|delivery|shipping|online|products?|items|window|staff|parking|owner|history|workshop|cafe|café)\b/i;

/** "a shop with postcards and tea towels" beside something else: the wares that lie there, and none made up for it. */
export function mendShopWith(brief: Brief): Brief {
  if (brief.language.value !== 'en' || !brief.prompt.includes('shop ')) return brief;
  const found = shelf.exec(brief.prompt);
  const list = found?.groups?.['list'];
  if (!found || list === undefined || ofSite.test(list) || /\d/.test(list)) return brief;
  const start = found.index + found[0].length - list.length;
  const spans = [{ start, end: start + list.length }];
  const names = list.split(/, (?:and )?| and /).map((name) => name.trim());
  const isTaken = brief.items.some((item) => overlaps(item.spans, spans));
  if (isTaken || names.length < 2 || names.some((name) => name.split(' ').length > 3)) return brief;
  const isInside = (slot: Slot<unknown>): boolean => slot.spans.length > 0 && overlaps(slot.spans, spans);
  const rows = names.map((name): Slot<ListedItem> => {
    const at = brief.prompt.indexOf(name, start);
    return {
      value: { section: 'products', name: capitalise(name) },
      spans: [{ start: at, end: at + name.length }],
    };
  });
  return {
    ...brief,
    items: [...brief.items, ...rows],
    phrases: brief.phrases.filter((phrase) => !isInside(phrase)),
    parts: brief.parts.filter((part) => !isInside(part)),
  };
}
