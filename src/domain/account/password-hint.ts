import { limits } from '../limits';

const triedFirst =
  /^(?:password|passwort|qwert[yz]|azerty|letmein|welcome|iloveyou|admin|abcdef|sitewright)[\w!.]{0,6}$/i;
const longCharacters = 14;
const variedCharacters = 8;

/** What to know about a new password while it is typed. Advice only: whatever is long enough is taken. */
export function passwordHint(password: string): string {
  const characters = [...password];
  const different = new Set(characters).size;
  if (characters.length < limits.passwordMinCharacters) {
    return `At least ${limits.passwordMinCharacters} characters. Three unrelated words are easy to keep and hard to guess.`;
  }
  if (triedFirst.test(password) || different < 5 || /^\d+$/.test(password)) {
    return 'Long enough, but among the first that anybody would try.';
  }
  return characters.length >= longCharacters && different >= variedCharacters
    ? 'Long and varied: hard to guess.'
    : 'Long enough. A longer one, such as three unrelated words, is harder to guess.';
}
