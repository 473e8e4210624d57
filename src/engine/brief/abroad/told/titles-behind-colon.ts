import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { overlaps } from '../../words/slot-spans';

const led =
  /(?:repertori\w*|repertóri\w*|répertoire|spectacles?|espect[áa]culos?|spettacoli|stücke|inszenierungen|voorstellingen|spektakle|oyunlar\w*|obras|pièces|peças|titoli|titres|títulos|titel)[^.:\n]{0,24}:\s(?<list>[^.\n\d()]{8,200})(?=[.\n]|$)/gi;

/** "Tre spettacoli in repertorio: Il re sordo, La strega Rosina": titles stand whole, with their articles, as works. */
export function titlesBehindColon(brief: Brief): Brief {
  return [...brief.prompt.matchAll(led)].reduce((read, found) => {
    const list = found.groups?.['list'] ?? '';
    const start = found.index + found[0].length - list.length;
    const titles = list.split(/,\s|\s(?:y|e|et|und|en|i|ve)\s(?=\p{Lu})/u).map((title) => title.trim());
    const isTitled =
      titles.length > 1 &&
      titles.every((title) => /^["“«„]?\p{Lu}/u.test(title) && title.split(' ').length < 8);
    if (!isTitled) return read;
    const whole = [{ start, end: start + list.length }];
    const isFree = ({ spans }: Slot<unknown>): boolean => !overlaps(spans, whole);
    const works = titles.map((title): Slot<ListedItem> => {
      const at = read.prompt.indexOf(title, start);
      return {
        value: { section: 'portfolio', name: title.replace(/^["“«„]|["”»]$/gu, '') },
        spans: [{ start: at, end: at + title.length }],
      };
    });
    return {
      ...read,
      items: [...read.items.filter(isFree), ...works],
      phrases: read.phrases.filter(isFree),
      parts: read.parts.filter((part) => part.value.isPage || isFree(part)),
    };
  }, brief);
}
