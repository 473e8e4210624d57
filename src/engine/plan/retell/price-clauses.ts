import { splitOutside } from './part-sentences';
import type { Told } from './row-readers';
import { tidyRow } from './tidy-words';

/** A priced thing of a sentence, and where in the sentence its clause stands. */
export type Priced = { readonly start: number; readonly end: number; readonly told: Told };

const amount = String.raw`(?:[£$€₹]|(?<!\p{L})Rs\.?\s?)\s?\d(?:[\d,.]*\d)?(?:\s?[–-]\s?[£$€]?\d[\d,.]*\d)?`;
const price = new RegExp(
  String.raw`(?:\b(?:from|about|around|roughly|approximately|nearly|almost|up to)\s){0,2}(?:between\s(${amount})\sand\s(${amount})|${amount})`,
  'giu',
);
const term =
  /^\s?(?:\/\s?\p{L}+|(?:a|an|per|each)\s(?:(?:half|full|\p{L}{3,}ed)\s)?\p{L}+|each(?:\sway)?|pp|pcm|pw|(?:\+|plus|ex|inc)\s?VAT)(?!\p{L})/iu;
const joints = /[,;:]\s+(?:(?:and|or|but|plus|then|while)\s+)?|\s+(?:and|or|plus|while|but)\s+/gu;
/** What parts a thing from what is told of it. */
const verb =
  /(?:^|\s)(?:(?:can|may) be (?:hired|rented|had|booked|bought)|must|can|may|will(?!\s(?:from\s)?[£$€])|costs?|is|are|was|starts?|begins?|comes?|takes?|lasts?|last|runs?|leaves|sails|meets?|needs?|teaches|pays?|includes?|covers?|sleeps|holds|seats|has|have|gives?|goes|go|(?:rent|hire|buy|share)s?(?=\s(?:an?|the)\s))(?=\s|$)/iu;
const hiring = /^\s?(?:can|may) be (?:hired|rented)/iu;
const opening =
  /^(?:(?:after|before) that|then|usually|normally|so|also|today|let people|there (?:is|are)|(?:we|i)\s(?:also\s)?(?:bake|sell|make|offer|run|hold|do|teach|stock|serve|charge|hire out|give|let|brew|cook|roast|grow|keep))\s+/iu;
const article = /^(?:the|an?|our)\s+/iu;
const behind = /\s+(?:at|for|from|of|only|just|to|in|on|too|also|as well)$/iu;
const dayFirst = /^((?:on|in|every)\s\p{L}+days?(?:\sonly)?)\s+(?=\p{L})/iu;
/** What no thing for sale is called. */
const unsound =
  /(?<!\p{L})(?:we|i|you|they|he|she|it|me|us|my|your|their|who|which|that|this|if|when|is|are|was|were|must|please|because|call|write|gets?|rest|pounds?|raised|fine|fined|minimum|maximum|deposits?|postage|delivery|parcels?|free|parking|car park|landing fees?|insurance|grants?|savings?|prize|invoice|discount|not|never|no)(?!\p{L})/iu;
const leading =
  /^(?:for|from|to|at|in|on|of|by|with|and|or|up|only|about|after|before|each|every|until|(?:hire|book|order|buy|pay|ring|call|add|bring|ask)(?!\sof))\s|^(?:less|more|off|extra|plus)$/iu;
const timely = /^(?:\d{1,2}(?:[.:]\d{2})?\s?(?:am|pm)?\s(?:to|until)\s|(?:two|three|four|five|six|seven|eight|nine|ten|\d+)\s(?:weeks?|days?|hours?|months?|sittings|sessions|evenings|minutes|nights)\b)|\b(?:january|february|march|april|may|june|july|august|september|october|november|december)(?=\s|$)|\d[ap]m\b/iu; // prettier-ignore
/** What only its sentence tells of what: "entry" to the open, "adults" on the cruise. */
const needy =
  /^(?:(?:entry|adults?|children|child|families|family|concessions?|members?|non-members?|students?|seniors?|juniors?|teams?|under[- ]\p{L}*\d*s?|half (?:hour|day)|full day|hour|day|small|medium|large|extra large)(?:\s(?!session|class|ticket|course|lesson|room|day)\p{L}+)?|(?:the\s)?(?:first|second|third|last) one)$/iu;
const longest = 8;

const wordsIn = (text: string): number => text.split(/\s+/u).filter(Boolean).length;
const bare = (text: string): string =>
  text.replace(/^[\s,;:]+|[\s,;:.]+$/gu, '').replace(/^\(([^()]+)\)$/u, '$1');

/** "the Puffin Landing lasts three hours": the thing, and the rest of its clause. */
export const partClause = (text: string): { thing: string; verb: string; rest: string } => {
  const plain = bare(text).replace(opening, '');
  const found = verb.exec(plain);
  return found
    ? {
        thing: plain.slice(0, found.index).trim(),
        verb: found[0].trim(),
        rest: plain.slice(found.index + found[0].length).trim(),
      }
    : { thing: plain, verb: '', rest: '' };
};

/** A thing's name without its article and the words that lead to its price. */
export const nameOf = (text: string): string => {
  let name = bare(text).replace(opening, '').replace(article, '');
  while (behind.test(name)) name = name.replace(behind, '');
  return tidyRow(name);
};

/** Whether a thing may be called so where it stands alone. */
export const isSound = (name: string): boolean =>
  name !== '' &&
  (/\p{L}{2}/u.test(name) || /^A\d$/u.test(name)) &&
  wordsIn(name) <= longest &&
  !unsound.test(name) &&
  !leading.test(name) &&
  !verb.test(name) &&
  !timely.test(name);

const isBalanced = (text: string): boolean =>
  (text.match(/\(/gu)?.length ?? 0) === (text.match(/\)/gu)?.length ?? 0) &&
  (text.match(/["“”]/gu)?.length ?? 0) % 2 === 0;

/** "a bread class for eight people" is in short a bread class. */
export const inShort = (thing: string): string => {
  const name = nameOf(thing);
  const short = name.replace(/\s(?:for|by|with|in|on|at|from)\s.*$/iu, '');
  return wordsIn(short) > 0 ? short : name;
};

type Clause = { readonly text: string; readonly start: number };

/** Where the clauses begin that follow the last price: "Students, carers and others" pay together. */
const headOf = (clauses: readonly Clause[], at: number): number => {
  let head = at;
  while (head > 0 && !/[£$€₹]\s?\d/u.test(clauses[head - 1]?.text ?? '')) head -= 1;
  return clauses[head]?.start ?? 0;
};

/** "rent a shelf and a key for £70": both of them; of a longer list nobody knows how many. */
const pairOf = (first: string, before: string, second: string): string => {
  const { thing, verb: told, rest } = partClause(first);
  if (/,\s$/u.test(before) && told === '' && !/[£$€₹\d]/u.test(before.slice(-30))) return '';
  const one = told === '' ? thing : /^(?:rents?|hires?|buys?|shares?|is|are)$/iu.test(told) ? rest : '';
  // "Lessons last an hour and singing £20": the second is a thing of its own.
  if (one === '') return nameOf(second);
  return `${nameOf(one)} and ${nameOf(second).replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`;
};

/** "for two adults and two children": one party. */
const together = /\b(?:for|of)\s(?:one|two|three|four|\d)\s\p{L}+\sand\s(?:one|two|three|four|\d)\s\p{L}+/giu;

/**
 * The things that a sentence prices, each under a name that stands alone: "Daycare is £28 a day, £18 for a half day"
 * gives "Daycare" and "Daycare, half day". What has no such name is left out: its sentence tells it better.
 */
export const pricedIn = (text: string): Priced[] => {
  // "between £950 and £1,600" has an "and" that parts nothing.
  const masked = text
    .replace(price, (found) => found.replace(/\sand\s/u, ' xxx '))
    .replace(together, (found) => found.replace(/\sand\s/u, ' xxx '));
  const clauses = splitOutside(masked, 0, joints).map(({ text: one, start }) => ({
    text: text.slice(start, start + one.length),
    start,
  }));
  const found: Priced[] = [];
  let subject: string | null = null;
  let priced: string | null = null;
  let waiting = '';
  // Whether the subject is what the sentence speaks of, and no priced thing before this one.
  let isTheme = false;
  for (const [at, clause] of clauses.entries()) {
    const prices = [...clause.text.matchAll(price)];
    const [first] = prices;
    if (!first) {
      const { thing, verb: told, rest: lasting } = partClause(clause.text);
      // "Follow-ups are 30 minutes and £45": how long stands with the price.
      waiting = /^(?:is|are|lasts?|takes?)$/iu.test(told) && /^(?:an?\s(?:half\s)?hour|\d+\s(?:min|hour)\p{L}*)\b/iu.test(lasting) ? bare(lasting) : ''; // prettier-ignore
      // "six weeks", "City & Guilds level 3" tell more of the same thing.
      if (told !== '' && thing !== '') {
        subject = isSound(inShort(thing)) ? inShort(thing) : null;
        isTheme = true;
        priced = null;
      } else if (told === '' && at === 0) {
        const isNamed = /^(?:\p{Lu}|an?\s|the\s|we\s|i\s)/iu.test(thing) && isSound(inShort(thing));
        subject = isNamed ? inShort(thing) : null;
        isTheme = true;
      } else if (/^(?:on\s\d|if|when|while|because)\b/iu.test(thing)) subject = null;
      continue;
    }
    if (prices.length > 1) continue;
    const before = bare(clause.text.slice(0, first.index));
    const tail = clause.text.slice(first.index + first[0].length);
    // "£10 keeps the heating on for an hour": what a gift does, and no price.
    if (before === '' && /^\s(?:keeps|buys|pays\sfor|feeds|funds|covers|provides|helps|trains|sends|heats|plants)\s/iu.test(tail)) continue; // prettier-ignore
    const unit = term.exec(tail)?.[0] ?? '';
    const more = clauses[at + 1];
    // "for one adult and one child": both of them.
    const isBoth = more !== undefined && tail.length > unit.length && /\sand\s$/u.test(text.slice(0, more.start)) && /^(?:one|two|three|four|an?)\s\p{L}+[.]?$/iu.test(more.text); // prettier-ignore
    const after = bare(tail.slice(unit.length) + (isBoth ? ` and ${more.text}` : ''));
    // "Students pay £5 less", "£15 pays for a lock": no price of theirs.
    if (/^(?:less|off|more|pays? for)\b/iu.test(after)) continue;
    const { thing, verb: told, rest } = partClause(before);
    const day = dayFirst.exec(thing)?.[1];
    // "leaves in June, July and August at £28": a month at the end of what was said of the subject.
    const isTime = subject !== null && /^(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?:\s(?:at|for|from))?$/iu.test(thing); // prettier-ignore
    const isWhole = thing !== '' && !isTime && !/^(?:at|for|from|only)$/iu.test(thing);
    const isPaid = /^pays?$/iu.test(told);
    const last = clauses[at - 1];
    const isPair = last !== undefined && /\sand\s$/u.test(text.slice(0, clause.start)) && !/[£$€₹]\s?\d/u.test(last.text); // prettier-ignore
    // "Cod or haddock £11.50": either of them.
    const isEither = last !== undefined && /\sor\s$/u.test(text.slice(0, clause.start)) && !/[£$€₹]\s?\d/u.test(last.text) && partClause(last.text).verb === '' && wordsIn(last.text) < 4; // prettier-ignore
    const hired = hiring.test(` ${told}`) ? ', to hire' : '';
    // "Students, carers and people on Universal Credit pay £7": all of them do.
    const own = isPaid
      ? nameOf(text.slice(headOf(clauses, at), clause.start) + thing)
      : isPair && isWhole && told === ''
        ? pairOf(last.text, text.slice(0, last.start), thing)
        : isEither && isWhole && told === ''
          ? `${nameOf(last.text)} or ${thing}`
          : nameOf(day ? thing.slice(day.length) : thing) + (isWhole ? hired : '');
    const next = clauses[at + 1];
    const isOneOfSome = next !== undefined && new RegExp(String.raw`^(?:${amount})`, 'u').test(next.text);
    const sort = nameOf(after.replace(/^(?:for|per)\s/iu, '')).replace(/^\p{Lu}(?=\p{Ll})/u, (letter) =>
      letter.toLowerCase(),
    );
    const qualified = (head: string): string => (sort === '' ? head : `${head}, ${sort}`);
    const isSort = /^(?:for\s)?(?:(?:an?|the)\s)?(?:\p{L}[\p{L}\d’'-]*)(?:\s[\p{L}\d’'-]+){0,3}$/iu.test(
      after,
    );
    let name: string;
    let notes: readonly string[];
    if (isWhole && needy.test(own)) {
      name = subject === null || !isTheme ? own : `${subject}, ${own.toLowerCase()}`;
      notes = [after];
    } else if (isWhole) {
      const isSplit = (isOneOfSome || /^(?:half|full)\s/iu.test(after)) && isSort;
      name = isSplit ? qualified(own) : own;
      notes = [day ?? '', hired ? '' : rest.replace(behind, '').replace(/^(?:at|for|from|about)$/iu, ''), isSplit ? '' : after]; // prettier-ignore
      subject = isSound(own) ? inShort(own) : null;
      isTheme = false;
      priced = null;
    } else {
      const isNew = priced !== subject && !(isSort && /^(?:for\s)?\p{L}/iu.test(after) && isOneOfSome);
      const isOther =
        isSort &&
        !/^(?:with|without|including|plus)\s/iu.test(after) &&
        after !== '' &&
        (!isNew || isOneOfSome || wordsIn(after) < 3);
      name = subject === null ? '' : isOther ? qualified(subject) : isNew ? subject : '';
      notes = isOther ? [] : [after];
    }
    if (subject !== null) priced = subject;
    // "Opening a door, after 8pm": the time tells which.
    const head = subject !== null && name.startsWith(`${subject}, `) ? subject : name;
    if (!isSound(head) || unsound.test(name) || wordsIn(name) > longest || !isBalanced(name)) continue;
    const lowest = /^(?:starts?|begins?)$/iu.test(told) || /\b(?:start|begin)s?\s(?:at|from)$/iu.test(before);
    const between = first[1] === undefined ? null : `${first[1]} to ${first[2] ?? ''}`;
    const cost =
      between ??
      first[0].replace(/(?<=^(?:from\s)?)(?:about|around|roughly|approximately|nearly|almost|up to)\s/iu, '');
    const shown = `${lowest && !/^from/iu.test(cost) ? 'from ' : ''}${cost}${unit}`.trim();
    const aside = /^(.{2,60}?)\s\(([^()]+)\)$/u.exec(name);
    const note = [aside?.[2] ?? '', isWhole ? '' : waiting, ...notes]
      .map(bare)
      .filter((one) => one !== '' && wordsIn(one) < 14 && isBalanced(one));
    waiting = '';
    if (/^[£$€]\s?0$/u.test(cost)) continue;
    found.push({
      start: clause.start,
      end: clause.start + clause.text.length,
      told: {
        name: aside?.[1] ?? name,
        price: shown,
        ...(note.length > 0 ? { note: tidyRow(note.join(', ')) } : {}),
      },
    });
  }
  // Two of one name: the sentence tells them apart.
  return found.filter((one) => found.filter(({ told }) => told.name === one.told.name).length === 1);
};
