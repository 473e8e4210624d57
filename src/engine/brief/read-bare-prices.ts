import type { Slot, Span } from '@/domain/site/brief';
import { cleanName } from './clean-name';
import type { Reading } from './reading';

/** A thing with the figure it costs, written without a currency. */
export type BarePrice = {
  readonly name: Slot<string>;
  readonly price: string;
  /** "from", "ab": see `ListedItem.priceLead`. */
  readonly lead?: string;
  readonly span: Span;
};

const row =
  /(?:^|[,;:\n•(]|[.!?]\s|\b(?:and|y|et|und|e|en|i|ve)\b)\s*(?<name>\p{L}[\p{L}'’&-]*(?:\s(?!from\b|ab\b|since\b|over\b|about\b)[\p{L}'’&+-]+){0,4})(?:\s(?<lead>from|ab))?\s(?<price>\d{1,4}(?:[.,]\d{1,2})?)(?=\s*(?:[,;\n)]|\.(?:\s|$)|$|\s(?:and|y|et|und|e|en|i|ve)\s))/giu;
const noThing =
  /\b(?:at|on|in|to|by|of|bis|ab|hasta|until|till|from|since|est|established|founded|born|open(?=\s(?:at|from|till|until|to|on|daily)\b|$)|opened|opening|day|page|pages|room|lab|hall|floor|level|unit|suite|no|number|nr|street|road|lane|avenue|straße|strasse|rue|calle|via|ages?|aged|over|under|top|version|route|highway|class|grade|year|phone|tel|call(?!-)|whatsapp|kapitel|chapter|area|zone|district|studio|bus|tram|line|expo|summit|conference|festival|league|saison|season|edition|part|week|step|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mie|jue|vie|sab|dom)\b/iu;

/** Two or more things in a row with bare figures: "haircut 24, beard 14". One alone may be anything. */
export function readBarePrices(reading: Reading): BarePrice[] {
  const found: BarePrice[] = [];
  for (const match of reading.text.matchAll(new RegExp(row.source, 'giu'))) {
    const { name = '', price = '', lead } = match.groups ?? {};
    const title = cleanName(name);
    if (
      title === '' ||
      noThing.test(title) ||
      /^(?:19|20)\d{2}$/u.test(price) ||
      Number(price.replace(',', '.')) < 1
    )
      continue;
    const start = match.index + match[0].indexOf(name);
    const end = start + name.length;
    const at = end + 1 + (lead === undefined ? 0 : lead.length + 1);
    found.push({
      name: { value: title, spans: [{ start, end }] },
      price,
      ...(lead === undefined ? {} : { lead: lead.toLowerCase() }),
      span: { start: at, end: at + price.length },
    });
  }
  const near = (one: BarePrice, other: BarePrice | undefined): boolean =>
    other !== undefined && Math.abs((other.name.spans[0]?.start ?? 0) - (one.name.spans[0]?.start ?? 0)) < 60;
  return found.filter((one, index) => near(one, found[index - 1]) || near(one, found[index + 1]));
}
