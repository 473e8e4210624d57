import { actParts } from './parts-by-title/acts';
import { countersAndLines } from './parts-by-title/counters-and-lines';
import { deskParts } from './parts-by-title/desks';
import { everydayParts } from './parts-by-title/everyday';
import { everywhereParts } from './parts-by-title/everywhere';
import { gatheringParts } from './parts-by-title/gatherings';
import { furtherParts } from './parts-by-title/further';
import { officeParts } from './parts-by-title/offices';
import { outingParts } from './parts-by-title/outings';
import { tableParts } from './parts-by-title/tables-and-shelves';
import { townParts } from './parts-by-title/towns';
import { tradeParts } from './parts-by-title/trades';

/** A part's entries: the words of its title, a line above them, and whether they follow one another. */
export type PartContent = {
  readonly of: RegExp;
  /** Words of the kinds that it is for; null for all. */
  readonly among: RegExp | null;
  readonly lede: string | null;
  readonly isSteps: boolean;
  readonly entries: readonly (readonly [title: string, text: string])[];
};

function readPart(block: string): PartContent {
  const [head = '', ...lines] = block.split('\n');
  const [, kinds, words = head] = /^\[([^\]]+)\] (.+)$/u.exec(head) ?? [];
  const entries = lines.filter((line) => /^[>-] /u.test(line));
  const first = lines[0];
  return {
    of: new RegExp(
      `^(?:(?:our|the|your|my)\\s)?(?:${words})(?:\\s(?:page|section|info|information))?$`,
      'iu',
    ),
    among: kinds ? new RegExp(kinds, 'iu') : null,
    lede: first !== undefined && !/^[>-] /u.test(first) ? first : null,
    isSteps: entries[0]?.startsWith('>') === true,
    entries: entries.map((line): readonly [string, string] => {
      const [title = '', text = ''] = line.slice(2).split(' | ');
      return [title, text];
    }),
  };
}

/** All that is kept of parts, those for some kinds first. Patterns cover a whole title, with "our", "the" or "your" before it. */
const partContents: readonly PartContent[] = [
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
]
  .flatMap((texts) => texts.trim().split(/\n\n+/u))
  .map(readPart)
  .toSorted((one, other) => Number(one.among === null) - Number(other.among === null));

// "Upcoming rehearsals", "offers for members": the thing is the same without its first word, or what comes after.
const before =
  /^(?:upcoming|latest|new|all|more|local|private|public|annual|weekly|monthly|daily|free|online|full|special|meet|view|see|browse|read|past|recent|future|other|various|popular|featured|current)\s/iu;
const behind =
  /\s(?:for|in|at|near|around|with|on)\s.+$|\s(?:details|overview|list|area|corner|hub|updates)$/iu;

/** What is kept of a part with this title on the site of such a business, told as its kind and noun ("event theatre"). */
export function findPartContent(title: string, business: string): PartContent | undefined {
  for (const words of [title, title.replace(behind, ''), title.replace(before, '')]) {
    const found = partContents.find(
      ({ of, among }) => of.test(words) && (among === null || among.test(business)),
    );
    if (found) return found;
  }
  return undefined;
}
