import type { AppContext } from './app';
import { readSortedInto } from './read-sorted-into';
import { packingBasics, packingLists } from './packing-lists';
import { readStart } from './read-start';

/** Things to pack by trip, and the trips. */
export type Packing = { readonly trips: readonly string[]; readonly things: readonly { readonly text: string; readonly category: string }[] }; // prettier-ignore

/** What a packing list begins with for the trips that the prompt names, or for any; null for other lists and languages. */
export function readPacking({ brief, words }: AppContext): Packing | null {
  const isPacking = /\bpacking (?:lists?|checklists?|planner|generator|app)\b|\bwhat to pack\b/iu.test(
    brief.prompt,
  );
  // Whoever has categories of their own packs by those.
  if (/\bcategor/iu.test(brief.prompt) || readSortedInto(brief.prompt).length > 1) return null;
  if (!isPacking || words.language !== 'en' || readStart(brief).length > 0) return null;
  const named = packingLists.filter(([asked]) => asked.test(brief.prompt));
  const lists = named.length > 0 ? named : packingLists.slice(0, 3);
  const basics = 'Always';
  return {
    trips: [basics, ...lists.map(([, trip]) => trip)],
    things: [
      ...packingBasics.map((text) => ({ text, category: basics })),
      ...lists.flatMap(([, trip, things]) => things.map((text) => ({ text, category: trip }))),
    ],
  };
}
