import { capitalise } from '../../../capitalise';
import { lean } from '../../words/lean-letters';

const kin =
  /^(?:(?:hi|hello|hey)[,!.]?\s)?(?:(?:its?|it['’]s|this is|site|website|page)\sfor\s)?(?:my|our)\s(?:mum|mom|mam|dad|wife|husband|hubby|partner|boyfriend|girlfriend|fianc[ée]e?|sister|brother|son|daughter|friend|mate|parents|neighbou?r|aunt|uncle|nan|gran|grandad|cousin)s?\s(?:does|do|runs?|owns?|is|works as|trades as|operates?|offers?)\s(?:(?:an?|his|her|their|the|our)\s)?(?:(?:own|small|little)\s)?(?=\p{L}{3})/iu;
const atHome = lean(
  /^(?<what>\p{L}[\p{L} '’-]{2,40}?)\s(?<where>(?:(?:made|baked|cooked|sewn|poured|run|working)\s)?(?:from|in|out of|at)\s(?:my|our)\s(?:own\s|home\s|little\s|back\s|family\s)?(?:kitchen|garage|shed|spare room|back room|front room|dining room|garden|house|home|cellar|basement))(?<town>\s(?:in|near|outside)\s\p{L}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*)*)?(?<rest>(?:[,.;][^]*)?)$/iu,
);

/** "Shop for my honey that really takes card payments": what the site is to do is no part of what is sold. */
const reallyDone =
  /\sthat\s(?:really\s|actually\s)?(?=(?:takes?|accepts?|charges?|processes|sends?|emails?)\s(?:\p{L}+\s){0,2}(?:payments?|cards?|money|receipts?|e?-?mails?|orders)\b)/iu;

/** "…'s shop in Leicester, she does zips and hems": what she does is a sentence of its own. */
const told =
  /,\s(?:and\s)?(?<who>she|he)\s(?<deed>does|makes|offers|sells|teaches|repairs|fixes|bakes|cooks|cuts|builds)(?=\s(?!not\b)\p{L})/giu;

const relative =
  'mum|mom|mam|dad|nan|nana|gran|granny|grandad|grandma|grandpa|wife|husband|sister|brother|son|daughter|aunt|auntie|uncle|friend|partner';
const roundAge = new RegExp(
  String.raw`(?<=\b(?:${relative})['’]?s\s)(?<age>\d{1,2}(?:st|nd|rd|th))(?!\s(?:birthday|anniversary|wedding))`,
  'giu',
);
/** "45 quid", "a tenner", "my dad's 80th", "nr Bath": said as it would be written. */
const spokenSums = (prompt: string): string =>
  prompt
    .replace(/(?<![\d.£])(\d+(?:\.\d\d)?)\s?quid\b(?!\s(?:an?|per|each)\b)/giu, '£$1')
    .replace(/\ba fiver\b/giu, '£5')
    .replace(/\ba tenner\b/giu, '£10')
    .replace(/(?<![\d.$])(\d+(?:\.\d\d)?)\s?bucks\b/giu, '$$$1')
    .replace(/(?<=\s)nr\.?\s(?=\p{Lu})/gu, 'near ')
    .replace(/(?<=,\s)(\p{L}+(?:\s\p{L}+)?)\s(mostly|mainly)(?=[.,;\n]|$)/giu, '$2 $1')
    // "7 to 5 mon-fri sat 8-12": that day has hours of its own.
    .replace(
      /(?<=\d\s?(?:am|pm)?\s(?:mon|tue|wed|thu)\p{L}*\s?(?:-|–|to)\s?\p{L}{3,9})\s(?=(?:sat|sun)\p{L}*\s\d)/giu,
      ', ',
    )
    .replace(roundAge, '$<age> birthday');

/** What a kitchen bakes and a needle sews is made at home; of anything else the room is told as it was. */
const ofRoom = (where: string): string =>
  /kitchen|^(?:made|baked|cooked|sewn|poured)\s/iu.test(where) ? ', made at home' : `. ${capitalise(where)}`;

/**
 * "my husband does septic tank pumping", "sourdough from my kitchen in Frome", "b and b near Doolin": what it is opens the prompt,
 * and who asks for it or where it is made stands behind that.
 */
export function mendFraming(prompt: string): string {
  const found = kin.exec(prompt);
  // "B2B: we make seals": whom one sells to is no word that a visitor reads first.
  const led = (found ? prompt.slice(found[0].length) : prompt).replace(/^b2b\s?[:,–-]\s?(?=\p{L})/iu, '');
  // A kitchen that cooks for others builds none.
  const homely = led.replace(
    /^(?<what>\p{L}[\p{L} '’-]{2,30}?)\s(?:home|cloud|ghost) kitchen(?=\s(?:in|near)\s|,|$)(?<rest>[^]*)$/iu,
    (whole, what: string, rest: string) =>
      /home kitchen/iu.test(whole)
        ? `${what} takeaway${rest.replace(/[.,;\s]+$/u, '')}, made at home`
        : `${what} takeaway${rest}`,
  );
  const spelt = spokenSums(homely)
    .replace(reallyDone, '. It ')
    .replace(told, (...match) => {
      const { who = '', deed = '' } = match.at(-1) as Record<string, string | undefined>;
      return `. ${who.charAt(0).toUpperCase()}${who.slice(1)} ${deed}`;
    })
    .replace(/\bin and (?:around|about|near)\s(?=\p{L})/giu, 'around ')
    .replace(/\bbyob\b/giu, 'bring your own bottle')
    .replace(/\brs\.?\s?(?=\d)/giu, 'Rs ');
  return spelt.replace(/(?<!\p{L})b (?:and|n|\+) b(?!\p{L})/giu, 'B&B').replace(atHome, (...match) => {
    const {
      what = '',
      where = '',
      town = '',
      rest = '',
    } = match.at(-1) as Record<string, string | undefined>;
    // "I mend clocks in my shed": a sentence that is whole as it stands.
    if (/^(?:i|we)\s/iu.test(what)) return match[0] as string;
    return `${what}${town}${rest.replace(/[.,;\s]+$/u, '')}${ofRoom(where)}`;
  });
}
