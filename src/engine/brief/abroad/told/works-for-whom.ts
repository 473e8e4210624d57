import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';
import { overlaps } from '../../words/slot-spans';

const behind =
  /^\s(?:pour|para|für|per|voor|dla)\s(?<list>\p{L}[^,.;:\n]{2,30}(?:,\s[^,.;:\n]{2,30})*\s(?:et|y|e|und|en|i)\s[^,.;:\n]{2,30})(?=[.;\n]|$)/u;

/** "Travaux pour restaurants, livres de cuisine et marques": for whom somebody worked is how the work is shown, and no part of the page. */
export function worksForWhom(brief: Brief): Brief {
  const work = brief.sections.find(({ value }) => value === 'portfolio');
  const end = work?.spans[0]?.end;
  const list = end === undefined ? undefined : behind.exec(brief.prompt.slice(end))?.groups?.['list'];
  if (
    end === undefined ||
    list === undefined ||
    brief.items.some(({ value }) => value.section === 'portfolio')
  )
    return brief;
  const start = brief.prompt.indexOf(list, end);
  const whole = [{ start, end: start + list.length }];
  const isFree = (slot: Slot<unknown>): boolean => !overlaps(slot.spans, whole);
  const works = list.split(/,\s|\s(?:et|y|e|und|en|i)\s/u).map((name): Slot<ListedItem> => {
    const at = brief.prompt.indexOf(name, start);
    return {
      value: { section: 'portfolio', name: capitalise(name) },
      spans: [{ start: at, end: at + name.length }],
    };
  });
  return {
    ...brief,
    items: [...brief.items.filter((item) => item.value.price !== undefined || isFree(item)), ...works],
    parts: brief.parts.filter(isFree),
    phrases: brief.phrases.filter(isFree),
  };
}
