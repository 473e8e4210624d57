import { findToldLists } from './find-told-lists';
import type { ListSort } from './list-sort';

/** An entry of a list told in prose, at the offset of the line that it is given. */
type Entry = {
  readonly title: string;
  readonly sort: ListSort;
  readonly text: string;
  readonly start: number;
};

/** A stretch of a prompt in which each label and each entry of such a list has a line of its own; no character moves. */
type Apart = {
  readonly text: string;
  readonly entries: ReadonlyMap<number, Entry>;
  /** Where lines begin that are the label of such a list. */
  readonly labels: ReadonlySet<number>;
  /** Where what follows such a list begins, and the heading that it is under. */
  readonly ends: ReadonlyMap<number, string | null>;
};

const longestWord = 240;

/** Breaks the lines of a stretch at the lists that stand within them. */
export const standApart = (prompt: string, from: number, to: number): Apart => {
  const letters = prompt.slice(from, to).split('');
  const entries = new Map<number, Entry>();
  const labels = new Set<number>();
  const ends = new Map<number, string | null>();
  /** Breaks the line in the space before a place; the place where the new line begins. */
  const breakBefore = (place: number): number => {
    let at = place - 1;
    while (at > from && !/\s/u.test(prompt.charAt(at))) at -= 1;
    while (at > from && /\s/u.test(prompt.charAt(at - 1)) && prompt.charAt(at) !== '\n') at -= 1;
    if (at <= from) return from;
    letters[at - from] = '\n';
    return at + 1;
  };
  for (const { title, sort, start, entries: own } of findToldLists(prompt)) {
    const last = own.at(-1);
    if (!last || start < from || last.start + last.text.length > to) continue;
    labels.add(breakBefore(start));
    for (const one of own) entries.set(breakBefore(one.start), { title, sort, ...one });
    const end = last.start + last.text.length;
    const rest = /^[.!;\s]*/u.exec(prompt.slice(end, to))?.[0] ?? '';
    if (rest.includes('\n') || end + rest.length >= to) continue;
    const line = prompt.slice(end + rest.length, to).split('\n', 1)[0] ?? '';
    // "What we make: …. You may buy by the case.": the few words that end such a paragraph are said of its list.
    // "Doors 7.30 everywhere, tickets £14.": of all its dates.
    const isOfDates = sort === 'event' && /^(?:doors|tickets|all|each|every|entry|admission|free)\b/iu.test(line) && line.length < longestWord; // prettier-ignore
    ends.set(
      breakBefore(end + rest.length),
      (sort === 'price' && line.length < longestWord) || isOfDates ? title : null,
    );
  }
  return { text: letters.join(''), entries, labels, ends };
};
