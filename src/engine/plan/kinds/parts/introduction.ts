import { isOrdinaryWord } from '../../../brief/words/correct-spelling';
import { portraitFor } from '../../../compose/art/first-names';
import type { Facts } from '../../content';

const ofFirms =
  /[&+\d@]|\b(?:and|the|of|by|at|for|in|photo\w*|pictures?|studios?|films?|media|works?|workshop|co|ltd|llc|inc|company|collective|house|shop|lab|group|partners|team|art|arts|design|designs|designers|makers?|press|audio|music|records|band|sounds?|ink|tattoos?|services?|consulting|agency|cv|portfolio)\b/iu;

/** Whether a name reads as that of one person: two or three words with capitals, none of them a firm's. */
export const isPerson = (name: string): boolean =>
  !ofFirms.test(name) &&
  /^\p{Lu}[\p{L}’'.-]*(?:\s(?:de|da|van|von|der|del|la|al|bin|\p{Lu}[\p{L}’'.-]*)){1,3}$/u.test(name);

// "Second Draft", "Blank Slate": words of the language, no person.
const isWordy = (name: string): boolean =>
  name.split(' ').every((word) => isOrdinaryWord(word.toLowerCase())) && portraitFor(name) === 'portrait';

/** "I am Ada Novak", and of a firm "I am the person behind Second Grain". */
export const introduction = ({ name, brief }: Facts): string => {
  const people = brief.items.filter(({ value }) => value.section === 'team' || value.section === 'teacher');
  const [only] = people;
  if (people.length === 1 && only && isPerson(only.value.name)) return `I am ${only.value.name}`;
  return brief.name === null || (isPerson(name) && !isWordy(name))
    ? `I am ${name}`
    : `I am the person behind ${name}`;
};
