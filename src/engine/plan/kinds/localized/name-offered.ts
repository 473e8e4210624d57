import type { Facts } from '../../content';
import { nominative, ofSelf } from '../../abroad/polish-nominative';
import { capitalise } from '../parts/weave';

const longest = 46;
const mostWords = 5;

// "dla szkoły tańca", "strona gabinetu": what is asked for stands in the genitive.
const asked =
  /(?:^|\s)(?:dla|stron[aęy](?:\s(?:internetow[aąe]j?|www))?|witryn[aęy]|portfolio|wizytówk[aęi]|landing(?:\s?page)?|cv)\s(?:(?:mojej|mojego|naszej|naszego)\s)?$/iu;
/** "Portfolio Michała Sroki, fotografa ślubnego": what he is bends as he does. */
const behindOwner = /(?:portfolio|stron[aęy]|cv)\s\p{Lu}\p{L}+\s\p{Lu}\p{L}+,\s$/iu;
const possessive = /(?<=\p{L}{3})(?<vowel>[ıiuü])m(?:[ıiuü]z)?$/u;

const described = /^(?:butik|küçük|yeni|organik|vegan|modern|minik|geleneksel|yerel|şirin|lüks)\s\p{L}+$/iu;

/** "kahve dükkanımız" -> "kahve dükkanı", "pansiyonumuz" -> "pansiyon", "kafemiz" -> "kafe". */
const ofNobody = (said: string): string => {
  // "üretilen zeytinyağı": what is done with it is no part of what it is.
  const phrase = said.replace(
    /^(?:üretilen|yapılan|yetişen|yetiştirilen|satılan|hazırlanan|dikilen)\s(?=\p{L})/iu,
    '',
  );
  // "butik otelimiz": an adjective makes no compound of a noun.
  const isCompound = phrase.includes(' ') && !described.test(phrase);
  // "mahalle kahvecimiz" -> "mahalle kahvecisi"
  if (isCompound && /[cç][ıiuü]m[ıiuü]z$/u.test(phrase))
    return phrase.replace(/m(?<vowel>[ıiuü])z$/u, (_, vowel: string) => `s${vowel}`);
  // "düğün fotoğrafçısıyım": I am one.
  if (/y[ıiuü]m$/u.test(phrase)) return phrase.replace(/y[ıiuü]m$/u, '');
  // "hukuk büromuz" -> "hukuk bürosu"
  if (isCompound && /[aeoö]m[ıiuü]z$/u.test(phrase))
    return phrase.replace(/m(?<vowel>[ıiuü])z$/u, (_, vowel: string) => `s${vowel}`);
  return phrase
    .replace(/(?<=[aeıioöuü])m[ıiuü]z$/u, '')
    .replace(possessive, (_, vowel: string) => (isCompound ? vowel : ''));
};

/** "ilustradora no Porto", "fotografa z Wrocławia", "מעצבת מתל אביב": where it is stands beside it. */
const withoutTown = (offer: string, place: string | null): string => {
  const stem = (place ?? '').slice(0, Math.max(3, Math.min(5, (place ?? '').length - 2)));
  if (stem.length < 3) return offer;
  const tail = new RegExp(
    String.raw`\s(?:(?:z|ze|w|we|no|na|em|de|en|à|a|in|aus|bei|di|da|uit|te|في|من)\s|[במ])${stem.replace(/[^\p{L}\s]/gu, '.')}[\p{L}\s-]*$`,
    'iu',
  );
  const short = offer.replace(tail, '');
  return short.length > 2 ? short : offer;
};

/** "\"Zeytin Dalı\" restoranı" -> "restoran", "kafesi" -> "kafe", "kliniği" -> "klinik": the ending that ties it to a name. */
const ofName = (word: string): string =>
  word
    .replace(/ğ[ıiuü]$/u, 'k')
    .replace(/(?<=[aeıioöuü])s[ıiuü]$/u, '')
    .replace(/(?<=\p{L}{3}[^aeıioöuücç])[ıiuü]$/u, '');

/**
 * What a business is, in the prompt's own words, as a line over its heading says it: "Frutería", "Szkoła tańca". Null when the
 * prompt names nothing short in the site's language.
 */
export function nameOffered({ brief, offer, place }: Facts): string | null {
  const language = brief.language.value;
  if (!offer || brief.spoken !== language || offer.length > longest || /[\d,;:(@]/u.test(offer)) return null;
  if (offer.toLowerCase() === place?.toLowerCase()) return null;
  // "butik otelimiz var": a sentence, not a thing.
  const told = withoutTown(offer, place)
    .replace(/^(?:een|ons|onze|mijn)\s(?=\p{L}{3})/u, '')
    .replace(/\s(?:var|lazım|için|açtık|açıyoruz|yapıyoruz|veriyoruz|satıyoruz)$/u, '');
  if (told.split(/\s+/u).length > mostWords) return null;
  // "portfolio programisty": the page is no part of what it is about.
  const at = brief.prompt.indexOf(offer, brief.offer?.spans[0]?.start ?? 0);
  const before = brief.prompt.slice(0, Math.max(0, at));
  // "Jestem psychologiem"
  if (language === 'pl' && /jestem\s$/iu.test(before)) return capitalise(ofSelf(told));
  if (language === 'pl')
    return capitalise(asked.test(before) || behindOwner.test(before) ? nominative(told) : told);
  // "דף נחיתה לחוגי ציור": the "for" is written onto the first word.
  if (language === 'he' && /(?:אתר|דף|עמוד|נחיתה|צריכה?|רוצה)\s$/u.test(before))
    return told.replace(/^ל(?=\p{L}{3})/u, '');
  if (language !== 'tr') return capitalise(told);
  const isNamed = !told.includes(' ') && /(?:["”»]|\p{Lu}\p{L}*)\s$/u.test(before);
  // In Turkish the capital of "i" keeps its dot.
  return capitalise((isNamed ? ofName(told) : ofNobody(told)).replace(/^i/u, 'İ'));
}

/** Whether the prompt's own words are nearer than the name of the trade. An Arabic maker is called by the house: "صالون نسائي", not "حلاق رجالي". */
export const isNearer = (told: string | null, called: string | undefined, language: string): boolean =>
  told?.includes(' ') === true &&
  (language !== 'ar' || called === undefined || called.split(' ')[0] === told.split(' ')[0]);
