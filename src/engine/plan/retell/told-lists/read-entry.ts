import { money, unit } from '../row-readers';
import type { Told } from '../row-readers';
import { splitOutside } from '../part-sentences';
import { tidyRow } from '../tidy-words';
import { slotEntry } from './slot-entry';
import { anyName, clock, date, day, labelledName, lowerPost, nameBehindVerb, nobody, wordsIn } from './list-sort'; // prettier-ignore

const strip = (text: string): string => text.trim().replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/gu, '');
const unstopped = (text: string): string => text.trim().replace(/[.\s]+$/u, '');
const withoutArticle = (text: string): string =>
  text.replace(/^(?:and\s)?(?:the|an?|our)\s(?=\p{Ll}|\p{L}.*\p{Lu}\p{L}+$)/u, '');
/** A bracket that holds all of a note says nothing more. */
const bare = (text: string): string =>
  strip(text)
    .replace(/^\(([^()]*)\)$/u, '$1')
    .trim();
const tell = (name: string, more: Omit<Told, 'name' | 'note'>, note: string): Told => {
  const said = bare(note.replace(/\(\s*[,;]?\s*\)/gu, '').replace(/\s+([,;)])/gu, '$1').replace(/([,;])(?:\s*[,;])+/gu, '$1').replace(/\(\s*[,;]\s*/gu, '(')); // prettier-ignore
  return { name: tidyRow(strip(name)), ...more, ...(said === '' ? {} : { note: tidyRow(said) }) };
};

/** The same for a thing, whose article says nothing. */
const told = (name: string, more: Omit<Told, 'name' | 'note'>, note: string): Told =>
  tell(strip(withoutArticle(strip(name))).replace(/^["“]([^"”]+)["”]$/u, '$1'), more, note);

const lead = /(?:^|\s)(?:is|are|costs?|(?:start|begin)s?(?:\sat)?|at|from|for|only)$/iu;
const ends =
  /,\s|:\s|\s\(|\s[–—-]\s|\s(?:is|are|costs?|sleeps|seats|holds|has|takes)\s|\s(?:(?:from|at|for)\s)?(?=[£$€₹]\s?\d)/u;

/** "Full planning from €6,500: venue search, suppliers": the price stands with the name, and what it is of behind. */
const pricedHead = (head: string | undefined, tail: string | undefined): Told | null => {
  if (head === undefined || tail === undefined) return null;
  const [sum, ...more] = [...head.matchAll(money)];
  if (!sum || more.length > 0 || sum.index < 3 || /[£$€]\s?\d/u.test(tail)) return null;
  const after = head.slice(sum.index + sum[0].length);
  const term = unit.exec(after)?.[0] ?? '';
  if (/\p{L}/u.test(after.slice(term.length)) || /\bup to\s*$/iu.test(head.slice(0, sum.index))) return null;
  const name = head.slice(0, sum.index).replace(/[\s(]+(?:at|is|costs?)?\s*\(?$/iu, '');
  return told(name, { price: `${sum[0]}${term}`.trim() }, tail);
};

const days = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?:\s(?:mornings?|afternoons?|evenings?|nights?))?`;
const hourOf = String.raw`\d{1,2}(?:[.:]\d\d)?\s?(?:am|pm)?`;
const tail = new RegExp(String.raw`^(.{3,}?)\s(?:on\s|every\s)?(${days}(?:(?:,\s|\s(?:and|to)\s|–)${days})*(?:,?\s${hourOf}(?:\s?(?:–|-|to|till|until)\s?${hourOf})?)?)$`, 'iu'); // prettier-ignore
/** "There's a hand building one on Thursdays 10 till 12": the name, and when it is. */
const namedOf = (raw: string): { name: string; when: string } => {
  const lead =
    /^(?:and\s)?there(?:['’]s|\sis|\sare)\s(?:also\s)?(?=(?:an?|the|some|two|three)\s)/iu.exec(
      raw.trim(),
    )?.[0] ?? '';
  const [, name = raw.trim().slice(lead.length), when = ''] = tail.exec(raw.trim().slice(lead.length)) ?? [];
  return { name: lead === '' ? name : name.replace(/\sone$/iu, ''), when };
};

/** "Beginners' wheel, six Tuesdays 7–9.30pm, £165, max 8 people": the name, its price, and all else that is said of it. */
export const pricedEntry = (entry: string): Told => {
  const text = unstopped(entry);
  // "Selling a house up to £400,000: £950": before the colon stands what it is.
  const [, head, tail] = /^([^:(]{3,70}):\s+(.+)$/u.exec(text) ?? [];
  const inHead = pricedHead(head, tail);
  if (inHead) return inHead;
  // 'for children "Skylark" by …': for whom stands with what else is said.
  const quoted = /^(for\s[\p{L}\s]{3,24}\s)?["“]([^"”]{2,80})["”]\s*/iu.exec(text);
  const cut = ends.exec(text);
  const { name, when } = namedOf(head ?? quoted?.[2] ?? text.slice(0, cut?.index ?? text.length));
  let rest = tail ?? text.slice(quoted?.[0].length ?? cut?.index ?? text.length);
  while (lead.test(strip(rest).split(/(?=[£$€₹])/u, 1)[0]?.trim() ?? '') && /^\W*(?:is|are|costs?|at|for|only)\s/iu.test(rest)) rest = rest.replace(/^\W*(?:is|are|costs?|at|for|only)\s+/iu, ''); // prettier-ignore
  rest = rest.replace(/^\s(?:is|are)\s/u, ' ');
  rest = bare(`${quoted?.[1] ?? ''}${when === '' ? '' : `${when}, `}${strip(rest)}`);
  const sums = [...rest.matchAll(money)].filter(({ index }) => !/\b(?:plus|extra|deposit|save|saves)\s(?:the\s)?$/iu.test(rest.slice(0, index))); // prettier-ignore
  const own = sums.filter(
    (one) => !/^\s(?:more|less|off|extra)\b/iu.test(rest.slice(one.index + one[0].length)),
  );
  const [first] = own;
  if (!first) {
    const free = /^(?:is |are )?free(?: of charge)?\b/iu.exec(rest);
    return free
      ? told(name, { price: 'Free' }, rest.slice(free[0].length).replace(/^\s*and\s/iu, ''))
      : /\d/u.test(rest)
        ? told(name, { price: rest }, '')
        : told(name, {}, rest);
  }
  if (own.length > 1) {
    const isShort = wordsIn(rest) < 9 && first.index === 0;
    if (isShort) return told(name, { price: rest }, '');
    const worth = (text: string): number => Number((/\d[\d,.]*/u.exec(text)?.[0] ?? '0').replace(/,/gu, ''));
    const lowest = own.reduce((one, other) => (worth(other[0]) < worth(one[0]) ? other : one));
    const per = unit.exec(rest.slice(lowest.index + lowest[0].length))?.[0] ?? '';
    return told(name, { price: `from ${lowest[0].replace(/^from\s/iu, '')}${per}`.trim() }, rest);
  }
  const after = rest.slice(first.index + first[0].length);
  const term = unit.exec(after)?.[0] ?? '';
  const before = strip(rest.slice(0, first.index)).replace(
    /(?:(?:^|[\s(])(?:is|are|costs?|at|for|only|and))+$/iu,
    '',
  );
  const behind = strip(after.slice(term.length)).replace(/^and\s/iu, '');
  const open = before.includes('(') && !before.includes(')') ? `${before}${behind === ')' ? ')' : `, ${behind}`}` : null; // prettier-ignore
  const note = open ?? [before, behind].filter(Boolean).join(', ');
  return told(name, { price: `${first[0]}${term}`.replace(/\s+/gu, ' ').trim() }, note);
};

const on = new RegExp(String.raw`^(?:on\s)?(${date})\s*[:,–—-]*\s*`, 'iu');
const inBrackets = new RegExp(String.raw`\((?:on\s)?(${date})(?:[,;]?\s*([^()]*))?\)`, 'iu');
const inside = new RegExp(String.raw`,?\s(?:(?:is\son|on|from)\s)?(${date})`, 'iu');
const hour = new RegExp(String.raw`^(?:(?:at|from|doors)\s)?${clock}(?:\s?(?:–|-|to|till|until)\s?${clock})?$`, 'iu'); // prettier-ignore
const timeIn = new RegExp(String.raw`\s?(?:\bat\s|\bfrom\s)?(${clock}(?:\s?(?:–|-|to|till|until)\s?${clock})?)`, 'iu'); // prettier-ignore

/** Parts of an entry at commas outside brackets. */
const atMarks = (text: string): string[] =>
  splitOutside(text, 0, /,\s+(?:and\s+)?/gu).map((part) => part.text);

/** "the Spring Supper (12 April, £35 a head)", "Saturday 21 March, 11am, storytime, free": what it is, when, and what else. */
export const datedEntry = (entry: string): Told => {
  const text = unstopped(entry);
  const first = on.exec(text);
  if (first) {
    const parts = atMarks(text.slice(first[0].length));
    const at = parts.findIndex((part) => hour.test(part));
    const others = parts.filter((_, nth) => nth !== at);
    const [name = '', ...more] = others.map((part, nth) =>
      nth === 0 ? part.replace(/^for\s(?:the\s)?/iu, '') : part,
    );
    const when = [first[1], at < 0 ? '' : parts[at]].filter(Boolean).join(', ');
    return told(name, { when: tidyRow(when) }, more.join(', '));
  }
  const bracket = inBrackets.exec(text);
  if (bracket) return told(text.slice(0, bracket.index), { when: tidyRow(bracket[1] ?? '') }, [bracket[2], strip(text.slice(bracket.index + bracket[0].length))].filter(Boolean).join(', ')); // prettier-ignore
  const later = inside.exec(text);
  const after = text.slice((later?.index ?? 0) + (later?.[0].length ?? 0));
  const time = new RegExp(String.raw`^\s(?:at|from)\s${clock}`, 'iu').exec(after)?.[0] ?? '';
  return told(text.slice(0, later?.index ?? 0), { when: tidyRow(`${later?.[1] ?? ''}${time}`) }, after.slice(time.length)); // prettier-ignore
};

/** "Shorts 1 at 11am", "yoga with Sal, 9.30am, £7": what it is, at what hour. */
const slotOf = (text: string, group: string): Told => {
  const found = timeIn.exec(text);
  if (!found) {
    const [name = '', ...more] = atMarks(text);
    return told(name, { group }, more.join(', '));
  }
  const left = `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`;
  const [name = '', ...more] = atMarks(strip(left)).filter(Boolean);
  // "opening night at 7.30pm in the Parish Hall": where it is.
  const place = new RegExp(String.raw`^(.+?)\s?(?:\bat\s)?${clock}\s((?:in|at)\s.+)$`, 'iu').exec(atMarks(text)[0] ?? ''); // prettier-ignore
  return place
    ? told(place[1] ?? '', { when: found[1] ?? '', group }, [place[2], ...more].join(', '))
    : told(name.replace(/^(?:is|are)\s/u, ''), { when: found[1] ?? '', group }, more.join(', '));
};

const timesIn = (text: string): number => text.match(new RegExp(`(?<![\\d.])${clock}`, 'giu'))?.length ?? 0;
const range = new RegExp(String.raw`${clock}\s?(?:–|-|to|till|until)\s?(?=${clock})`, 'giu');

/** What one day holds: "Saturday 22 May: Shorts 1 at 11am, Shorts 2 at 2pm" are two, "Monday – yoga, 9.30am, £7" is one. */
export const dayEntry = (entry: string): Told[] => {
  const text = unstopped(entry);
  const slots = slotEntry(text);
  if (slots) return slots;
  const head = on.exec(text) ?? new RegExp(String.raw`^(${day})\s*[:,–—-]*\s*`, 'iu').exec(text);
  const group = tidyRow((head?.[1] ?? '').replace(/^(?:on|every)\s/iu, ''));
  const rest = text.slice(head?.[0].length ?? 0);
  const single = rest.replace(range, 'to ');
  if (timesIn(single) < 2) return [slotOf(rest, group)];
  const held: string[] = [];
  for (const part of rest.split(/[,;]\s+(?:and\s+)?|\s+and\s+(?=[^,;]*\d)/u)) {
    const last = held.at(-1);
    const isWhole = last === undefined || (timesIn(part) > 0 && timesIn(last) > 0 && /\p{L}{3}/u.test(part.replace(new RegExp(clock, 'giu'), ''))); // prettier-ignore
    if (isWhole) held.push(part);
    else held[held.length - 1] = `${last}, ${part}`;
  }
  return held.map((slot) => slotOf(slot, group));
};

const nameFirst = new RegExp(String.raw`^(${anyName})(?:\s\(([^()]+)\))?(?:$|[,:]?\s(?:[–—-]\s)?(.*)$)`, 'u');
const nameLast = new RegExp(String.raw`^((?:(?:the|our|my|his|her|their)\s)?(?:\p{L}[\p{L}’'-]*\s){0,3}?\p{Ll}[\p{L}’'-]*),?\s(${anyName})(?:\s\(([^()]+)\))?(?:$|,?\s(.*)$)`, 'u'); // prettier-ignore
const ours = /^(?:the|our|my|in the|and)\s/iu;
const joined = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(', ');

/** "Ben Holroyd looks after runners", "critic Jon Parry from Sight & Sound": who, and all that is said of them as it was typed. */
export const personEntry = (entry: string): Told | null => {
  // "the Mayor of Tiverton ex officio": whoever holds the office.
  const [, holder, beside = ''] =
    /^(?:and\s)?the\s((?:Mayor|Vicar|Rector|Bishop|Dean|Warden|Provost|Lord Lieutenant)\sof\s\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)*),?\s?(.*)$/u.exec(
      unstopped(entry),
    ) ?? [];
  if (holder !== undefined)
    return { name: `The ${holder}`, ...(bare(beside) === '' ? {} : { note: bare(beside) }) };
  const plain = lowerPost(unstopped(entry).replace(/^and\s/iu, ''));
  const labelled = labelledName.exec(plain);
  const whom = personIn(labelled?.[2] ?? plain);
  if (!whom) return null;
  const note = bare(joined(labelled?.[1] === undefined ? undefined : tidyRow(labelled[1]), whom.note));
  return { name: tidyRow(strip(whom.name)), ...(note === '' ? {} : { note }) };
};

/** "site manager for Upper Field Derek Platts": the place belongs to the office. */
const placed =
  /^(\p{Ll}.*?\s(?:for|of)\s(?:the\s)?\p{Lu}\S*(?:\s\p{Lu}\S*)??)\s(\p{Lu}[\p{L}’'-]+\s\p{Lu}[\p{L}’'-]+)$/u;

const personIn = (text: string): { readonly name: string; readonly note: string } | null => {
  const held = placed.exec(text);
  if (held?.[1] !== undefined && held[2] !== undefined) return { name: held[2], note: tidyRow(held[1]) };
  const by = nameBehindVerb.exec(text);
  if (by?.[2] !== undefined && !nobody.test(by[2])) return { name: by[2], note: joined(tidyRow((by[1] ?? '').trim().replace(ours, '')), (by[3] ?? by[4])?.replace(/^who\s/iu, '').replace(/^\(([^()]+)\)$/u, '$1')) }; // prettier-ignore
  const first = nobody.test(text) ? null : nameFirst.exec(text);
  if (first?.[1] !== undefined) return { name: first[1], note: joined(first[2], first[3]?.replace(/^who\s(?:also\s)?\p{Ll}/u, (lead) => lead.slice(-1).toUpperCase()).replace(/^(?:is|are)\s(?:also\s)?/iu, '')) }; // prettier-ignore
  const last = nameLast.exec(text);
  if (last?.[2] === undefined || nobody.test(last[2])) return null;
  return {
    name: last[2],
    note: joined(tidyRow(last[1] ?? ''), last[3], last[4]?.replace(/^who\s(?:is\s)?/iu, '')),
  };
};

/** "16 years in Harrogate", "over 9,000 patients": the figure and what it counts. */
export const figureEntry = (entry: string): Told => {
  const text = unstopped(entry).replace(/^and\s/iu, '');
  const found = /^((?:(?:over|around|about|more than|nearly|almost|up to)\s)?[£$€]?\d[\d.,]*\d?\s?(?:%|million|m\b|k\b|\+)?)\s+(.+)$/iu.exec(text); // prettier-ignore
  return found ? { name: tidyRow(found[2] ?? '').replace(/^\p{Lu}(?=\p{Ll}+\s)/u, (letter) => letter.toLowerCase()), price: tidyRow(found[1] ?? '') } : { name: tidyRow(text) }; // prettier-ignore
};

/** "Minnows (4 to 6, first strokes)": a thing, and what its bracket says of it. */
export const thingEntry = (entry: string): Told => {
  const text = unstopped(entry).replace(/^and\s/iu, '');
  // "Messy Church on the last Friday, with tea": what it is, and when and how.
  const [, name, note] = /^([^()]{3,60}?)\s*\(([^()]+)\)$/u.exec(text) ?? (wordsIn(text) > 5 ? /^([^(),]{3,60}?)(?:,\s|\s(?=(?:on|at(?!\s(?:all|least|most|once|last|first|home)\b)|every|from|for)\s))(.+)$/u.exec(text) : null) ?? []; // prettier-ignore
  return name === undefined || note === undefined ? { name: tidyRow(text.replace(/^(?:an?)\s(?=\p{Ll})/u, '')) } : { name: tidyRow(name), note: tidyRow(note) }; // prettier-ignore
};
