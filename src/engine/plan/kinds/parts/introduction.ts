import type { Facts } from '../../content';

const ofFirms =
  /[&+\d@]|\b(?:and|the|of|by|at|for|in|photo\w*|pictures?|studios?|films?|media|works?|workshop|co|ltd|llc|inc|company|collective|house|shop|lab|group|partners|team|art|arts|design|designs|designers|makers?|press|audio|music|records|band|sounds?|ink|tattoos?|services?|consulting|agency|cv|portfolio)\b/iu;

/** Whether a name reads as that of one person: two or three words with capitals, none of them a firm's. */
export const isPerson = (name: string): boolean =>
  !ofFirms.test(name) &&
  /^\p{Lu}[\p{L}’'.-]*(?:\s(?:de|da|van|von|der|del|la|al|bin|\p{Lu}[\p{L}’'.-]*)){1,3}$/u.test(name);

/** "I am Ada Novak", and of a firm "I am the person behind Second Grain". */
export const introduction = ({ name, brief }: Facts): string =>
  brief.name === null || isPerson(name) ? `I am ${name}` : `I am the person behind ${name}`;
