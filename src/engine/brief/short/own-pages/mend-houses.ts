import type { Brief, BriefCorrections, ListedItem, Slot } from '@/domain/site/brief';
import { withoutSpans } from '../../words/without-spans';
import { readHouseList } from './read-house-list';

type Read = (prompt: string) => Brief;

/** Several things that are let, and behind a mark or "called" their names up to the end of the sentence. */
const several =
  /\b(?:cottages|cabins|huts|lodges|pods|yurts|villas|apartments|flats|holiday (?:lets|homes|houses)|caravans|lets|tree ?houses|bell tents|tipis|narrowboats|boats|houses|chalets|suites|studios|rooms|gites|gîtes|barns)(?:\s(?:in|near|on|at|by|outside)\s[^.;:,()\n]{2,40}?)?\s?(?::|\s[-–—]|,?\s(?:called|named)|,(?=\s[^,;.]{2,40}\s\(?sleeps))\s(?<list>(?:[^.:\n]|\.(?=\d)){5,400})/iu;
/** What begins another clause: the page, its look, who lets it. */
const rest =
  /,?\s(?:with (?:a|an|photos|pictures|prices)|all (?:with|have)|each (?:with|has|have)|both)\b.*$/iu;

/** "Holiday lets in Whitby: Harbour View (sleeps 4), The Net Loft (sleeps 2)": houses of one business, none of them its name. */
export function mendHouses(whole: Brief, corrections: BriefCorrections, read: Read): Brief | null {
  if (whole.kind.value !== 'hotel') return null;
  const { prompt } = whole;
  const found = several.exec(prompt);
  const list = found?.groups?.['list']?.replace(rest, '');
  if (!found || list === undefined) return null;
  const from = found.index + found[0].indexOf(found.groups?.['list'] ?? '');
  const houses = readHouseList(list, from);
  const last = houses.at(-1);
  if (houses.length < 2 || !last) return null;
  const start = prompt.slice(0, from).replace(/\s?(?:[:,]|[-–—]|,?\s(?:called|named))\s$/iu, '').length;
  const spans = [{ start, end: from + list.length }];
  const brief = read(withoutSpans(prompt, spans));
  if (brief.kind.value !== 'hotel') return null;
  const isPlace = brief.name !== null && houses.some(({ name }) => brief.name?.value === name);
  const items = houses.map(({ name, start: at, end, note, price }): Slot<ListedItem> => ({
    value: {
      section: 'rooms',
      name: name.replace(/^the\s/u, 'The '),
      ...(price === undefined ? {} : { price }),
      ...(note === undefined ? {} : { note }),
    },
    spans: [{ start: at, end }],
  }));
  const shared = brief.items.find(({ value }) => value.section === 'rooms' && value.price !== undefined);
  const { price, priceLead } = shared?.value ?? {};
  return {
    ...brief,
    prompt,
    name: isPlace && corrections.name === undefined ? null : brief.name,
    items: [
      ...brief.items.filter(({ value }) => value.section !== 'rooms'),
      ...items.map((item) =>
        price === undefined || item.value.price !== undefined
          ? item
          : { ...item, value: { ...item.value, price, ...(priceLead === undefined ? {} : { priceLead }) } },
      ),
    ],
  };
}
