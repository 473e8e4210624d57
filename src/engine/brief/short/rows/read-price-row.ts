import { isTime, nameOfUnit, sum, unit, writeSum } from './price-words';
import { capitalise } from '../../../capitalise';

/** A row of a price list, as a stretch of a prompt tells it. */
export type PriceRow = {
  readonly name: string;
  readonly price: string;
  readonly isFrom: boolean;
  /** Set where the measure alone tells what is bought: "an hour". */
  readonly isMeasure: boolean;
  readonly note?: string;
};

const lead =
  /^(?:and|or|then|plus|prices?|rates?|it['’]?s|its|is|are|only|just|at|about|around|approx|i charge|we charge|charges?|fixed|flat|\s)+/iu;
const from = /(?:^|\s)(?:from|starting (?:at|from)|starts? (?:at|from)|prices from)\s?$/iu;
const tailEnd =
  /[\s,;.!]*(?:\b(?:and|or|then|but|plus|from|it['’]?s|is|at|just|only|after that|\+|\/|&))*[\s,;.!]*$/iu;
const tailStart = /^(?:\s|,|-|–|:)*(?:(?:for|the|if|a|an|of|is|it['’]?s)\s)*/iu;
const noted =
  /(?:^|\s)(?<note>(?:plus|including|includes?|incl|inc|with|min(?:imum)?|if|when|on top|upwards)\s.+)$/iu;

const prices = new RegExp(sum, 'giu');
const atStart = new RegExp(`^(?:${unit})`, 'iu');

const plainName = /^(?=.*\p{L})[\p{L}\d][\p{L}\d\s’'&/+-]*$/u;
/** What says nothing of what is bought. */
const nothing =
  /^(?:each|ea|all|extra|later|only|off|max|now|total|raised|online|delivered|included|up|upwards|and up|or so|ish|or less|refund(?:ed|able)(?:\s.*)?|deduct(?:ed|ible)(?:\s.*)?|credited(?:\s.*)?|if\s.+|when\s.+|pour .+|pro .+)$/iu;

const counted = /^\d{1,2}(?:\s(?:hrs?|hours?|mins?|minutes?))?$/iu;

/** What several are counted of, in the plural, and what is bought where only its price is told. */
export type Bought = { readonly noun: string; readonly subject: string };

function rowOf(told: string, isFrom: boolean, tail: string, { noun, subject }: Bought): PriceRow | null {
  const price = writeSum(told.trim());
  const groups = atStart.exec(tail);
  const per = groups?.groups?.['per'] ?? groups?.groups?.['short'];
  const rest = tail.slice(groups?.[0].length ?? 0).replace(tailEnd, '');
  if (per !== undefined) {
    const note = rest.trim().replace(/^[-–:(]\s?/u, '');
    const whole = isTime(per) ? `${price}${groups?.[0].replace(/^\s+/u, ' ') ?? ''}` : price;
    return {
      name: nameOfUnit(per),
      price: whole,
      isFrom,
      isMeasure: true,
      ...(note === '' ? {} : { note: capitalise(note) }),
    };
  }
  const named = rest.replace(tailStart, '').trim();
  const found = noted.exec(named);
  const name = named.slice(0, found?.index).trim();
  const note = found?.groups?.['note'];
  // "$150 for 10": ten of what is taught.
  const full =
    name === '' && note !== undefined
      ? subject
      : counted.test(name) && /^\d+$/u.test(name)
        ? `${name} ${noun}`.trim()
        : name;
  if (!plainName.test(full) || nothing.test(full) || full.split(/\s+/u).length > 6) return null;
  return {
    name: capitalise(
      full.replace(/^call ?out$/iu, 'Call-out').replace(/^(?:after|thereafter|afterwards)$/iu, 'After that'),
    ),
    price,
    isFrom,
    isMeasure: false,
    ...(note === undefined ? {} : { note: capitalise(note) }),
  };
}

/** Whether a stretch opens with a sum: "£55 one ear £75 both". */
export const opensWithSum = (text: string): boolean => {
  const [first] = text.matchAll(prices);
  return first !== undefined && text.slice(0, first.index).replace(lead, '').replace(from, '').trim() === '';
};

/**
 * Rows of a stretch that opens with a sum; what each buys stands behind it, or is told by its measure alone ("£60 a sweep").
 * Empty where one of them buys nothing that is told.
 */
export function readPriceRows(text: string, bought: Bought): readonly PriceRow[] {
  const found = [...text.matchAll(prices)];
  const rows = found.map((match, at) => {
    const end = match.index + match[0].length;
    const before = text.slice(
      at === 0 ? 0 : (found[at - 1]?.index ?? 0) + (found[at - 1]?.[0].length ?? 0),
      match.index,
    );
    return rowOf(match[0], from.test(before.trimEnd() + ' '), text.slice(end, found[at + 1]?.index), bought);
  });
  return rows.every((row) => row !== null) ? rows : [];
}

/** Whether a text is a sum and nothing else: "R150". */
export const isSum = (text: string): boolean => new RegExp(`^(?:${sum})$`, 'iu').test(text.trim());

/** Rows of a stretch in which every sum stands behind what it buys: "half hour £22 hour £40". Empty where it is no such row. */
export function readNamedRows(text: string): readonly PriceRow[] {
  const found = [...text.matchAll(prices)];
  const last = found.at(-1);
  if (!last || found.length < 2 || text.slice(last.index + last[0].length).trim() !== '') return [];
  const rows = found.map((match, at): PriceRow | null => {
    const previous = found[at - 1];
    const before = text.slice(previous ? previous.index + previous[0].length : 0, match.index);
    const name = before
      .replace(from, '')
      .replace(tailStart, '')
      .replace(tailEnd, '')
      .replace(/^(?:and|or)\s/iu, '')
      .trim();
    return plainName.test(name) && !nothing.test(name) && name.split(/\s+/u).length <= 4
      ? {
          name: capitalise(name),
          price: writeSum(match[0].trim()),
          isFrom: from.test(before),
          isMeasure: false,
        }
      : null;
  });
  return rows.every((row) => row !== null) ? rows : [];
}
