const sum = String.raw`(?:(?:from\s)?[£€$]\s?\d[\d.,]*\d|(?:from\s)?[£€$]\s?\d|\d[\d.,]*\s?€|free|on request|custom)`;
const unit = String.raw`(?:\s?\/\s?\p{Ll}+|\s(?:a|per|each|pp)(?:\s\p{Ll}+)?)?`;
/** What a sum is for: "€8 / month", "$9 / user". */
const measure = String.raw`(?:months?|mo|years?|yr|weeks?|days?|nights?|users?|seats?|persons?|people|hours?|hr|h|heads?|pp|visits?|sessions?|class|kg|items?|each|annum)\b`;
const strokes = new RegExp(
  String.raw`(?<=(?:^|[(\s,:])${sum}${unit})\s\/\s(?=(?!${measure})\p{L}[\p{L}\d’'+ -]{0,28}?\s?(?:[:–-]\s)?${sum}(?!\p{L}))`,
  'giu',
);

/** "three routes (50, 90, 140 km), entry £35/£45/£55": as many sums as there are names before them. */
const paired =
  /\((?<names>[^()\n£$€]{3,80})\)(?:,\s|\s|:\s)(?:(?:with|and)\s)?(?:entry|entry fees?|fees?|tickets?|prices?|price|priced|from|at)?:?\s?(?<sums>[£$€]\s?\d[\d.]*(?:\s?\/\s?[£$€]?\s?\d[\d.]*)+)(?![\d/])/giu;

const withPairs = (text: string): string =>
  text
    .replace(paired, (whole: string, ...found: unknown[]) => {
      const { names = '', sums = '' } = found.at(-1) as Record<string, string | undefined>;
      const things = names.split(/,\s(?:and\s)?|\s(?:and|&)\s|\s?\/\s?/u).map((name) => name.trim());
      const sign = /[£$€]/u.exec(sums)?.[0] ?? '';
      const costs = sums.split('/').map((one) => `${sign}${one.replace(/[£$€\s]/gu, '')}`);
      if (things.length !== costs.length) return whole;
      // "50, 90, 140 km": the last of them says what all are counted in.
      const unit = /^\d[\d.,]*\s?(?<unit>\p{L}+)$/u.exec(things.at(-1) ?? '')?.groups?.['unit'];
      return `: ${things
        .map(
          (name, at) =>
            `${/^\d[\d.,]*$/u.test(name) && unit !== undefined ? `${name} ${unit}` : name} ${costs[at] ?? ''}`,
        )
        .join(', ')}`;
    })
    .replace(/ : /gu, ': ');

const amount = String.raw`(?:[£$€]\s?\d(?:[\d.,]*\d)?|\d(?:[\d.,]*\d)?\s?€)`;
const thing = String.raw`(?:(?!(?:to|in|of|at|with|for|from|we|i|our|the|sells?|are|is)\s)[\p{L}\d’'&-]+\s){0,3}?(?!(?:with|at|for|from)\s)[\p{L}\d’'&-]+`;
/** "tours to Japan, Peru and Iceland with prices (£3,200, £2,850, £1,990)", "bowls, mugs and plates at £18, £14 and £22". */
const inTurn = new RegExp(
  String.raw`(?<lead>\s(?:to|in)\s|(?<![\p{L}\d’'&-]))(?<names>${thing}(?:,\s${thing}){0,6},?\s(?:and|&)\s${thing})\)?(?:\s(?:with|and)\s(?:their\s)?prices?)?(?<turn>\s(?:at|from|costing)\s|:?\s\(|:\s)(?<sums>${amount}(?:(?:,\s|\s?\/\s?)${amount})*(?:,?\s(?:and|&)\s|,\s|\s?\/\s?)${amount})(?:\srespectively)?\)?(?=[,.;)\n]|\s|$)`,
  'giu',
);

/** Names that stand in one row and their sums in the next, each with its own sum. */
const inTheirTurn = (text: string): string =>
  text.replace(inTurn, (whole: string, ...found: unknown[]) => {
    const {
      lead = '',
      names = '',
      turn = '',
      sums = '',
    } = found.at(-1) as Record<string, string | undefined>;
    const things = names.split(/,\s(?:(?:and|&)\s)?|\s(?:and|&)\s/u);
    const costs = sums.split(/,\s(?:(?:and|&)\s)?|\s(?:and|&)\s|\s?\/\s?/u);
    // "Three plans, Solo, Team and Agency (€9, €29, €79)": what they all are may stand before them.
    const before = things.slice(0, turn.endsWith('(') ? things.length - costs.length : 0);
    const priced = things.slice(before.length);
    if (priced.length !== costs.length) return whole;
    const rows = priced.map((name, at) => `${name} ${costs[at] ?? ''}`).join(', ');
    return `${lead.trim() === '' ? lead : ': '}${before.length > 0 ? `${before.join(', ')}: ` : ''}${rows}`;
  });

/** "£55 / 45 min": how long one has for it. */
const length = /([£$€]\s?\d[\d.,]*)\s?\/\s?(\d{1,3}\s?(?:min(?:ute)?s?|hours?|hrs?))\b/giu;

/** "Free / Team £12 / Business £29": priced things that strokes part, with a comma between them. Another text as it stands. */
export const partStrokes = (text: string): string =>
  inTheirTurn(withPairs(text)).replace(strokes, ', ').replace(length, '$1 for $2');
