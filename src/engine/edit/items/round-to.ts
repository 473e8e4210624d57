/** What prices are to be rounded to: an amount of the site's money, and how it was said. */
export type Rounding = { readonly unit: number; readonly said: string };

const aim =
  '(?:to|on|at|auf|to the)(?: (?:nearest|next|full|whole|closest|even|round|exact))* (?<unit>(?:[€$£¥] ?)?[\\d.,]*(?: ?(?:cents?|cent|ct|pence|pennies|penny|p|groszy|centimes|céntimos|centimos|centesimi|euros?|pounds?|dollars?|zł|kr|€|\\$|£|numbers?|amounts?|prices?))?)$';
const tail = new RegExp(
  `(?:^| )(?:(?:,|;|and|then|but|and then) )*(?:make )?round(?:ed)?(?: (?:them|it|those|that|all|every|each|prices?|everything|amounts|up|down|off|results?|\\S+ prices))* ${aim}`,
);

// "… und auf 10 Cent gerundet"
const tailAbroad = new RegExp(`(?: (?:,|;|and))* ${aim.replace(/\$$/, '')} round(?:ed)?$`);

/** Takes the wish to round off the end of a command: "… and round them to 10 cents". */
export function takeRounding(plain: string): { readonly plain: string; readonly rounding: Rounding | null } {
  const match = tail.exec(plain) ?? tailAbroad.exec(plain);
  const said = match?.groups?.unit?.trim() ?? '';
  const unit = match ? unitOf(said) : null;
  return match && unit !== null
    ? { plain: plain.slice(0, match.index).trim(), rounding: { unit, said: wordsOf(said, unit) } }
    : { plain, rounding: null };
}

/** Whether a command wants prices rounded and nothing else. */
export const isRounding = (plain: string): boolean => {
  const { plain: rest, rounding } = takeRounding(plain);
  return rounding !== null && rest === '';
};

function unitOf(said: string): number | null {
  const number = /\d[\d.,]*/.exec(said)?.[0].replace(',', '.');
  const isSmall = /(?:cent|ct\b|penn|pence|\dp$|^p$|groszy|centi|cént)/.test(said);
  const value = number === undefined ? (said === '' ? null : 1) : Number(number);
  if (value === null || !Number.isFinite(value) || value <= 0) return null;
  return isSmall ? value / 100 : value;
}

const wordsOf = (said: string, unit: number): string =>
  /\d/.test(said) ? said : unit === 1 ? 'whole amounts' : said;

/** The multiple of a unit that is nearest to a number; never nothing, where the number is something. */
export function roundTo(value: number, unit: number): number {
  const rounded = Math.round(value / unit) * unit;
  return Math.round((rounded <= 0 && value > 0 ? unit : rounded) * 100) / 100;
}
