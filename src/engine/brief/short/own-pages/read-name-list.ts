/** A name of a list, with its place in the prompt. */
export type ListedName = {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** What stands behind it in brackets: "sleeps 4". */
  readonly note?: string;
};

const most = 12;
const mostWords = 6;
/** "What to do when a machine breaks": a question that a page answers is longer than a name. */
const mostAsked = 10;
const asks = /^(?:how|what|who|where|when|why|which)\s/iu;
/** What ends a list besides a full stop: what the site has as well, what things cost, how it looks. */
const over =
  /^(?:plus|as well|also|with|without|prices?|priced|each|contact|about|home|blog|faq|press|jobs|awards?|news|shop|gallery|map|reviews?|booking|enquir|an?\s|the\s+(?:look|style|colou?r)|in\s(?:a|dark|light)\b|dark|light|minimal|modern)\b/iu;
const inQuotes = /^['"“‘](?<name>[^'"”’\n]{2,60})['"”’]/u;
const plain = /^(?:(?!\sand\s|\s&\s|\splus\s)[^,;:.()\n'"“”]){2,60}/u;

/** Reads "A, B and C" from the beginning of a text, up to what is no name any more. `from` is where the text begins. */
export function readNameList(text: string, from: number): ListedName[] {
  const names: ListedName[] = [];
  let at = 0;
  let isLast = false;
  while (names.length < most) {
    const rest = text.slice(at);
    if (over.test(rest)) break;
    const quoted = inQuotes.exec(rest);
    const found = quoted ?? plain.exec(rest);
    const name = (quoted?.groups?.['name'] ?? found?.[0] ?? '').trim();
    if (!found || name === '' || name.split(/\s+/u).length > (asks.test(name) ? mostAsked : mostWords)) break;
    const start = from + at + found[0].indexOf(name);
    at += found[0].length;
    const aside = /^\s?\((?<note>[^()\n]{2,80})\)/u.exec(text.slice(at - (/\s$/u.test(found[0]) ? 1 : 0)));
    const note = aside?.groups?.['note'];
    // A list that stands in brackets itself ends with them.
    if (aside && note !== undefined) at += aside[0].length - (/\s$/u.test(found[0]) ? 1 : 0);
    names.push({ name, start, end: start + name.length, ...(note === undefined ? {} : { note }) });
    const next = /^\s?(?:,\s?(?:and\s|&\s)?|\sand\s|\s?&\s|\sand\s)/u.exec(
      text.slice(at - (aside ? 0 : /\s$/u.test(found[0]) ? 1 : 0)),
    );
    if (!next || isLast) break;
    // "payroll, bookkeeping and tax returns, Galway": what comes behind "and" is the last of them.
    isLast = /and|&/u.test(next[0]);
    at += next[0].length - (!aside && /\s$/u.test(found[0]) ? 1 : 0);
  }
  return names;
}
