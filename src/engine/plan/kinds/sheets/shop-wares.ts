import type { Brief } from '@/domain/site/brief';
import { plural } from '../families/noun-forms';
import { waresOf } from '../parts/wares-of';
import type { Trade } from '../trades/trade';
import { shopSheets } from './shop-sheets';
import { findSheet } from './wear-sheets';

const sheetByWares = (brief: Brief): Trade | undefined => {
  const wares = brief.offer ? waresOf(brief.offer.value) : '';
  return brief.offer && wares !== ''
    ? findSheet({ ...brief, offer: { ...brief.offer, value: wares } }, shopSheets)
    : undefined;
};

const boxed =
  /\b(?:(?<before>\p{L}+) )?(?:subscription|monthly|weekly|mystery|discovery)\s(?:box|crate|parcel|club)(?:es)?(?:\s(?:for|of|with)\s(?<what>\p{L}+(?:\s\p{L}+)?))?/iu;

/** "Subscription box for coffee lovers": what is in the box tells, and not that it is one. Empty: no box, or none that tells. */
export const contentsOf = ({ prompt }: Brief): readonly string[] => {
  const { what = '', before = '' } = boxed.exec(prompt)?.groups ?? {};
  const contents = what.replace(/\s(?:lovers|fans|drinkers|addicts|nerds|people|geeks|enthusiasts)$/iu, '');
  return [contents, before].filter((word) => word !== '');
};

const sheetByContents = (brief: Brief): Trade | undefined => {
  for (const word of contentsOf(brief))
    if (brief.offer) {
      const found = findSheet(
        { ...brief, offer: { ...brief.offer, value: word }, phrases: [], prompt: word },
        shopSheets,
      );
      if (found) return found;
    }
  return undefined;
};

/**
 * The sheet of a shop's copy. The wares are asked before the shop: a cat toy shop ends as every toy shop does, and is none
 * for children.
 */
export const sheetOf = (brief: Brief): Trade | undefined =>
  sheetByWares(brief) ?? sheetByContents(brief) ?? findSheet(brief, shopSheets);

/** Whether what the shop sells is, by its last word, what a sheet is for: "handmade leather dog collars". */
export const isNamedByWares = (brief: Brief): boolean => {
  const wares = waresOf(brief.offer?.value ?? '');
  const calls = sheetByWares(brief)?.calls();
  return calls !== undefined && [...wares.matchAll(calls)].some(([words]) => wares.endsWith(words));
};

/** Goods that are called what the shop is called stand first: of bed linen, a curtain shop shows its curtains. */
export const namedFirst = (
  rows: readonly (readonly string[])[],
  wares: string,
): readonly (readonly string[])[] => {
  const head = /[\p{L}’'-]+$/u.exec(wares)?.[0].toLowerCase() ?? '';
  if (head === '') return rows;
  const isCalled = (text: string): boolean =>
    (text.toLowerCase().match(/[\p{L}’'-]+/gu) ?? []).some((word) => plural(word) === head);
  const isNamed = ([title = '', , , , group = '']: readonly string[]): boolean =>
    isCalled(title.replace(/,.*/u, '')) || isCalled(group);
  const groups = new Set(rows.filter(isNamed).map(([, , , , group]) => group));
  return [
    ...rows.filter(isNamed),
    ...rows.filter((row) => !isNamed(row) && groups.has(row[4])),
    ...rows.filter((row) => !groups.has(row[4])),
  ];
};
