import type { ContentItem } from '../../content';
import { money, unit } from '../row-readers';
import { tidyRow, tidySentence } from '../tidy-words';
import { splitOutside } from '../part-sentences';
import { bareOf, linesOf, saidIn } from './units';

const worded =
  /^(.{2,60}?)(?:\s*[|:–—-]\s*|\s+)(free(?: of charge)?|by quotation|on request|price on application|POA|included|half price|from quote|(?<=\s(?:is|are)\s)nothing)$/iu;
const verb = /\s+(?:(?:is|are|costs?|start(?:s|ing)?|begins?|comes?)\s*(?:at|from|in at)?|at|for|=)$/iu;
const opening =
  /^(?:(?:and|also|then|plus|so|oh)\s+|(?:we|i)\s(?:also\s)?(?:do|charge|offer|sell|have|run|make)\s+|there(?:['’]s| is| are)\s+)+/iu;
const notThing =
  /^(?:if|when|you|your|we|i|it|they|that|this|he|she|until|after|before|because|from|to|with|and|or|for|each|every|minimum|deposit|balance|over|under\s£|all|both|most|some|please|no)\b|\b(?:raised|raising|grant|insurance|insured|turnover|funded|prize|saved|worth)\b/iu;
/** What only its forerunner tells of what: "full", "major", "A3". */
const needy =
  /^(?:full|half|major|minor|interim|small|medium|large|extra large|adults?|child(?:ren)?|famil(?:y|ies)|concessions?|members?|non-members?|students?|seniors?|juniors?|under[- ]?\d+s?|over[- ]?\d+s?|(?:half|full) day|double|single|twin|weekdays?|weekends?)$/iu;
const wordsIn = (text: string): number => text.split(/\s+/u).filter(Boolean).length;
const pricesOf = (text: string): RegExpExecArray[] => [...text.matchAll(money)] as RegExpExecArray[];

/** "Hygienist (30 minutes)": the name, and what its bracket adds. */
const named = (text: string): { title: string; note: string } => {
  const plain = bareOf(text.replace(opening, '').replace(/^[-–|]\s*/u, '')).replace(verb, '').replace(/[\s,:|–—-]+$/u, ''); // prettier-ignore
  // "Langdale – peat, wet bracken, smoke – 220g": the name, and what it is of.
  const [first = '', ...parts] = plain.split(/\s[–—-]\s/u);
  if (parts.length > 1 || parts.join('').includes(','))
    return { title: tidyRow(first), note: parts.join(', ') };
  const bracket = /^(.{2,60}?)\s*\(([^()]+)\)$/u.exec(plain);
  const aside = /^([^:]{2,50}):\s+(.{3,90})$/u.exec(bracket?.[1] ?? plain);
  return {
    title: tidyRow(
      (aside?.[1] ?? bracket?.[1] ?? plain).replace(/^(?:the|an?)\s/iu, '').replace(/\s[-–]\s/u, ' – '),
    ),
    note: [bracket?.[2], aside?.[2]].filter(Boolean).join(', '),
  };
};

const isSound = (title: string): boolean =>
  title !== '' &&
  !/n['’]t\b|\b(?:is|are|was|has|have|can|must|get|gets|which|who|that|then|free|usually|normally|typically|roughly)\b/iu.test(
    title,
  ) &&
  /\p{L}{2}|\d/u.test(title) &&
  wordsIn(title) <= 8 &&
  !notThing.test(title);

/** "Derwen (sleeps two, £85 a night)": the price stands behind the bracket that holds it with something else. */
const inside =
  /^(?<name>[^()]{2,60}?)\s\((?<before>[^()£$€]+?),\s(?<price>(?:from\s)?[£$€]\s?\d[^(),]*)(?:,\s(?<after>[^()]+))?\)[.\s]*$/u;
const outOfBrackets = (text: string): string => {
  const { name, before, price, after } = inside.exec(text)?.groups ?? {};
  return name === undefined || price === undefined
    ? text
    : `${name} (${[before, after].filter(Boolean).join(', ')}) ${price}`;
};

/** A thing with its price out of one part of a sentence or one line; null where that is not what it says. */
const pricedOf = (part: string): ContentItem | null => {
  const plain = outOfBrackets(bareOf(part.replace(/\*\*|`/gu, '').replace(/^[\s|]+|[\s|]+$/gu, '')));
  const prices = pricesOf(plain);
  const [first] = prices;
  if (!first) {
    const found = worded.exec(plain);
    if (!found) return null;
    const { title, note } = named(found[1] ?? '');
    const price = (found[2] ?? '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    return isSound(title) ? { title, price, ...(note ? { note: tidyRow(note) } : {}) } : null;
  }
  const before = plain.slice(0, first.index);
  const isLowest = /\b(?:start(?:s|ing)?|begins?)\s(?:at|from)\s*$|\bfrom\s*$/iu.test(before);
  const { title, note } = named(before.replace(/\bfrom\s*$/iu, ''));
  const lead = isLowest && !/^from/iu.test(first[0]) ? 'from ' : '';
  const end = first.index + first[0].length;
  const one = unit.exec(plain.slice(end))?.[0] ?? '';
  const term = one + (/^\s*per\b/iu.test(one) ? (/^\s*(?:per|a)\s\p{L}+/iu.exec(plain.slice(end + one.length))?.[0] ?? '') : ''); // prettier-ignore
  const after = plain
    .slice(end + term.length)
    .replace(/^[\s,;|–—-]+/u, '')
    .trim();
  // "£7 a class", "Costs £3 a session which includes tea": the unit says of what.
  const each =
    /^\s*(?:an?|per|each)\s(?!head\b|person\b|week\b|month\b|year\b|hour\b|day\b|night\b)(\p{L}{3,})$/iu.exec(
      term,
    )?.[1];
  if (each !== undefined && prices.length === 1 && /^(?:it\s|that\s)?(?:costs?|is)?\s*$/iu.test(before))
    return { title: tidyRow(each), price: first[0], ...(after === '' ? {} : { note: tidyRow(after) }) }; // prettier-ignore
  if (before.trim() === '') {
    // "£85 a month gets you ten hours a week": what it buys is its name.
    const bought =
      /^(?:gets (?:you|them)|gives you|buys (?:you)?|covers|includes|is)\s(?!for\b|an?\s(?:bargain|lot)\b)(.{6,70})$/iu.exec(
        after,
      )?.[1];
    if (bought !== undefined && term !== '' && prices.length === 1)
      return { title: tidyRow(bought), price: `${first[0]}${term}`.replace(/\s+/gu, ' ').trim() };
    // "£8 adults"
    const own = named(after.replace(/^(?:for|per)\s/iu, ''));
    return prices.length === 1 && isSound(own.title) && wordsIn(own.title) < 6 ? { title: own.title, price: `${first[0]}${term}`.trim(), ...(own.note ? { note: own.note } : {}) } : null; // prettier-ignore
  }
  if (!isSound(title) || /^(?:less|off|more|discount|pays? for)\b/iu.test(after)) return null;
  const told = `${first[0]}${term}`.replace(/\s+/gu, ' ').trim();
  // "£24, £30 and £38", "£320 each or £560 for two": several of one thing, told whole.
  const several = plain.slice(first.index).trim();
  if (prices.length > 1)
    return several.length <= 30
      ? { title, price: several, ...(note ? { note: tidyRow(note) } : {}) }
      : { title, price: `from ${told.replace(/^from\s/iu, '')}`, note: tidyRow([note, several].filter(Boolean).join('. ')) }; // prettier-ignore
  const more = after
    .replace(/^\s*(?::|[–—-]\s)\s*/u, '')
    .replace(/\s*\|\s*/gu, ', ')
    .replace(/^\((.*)\)$/u, '$1')
    .replace(/^(?:and|but)\s/iu, '');
  // "from £950 plus VAT and disbursements"
  if (/\bVAT$/iu.test(told) && /^and\s/iu.test(after)) return { title, price: `${lead}${told} ${after}`, ...(note ? { note: tidyRow(note) } : {}) }; // prettier-ignore
  // "£60 plus parts": no price without them.
  if (/^plus\s/iu.test(more) && wordsIn(more) < 5 && !/[£$€]/u.test(more)) return { title, price: `${lead}${told} ${more}`, ...(note ? { note: tidyRow(note) } : {}) }; // prettier-ignore
  const notes = [note, more].filter(Boolean).map(tidyRow);
  return { title, price: `${lead}${told}`, ...(notes.length > 0 ? { note: notes.join('. ') } : {}) };
};

/** The priced things of a sentence that lists them; null unless all its prices found their thing. */
const pricedParts = (sentence: string): { items: ContentItem[]; tail: string } | null => {
  const all = pricesOf(sentence).length;
  if (all === 0) return null;
  const parts = splitOutside(bareOf(sentence), 0, /[,;]\s+(?:and\s+|plus\s+|or\s+)?|\s[-–]\s(?=\p{Ll}+(?:,|$))|(?<=[£$€]\s?\d[^,;]{0,60})\s+and\s+(?=[^,£$€]{2,40}[£$€]\s?\d[^,]*$)/gu).map(({ text }) => text); // prettier-ignore
  const items: ContentItem[] = [];
  let prefix = '';
  let tail = '';
  for (const [at, part] of parts.entries()) {
    // "A4 £28, A3 £45, both on cotton paper, signed": of all of them.
    const after = parts.slice(at);
    if (
      items.length > 1 &&
      /^(?:both|all|each|every)\b/iu.test(part) &&
      after.every((one) => pricesOf(one).length === 0)
    ) {
      tail = tidySentence(after.join(', '));
      break;
    }
    const item = pricedOf(part);
    const last = items.at(-1);
    if (item) {
      // Of several things nobody knows whose the "under 18s" are.
      const isNeedy = needy.test(item.title) && prefix !== '' && (items.length === 1 || !/^(?:under|over)/iu.test(item.title)); // prettier-ignore
      const [head = ''] = item.title.split(' – ');
      if (!isNeedy) prefix = item.title.includes(' – ') ? head : items.length === 0 && !needy.test(item.title) ? item.title.replace(/\s(?:for|from)\s.*$/iu, '') : prefix; // prettier-ignore
      items.push(isNeedy ? { ...item, title: `${prefix}, ${item.title.toLowerCase()}` } : item);
    } else if (pricesOf(part).length > 0) return null;
    else if (last && wordsIn(part) <= 8 && !/^(?:both|all|each|every)\b/iu.test(part))
      items[items.length - 1] = { ...last, note: tidyRow([last.note, part].filter(Boolean).join(', ')) };
    else return null;
  }
  const told = items.reduce((sum, { title, price = '', note = '' }) => sum + pricesOf(`${title} ${price} ${note}`).length, 0); // prettier-ignore
  return items.length > 0 && told >= all ? { items, tail } : null;
};

/** "Puppy's first visit is £20, that's half an hour": one thing, its price, and what else its sentence says. */
const wholeOf = (sentence: string): ContentItem | null => {
  const parts = /^([^£$€]{3,70}?[£$€]\s?\d[\d.,]*\d?(?:\s(?:an?|per|each)\s?\p{L}*)?)(?:,\s+|\s+and\s+)(?=(?:that|it|you|i|we|but|which|just|they|the|a|including|for|with|plus)\b)(.+)$/iu.exec(bareOf(sentence)); // prettier-ignore
  const item = parts ? pricedOf(parts[1] ?? '') : null;
  if (!item || parts?.[2] === undefined || pricesOf(parts[2]).length > 0) return null;
  return { ...item, note: [item.note, tidySentence(parts[2])].filter(Boolean).join('. ') };
};

/** "It costs £420 a week from April to June, £560 in July and August and £350 in winter.": one thing whose price goes by the time of year. */
const byTime = (sentence: string): ContentItem[] | null => {
  const prices = pricesOf(sentence);
  const [first] = prices;
  if (!first || prices.length < 2 || !timed.test(sentence.slice(0, first.index))) return null;
  const items = prices.map((price, at): ContentItem | null => {
    const rest = bareOf(sentence.slice(price.index + price[0].length, prices[at + 1]?.index)).replace(/\s(?:and|or|but)$/iu, ''); // prettier-ignore
    const term = unit.exec(rest)?.[0] ?? '';
    const when = rest.slice(term.length).replace(/^[\s,]+|[\s,]+$/gu, '');
    return /^(?:in|from|during|between|for|on|at|over|until|all)\s/iu.test(when) && wordsIn(when) < 12
      ? {
          title: tidyRow(when.replace(/^(?:in|during)\s(?:the\s)?/iu, '')),
          price: `${price[0]}${term === '' ? '' : ` ${term.trim()}`}`.trim(),
        }
      : null;
  });
  return items.every((item) => item !== null) ? items : null;
};
const timed = /^(?:it|we|they|this|that|prices?|(?:the|a|our)\s(?:\p{L}+\s){0,2}?\p{L}+|hire|rent|stays?)(?:\s(?:costs?|is|are|charge|rents? for|lets? for|start at|starts at))?(?:\sfrom)?\s*$/iu; // prettier-ignore

const light = /^(?:gets?|gives?|buys|covers|starts?|begins?|costs?|from|also|charge|offer|sell|have|make|with|they|there|this|that|each|only|just|comes|plus)$/iu; // prettier-ignore
/** Whether the rows say each word of their sentence that counts. */
const isAll = (
  sentence: string,
  { items, tail }: { readonly items: readonly ContentItem[]; readonly tail: string },
): boolean => {
  const told = `${tail} ${items.map(({ title, price = '', note = '' }) => `${title} ${price} ${note}`).join(' ')}`.toLowerCase(); // prettier-ignore
  return [...sentence.toLowerCase().matchAll(/\p{L}{4,}|\d+|\b(?:not|no)\b/gu)].every(
    ([word]) => light.test(word) || told.includes(word),
  );
};

/** Whether each bracket of a row is closed where it was opened: "Busker (£35 a month – app)" is no row cut at its sum. */
const isBalanced = (item: ContentItem): boolean =>
  [item.title, item.note ?? ''].every(
    (text) => text.replace(/[^(]/gu, '').length === text.replace(/[^)]/gu, '').length,
  );

/** The priced things that a sentence tells, so that nothing of it is lost; null where it is better told as it is. */
export const pricedSentence = (sentence: string): { items: ContentItem[]; tail: string } | null => {
  const seasons = byTime(sentence);
  if (seasons) return { items: seasons, tail: '' };
  const whole = wholeOf(sentence);
  const found = whole ? { items: [whole], tail: '' } : pricedParts(sentence);
  return found && isAll(sentence, found) && found.items.every(isBalanced) ? found : null;
};

/** The rows of a price list, and the sentences beside them; null where a block is none. */
export const pricesIn = (raw: string): { items: ContentItem[]; rest: string[] } | null => {
  const lines = linesOf(raw).filter((line) => !/^[\s|:-]+$/u.test(line));
  const items: ContentItem[] = [];
  const rest: string[] = [];
  for (const line of lines) {
    const isRow = lines.length > 2 && pricesOf(line).length <= 1 && wordsIn(line) < 22;
    const item = isRow && !/[.!]\s+\p{Lu}/u.test(line) ? pricedOf(line) : null;
    if (item) {
      items.push(item);
      continue;
    }
    for (const sentence of saidIn(line)) {
      const found = pricedSentence(sentence);
      if (found) items.push(...found.items);
      const left = found ? found.tail : sentence;
      if (left !== '') rest.push(left);
    }
  }
  const isList =
    items.length > 1 && rest.filter((one) => pricesOf(one).length > 0).length * 2 <= items.length;
  return isList ? { items, rest } : null;
};
