import { parseNumber } from './read-told-number';

/** So much of something for each of something else, as a prompt tells it: "5 ml per litre". */
export type ToldRate = {
  readonly amount: number;
  /** "ml", "drinks"; empty for money. */
  readonly unit: string;
  readonly isMoney: boolean;
  /** What it is so much of, where the prompt says so: "rice", "painting". */
  readonly label: string;
  /** For how many of these: 1 but for "1 scoop per 2 kg". */
  readonly base: number;
  /** Of what: one thing, or two where both count ("per guest per hour"). */
  readonly per: readonly string[];
};
/** A share on top or off. */
export type ToldShare = { readonly percent: number; readonly label: string; readonly isOff: boolean };
/** A way to count, by how much it is more or less than the plain one. */
export type ToldWay = { readonly label: string; readonly factor: number };

const number = String.raw`\d+(?:[.,]\d+)*`;
const thing = String.raw`(?!(?:month|year|week|day|click|card|page|booking|question|person who)\b)\p{L}[\p{L}²³]*(?: ?metres?| ?meters?)?`;
const rate = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(?:(?<label>\p{L}+(?: \p{L}+)?)(?: is| at|:| costs?)? )?(?<sign>[€$£] ?)?(?<![\p{L}\p{N}.,])(?<amount>${number}|half an?|an?|one|two)(?<after> ?[€$£])?(?: ?(?<unit>(?!(?:per|each|a|an|for|to|every|of|in)\b)\p{L}+[²³]?)(?: (?:of )?(?<stuff>(?!(?:per|each|for|to|every|in)\b)\p{L}+(?: (?!(?:per|each|for|to|every|in)\b)\p{L}+)?))?)? ?(?:(?:\bper|\bfor each|\bfor every|\bto each|\bto every|\bin each) |\/ ?)(?<base>\d+(?:[.,]\d+)?)? ?(?<first>${thing})(?: (?:per|an?|each|every) (?<second>${thing}))?`,
  'giu',
);
const small: Readonly<Record<string, number>> = { half: 0.5, a: 1, an: 1, one: 1, two: 2 };
const noLabel =
  /^(?:with|and|at|of|or|for|the|calculator|use|add|uses?|need|needs|default|about|rate|from|to|is|that|it|i|we|plus)\b|\b(?:calculator|default|about|assume|with|and|at|is|rate|use|add|need|needs)$/iu;
const moneyUnit = /^(?:euros?|eur|pounds?|gbp|dollars?|usd|francs?|chf)$/iu;

/** The rates that a prompt tells, in their order; empty where it tells none. */
export function readRates(prompt: string): readonly ToldRate[] {
  return [...prompt.matchAll(rate)]
    .slice(0, 6)
    .map(({ groups = {} }) => {
      const said = (groups['amount'] ?? '').toLowerCase();
      const unit = groups['unit'] ?? '';
      const isMoney = Boolean(groups['sign'] ?? groups['after']) || moneyUnit.test(unit);
      const before = groups['label'] ?? '';
      return {
        amount: small[said.split(' ')[0] ?? ''] ?? parseNumber(said),
        unit: isMoney ? '' : unit,
        isMoney,
        label: groups['stuff'] ?? (noLabel.test(before) ? '' : before),
        base: groups['base'] === undefined ? 1 : parseNumber(groups['base']),
        per: [groups['first'] ?? '', ...(groups['second'] ? [groups['second']] : [])],
      };
    })
    .filter(({ amount, base }) => amount > 0 && base > 0);
}

/** "10% waste", "5% discount": what is added or taken off. */
export function readToldShares(prompt: string): readonly ToldShare[] {
  return [...prompt.matchAll(/(\d{1,2}(?:[.,]\d)?) ?% (?:for |of |as |extra for )?(?<label>\p{L}+)|(?<before>waste|spare|extra|discount|margin|markup|tax|vat) (?:of )?(\d{1,2}) ?%/giu)].slice(0, 3).flatMap(({ 0: all, groups = {} }) => {
    const label = groups['label'] ?? groups['before'] ?? '';
    const percent = Number((/\d+(?:[.,]\d)?/u.exec(all)?.[0] ?? '').replace(',', '.'));
    if (/^(?:of|and|or|chance|to|buttons?)$/iu.test(label)) return [];
    return [{ percent, label: label.charAt(0).toUpperCase() + label.slice(1).toLowerCase(), isOff: /^(?:discount|off|less|rebate)/iu.test(label) }];
  }); // prettier-ignore
}

const factors: Readonly<Record<string, number>> = {
  quarter: 0.25,
  half: 0.5,
  double: 2,
  twice: 2,
  triple: 3,
};

/** "Seedlings (half strength) and flowering (1.5x)": ways to count besides the plain one. */
export function readToldWays(prompt: string): readonly ToldWay[] {
  const told =
    /(?:\b(?:for|and|or|with|options?)\b:? |[,:(] ?)?(?<label>\p{L}+(?: \p{L}+)?) \(?(?:at )?(?:(?<word>quarter|half|double|twice|triple)(?:[- ](?:strength|dose|rate|price|amount|the (?:rate|dose|amount|price)))?|(?<times>\d(?:[.,]\d{1,2})?) ?[x×]|[x×] ?(?<after>\d(?:[.,]\d{1,2})?))\)?(?=[,.;)]| and| or|$)/giu;
  return [...prompt.matchAll(told)].slice(0, 5).flatMap(({ groups = {} }) => {
    const factor = factors[(groups['word'] ?? '').toLowerCase()] ?? Number((groups['times'] ?? groups['after'] ?? '').replace(',', '.'));
    const label = (groups['label'] ?? '').replace(/^(?:for|and|or|with|options?)\s/iu, '');
    return factor > 0 && label !== '' ? [{ label: label.charAt(0).toUpperCase() + label.slice(1), factor }] : [];
  }); // prettier-ignore
}
