import { actParts } from '../parts-by-title/acts';
import { contentByShape } from '../parts-by-title/by-shape';
import { earsAndPages } from '../parts-by-title/ears-and-pages';
import { countersAndLines } from '../parts-by-title/counters-and-lines';
import { deskParts } from '../parts-by-title/desks';
import { everydayParts } from '../parts-by-title/everyday';
import { everywhereParts } from '../parts-by-title/everywhere';
import { gatheringParts } from '../parts-by-title/gatherings';
import { furtherParts } from '../parts-by-title/further';
import { partLines } from '../parts-by-title/lines';
import { lifeParts } from '../parts-by-title/lives';
import { officeParts } from '../parts-by-title/offices';
import { outingParts } from '../parts-by-title/outings';
import { pageParts } from '../parts-by-title/pages';
import { openingOf, readLooseParts, readParts } from '../parts-by-title/read-parts';
import { chapterContent } from './chapter-content';
import type { PartContent } from '../parts-by-title/read-parts';
import { racesAndRegisters } from '../parts-by-title/races-and-registers';
import { smallHouseParts } from '../parts-by-title/small-houses';
import { tableParts } from '../parts-by-title/tables-and-shelves';
import { topicParts } from '../parts-by-title/topics';
import { townParts } from '../parts-by-title/towns';
import { tradeParts } from '../parts-by-title/trades';

/** All that is kept of parts, those for some kinds first. Patterns cover a whole title, with "our", "the" or "your" before it. */
export const partContents: readonly PartContent[] = [
  lifeParts,
  earsAndPages,
  everywhereParts,
  furtherParts,
  gatheringParts,
  tradeParts,
  tableParts,
  deskParts,
  townParts,
  outingParts,
  officeParts,
  actParts,
  everydayParts,
  countersAndLines,
  smallHouseParts,
  racesAndRegisters,
]
  .flatMap(readParts)
  .toSorted((one, other) => Number(one.among === null) - Number(other.among === null));

// "Upcoming rehearsals", "offers for members": the thing is the same without its first word, or what comes after.
const before =
  /^(?:upcoming|latest|new|all|more|local|private|public|annual|weekly|monthly|daily|free|online|full|special|meet|view|see|browse|read|past|recent|future|other|various|popular|featured|current)\s/iu;
const behind =
  /\s(?:for|in|at|near|around|with|on)\s.+$|\s(?:details|overview|list|area|corner|hub|updates|checklist|table|chart|this (?:week|month|season|year)|right now|now|(?:19|20)\d\d)$/iu;

/** What is kept of a part with this title on the site of such a business, told as its kind and noun ("event theatre"). */
export function findPartContent(title: string, business: string): PartContent | undefined {
  if (business.endsWith(' guidebook')) return chapterContent(title);
  for (const words of [title, title.replace(behind, ''), title.replace(before, '')]) {
    const opening = openingOf(words);
    const found = partContents.find(
      ({ of, among, spelled }) =>
        spelled.includes(opening) && of.test(words) && (among === null || among.test(business)),
    );
    if (found) return found;
  }
  return contentByShape(title);
}

const withWord = (parts: readonly PartContent[], title: string): PartContent | undefined =>
  parts.find(({ of }) => of.test(title));

const lines = readLooseParts(partLines);
const pages = readLooseParts(pageParts);
const topics = readLooseParts(topicParts);

/** The line that a part may open with by the words in its title; undefined where none of them is known. */
export const findPartLine = (title: string): string | undefined => withWord(lines, title)?.lede ?? undefined;

/** What a page of its own may say by the words in its title. */
export const findPageContent = (title: string): PartContent | undefined => withWord(pages, title);

/** What a page of a handbook may say of its topic: of any topic there is something. */
export const findTopicContent = (title: string): PartContent | undefined => withWord(topics, title);
