import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { foldText } from '../../words/fold-text';
import { isKnownTown } from '../../words/ordinary-words';

type Item = Slot<ListedItem>;
const doing =
  'veren|sunan|yapan|satan|üreten|düzenleyen|hazırlayan|pişiren|dikilen|yetiştiren|onaran|çeken|çizen|alanında (?:çalışan|hizmet veren|faaliyet gösteren)|alanlarında (?:çalışan|hizmet veren|faaliyet gösteren)|üzerine çalışan|hizmet(?:i|leri) (?:veren|sunan)';
const clause = new RegExp(
  String.raw`^(?:(?<town>\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)['’](?:n?[dt][ae])\s)?(?<list>\p{L}[^.;:\n"“„]{2,110}?)\s(?:${doing})\s(?<noun>(?:bir\s)?(?:\p{Ll}[\p{L}]{2,}\s){0,4})(?<who>(?:"|“)?\p{Lu}[\p{L}'’&"”]*(?:\s(?:ve\s|&\s)?\p{Lu}[\p{L}&"”]*){0,3})?`,
  'u',
);
const joint = /\s*,\s*|\s(?:ve|ile|veya)\s/u;
/** "bize hayvan bakımı", "bir site": words of wishing are no list. */
const wish =
  /(?<!\p{L})(?:site\p{L}*|sayfa\p{L}*|istiyor\p{L}*|lazım|merhaba|selam|için|bana|bize|benim|biz|ben)(?!\p{L})/iu;

/** "Ceza, iş ve aile hukuku alanında çalışan Avukat Deniz Er": what is done stands first, then who does it. */
export function clauseOfTurkish(brief: Brief): Brief {
  if (brief.spoken !== 'tr') return brief;
  const found = clause.exec(brief.prompt.slice(0, 240));
  const { list, noun = '' } = found?.groups ?? {};
  if (!found || list === undefined || wish.test(list)) return brief;
  const from = found[0].indexOf(list, (found.groups?.['town'] ?? '').length);
  const pieces = list.split(joint).filter((piece) => piece.trim() !== '');
  if (pieces.length < 2 || pieces.some((piece) => piece.split(' ').length > 4)) return brief;
  const isIn = ({ spans }: Slot<unknown>): boolean =>
    spans.some((one) => one.start < from + list.length && one.end > from);
  if (brief.items.some((item) => isIn(item) && item.value.price !== undefined)) return brief;
  let at = from;
  const things = pieces.map((name): Item => {
    at = brief.prompt.indexOf(name, at);
    const start = at;
    at += name.length;
    return { value: { section: 'services', name }, spans: [{ start, end: at }] };
  });
  const who = found.groups?.['who']?.replace(/["“”]/gu, '').trim() ?? '';
  const own = brief.name !== null && isIn(brief.name) ? null : brief.name;
  const isTown = isKnownTown(foldText(who.split(' ')[0] ?? '')) || brief.place?.value === who;
  const whoAt = who.length < 2 || isTown ? -1 : brief.prompt.indexOf(who, from + list.length);
  const what = noun.replace(/^bir\s/u, '').trim();
  const nounAt = what === '' ? -1 : brief.prompt.indexOf(what, from + list.length);
  const isMistaken = brief.offer === null || isIn(brief.offer) || joint.test(brief.offer.value);
  return {
    ...brief,
    offer:
      isMistaken && nounAt >= 0 && !wish.test(what)
        ? { value: what, spans: [{ start: nounAt, end: nounAt + what.length }] }
        : isMistaken
          ? null
          : brief.offer,
    name: own ?? (whoAt < 0 ? null : { value: who, spans: [{ start: whoAt, end: whoAt + who.length }] }),
    items: [...things, ...brief.items.filter((item) => !isIn(item))],
    phrases: brief.phrases.filter((slot) => !isIn(slot)),
    parts: brief.parts.filter((slot) => !isIn(slot)),
  };
}
