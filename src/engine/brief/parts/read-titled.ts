import type { ListedItem, Slot, Span } from '@/domain/site/brief';
import type { SectionType, SiteKind } from '@/domain/site/vocabulary';
import { appKinds } from '@/domain/site/vocabulary';
import { findPrices } from '../prices/find-prices';
import { findWhen } from '../dates/find-when';
import type { QuotedSpan } from './read-quotes';
import type { Reading } from '../reading';

const apps = new Set<SiteKind>(appKinds);
/** Who made it, after its title: "by Mina Ray", "by J. Moss", "by Dr Ann Pell". */
const maker =
  /^\s?(?:[,(–—-]\s?)?by\s(?<who>(?:(?:Dr|Prof|Mrs?|Ms|Rev|Sir)\.?\s)?(?:\p{Lu}\.\s?)*\p{Lu}[\p{L}'’-]+(?:\s(?:van|de|von|der|da|di|du|le|la|el|bin|al|\p{Lu}\.|\p{Lu}[\p{L}'’-]+)){0,3})\)?/u;
const each = /\beach\b/iu;

/** Whether a quotation is a title: who made it stands right after. */
export const isByMaker = (reading: Reading, { outer }: QuotedSpan): boolean =>
  maker.test(reading.prompt.slice(outer.end, outer.end + 80));

type Titled = { readonly title: string; readonly outer: Span; readonly who: string; readonly end: number };

/** Quoted titles with the one who made them right after: “Salt Year” by Mina Ray. */
function titlesOf(reading: Reading): Titled[] {
  return reading.quotes.flatMap(({ text, outer }) => {
    const found = maker.exec(reading.prompt.slice(outer.end, outer.end + 80));
    const who = found?.groups?.['who'];
    return found && who ? [{ title: text, outer, who, end: outer.end + found[0].length }] : [];
  });
}

/** Where those stand who made something with a title: they name no site. */
export const makersOfTitles = (reading: Reading): Span[] =>
  titlesOf(reading).map(({ outer, end }) => ({ start: outer.end, end }));

const homes: Partial<Record<SiteKind, SectionType>> = {
  shop: 'products',
  event: 'agenda',
  course: 'curriculum',
};

/**
 * Works told by title and maker: talks with their day, books with their price. A price after the last of several, with
 * "each", is the price of all.
 */
export function readTitled(reading: Reading, kind: SiteKind): Slot<ListedItem>[] {
  if (apps.has(kind)) return [];
  const titles = titlesOf(reading);
  const last = titles.at(-1);
  const [shared] = last ? findPrices(reading.prompt.slice(last.end, last.end + 24)) : [];
  const isShared = shared !== undefined && titles.length > 1 && each.test(shared.text);
  return titles.map(({ title, outer, who, end }, at) => {
    const from = titles[at - 1]?.end ?? Math.max(0, outer.start - 40);
    const before = reading.prompt.slice(from, outer.start);
    const when = findWhen(before, reading.lexicon);
    const isDated = when !== null && /^[\s,:–—-]*$/u.test(before.slice(when.end));
    const to = titles[at + 1]?.outer.start ?? end + 24;
    const [own] = isShared ? [shared] : findPrices(reading.prompt.slice(end, Math.min(to, end + 24)));
    const isNear =
      own !== undefined && (isShared || /^[\s,(–—-]*$/u.test(reading.prompt.slice(end, end + own.start)));
    return {
      value: {
        section: isDated ? 'events' : (homes[kind] ?? (isNear ? 'products' : 'portfolio')),
        name: title,
        note: who,
        ...(isDated ? { when: before.slice(when.start, when.end) } : {}),
        ...(isNear ? { price: own.text.replace(/\seach$/iu, '') } : {}),
      },
      spans: [
        {
          start: isDated ? from + when.start : outer.start,
          end:
            isNear && (!isShared || at === titles.length - 1)
              ? (isShared ? (last?.end ?? end) : end) + own.end
              : end,
        },
      ],
    };
  });
}
