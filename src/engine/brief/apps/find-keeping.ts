import type { Slot } from '@/domain/site/brief';
import { englishKeeping } from '../lexicon/en/keeping';
import { findLexicon } from '../words/lexicons';
import type { Reading } from '../reading';

const before =
  /^(?:(?:the|my|our|your|their|his|her|its|all|each|every|any|an?|some|of|in|down|exactly|what|which|how (?:many|much|long|often|far)|when|who|whether|glasses of|cups of|bottles of|amount of|number of)\s+)+/u;
const after =
  /[,.;:!?()\n–—]|\s-\s|\s(?:(?:each|every|per|by|and|with|in|on|at|so|for|to|from|over|during|when|where|while|that|which|as|who|if|using|across|between|after|before|daily|weekly|monthly|yearly|online|somewhere|here|together|an?|the|this|i|we|my|our|your|their|his|her|they|he|she|it|you|people|members|everyone|is|are|was|do|did|have|has|had|get|gets|goes|went|of (?:the|my|our|your|their|his|her|all|each|every))(?=\s|$))/u;
const shared = /^(?:paid|pays|owes?|owed|spent|spends?)\b/u;
// A recording studio records, and no list of it is wanted.
const noThing =
  /^(?:studio|label|artist|engineer|company|agency|session|sessions|music|songs?|albums?|podcasts?|cabins?|burners?|house|homes?|me|us|them|it|this|that|things|everything|stuff|down)\b/u;
const selling =
  /\b(?:landing|pricing|testimonials|reviews|free trial|waitlist|screenshots|app ?store|google play|sales page|web ?site|homepage|home page|download)\b/u;
const ownForm = /\b(?:log|diary|journal|tracker|record|records|tally|register|list|log ?book)$/u;
const keptMany =
  /(?:hours|minutes|miles|steps|kilometres|kilometers|expenses|earnings|savings|calories|readings|diabetes|series|species|news)$/u;
const most = 4;

/**
 * What a tool is to hold, where one is asked for to write something down again and again ("a tool where we log the
 * rainfall each day" -> "rainfall log"), with where it is said; null where a site, or a page that sells such a tool, is
 * asked for.
 */
export function findKeeping(reading: Reading, isNamed: boolean): Slot<string> | null {
  if (isNamed || selling.test(reading.folded)) return null;
  const end = reading.tokens.find((token) => token.sentence > 0)?.start ?? reading.folded.length;
  const opening = reading.folded.slice(0, end);
  return reading.spoken === 'en' ? keptInEnglish(reading, opening) : keptElsewhere(reading, opening);
}

function keptInEnglish(reading: Reading, opening: string): Slot<string> | null {
  const led = englishKeeping.map((pattern) => pattern.exec(opening)).find((found) => found !== null);
  if (!led) return null;
  const from = led.index + led[0].length;
  // "Fuel log for my car": what is logged stands before the word, and whose it is behind it.
  const own = /^(?:(?:an?|the) )?(?<what>(?!simple|personal|daily|weekly|small|little|basic|digital|online|good|nice)\p{L}+ (?:log|log ?book|diary|journal|tracker)) for $/u.exec(led[0])?.groups?.['what']; // prettier-ignore
  if (own !== undefined) {
    const start = led.index + led[0].indexOf(own);
    return { value: own, spans: [{ start, end: start + own.length }] };
  }
  const lead = before.exec(opening.slice(from))?.[0].length ?? 0;
  const start = from + lead;
  const rest = opening.slice(start);
  if (noThing.test(rest)) return null;
  if (shared.test(rest))
    return { value: 'shared expenses', spans: [{ start: from, end: start + rest.search(/\s|$/u) }] };
  const cut = rest.slice(0, after.exec(rest)?.index).trimEnd();
  const words = cut.split(/\s+/u);
  if (cut === '' || words.length > most) return null;
  const eaten = /^i (?<what>eat|ate|drink|drank|read|spend|spent|watch|watched)\b/u.exec(rest)?.groups?.[
    'what'
  ];
  // "What I eat every day": food.
  if (eaten !== undefined) return { value: `${deeds[eaten.slice(0, 2)] ?? ''} log`, spans: [{ start, end: start + cut.length }] }; // prettier-ignore
  const written = reading.prompt
    .slice(start, start + cut.length)
    .toLowerCase()
    // "My houseplants' watering"
    .replace(/(?<=\p{L})s['’] (?=\p{L})/u, ' ');
  const form = /\b(diary|journal|tally|register|tracker)\b/u.exec(led[0])?.[1] ?? 'log';
  const what = ownForm.test(written)
    ? written
    : `${keptMany.test(written) ? written : singular(written)} ${form}`;
  return { value: what, spans: [{ start, end: start + cut.length }] };
}

const deeds: Readonly<Record<string, string>> = { ea: 'food', at: 'food', dr: 'drinks', re: 'reading', sp: 'spending', wa: 'film' }; // prettier-ignore
const singular = (words: string): string =>
  words
    .replace(/([^aeiou])ies$/u, '$1y')
    .replace(/(ss|x|ch|sh)es$/u, '$1')
    .replace(/(?<![su'’i])s$/u, '');

function keptElsewhere(reading: Reading, opening: string): Slot<string> | null {
  for (const pattern of findLexicon(reading.spoken)?.keeping ?? []) {
    const found = pattern.exec(opening);
    const thing = found?.groups?.['thing'] ?? '';
    if (!found || thing === '') continue;
    const start = found.index + found[0].lastIndexOf(thing);
    const kept = { start, end: start + thing.length };
    const value = reading.prompt.slice(kept.start, kept.end);
    return { value: reading.spoken === 'tr' ? `${value} takibi` : value, spans: [kept] };
  }
  return null;
}
