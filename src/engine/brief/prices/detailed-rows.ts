import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import { capitalise } from '../../capitalise';

/** A thing with its price and what is told of it behind that: "Full service £95: bearings checked, wheels trued". */
export type DetailedRow = {
  readonly name: string;
  readonly price: string;
  readonly row: Span;
  /** Its day and hour, where the detail opens with them: "Mondays 7am". */
  readonly when: string | null;
  readonly detail: Span;
};

const sum = String.raw`(?:(?:from|ab|desde|dès|à partir de|od|da)\s)?(?:(?:[A-Z]{0,2}\$|[£€¥₹₺₪])\s?\d[\d.,]*\d|(?:[A-Z]{0,2}\$|[£€¥₹₺₪])\s?\d|\d[\d.,]*\s?(?:[€₺₪]|zł|kr|TL|CHF|EUR|euros?)(?![a-z]))`;
const unit = String.raw`(?:\s?(?:\/|(?:a|an|per|each|al|por|par|pro|im|na|per)\s)\s?[a-zà-ż]+)?`;
/** On a line of its own a comma and a dash part as well as a colon and a bracket. */
const inLine = new RegExp(
  String.raw`^(?<lead>[ \t]*(?:[-*•–+]\s+|\d{1,2}[.)]\s+)?)(?<name>[^\n:;()£€$]{2,44}?)(?:\s?[:–—|-]\s|,\s|\s?\(|\s)(?<price>${sum}${unit})\)?(?:\s?[:–—|(]\s?|\s-\s|,\s|;\s)(?<detail>[^\n]{4,200}?)[).\s]*$`,
  'gmu',
);
const inSentence = new RegExp(
  String.raw`(?<=[.:;,]\s|\n|^)(?:and\s)?(?<lead>)(?<name>[^\n:;,.()£€$]{2,44}?)(?:\s?[–—-]\s|\s)(?<price>${sum}${unit})(?:\s\((?<bracket>[^\n()]{4,160})\)|(?::|\s[–—-])\s(?<colon>[^\n:;]{4,160}?)(?=[.;](?:\s|$)|\n|$))`,
  'gu',
);
/** Days and hours of a class. */
const timely =
  /\b(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)\b|days?\b(?<=\b(?:mon|tues|wednes|thurs|fri|satur|sun|week)days?)|\d\s?(?:am|pm|uhr|h)\b|\d[:.]\d\d|\b(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|segunda|terça|quarta|quinta|sexta|luned[ìi]|marted[ìi]|mercoled[ìi]|gioved[ìi]|venerd[ìi]|sabato|domenica)s?(?![a-z])|\b\p{L}*(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)/iu;
const priced = /[£€$₹₺₪]\s?\d|\d\s?(?:[€₺₪]|zł|kr\b)/u;
/** "we charge £20": no name of a thing. */
const spoken =
  /^(?:we|i|it|there|you|they|and|or|if|from|only|just|about)\s|\b(?:is|are|costs?|charge|was|for|plus|with|than|about)$/iu;
/** "Free — track 50 bottles": the plan beside those that cost something. */
const freePlan =
  /(?<=[.:;,]\s|\n[ \t]*(?:[-*•–+]\s+)?)(?<name>Free)(?<price>)(?:\s?[:–—]\s|\s-\s|\s\()(?<detail>[^\n.;()]{4,160})/gu;
const fewest = 2;

const rowsBy = (pattern: RegExp, text: string): DetailedRow[] =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const { lead = '', name = '', price = '', detail, bracket, colon } = match.groups ?? {};
    const told = detail ?? bracket ?? colon ?? '';
    const from = match.index + match[0].lastIndexOf(told);
    const [first = ''] = told.split(/,\s|;\s|\s[–—-]\s/u, 1);
    const when = timely.test(first) && first.split(/\s+/u).length <= 6 ? first : null;
    const rest = when === null ? told : told.slice(when.length);
    const isRow =
      !spoken.test(name.trim()) &&
      name.trim().split(/\s+/u).length <= 6 &&
      !priced.test(told) &&
      !timely.test(rest) &&
      !/[.!?]\s+\p{Lu}/u.test(told) &&
      /\p{L}{2}/u.test(told);
    const start = from + told.length - rest.replace(/^[\s,;–—-]+/u, '').length;
    return isRow
      ? [
          {
            name: name.trim(),
            price: price.trim(),
            row: { start: match.index + match[0].indexOf(name, lead.length), end: from },
            when,
            detail: { start, end: from + told.length },
          },
        ]
      : [];
  });

/** The rows of a price list that tell more than a price, where there are two and more of one shape. None for other prompts. */
export const findDetailedRows = (text: string): readonly DetailedRow[] => {
  if (!priced.test(text)) return [];
  const lines = rowsBy(inLine, text);
  const rows = lines.length >= fewest ? lines : rowsBy(inSentence, text);
  return rows.length >= fewest ? [...rowsBy(freePlan, text), ...rows] : [];
};

/** The text with each row as others write it, "Slow yin Thursdays 8pm £14", and every letter beside it in its place. */
export const withoutDetails = (text: string, rows: readonly DetailedRow[]): string =>
  rows.reduce((rest, { name, when, price, row, detail }) => {
    const end = rest.charAt(detail.end) === ')' ? detail.end + 1 : detail.end;
    const plain = [name, when ?? '', price].filter(Boolean).join(' ');
    return `${rest.slice(0, row.start)}${plain.padEnd(end - row.start)}${rest.slice(end)}`;
  }, text);

const meets = (spans: readonly Span[], { start, end }: Span): boolean =>
  spans.some((span) => span.start < end && span.end > start);

/** What was read of a prompt without the details of its rows, as long as the prompt itself, with each of them said of its thing. */
export const withDetails = (told: Brief, written: string, rows: readonly DetailedRow[]): Brief => {
  const found = rows.map((row) => ({
    row,
    item: told.items.find(
      ({ value, spans }) => (value.price !== undefined || row.price === '') && meets(spans, row.row),
    ),
  }));
  const noted = (slot: Slot<ListedItem>): Slot<ListedItem> => {
    const own = found.find(({ item }) => item === slot)?.row;
    return own === undefined || slot.value.note !== undefined || own.detail.end === own.detail.start
      ? slot
      : {
          value: { ...slot.value, note: capitalise(written.slice(own.detail.start, own.detail.end).trim()) },
          spans: [...slot.spans, own.detail],
        };
  };
  const unread = found.flatMap(({ row, item }): Slot<ListedItem>[] =>
    item
      ? []
      : [
          {
            value: {
              section: 'pricing',
              name: capitalise(row.name),
              ...(row.price === '' ? {} : { price: row.price }),
              note: capitalise(written.slice(row.detail.start, row.detail.end).trim()),
            },
            spans: [row.row, row.detail],
          },
        ],
  );
  const items = [...told.items.map(noted), ...unread];
  const startOf = ({ spans }: Slot<ListedItem>): number => spans[0]?.start ?? 0;
  return {
    ...told,
    prompt: written,
    items: unread.length === 0 ? items : items.toSorted((one, other) => startOf(one) - startOf(other)),
  };
};
