import { splitOutside } from '../part-sentences';
import type { Stretch } from '../part-sentences';
import { gatherEntries } from './gather-entries';

const fullName = String.raw`\p{Lu}[\p{Ll}’'-]+\s(?:(?:de|van|von|la|le|bin|ap)\s)?\p{Lu}[\p{L}’'-]+`;
const task = String.raw`(?:is|are)\s(?:the|our|a|an|in|on|still|always|usually|also)|(?:does|runs|has|keeps|takes|brings|drives|serves)\s(?:the|our|all|most|care|on|a|an|been)|teaches|leads|plays|looks\safter|works|makes|bakes|cooks|handles|helps|manages|heads|answers|coaches|organi[sz]es|edits|sings|speciali[sz]es|sees|treats|cuts|fits|repairs|mends|designs|writes|chairs|orders|buys|sells|roasts|brews|grows|builds|paints|photographs|minds|the`;
const doing = new RegExp(String.raw`^(?:and\s)?(?:(?:my|our|her|his|their)\s(?:\p{Ll}+\s){1,3})?(${fullName})\s(?:${task})\s`, 'u'); // prettier-ignore
const ours = new RegExp(String.raw`^(?:Our|My)\s(?:\p{Ll}+\s){1,3}is\s(${fullName})(?:,|$)`, 'u');
const noPerson =
  /\s(?:Street|Road|Lane|Avenue|Hall|House|Park|Club|School|Church|Centre|Choir|Pool|Room|Cottage|Farm|Garden|Bridge|Festival|Course|Class|Tour|Walk|Hill|Bay|Beach|Inn|Arms|Trust|Council|Museum|Market|Company)$/u;
/** A sum, a year or what was long ago: told of something else, or a history. */
const other = /[£$€@:"“]|(?<!\d)(?:19|20)\d\d(?!\d)|\d{3}/u;

const tellsOfSomebody = (text: string): boolean => {
  const name = (doing.exec(text) ?? ours.exec(text.replace(/[.\s]+$/u, '')))?.[1];
  return name !== undefined && !noPerson.test(name);
};

const peopleOf = ({ text, start }: Stretch): readonly Stretch[] | null => {
  if (other.test(text)) return null;
  const parts = splitOutside(text.replace(/[.\s]+$/u, ''), start, /[,;]\s+(?:and\s+)?/gu);
  const several = gatherEntries(parts, text, start, tellsOfSomebody);
  return several ?? (tellsOfSomebody(text) ? [{ text, start }] : null);
};

const fewest = 3;

/** "Our leader is Una Munro. Davie Lamb plays the piano …": those whom sentences from one on tell of, under no label; null where they are too few. */
export const peopleAlone = (sentences: readonly Stretch[]): Stretch[] | null => {
  const people: Stretch[] = [];
  for (const sentence of sentences) {
    const own = peopleOf(sentence);
    if (!own) break;
    people.push(...own);
  }
  return people.length < fewest ? null : people;
};
