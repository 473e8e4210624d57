import type { Brief } from '@/domain/site/brief';
import { listAsked } from '../read-asked';

/** What lies in store at the start, as the prompt lists it: "Flour 25 kg", "12 mugs", "candles (40)". */
export type StockRow = {
  readonly name: string;
  readonly quantity: number | null;
  readonly unit: string;
  readonly least: number | null;
};

const behind =
  /^(?<name>.*?\p{L})\s*[(:,–-]?\s*(?<count>\d+(?:[.,]\d+)?)\s?(?:x\s)?(?<unit>\p{L}{0,10})\)?$/u;
const before = /^(?<count>\d+(?:[.,]\d+)?)\s?(?:(?:x|×)\s)?(?:(?<unit>kg|g|l|ml|lbs?|oz|packs?|boxes|bottles|bags|rolls|cans|tins|jars)\s(?:of\s)?)?(?<name>\p{L}.*)$/iu; // prettier-ignore

const noThing =
  /\b(?:reorder|levels?|below|under|minimum|min|less|fewer|than|per|warn\w*|items?|rows?|columns?|sample|example|alerts?|when|users?|shops?|days?|hours?|up|to|at|only|entries|records|products|categories)\b|[%€$£]/iu;

/** "(min 15)", "minimum 8 kg": from where it runs low, told behind how many there are. */
const leastTold =
  /\s*[,(]?\s*\b(?:m[ií]n(?:imum|imo|destens|\.)?|at least|reorder at)\s?:?\s?(\d{1,5})(?:\s?\p{L}{1,6}(?=\)))?\)?/giu;

// "Inventory app with 12 mugs, 8 plates and 30 spoons": told with a number each, wherever the list stands.
function listCounted(prompt: string): readonly string[] {
  const parts = prompt
    .split(/[.;:!?()\n](?=\s|$)|,\s+(?:and\s+)?|\s(?:and|with|has|have|of)\s/u)
    .map((part) => part.trim());
  return parts.filter(
    (part) =>
      part.length < 40 &&
      part.split(' ').length < 6 &&
      !noThing.test(part) &&
      (behind.test(part.replace(/⌊\d+$/u, '')) || before.test(part)),
  );
}

/** The rows of a stock list that the prompt names, with how many of each and in what; empty where it names none. */
export function readStockRows(brief: Brief): readonly StockRow[] {
  const counted = listCounted(brief.prompt.replace(leastTold, '⌊$1'));
  const told = listAsked(brief, 'rows').map((text) => text.replace(leastTold, '⌊$1'));
  return (told.length > 1 ? told : counted.length > 1 ? counted : []).map((row) => {
    const [text = '', least] = row.split('⌊');
    const found = (behind.exec(text) ?? before.exec(text))?.groups;
    const name = found?.['name']?.trim() ?? text;
    const count = found?.['count'];
    return {
      name: name.charAt(0).toUpperCase() + name.slice(1),
      quantity: count === undefined ? null : Number(count.replace(',', '.')),
      unit: found?.['unit'] ?? '',
      least: least === undefined ? null : Number(least),
    };
  });
}
