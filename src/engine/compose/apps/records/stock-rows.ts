import type { Brief } from '@/domain/site/brief';
import { parseNumber } from '../calculators/read-told-number';
import { listAsked } from '../read-asked';

/** What lies in store at the start, as the prompt lists it: "Flour 25 kg", "12 mugs", "candles (40)". */
export type StockRow = {
  readonly name: string;
  readonly quantity: number | null;
  readonly unit: string;
  readonly least: number | null;
  /** What one costs. */
  readonly price: number | null;
};

const behind =
  /^(?<name>.*?\p{L})\s*[(:,–-]?\s*(?<count>\d+(?:[.,]\d+)?)\s?(?:x\s)?(?<unit>\p{L}{0,10})\)?$/u;
const before = /^(?<count>\d+(?:[.,]\d+)?)\s?(?:(?:x|×)\s)?(?:(?<unit>(?:kg|g|l|ml|lbs?|oz|packs?|boxes|bottles|bags|rolls|cans|tins|jars)(?=\s)|\p{L}{3,10}(?=\sof\s))\s(?:of\s)?)?(?<name>\p{L}.*)$/iu; // prettier-ignore

const noThing =
  /\b(?:reorder|levels?|below|under|minimum|min|less|fewer|than|per|warn\w*|items?|rows?|columns?|sample|example|alerts?|when|users?|shops?|days?|hours?|up|to|at|only|entries|records|products|categories)\b|[%€$£]/iu;

/** "(min 15)", "minimum 8 kg": from where it runs low, told behind how many there are. */
const leastTold =
  /\s*[,(]?\s*\b(?:m[ií]n(?:imum|imo|destens|\.)?|at least|reorder at)\s?:?\s?(\d{1,5})(?:\s?\p{L}{1,6}(?=\)))?\)?/giu;

/** "at £8.50", "(€3 each)": what one of them costs. */
const priceTold =
  /\s*(?:[,(@–-]|\bat\b|\bfor\b)?\s*(?:(?:[£€$]|EUR|GBP|USD)\s?(\d+(?:[.,]\d{1,2})?)|(\d+(?:[.,]\d{1,2})?)\s?[£€$])(?:\s?(?:each|apiece|(?:a|per|\/)\s?\p{L}{2,10}))?\)?(?=[\s,;.]|$)/giu;
/** "Merino red, 12 skeins;": how many there are stands behind a comma. */
const inRows = /(?<=[;:\n]\s*)(\p{L}[^,;:\n.]{1,30}),\s(?=\d[^,;:\n.]{0,14}(?:[;\n.⌈⌊]|$))/gu;
const marked = (text: string): string =>
  text
    .replace(leastTold, '⌊$1')
    .replace(priceTold, (_, one?: string, other?: string) => `⌈${one ?? other ?? ''}`)
    .replace(inRows, '$1 ');

// "Inventory app with 12 mugs, 8 plates and 30 spoons": told with a number each, wherever the list stands.
function listCounted(prompt: string): readonly string[] {
  const parts = prompt
    .split(/[.;:!?()\n](?=\s|$)|,\s+(?:and\s+)?|\s(?:and|with|has|have|(?<!\d\s\p{L}{3,10}\s)of)\s/u)
    .map((part) => part.trim());
  return parts.filter((part) => {
    const bare = part.replace(/[⌊⌈].*$/u, '');
    const isShort = bare.length < 40 && bare.split(' ').length < 7;
    return isShort && !noThing.test(bare) && (behind.test(bare) || before.test(bare));
  });
}

/** The rows of a stock list that the prompt names, with how many of each and in what; empty where it names none. */
export function readStockRows(brief: Brief): readonly StockRow[] {
  const counted = listCounted(marked(brief.prompt));
  const told = listAsked(brief, 'rows').map(marked);
  return (told.length > 1 && told.length >= counted.length ? told : counted.length > 1 ? counted : []).map(
    (row) => {
      const text = row.replace(/[⌊⌈].*$/u, '');
      const least = /⌊(\d+)/u.exec(row)?.[1];
      const price = /⌈(\d[\d.,]*)/u.exec(row)?.[1];
      const found = (behind.exec(text) ?? before.exec(text))?.groups;
      const name = found?.['name']?.trim() ?? text;
      const count = found?.['count'];
      return {
        name: name.charAt(0).toUpperCase() + name.slice(1),
        quantity: count === undefined ? null : Number(count.replace(',', '.')),
        unit: found?.['unit'] ?? '',
        least: least === undefined ? null : Number(least),
        price: price === undefined ? null : parseNumber(price),
      };
    },
  );
}
