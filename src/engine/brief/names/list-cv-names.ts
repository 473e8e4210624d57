import type { AddName } from './list-name-candidates';
import type { Reading } from '../reading';

const opening =
  /^.{0,60}?\b(?:[Cc][Vv]|[Rr][ée]sum[ée]|[Cc]urriculum [Vv]itae)\b(?:\s(?:site|page|website|web page))?(?:\s(?:for|of)\s(?:an?\s)?(?:\p{Ll}[\p{Ll}-]+\s?){0,4})?\s?[:,–—-]?\s(?:(?:i['’]?m|i am|called|named)\s)?(?<name>\p{Lu}[\p{Ll}'’-]+(?:\s(?:de|van|von|der|den|al|el|bin|da|dos|di))*(?:\s\p{Lu}[\p{L}'’-]+){1,2})(?=[\s]*[,.;:\n]|\s\p{Ll}|$)/u;
const noPerson = /\b(?:College|University|School|Hospital|Ltd|GmbH|Inc|Institute|Academy)\b/u;

/** "my cv: Tom Reid, chef", "Resume site for a mechanical engineer, Priya Raman": whose life it is, right at the beginning. */
export function addOfCv(reading: Reading, add: AddName): void {
  const found = opening.exec(reading.text);
  const name = found?.groups?.['name'];
  if (!found || name === undefined || noPerson.test(name)) return;
  const start = found.index + found[0].lastIndexOf(name);
  const from = reading.tokens.findIndex((token) => token.start === start);
  const to = reading.tokens.findIndex((token) => token.end === start + name.length) + 1;
  if (from >= 0 && to > from) add({ from, to }, 93, true);
}
