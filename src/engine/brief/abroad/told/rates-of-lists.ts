import type { Brief } from '@/domain/site/brief';
import { rateForAll } from '../../prices/rate-for-all';
import { isLook } from '../is-look';
import { wishes } from '../east/list-pieces';
import { unlike } from '../west/lost-pieces';
import { isLook as isWesternLook, meaningOfTitle } from '../west/page-titles';

const western = new Set(['es', 'fr', 'de', 'pt', 'it']);

/** What an hour or a lesson costs is said of all that stands in a row before it. */
export const ratesOfLists = (brief: Brief): Brief =>
  rateForAll(
    brief,
    (text) =>
      (meaningOfTitle(text) ?? 'part') !== 'part' ||
      (western.has(brief.spoken)
        ? unlike.test(text) || isWesternLook(text)
        : wishes.test(text) || isLook(text)),
  );

const lasting =
  /^(?:günübirlik|tam gün|yarım gün|ganztägig|halbtägig|halbtags|día completo|medio día|journée complète|demi-journée|giornata intera|mezza giornata|dia inteiro|meio dia|hele dag|halve dag|cały dzień|pół dnia|يوم كامل|نصف يوم|יום שלם|חצי יום)$/iu;
/** "Göl turu 750 TL, günübirlik": how long it takes, told behind it, and nothing on offer. */
export const lengthBehindRow = (brief: Brief): Brief => {
  const at = brief.items.findIndex(
    ({ value }) => value.price === undefined && lasting.test(value.name.trim()),
  );
  const row = brief.items.find(({ value }) => value.price !== undefined && value.note === undefined);
  const length = brief.items[at];
  if (!length || !row) return brief;
  const note = length.value.name;
  return {
    ...brief,
    items: brief.items.flatMap((item) =>
      item === length ? [] : item === row ? [{ ...item, value: { ...item.value, note } }] : [item],
    ),
  };
};
