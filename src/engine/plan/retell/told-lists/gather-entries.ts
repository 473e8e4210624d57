import type { Stretch } from '../part-sentences';

/** "the plant sale on 9 May and the flower and produce show on 15 August": parted at the "and" that has an entry on either side. */
const partPairs = (part: Stretch, isEntry: (text: string) => boolean): Stretch[] => {
  // "consultants Jude Okafor and Piotr Zielinski", "Churchwardens: Peter Lisle and Gillian Frost": both of them.
  if (/^(?:and\s)?(?:\p{L}+\s){0,2}\p{L}{3,}s:?\s\p{Lu}\p{L}+\s\p{Lu}[\p{L}’'-]+\sand\s\p{Lu}\p{L}+\s\p{Lu}[\p{L}’'-]+$/u.test(part.text)) return [part]; // prettier-ignore
  for (const { index, 0: mark } of part.text.matchAll(/\s+(?:and|plus)\s+/gu)) {
    const [before, after] = [part.text.slice(0, index), part.text.slice(index + mark.length)];
    const isOpen = (before.match(/\(/gu)?.length ?? 0) !== (before.match(/\)/gu)?.length ?? 0);
    if (isOpen || !isEntry(before) || !isEntry(after)) continue;
    return [{ text: before, start: part.start }, ...partPairs({ text: after, start: part.start + index + mark.length }, isEntry)]; // prettier-ignore
  }
  return [part];
};

/** Parts in which what is no entry of its own goes with the one before it; null where the first is none or too few are. */
export const gatherEntries = (
  parts: readonly Stretch[],
  text: string,
  from: number,
  isEntry: (text: string) => boolean,
  isWhole: ((text: string) => boolean) | null = isEntry,
): Stretch[] | null => {
  // prettier-ignore
  const entries: Stretch[] = [];
  for (const part of parts.flatMap((one) => (isWhole ? partPairs(one, isWhole) : [one]))) {
    const last = entries.at(-1);
    // "the shop dog, Biscuit": one, told at last by name.
    const isName = last !== undefined && /^(?:the|our|my|two|three)\s[\p{Ll}\s]+$/u.test(last.text) && /^\p{Lu}\p{L}+(?:\sand\s\p{Lu}\p{L}+)?$/u.test(part.text); // prettier-ignore
    if (isEntry(part.text) && !isName) entries.push(part);
    else if (last)
      entries[entries.length - 1] = { start: last.start, text: text.slice(last.start - from, part.start + part.text.length - from) }; // prettier-ignore
    else return null;
  }
  return entries.length > 1 ? entries : null;
};
