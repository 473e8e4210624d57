import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';

type Row = Slot<ListedItem>;

const firstFree = /^(?<first>(?:your\s|the\s)?first\s\p{L}+)\s(?:is\s)?free,?\s(?:and\s)?then$/iu;
const holding =
  /^(?:and\s|also\s|plus\s)*(?:(?:we|i)\s)?(?:also\s)?(?:run|runs|hold|do|have|host|offer|teach|give)\s(?:(?:an?|the|some)\s)?(?=\p{L}{3})/iu;

const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());

/** The statement round a stretch: what stands between two full stops. */
const statementRound = (prompt: string, { start, end }: Span): Span => {
  const before = [...prompt.slice(0, start).matchAll(/[.!?]\s|[;\n]/gu)].at(-1);
  const after = /[.!?](?:\s|$)|[;\n]/u.exec(prompt.slice(end));
  return {
    start: before ? before.index + before[0].length : 0,
    end: after ? end + after.index : prompt.length,
  };
};

/** "first session free then £4": two rows, and the first costs nothing. */
const inTwo = (row: Row): readonly Row[] => {
  const first = firstFree.exec(row.value.name)?.groups?.['first'];
  return first === undefined
    ? [row]
    : [
        { ...row, value: { ...row.value, name: capital(first), price: 'free' } },
        { ...row, value: { ...row.value, name: 'After that' } },
      ];
};

const sumOf = ({ value }: Pick<Row, 'value'>): string => /\d[\d.,]*/u.exec(value.price ?? '')?.[0] ?? '';

const leading =
  /^(?:from\s)?(?<price>[£$€]\s?\d[\d.,]*(?:\s(?:an?|per)\s\p{L}+)?)\s(?<what>(?:for|inc(?:l|luding)?\.?|with|without)\s[^£$€]{3,40})$/iu;
/** "£180 for the ceremony, £250 inc reception": each clause opens with its sum, and what stands behind it is what that buys. */
function inOwnClauses({ prompt, items }: Brief): readonly Row[] {
  for (const { 0: sentence, index } of prompt.matchAll(/[^.;\n]+(?:\.\d+[^.;\n]*)*/gu)) {
    const clauses = sentence.trim().split(/,\s(?:or\s|and\s)?/u);
    const rows = clauses.flatMap((clause): Row[] => {
      const { price, what } = leading.exec(clause.trim())?.groups ?? {};
      if (price === undefined || what === undefined) return [];
      const name = what.replace(/^for\s(?:(?:an?|the)\s)?/iu, '').replace(/^incl?\.?\s/iu, 'including ');
      const start = prompt.indexOf(clause.trim(), index);
      return [{ value: { section: 'pricing', name: capital(name), price }, spans: [{ start, end: start + clause.trim().length }] }];
    }); // prettier-ignore
    // Where every sum has its row already, its name is as good.
    const isNew = rows.some(({ value }) => items.every((one) => sumOf(one) !== sumOf({ value })));
    if (rows.length > 1 && rows.length === clauses.length && isNew) return rows;
  }
  return [];
}

/**
 * A sum belongs to what its own statement tells: "singers mostly. … a sewing morning on Saturdays, £20" prices the morning.
 * "£12 each or £80 for the whole boat": what stands behind the sum is what it buys.
 */
export function mendOwnSums(read: Brief): Brief {
  if (read.language.value !== 'en') return read;
  const own = /[£$€]/u.test(read.prompt) ? inOwnClauses(read) : [];
  const isWithin = ({ spans }: Row): boolean => spans.some((span) => own.some((row) => row.spans.some(({ start, end }) => span.start < end && span.end > start))); // prettier-ignore
  const brief =
    own.length === 0 ? read : { ...read, items: [...read.items.filter((row) => !isWithin(row)), ...own] };
  const { prompt } = brief;
  const items: Row[] = [];
  const paid = new Map<Row, string>();
  for (const row of brief.items) {
    const { price, name } = row.value;
    const [span] = row.spans;
    // Of such a row only the sum was read where it stands: its name comes from somewhere else.
    const isBare = price !== undefined && span !== undefined && row.spans.length === 1 && prompt.slice(span.start, span.end) === price; // prettier-ignore
    if (!isBare) {
      items.push(...inTwo(row));
      continue;
    }
    const bought = /^\sfor\s(?<what>the (?:whole|entire|lot)\b[^,.;()\d]{0,24}|(?:the|an?)\s\p{L}[^,.;()\d]{2,24})/iu.exec(prompt.slice(span.end))?.groups?.['what']; // prettier-ignore
    const isTwice = brief.items.some((one) => one !== row && one.value.name === name && one.value.price !== undefined); // prettier-ignore
    if (bought !== undefined && isTwice) {
      items.push({ ...row, value: { ...row.value, name: capital(bought.trim().replace(/(?:\s(?:up|to|for|or|and|with))+$/iu, '')) } }); // prettier-ignore
      continue;
    }
    const statement = statementRound(prompt, span);
    const isHere = prompt.slice(statement.start, statement.end).toLowerCase().includes(name.toLowerCase());
    const beside = brief.items.filter(
      (one) =>
        one !== row &&
        one.value.price === undefined &&
        one.spans.some(({ start, end }) => start >= statement.start && end <= statement.end),
    );
    const [other] = beside;
    // A name that the prompt does not say was given to the sum, and fits it.
    const isNamed = `${prompt} ${brief.offer?.value ?? ''}`.toLowerCase().includes(name.toLowerCase());
    if (isHere || !isNamed || beside.length !== 1 || !other) items.push(row);
    else {
      paid.set(other, price);
      items.push({ ...row, value: withoutPrice(row.value) });
    }
  }
  return {
    ...brief,
    items: items.map((row) => {
      const price = paid.get(row);
      const name = row.value.section === 'timetable' ? capital(row.value.name.replace(holding, '')) : row.value.name; // prettier-ignore
      if (price === undefined)
        return name === row.value.name ? row : { ...row, value: { ...row.value, name } };
      const note = [row.value.note, price].filter((one) => one !== undefined).join(', ');
      return { ...row, value: row.value.section === 'timetable' ? { ...row.value, name, note } : { ...row.value, price } }; // prettier-ignore
    }),
  };
}

const withoutPrice = ({ price: _price, ...value }: ListedItem): ListedItem => value;
