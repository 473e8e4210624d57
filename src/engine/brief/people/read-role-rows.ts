import type { ListedItem, Slot } from '@/domain/site/brief';
import type { Reading } from '../reading';
import { lean } from '../words/lean-letters';

const least = 3;
const person = lean(
  /^(?<role>\p{L}[\p{L}'’/-]*(?:\s(?:of|and|&|\p{L}[\p{L}'’/-]*)){0,3})\s(?<name>\p{Lu}\p{Ll}+(?:['’-]\p{L}+)?\s(?:Mc|Mac|O['’])?\p{Lu}[\p{L}'’-]+)(?:\s\S{1,64}@\S{1,64}|\s0[\d ]{8,14})?$/u,
);
/** Words for what somebody does in a club, a parish or a team. */
const office =
  /\b(?:chair(?:man|woman|person)?|president|secretary|treasurer|captain|commodore|officer|lead|leader|head|principal|coach|manager|director|warden|steward|organi[sz]er|coordinator|co-ordinator|editor|registrar|trustee|welfare|safeguarding|safety|membership|training|bookings?|social|fixtures|grounds?|bar|website|press|publicity|events|youth|juniors|kit|vicar|curate|churchwarden|organist|verger|clerk|governor|owner|founder|chef|host|teacher|tutor|instructor|trainer|therapist|nurse|vet|receptionist|designer|engineer|producer|curator|librarian)\b/iu;

/**
 * "Commodore Helen Marsh, Training Principal Dev Patel, welfare officer Sue Kemp": three or more in a row, each an office and
 * two words in capitals. English prompts only.
 */
export function readRoleRows(reading: Reading): Slot<ListedItem>[] {
  if (reading.spoken !== 'en') return [];
  const found: Slot<ListedItem>[] = [];
  for (const { 0: sentence, index } of reading.prompt.matchAll(/[^.;:\n]+(?:\.(?=\S)[^.;:\n]+)*/gu)) {
    if (!sentence.includes(',')) continue;
    let at = index;
    const row = sentence.split(',').flatMap((piece): Slot<ListedItem>[] => {
      const start = at + piece.length - piece.trimStart().length;
      at += piece.length + 1;
      const text = piece.trim().replace(/^(?:and|our|the)\s/iu, '');
      const lead = piece.trim().length - text.length;
      const { role, name } = person.exec(text)?.groups ?? {};
      if (role === undefined || name === undefined || !office.test(role)) return [];
      const note = role.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
      const to = start + lead + text.indexOf(name) + name.length;
      return [{ value: { section: 'team', name, note }, spans: [{ start: start + lead, end: to }] }];
    });
    if (row.length >= least) found.push(...row);
  }
  return found;
}
