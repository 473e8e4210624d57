import type { Span } from '@/domain/site/brief';

/** One price of a row that tells after each who pays it. */
export type PayerPrice = { readonly name: string; readonly price: string; readonly span: Span };

const who = String.raw`(?:adults?|child(?:ren)?|kids?|juniors?|seniors?|students?|concessions?|concs?|famil(?:y|ies)|members?|non[- ]members?|couples?|groups?|singles?|doubles?|under[- ]\d{1,2}s?|over[- ]\d{1,2}s?|u\d{1,2}s?|social|playing|under fives|infants?|toddlers?|pensioners?|unwaged|waged|weekdays?|weekends?|(?:full|half|whole|quarter|double|single|small|medium|large)\s(?:plot|pitch|stall|table|day|board|share|box|page|field)s?)`;
const amount = String.raw`(?:[£€$]\s?\d[\d,.]*\d|[£€$]\s?\d|free)(?:\s?pp)?`;
const joint = String.raw`(?:\s?[,/;]\s?|\s(?:and|or|&)\s|,\s(?:and|or)\s|\s)`;
const rows = new RegExp(
  String.raw`(?:(?<=^|[.,;:\n(]\s?|\s)(?<thing>\p{L}[\p{L}’'-]*(?:\s(?!for\b|at\b)\p{L}[\p{L}’'-]*)?)\s?(?::|is|are|costs?)?\s|(?<=[\p{L}\d],\s))(?<row>${amount}\s(?:for\s|per\s)?${who}(?:${joint}${amount}\s(?:for\s|per\s)?${who}){1,5})(?=\s*(?:[,.;:)\n]|$|\sa\s|\sper\s))`,
  'giu',
);
const one = new RegExp(String.raw`(?<price>${amount})\s(?:for\s|per\s)?(?<who>${who})(?![\p{L}])`, 'giu');
const generic =
  /^(?:it|its|is|only|just|tickets?|entry|admission|entrance|prices?|from|costs?|cost|fees?|and|the|a|subs?)$/iu;

const bracketed =
  /(?<=^|[.,;:\n]\s?|\b(?:do|offer|teach|run|and|have|sell|with)\s)(?<thing>\p{L}[\p{L}’'-]*(?:\s\p{L}[\p{L}’'-]*){0,3})\s\((?<row>[£€$]\s?\d[\d.,]*\d?(?:\s[^,;()£€$]{2,24})(?:[,;/]\s?(?:or\s)?[£€$]\s?\d[\d.]*(?:\s[^,;()£€$]{2,24})){1,4})\)/giu;
const entry = /(?<price>[£€$]\s?\d[\d.]*)\s(?<who>[^,;()£€$/]{2,24})/gu;

/** "mat classes (£12 drop in, £100 for 10)": what is told in brackets is all of the thing before them. */
function findBracketed(text: string): PayerPrice[] {
  return [...text.matchAll(bracketed)].flatMap(({ groups, index, 0: whole }) => {
    const told = (groups?.['thing'] ?? '').replace(
      /^(?:we|i|and)\s(?:do|offer|teach|run|have|sell)?\s?/iu,
      '',
    );
    const thing = told.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
    const from = index + whole.indexOf('(') + 1;
    return [...(groups?.['row'] ?? '').matchAll(entry)].map((match, at) => ({
      name: `${thing}, ${(match.groups?.['who'] ?? '').trim()}`,
      price: match.groups?.['price'] ?? '',
      span: { start: at === 0 ? index : from + match.index, end: from + match.index + match[0].length },
    }));
  });
}

/** "membership £90 adult £40 junior, £110 family": every price with who pays it, named behind it. */
export function findPayerRows(text: string): PayerPrice[] {
  if (!/[£€$]|free/iu.test(text)) return [];
  const inBrackets = findBracketed(text);
  const free = [...text.matchAll(rows)].filter(
    ({ index, 0: whole }) =>
      !inBrackets.some(({ span }) => index < span.end && index + whole.length > span.start),
  );
  return [
    ...inBrackets,
    ...free.flatMap(({ groups, index, 0: whole }) => {
      const thing = groups?.['thing'] ?? '';
      const row = groups?.['row'] ?? '';
      const from = index + whole.indexOf(row);
      const last = thing.split(/\s/u).at(-1) ?? '';
      const named = generic.test(thing) || generic.test(last) ? '' : thing;
      return [...row.matchAll(one)].map((match) => {
        const told = match.groups?.['who'] ?? '';
        const start = from + match.index;
        const name = named === '' ? told : `${named}, ${told.toLowerCase()}`;
        return {
          name: name.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase()),
          price: match.groups?.['price'] ?? '',
          span: { start, end: start + match[0].length },
        };
      });
    }),
  ];
}
