import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

type Item = Slot<ListedItem>;

const friday = /(?:^|[\s,])ו['׳]?\s?(?:\d{1,2}[:.]?\d{0,2})\s?[-–]/u;
/** "א-ה 8:00-17:00, ו 8:00-12:00": the second stretch is that of Friday; money behind its number, and a mileage is no price. */
export function rowsOfHebrew(brief: Brief): Brief {
  const { spoken, hours, prompt } = brief;
  if (spoken !== 'he') return brief;
  const [first, second, ...more] = hours?.value ?? [];
  const isTwice =
    first !== undefined &&
    second !== undefined &&
    more.length === 0 &&
    first.days.join() === second.days.join() &&
    !first.days.includes(5) &&
    friday.test(prompt);
  return {
    ...brief,
    hours: isTwice && hours ? { ...hours, value: [first, { ...second, days: [5] }] } : hours,
    items: brief.items.map((item): Item => {
      const { name, price } = item.value;
      if (price === undefined) return item;
      const far = /^(?<far>\d{1,3}(?:,\d{3})+)\s(?<price>\d+\s?₪)$/u.exec(price)?.groups;
      const said = far?.['price'] ?? price.replace(/^(?:₪\s?)?(\d+(?:[.,]\d+)*)$/u, '$1 ₪');
      return {
        ...item,
        value: { ...item.value, name: far ? `${name} ${far['far'] ?? ''}` : name, price: said },
      };
    }),
  };
}

const staff: Readonly<Record<string, RegExp>> = {
  he: /(?:ה?צוות(?:\sשלנו)?)\s?:\s(?<list>[^.\n]{6,300})/u,
  ar: /(?:ال)?(?:فريق|طاقم)(?:نا|\sالعمل)?\s?:\s(?<list>[^.\n]{6,300})/u,
};
const and: Readonly<Record<string, RegExp>> = {
  he: /,\s?ו?|\sו(?=[א-ת]{2,}\s[א-ת]{2,}\s)/u,
  ar: /،\s?و?|\sو(?=[\u0621-\u064A]{3,}\s[\u0621-\u064A]{2,}\s)/u,
};
/** "צוות: רונית לוי מנכ"לית ואבי כץ רכז": two words are who, and the rest is what they do. */
export function staffBehindColon(brief: Brief): Brief {
  const { spoken, prompt } = brief;
  const found = staff[spoken]?.exec(prompt);
  const list = found?.groups?.['list'];
  const joint = and[spoken];
  if (!found || list === undefined || !joint) return brief;
  const from = found.index + found[0].length - list.length;
  const pieces = list
    .split(joint)
    .map((piece) => piece.trim())
    .filter((piece) => piece.split(' ').length > 1);
  if (pieces.length < 2 || pieces.some((piece) => piece.split(' ').length > 6)) return brief;
  const isIn = ({ spans }: Slot<unknown>): boolean =>
    spans.some(({ start, end }) => start < from + list.length && end > from);
  const team = pieces.map((piece): Item => {
    const [one = '', two = '', ...rest] = piece.split(' ');
    const start = from + list.indexOf(piece);
    const note = rest.join(' ').replace(/^[-–(]\s?|\)$/gu, '');
    return {
      value: { section: 'team', name: `${one} ${two}`, ...(note === '' ? {} : { note }) },
      spans: [{ start, end: start + piece.length }],
    };
  });
  return {
    ...brief,
    items: [...brief.items.filter((item) => !isIn(item) && item.value.section !== 'team'), ...team],
    phrases: brief.phrases.filter((slot) => !isIn(slot)),
    parts: brief.parts.filter((slot) => !isIn(slot)),
  };
}

const club =
  /^(?<what>\p{Ll}*(?:club|vereniging|koor|fanfare|school|winkel|salon|praktijk|garage|bakkerij|slagerij|restaurant|brasserie|café))\s(?<who>(?:fc|vv|sv|kv|kfc|kvv|vc|bc|tc|hc|kbc|de|het|'t|ons|onze)\s\p{L}[\p{L}\s'’-]{1,30})$/u;
const letters = /^(?:fc|vv|sv|kv|kfc|kvv|vc|bc|tc|hc|kbc)$/u;
const signed = /^(?<what>\p{Lu}\p{Ll}{3,})\s(?<who>\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){0,2})$/u;
const giving = /^(?:bağış\p{L}*|darowizn\p{L}*|donaties?|تبرعات?|תרומ(?:ה|ות))$/iu;

/** "voetbalclub fc de meeuwen", "Przedszkole Leśna Polana": what it is and how it is called stand in one. Gifts are no trade. */
export function offerWithName(brief: Brief): Brief {
  const { offer, name, spoken, items, place } = brief;
  if (!offer || !['nl', 'pl', 'tr', 'ar', 'he'].includes(spoken)) return brief;
  if (brief.kind.value === 'nonprofit' && giving.test(offer.value)) return { ...brief, offer: null };
  const start = offer.spans[0]?.start ?? 0;
  const low = spoken === 'nl' && name === null ? club.exec(offer.value)?.groups : undefined;
  if (low?.['what'] !== undefined && low['who'] !== undefined) {
    const value = low['who']
      .split(' ')
      .map((word) =>
        letters.test(word) ? word.toUpperCase() : word.replace(/^\p{Ll}/u, (one) => one.toUpperCase()),
      )
      .join(' ');
    const at = start + low['what'].length + 1;
    return {
      ...brief,
      name: { value, spans: [{ start: at, end: at + low['who'].length }] },
      offer: { value: low['what'], spans: [{ start, end: start + low['what'].length }] },
    };
  }
  const sign = signed.exec(offer.value)?.groups;
  const isStaff =
    name !== null &&
    items
      .filter(({ value }) => value.section === 'team')
      .some(({ value }) => name.value.includes(value.name));
  if (!sign || (name !== null && !isStaff) || start > 30 || sign['who'] === place?.value) return brief;
  return {
    ...brief,
    name: { value: offer.value, spans: offer.spans },
    offer: { value: (sign['what'] ?? '').toLocaleLowerCase(spoken), spans: offer.spans },
  };
}

/** "Uurloon 55 euro excl. btw": the tax is nothing on offer. */
export const withoutTax = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items.filter(
    ({ value }) =>
      value.price !== undefined || !/^(?:(?:excl|incl)\.?\s)?(?:btw|vat|kdv|מע["״]מ)$/iu.test(value.name),
  ),
});
