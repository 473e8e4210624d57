/** One who must not draw another. */
export type Never = readonly [giver: string, taker: string];

const cannot =
  "(?:can(?:['’]?t|not| not)|must(?: not|n['’]t)|should(?: not|n['’]t)|may not|(?:does|do|will)(?: not|n['’]t)|won['’]t|never|not|no puede|ne (?:doit|peut) pas|darf nicht|não pode|non può|mag niet|nie może)";
const deed =
  '(?:be )?(?:gets?|draws?|drawn?|haves?|picks?|pulls?|buys? for|gives? to|gifts?|paired with|matched with|with|tocar(?:le)? a|tirer|ziehen|tirar|pescare|trekken|wylosować)';

/** "Mum can't get Dad", "Ana and Ben must not draw each other", "couples: Al & Bo, Cy & Di": who is kept from whom. */
export function readNever(prompt: string, names: readonly string[]): readonly Never[] {
  if (names.length < 2) return [];
  const one = `(?:${names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')).join('|')})`;
  const both = (first = '', second = ''): Never[] => [
    [first, second],
    [second, first],
  ];
  const pair = String.raw`(${one})\s?(?:and|&|\+|/|-|–|y|et|und|e|en|i)\s?(${one})`;
  const found: Never[] = [];
  const each = new RegExp(
    String.raw`${pair}\s+(?:${cannot}[^.;]{0,40}?\b(?:each other|one another|together|paired|matched)|(?:are|is) (?:a )?(?:couples?|married|partners|together))|\bkeep ${pair} apart`,
    'gu',
  );
  for (const [, a, b, c, d] of prompt.matchAll(each)) found.push(...both(a ?? c, b ?? d));
  const couples = /\b(?:couples?|partners|parejas|couples|paare|coppie|stellen|pary)(?: are)?\s?[:(]?\s?([^.;()\n]{5,160})/iu.exec(prompt)?.[1] ?? ''; // prettier-ignore
  for (const [, a, b] of couples.matchAll(new RegExp(pair, 'gu'))) found.push(...both(a, b));
  const single = new RegExp(String.raw`(${one})\s+${cannot}\s+(?:to )?${deed}\s+(${one})`, 'giu');
  for (const [, a, b] of prompt.matchAll(single)) found.push([nameOf(a, names), nameOf(b, names)]);
  return found.filter(
    ([giver, taker], at) =>
      giver !== taker && found.findIndex((other) => other[0] === giver && other[1] === taker) === at,
  );
}

const nameOf = (said: string | undefined, names: readonly string[]): string =>
  names.find((name) => name.toLowerCase() === said?.toLowerCase()) ?? '';
