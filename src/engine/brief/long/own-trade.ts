import type { Brief, BriefCorrections } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';

type ReadPart = (part: string, told: BriefCorrections) => Brief;
/** What a firm is by its sign or its people, where its gist says no more than "a two-person firm". */
export type Trade = { readonly offer: string; readonly kind: SiteKind };

/** Says that people are together or that doors are open, and not what for. */
const vague =
  /^(?:(?:an?\s)?(?:[\p{L}-]+\s){0,2}(?:group|band|team|club|society|bunch|collective|firm|company|business|outfit|partnership|family)|(?:family|husband and wife|father and son|two|three|local|small|friendly|independent)(?:\s[\p{L}-]+)?|shut|open|closed|to[- ]do|busy|full|back|based|here|happy)$/iu;
/** Names of firms that say what they are for in one of these words. */
const sorts =
  /\b(?:rugby|football|cricket|netball|hockey|running|cycling|rowing|swimming|youth|toddler|parents?|walking|drama|art|craft|gardening|history|book|supper|chess|bridge|bowls|tennis|judo|karate|boxing|sailing|canoe|camera|model|wine|beer|knitting|sewing|singing|support|fencing|archery|dance|reading|writing|music|jazz|brass|silver|steel|folk|rock|pipe|marching|wedding|ceilidh|tribute|covers?|design|web|building|cleaning|removals?|property|software|catering|tree|landscaping|roofing|plumbing|heating|electrical|law|accounting)\s\p{L}+$/iu;
/** What a name ends in that people are together. */
const fellows =
  /(?:ringers|walkers|ramblers|growers|gardeners|rowers|runners|joggers|swimmers|cyclists|riders|quilters|knitters|stitchers|spinners|weavers|society|association|guild|league|volunteers|friends|scouts|guides|brownies|cubs|litter pickers|beekeepers|campaign|trust|neighbours)$/u;
/** "Mark Halden has been an electrician since 1996" */
const calling =
  /\b(?:(?:has|have|['’]ve) been|trained as|qualified as|worked as|is|am|are both)\s(?:an?\s)?(?:qualified\s|chartered\s|registered\s|master\s)?(?<what>\p{Ll}{4,}(?:er|or|ist|ian|smith|wright|man|woman|nter|eer|mer)s?)\s(?:since|for (?:over |more than |nearly )?(?:\d+|\p{L}+) years|by trade)\b/u;
const signed = /^(?:The\s)?\p{Lu}[\p{L}’']+\s((?:\p{Lu}\p{L}+\s)?\p{Lu}\p{L}+)$/u;

/** Reads it; null where the gist says enough, or nothing else says more. */
export const ownTrade = (
  { prompt }: Brief,
  said: string,
  name: string | null,
  readPart: ReadPart,
): Trade | null => {
  if (!vague.test(said) || sorts.test(said)) return null;
  const sign = name === null ? null : readPart(`Website for ${name}`, {});
  if (sign?.offer && sign.kind.value !== 'unknown' && !vague.test(sign.offer.value))
    return { offer: sign.offer.value, kind: sign.kind.value };
  const tail = signed.exec(name ?? '')?.[1]?.toLowerCase();
  if (tail !== undefined && fellows.test(tail)) return { offer: tail, kind: 'nonprofit' };
  const what = calling.exec(prompt)?.groups?.['what'];
  const trade = what === undefined ? null : readPart(`Website for a ${what} in Leeds`, {});
  return what !== undefined && trade && trade.kind.value !== 'unknown'
    ? { offer: what, kind: trade.kind.value }
    : null;
};
