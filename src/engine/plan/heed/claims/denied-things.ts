const denying =
  /(?<![\p{L}-])(?:no|without|sorry no|we (?:don['’]?t|do not) (?:have|do|offer|serve|take))\s(?<list>[^.;:()!?\n]{3,80})/giu;
/** What a "no" stands before without a thing being missing, and what is said of the page. */
const harmless =
  /^(?:nonsense|fuss|frills?|need|problem|matter|worries|longer|more|less|one|two|idea|website|rush|pressure|obligation|hidden|extra|added|minimum|strings|doubt|reviews?|testimonials?|blog|gallery|photos?|pictures?|images?|prices?|sign-?ups?|log-?ins?|accounts?|cookies|javascript|animations?|stock|cart|checkout|online|contact|form|map|news(?:letter)?|faq|team|social|popups?|sliders?|carousels?|ads?|tracking|payments?|fees?|commission|time|experience|question|stress|limits?|way|bookings?|reservations?|appointments?)$/iu;
const also: readonly (readonly [RegExp, string])[] = [
  [/^wi-?fi|^internet/iu, String.raw`wi-?fi|internet`],
  [/^tvs?$|^television/iu, String.raw`tvs?|televisions?`],
  [/^pets?$|^animals?$/iu, String.raw`pets?|dogs?`],
  [/^kids?$|^child/iu, String.raw`kids?|child(?:ren)?`],
  [/^electric/iu, String.raw`electric\p{L}*|sockets?|plugs?`],
];

/** Words for what the prompt says is not there: "no wifi, no hot tub". Null where it denies nothing. */
export function deniedThings(prompt: string): RegExp | null {
  const words = [...prompt.matchAll(denying)].flatMap(({ groups }) => {
    // "no wifi or tv, dogs welcome": a comma ends it unless another "no" or an "or" follows.
    const [list = ''] = (groups?.['list'] ?? '').split(/,(?!\s(?:no\s|or\s))/u);
    return list
      .split(
        /\s?,?\s(?:or|nor|and no)\s|,\sno\s|\s(?:in|on|at|for|with|here|but|please|allowed|and|to|so|needed|required)\b.*/iu,
      )
      .map((thing) => thing.trim())
      .filter((thing) => {
        const parts = thing.split(' ');
        return thing.length > 1 && parts.length < 3 && !parts.some((part) => harmless.test(part));
      });
  });
  if (words.length === 0) return null;
  const patterns = words.map(
    (word) =>
      also.find(([told]) => told.test(word))?.[1] ??
      `${word
        .toLowerCase()
        .replace(/[^\p{L}\d ]/gu, '.')
        .replace(/(?<=[^s])s$/u, '')}(?:e?s)?`,
  );
  return new RegExp(String.raw`(?<!\p{L})(?:${patterns.join('|')})(?!\p{L})`, 'iu');
}
