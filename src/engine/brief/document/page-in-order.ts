import { formApart, listInBrackets, pricedRowsIn, thingsNamedIn } from './named-rows';
import { partsAt, withoutStop } from './prose-rows';
import { saidLarge } from './specified/said-large';
import { wantedIn, wantedLabel, wantedPart } from './wanted-parts';
import { raise } from './specified/element-rows';

const sentences =
  /(?<=[.!?]["”’)]*)(?<!\b(?:St|Dr|Mrs?|Ms|Prof|No|approx|incl|e\.g|i\.e|\p{Lu})\.)\s+(?=["“‘]?\p{Lu})/uy;
const wish = String.raw`(?:(?:please\s)?(?:show|have|put|add|list|give|explain|tell)\s|(?:comes?|goes|follows?)\s|there\s(?:should|could|must)\sbe\s|(?:i|we)(?:['’]d|\swould)?\s(?:like|want|need)\s(?:to\s(?:show|have|see|list|explain|tell|say|describe|present|mention)\s(?:people\s|visitors\s)?)?)?`;
const place = String.raw`(?:then|next|after that|after this|below (?:that|it|this)|under (?:that|it|this)|underneath|beneath (?:that|it)|followed by|further down|at the (?:very\s)?(?:bottom|end|foot|top)(?:\sof the page)?|finally|lastly|last|last of all|to (?:finish|end|close)(?: with)?|first(?: of all)?|in the middle)`;
const start = String.raw`(?:(?:the page|it|we|please)\s(?:should\s|must\s|could\s|would\s)?)?(?:begins?|starts?|opens?|(?:finish|end|close)(?:es|s)?)\s(?:off\s)?with|at the (?:very\s)?top`;
/** "Then what we do: …", "Begin with who we are", "At the bottom our hours". */
const opens = new RegExp(
  String.raw`^(?:and\s)?(?:(?:${place})[,:]?\s${wish}|(?:${start})[,:]?\s${wish})(?=\S)`,
  'iu',
);
const between = new RegExp(
  String.raw`(?:,|;|,?\sand)\s(?:and\s)?(?:${place}|finish(?:ing)? with|end(?:ing)? with)[,:]?\s${wish}(?=\S)`,
  'iuy',
);
const onePage = /\b(?:one|single)[- ]page(?:r)?\b|\bone long page\b|\ba single scroll\b/iu;
const pagesTold =
  /\bpages\s?(?:\([^()]*\)|are|needed|we (?:need|want)|should)?\s?:|\b(?:two|three|four|five|six|seven|\d)\s(?:\p{L}+\s)?pages\b/iu;
const fewestOrders = 3;
const fewestParts = 4;

/** "Dr. Nandakumar" as her whole name stands elsewhere, with what she is: "Dr. Priya Nandakumar, audiologist". */
const personIn = (name: string, whole: string): string | null => {
  const last = /\p{Lu}[\p{L}’'-]+$/u.exec(name)?.[0];
  if (last === undefined || !/^(?:(?:Dr|Mrs?|Ms)\.?\s)?\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?$/u.test(name)) return null; // prettier-ignore
  const found = new RegExp(
    String.raw`(?:\b(?:our|the|my)\s(?<role>\p{Ll}[\p{Ll}-]+(?:\s\p{Ll}+)?),?\s)?(?<who>(?:(?:Dr|Mrs?|Ms)\.?\s)?\p{Lu}[\p{L}’'-]+\s${last})(?!\p{L})`,
    'u',
  ).exec(whole)?.groups;
  const who = found?.['who'] ?? name;
  return found?.['role'] === undefined ? who : `${who}, ${found['role']}`;
};

/** Lines of the outline for one part of the page: what stands large, a list under its label, a part that is wanted. */
const lineOf = (word: string, title = ''): string =>
  `${wantedLabel}: ${word}${title === '' ? '' : ` (${title})`}.`;

const linesOf = (part: string, whole: string): readonly string[] => {
  const text = withoutStop(part);
  const large = /["“]/u.test(text) ? saidLarge(text) : null;
  if (large && large.said.length > 0) {
    const [line = ''] = large.said;
    const own = [line.replace(/^(?:Line|Subline): (?!["“])(.+)$/u, 'Headline: "$1"'), ...large.said.slice(1)];
    return [...own, ...(large.rest === '' ? [] : linesOf(large.rest, whole))];
  }
  const inside = listInBrackets(text);
  if (inside) return [`${inside.label}: ${inside.rows.join(', ')}.`];
  // "our five teachers, a weekly timetable, and prices in three tiers: Single $38, Ten $340": the last of them is told.
  const last =
    /^(?<before>[^:]+?),\s(?:and\s)?(?<label>(?:the\s|our\s)?[\p{L}\s]{4,40}):\s(?<list>[^:]+)$/u.exec(
      text,
    )?.groups;
  const rows = pricedRowsIn(last?.['list'] ?? '')?.rows;
  if (last && rows) {
    const own = partsAt(last['before'] ?? '', /,\s(?:and\s)?/uy).flatMap((one) => linesOf(one, whole));
    const label = raise(
      (last['label'] ?? '').replace(/^(?:the|our)\s|\sin\s\S+\s(?:tiers|levels|sizes)$/giu, ''),
    );
    if (own.length > 0) return [...own, `${label}: ${rows.join(', ')}.`];
  }
  const wanted = wantedIn(text);
  if (wanted)
    return [...inOneLine(wanted.wanted), ...(wanted.rest === '' ? [] : [`Good to know: ${wanted.rest}.`])];
  const about =
    /^(?:an?\s)?(?:\p{L}+\s)?(?:part|section|bit|paragraph|word|words|text|piece|block|page)\s(?:about|on)\s(?<who>(?:our\s|the\s|my\s)?(?:Dr\.\s|Mrs?\.\s)?[^,:.]{2,40}?)(?:\s(?:with|and)\s.*)?$/iu.exec(
      text,
    )?.groups?.['who'];
  if (about !== undefined) {
    const person = personIn(about, whole);
    return [person === null ? lineOf('about', /^(?:us|me)$/iu.test(about) ? `About ${about}` : raise(about)) : lineOf('team', person)]; // prettier-ignore
  }
  const [head = '', list = ''] = partsAt(text, /:\s/uy);
  if (list !== '' && head.length < 48) {
    const label = raise(
      head.replace(/^(?:an?|the|our|my)\s(?:\p{L}+\s(?:of|with)\s(?:the\s|our\s)?)?/iu, ''),
    );
    const rows = pricedRowsIn(list)?.rows ?? thingsNamedIn(list);
    return [`${label}: ${rows === null ? raise(list) : rows.join(', ')}.`];
  }
  const apart = formApart(text);
  if (apart) return [lineOf('form')];
  return wantedPart(text) ?? [];
};

/** "FAQ:" with its questions behind it. */
const inOneLine = (lines: readonly string[]): readonly string[] => {
  const at = lines.indexOf('FAQ:');
  if (at < 0) return lines;
  const rows = lines.slice(at + 1).filter((line) => line.startsWith('- '));
  return [
    ...lines.slice(0, at),
    `FAQ: ${rows.map((row) => row.slice(2)).join(' ')}`,
    ...lines.slice(at + 1 + rows.length),
  ];
};

/** Hours, ways to reach somebody, addresses: they are read where they stand. */
const reached =
  /\b(?:hours|map|phone|telephone|number|e-?mail|address|directions|how to find us|contact)\b/iu;

/**
 * A letter that goes through its only page from top to bottom ("Begin with …. Then what we do: …. At the bottom our hours") as the
 * list of its parts in that order. Another text as it stands.
 */
export const pageInOrder = (text: string): string => {
  if (pagesTold.test(text)) return text;
  const lines: string[] = [];
  const others: string[] = [];
  let orders = 0;
  for (const paragraph of text.split(/\n\s*\n/u)) {
    const left: string[] = [];
    for (const sentence of /\n/u.test(paragraph.trim()) ? [paragraph] : partsAt(paragraph, sentences)) {
      const parts = opens.test(sentence) ? partsAt(sentence.replace(opens, ''), between) : [];
      const own = parts.map((part) => linesOf(part, text));
      const isReach = parts.length === 1 && reached.test(sentence);
      if (parts.length > 0) orders += parts.length;
      // "…, and the areas I cover: Bath, Frome": a list of its own beside how to reach somebody.
      const told = isReach ? partsAt(sentence.replace(opens, ''), /,\s(?:and\s)?(?=(?:the|my|our)\s[^,:]{3,30}:\s)/uy).map((one, nth, all) => `${raise(one.replace(/^(?:the|my|our)\s(?=[^,:]{3,30}:\s)/u, ''))}${nth < all.length - 1 ? '.' : ''}`).join(' ') : sentence; // prettier-ignore
      if (parts.length === 0 || isReach || own.every((one) => one.length === 0)) left.push(told);
      else lines.push(...own.flat());
    }
    if (left.length > 0) others.push(left.join(' '));
  }
  const isOrdered = orders >= fewestOrders && lines.length >= fewestParts;
  if (!isOrdered || (!onePage.test(text) && orders < fewestOrders + 1)) return text;
  const list = lines.map((line, at) => `${at + 1}. ${line}`).join('\n');
  return `${others.join('\n\n')}\n\nSections of the page, in this order:\n${list}\n`;
};
