import { foldText } from '../words/fold-text';
import type { AddName } from './list-name-candidates';
import type { Reading } from '../reading';

const mail = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}@[\p{L}\d.-]{1,90}\.\p{L}{2,20}/gu;
const run =
  /(?<![\p{L}'’-])\p{Lu}[\p{L}'’-]+(?:\s(?:&\s|and\s|of\s|the\s|de\s|van\s|von\s)?\p{Lu}[\p{L}'’-]+){1,3}/gu;

/** "Johanna Lind, change management, johanna@lind.example": words in capitals that make up the address are the name. */
export function addOfMail(reading: Reading, add: AddName): void {
  const addresses = [...reading.prompt.matchAll(mail)].map(([address]) => foldText(address));
  if (addresses.length === 0) return;
  for (const { 0: name, index } of reading.text.matchAll(run)) {
    const words = foldText(name)
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 2 && !/^(?:and|the|van|von)$/u.test(word));
    if (words.length < 2 || !addresses.some((address) => words.every((word) => address.includes(word))))
      continue;
    const from = reading.tokens.findIndex((token) => token.start === index);
    const to = reading.tokens.findIndex((token) => token.end === index + name.length) + 1;
    if (from >= 0 && to > from) add({ from, to }, 88, true);
  }
}
