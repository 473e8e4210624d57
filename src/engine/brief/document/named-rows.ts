import { partsAt, withoutStop } from './prose-rows';
import { pricedRow, raise } from './specified/element-rows';

/** Entries of a list told in running text, and what its sentence says beside them. */
export type NamedRows = { readonly rows: readonly string[]; readonly rest: string };

const commas = /,\s+(?:and\s+|or\s+)?|;\s+(?:and\s+)?|\s+and\s+(?=[^,]*$|[^,]*[£$€]\s?\d)/uy;
const fewest = 2;
const sum = /\s(?:at|for|is|are|costs?|=|[–—-])\s(?=(?:from\s)?[£$€]\s?\d)/u;

const free = /^(?<name>\p{L}[^£$€,.]{3,40}?)\s(?:is\s)?free$/iu;
/** "trial lesson free" among sums. */
const freeRow = (one: string): string | null => {
  const name = free.exec(one)?.groups?.['name'];
  return name === undefined ? null : `- ${raise(name)} free`;
};

/** "The Harbour Walk at £12, The Abbey Walk at £15 and The Midnight Walk at £22": each with its price. */
export const pricedRowsIn = (told: string): NamedRows | null => {
  const text = withoutStop(told);
  if (/[.!?]\s/u.test(text)) return null;
  const parts = partsAt(text, commas);
  const rows = parts.map((one) => freeRow(one) ?? (/^(?:we|i|you|they|people|it)\s/iu.test(one) ? null : pricedRow(one.replace(sum, ' '), true))); // prettier-ignore
  const last = rows.findLastIndex((row) => row !== null);
  const own = rows.slice(0, last + 1);
  const end = text.lastIndexOf(parts[last] ?? '') + (parts[last] ?? '').length;
  const rest = text.slice(end).replace(/^[,;]?\s*(?:and\s)?/u, '');
  // "opened 1864, closed in 1968": years, and no sums.
  if (own.every((row) => /^\D*(?:1[5-9]|20)\d{2}\D*$/u.test(row ?? '') && !/[£$€]/u.test(row ?? '')))
    return null;
  return own.length >= fewest && own.every((row) => row !== null) && own.some((row) => /[£$€\d]/u.test(row)) ? { rows: own.map((row) => row.slice(2)), rest } : null; // prettier-ignore
};

const person =
  /^(?:(?:Dr|Mrs?|Ms|Prof|Rev|Fr)\.?\s)?\p{Lu}[\p{L}’'-]+(?:\s(?:(?:de|van|von|der|da|O['’])\s?)?\p{Lu}[\p{L}’'-]+){1,3}(?:\s\([^()]+\))?$/u;

/** "Maureen Petch, Col Harker and Bea Lund": people by their names alone. */
export const peopleNamedIn = (told: string): readonly string[] | null => {
  const parts = partsAt(withoutStop(told), commas);
  return parts.length >= fewest && parts.every((one) => person.test(one)) ? parts : null;
};

const nameOnly = String.raw`(?:(?:Dr|Mrs?|Ms|Prof)\.?\s)?\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){1,2}`;
const deeds = new RegExp(
  String.raw`^(?<who>${nameOnly})(?:,\s(?:who\s)?|\s\(|\s(?=(?:does|runs|makes|teaches|leads|looks|keeps|cooks|drives|handles)\s))(?<what>[^()]+?)\)?$`,
  'u',
);
const nextPerson = new RegExp(
  String.raw`(?:;\s+(?:and\s+)?|,?\s+and\s+|,\s+)(?=${nameOnly}(?:,\swho\s|,\s(?!and\b)[\p{Ll}\s-]{3,40}(?:[,;.]|$|\sand\s)|\s\())`,
  'uy',
);
/** "Shona Baird, who played bass for years, and Idris Kane, who did not": people, each with what is told of them. */
export const peopleToldIn = (told: string): readonly string[] | null => {
  const text = withoutStop(told);
  if (/[.!?:]\s/u.test(text)) return null;
  const found = partsAt(text, nextPerson).map((one) => deeds.exec(one)?.groups);
  if (found.length < fewest || found.some((one) => one === undefined)) return null;
  return found.map((one) => `${one?.['who'] ?? ''} (${(one?.['what'] ?? '').trim()})`);
};

const mostWords = 5;
const statement =
  /^(?:we|i|you|they|people|it|there|nobody|everyone|for|about|where|that|an?|the|our|my|some|please|with|and|add|show|list|put|give|include|explain|tell|have|use|keep|bring|call)\s|\b(?:forms?|map|photos?|buttons?|page|site|we|they|who|what|how)\b|[\d£$€@"“:]|\s(?:is|are|was|were|has|have|can|will|should|must)\s/iu;
const listMarks = /,\s+(?:and\s+)?|\s+and\s+(?=[^,]*$)/uy;
/** "Self assessment, VAT, foreign tax refunds, and bookkeeping on the road": all that is told of a page. */
export const thingsNamedIn = (told: string): readonly string[] | null => {
  const parts = partsAt(withoutStop(told), listMarks);
  const isList = parts.length > fewest && parts.every((one) => one.split(/\s+/u).length <= mostWords && !statement.test(one.replace(/^The\s(?=\p{Lu})/u, ''))); // prettier-ignore
  return isList ? parts.map(raise) : null;
};

const shown = /\b(?:table|list|grid|price list|prices|fees|rates|menu|following|overview|board)$/iu;

/** "we are open about these, so a proper table: Solo Act £45 a month, …": what stands in the table. */
export const tableTold = (order: string): NamedRows | null => {
  const [lead = ''] = partsAt(order, /:\s/uy);
  if (lead.length === order.length || !shown.test(lead) || /[\d£$€"“]/u.test(lead)) return null;
  return pricedRowsIn(order.slice(lead.length).replace(/^:\s+/u, ''));
};

/** A statement that begins with its verb, of the page that it is about: "is for schools" says "For schools". */
export const saidOfPage = (told: string): string =>
  told
    .replace(
      /^is\s(?:an?|the)\s(?:\p{L}+\s)?page\s(?:about|for|with|of|on|that (?:lists|shows|introduces|has|tells))\s/iu,
      '',
    )
    .replace(
      /^is\s(?:(?:simply|just|only)\s)?an?\s(?:\p{L}+\s)?(?:list|table|overview)(?:\sof(?:\s(?:the|our)\s\p{L}+)?)?[:,]\s/iu,
      '',
    )
    .replace(/^(?:is|are)\s(?:(?:simply|just|only|mainly|really)\s)?(?:about\s|(?=(?:for|where)\s))/iu, '');

const form =
  /,?\s(?:with|and)\san?\s(?<form>(?:\p{L}+\s)?form)\b(?:\s(?:to|that|where|for|so)\s(?<what>[^,.;]*))?/iu;

const formFirst = /^an?\s(?:\p{L}+\s)?form(?:,\s|\sand\s|,\sand\s)(?=(?:our|the|my)\s)/iu;
const formAlone = /^(?:an?|our|the)\s(?:(?:short|simple|small|little)\s)?(?:(?:contact|enquiry|inquiry|message|request)\s)?form(?:\s(?:please|too|there|here))?[.]?$/iu; // prettier-ignore
/** "for schools and hen parties with a form to ask for a date": the form apart from what is said before it. */
export const formApart = (told: string): readonly [said: string, form: string] | null => {
  // "an enquiry form", and nothing else.
  if (formAlone.test(told)) return ['', 'Part wanted: form.'];
  // "a form, our number … and the address …"
  const first = formFirst.exec(told);
  if (first) return [raise(told.slice(first[0].length)), 'Part wanted: form.'];
  const found = form.exec(told);
  if (!found || found.index < 8 || /[:"“]/u.test(told)) return null;
  const what = found.groups?.['what'] ?? '';
  const rest = told.slice(found.index + found[0].length).replace(/^[,\s]+/u, '');
  // Fields that it names are read where they stand.
  if (/,/u.test(rest) || /\b(?:asks?|asking) for\b.*\b(?:name|email|phone)\b/iu.test(what)) return null;
  const date = /\b(?:dates?|day)\b/iu.test(what) ? ' asking for a date' : '';
  return [
    `${raise(told.slice(0, found.index))}.`,
    `${date === '' ? '' : `A form${date}.\n`}Part wanted: form.`,
  ];
};

const inBrackets = /^(?<head>what\s[^(),:]{3,40}|(?:the|our)\s[^(),:]{3,30})\s\((?<list>[^()]+)\)\.?$/iu;
const fewestInside = 3;
const mostInside = 8;
/** "what is in the hall (a stage, a kitchen with a hatch, tables for eighty)": a list under what it is of. */
export const listInBrackets = (
  told: string,
): { readonly label: string; readonly text: string; readonly rows: readonly string[] } | null => {
  const found = inBrackets.exec(told.trim())?.groups;
  const rows = partsAt(found?.['list'] ?? '', listMarks);
  const isList =
    found !== undefined &&
    rows.length >= fewestInside &&
    rows.every(
      (one) =>
        one.split(/\s+/u).length <= mostInside &&
        !/^(?:we|i|you|it|they|what|how|can|is|do|whether)\s|[£$€?]/iu.test(one),
    );
  return isList ? { label: raise(found['head'] ?? ''), text: '', rows: rows.map(raise) } : null;
};
