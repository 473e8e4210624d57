import type { ContentItem } from '../../content';
import { splitOutside } from '../part-sentences';
import { tidySentence } from '../tidy-words';

const verb = String.raw`(?:is|was|has|does|did|can|will|used|learnt|learned|taught|teaches|makes|made|built|grew|came|began|left|won|runs|ran|leads|led|speaks|spoke|writes|wrote|keeps|kept|looks|works|worked|trained|joined|started|studied|spent|comes|takes|bakes|paints|plays|sings|cuts|drives|cooks|sews|mends|repairs|handles|answers|designs|fits|sells|grows|brews|knows|loves|likes|specialises|specializes|qualified|served|moved|lives|swims|rides|helps|cares|treats|sees)`;
const one = new RegExp(
  String.raw`^(?<who>(?:(?:Dr|Mrs?|Ms|Old|Young)\.?\s)?\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){0,2})\s(?<deed>${verb}\s.+)$`,
  'u',
);
const notName = /^(?:The|We|Our|It|They|There|He|She|You|This|That|Everyone|Everybody|Nobody|All|Each|Some|What|Who|Training|Work)\b/u; // prettier-ignore
const fewest = 2;

/** "Will learnt in Lyon, Mags was a nurse until 2015, and Fin is our apprentice": each with a sentence of their own; null for any other line. */
export const deedsIn = (line: string): ContentItem[] | null => {
  const parts = splitOutside(line.replace(/[.\s]+$/u, ''), 0, /[,;]\s+(?:and\s+)?(?=(?:(?:Dr|Mrs?|Ms|Old|Young)\.?\s)?\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){0,2}\s\p{Ll})|\sand\s(?=\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){0,2}\s(?:is|was|does|has|learnt|learned)\s)/gu); // prettier-ignore
  const people = parts.map(({ text }) => (notName.test(text) ? undefined : one.exec(text)?.groups));
  if (parts.length < fewest || people.some((person) => person === undefined)) return null;
  return people.map((person) => ({
    title: person?.['who'] ?? '',
    text: tidySentence((person?.['deed'] ?? '').replace(/^is\s/u, '')),
  }));
};
